// The two caches besides the precache, each with a name and a limit.
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { keepsFew, keepsYoung } from './few.ts'
import { keepsOnlyOurs } from './ours.ts'
import { isHashedAsset, isPublicRead } from './paths.ts'
import { copiesAreMarked, strangersGiveNoAnswer } from './plugins.ts'

const WEEK = 7 * 86_400 // seconds

export const ASSETS = 'oriire-assets'
const PUBLIC = 'oriire-public'

/** They make room for what the app cannot do without. */
const clearWhenFull = (name: string) => registerQuotaErrorCallback(() => caches.delete(name))

/** Chunks that are not precached; their names change with their content, so copies never go stale. */
export const keepAssets = () => {
  clearWhenFull(ASSETS)
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isHashedAsset(url.pathname),
    new CacheFirst({
      cacheName: ASSETS,
      plugins: [keepsOnlyOurs, keepsFew(120)],
    }),
  )
}

export const keepPublicReads = () => {
  clearWhenFull(PUBLIC)
  registerRoute(
    ({ url, sameOrigin, request }) => sameOrigin && isPublicRead(request, url.pathname),
    new NetworkFirst({
      cacheName: PUBLIC,
      networkTimeoutSeconds: 3,
      plugins: [keepsOnlyOurs, strangersGiveNoAnswer, copiesAreMarked, keepsFew(150), keepsYoung(WEEK)],
    }),
  )
}
