// The two caches besides the precache, each with a name, a limit and an age.
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { keepsOnlyOurs } from './ours.ts'
import { isHashedAsset, isPublicRead } from './paths.ts'
import { copiesAreMarked, strangersGiveNoAnswer } from './plugins.ts'

const DAY = 86_400 // seconds

export const ASSETS = 'oriire-assets'

/** Chunks that are not precached; their names change with their content, so copies never go stale. */
export const keepAssets = () =>
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isHashedAsset(url.pathname),
    new CacheFirst({
      cacheName: ASSETS,
      plugins: [
        keepsOnlyOurs,
        new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true }),
      ],
    }),
  )

export const keepPublicReads = () =>
  registerRoute(
    ({ url, sameOrigin, request }) => sameOrigin && isPublicRead(request, url.pathname),
    new NetworkFirst({
      cacheName: 'oriire-public',
      networkTimeoutSeconds: 3,
      plugins: [
        keepsOnlyOurs,
        strangersGiveNoAnswer,
        copiesAreMarked,
        new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 7 * DAY, purgeOnQuotaError: true }),
      ],
    }),
  )
