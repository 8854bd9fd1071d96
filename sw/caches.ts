// The two caches beside the precache. Each has a name, a limit and an age.
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isHashedAsset, isPublicRead } from './paths.ts'
import { copiesAreMarked, serverErrorIsNoAnswer } from './plugins.ts'

const DAY = 86_400 // seconds

/** Chunks that were not kept from the start. */
export const ASSETS = 'oriire-assets'
const onlyGood = new CacheableResponsePlugin({ statuses: [200] })

/** Chunks that were not kept from the start; their names change with their content, so a copy never ages. */
export const keepAssets = () =>
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isHashedAsset(url.pathname),
    new CacheFirst({
      cacheName: ASSETS,
      plugins: [
        onlyGood,
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
        onlyGood,
        serverErrorIsNoAnswer,
        copiesAreMarked,
        new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 7 * DAY, purgeOnQuotaError: true }),
      ],
    }),
  )
