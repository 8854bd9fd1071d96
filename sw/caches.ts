// The two caches beside the precache. Each has a name, a limit and an age.
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isHashedAsset, isPublicRead } from './paths.ts'

const DAY = 86_400 // seconds
const onlyGood = new CacheableResponsePlugin({ statuses: [200] })

/** A 5xx counts as no answer: the kept copy is better than the words of a proxy. */
export const serverErrorIsNoAnswer: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The service answered ${response.status}`)
    return response
  },
}

/** Chunks that were not kept from the start; their names change with their content, so a copy never ages. */
export const keepAssets = () =>
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isHashedAsset(url.pathname),
    new CacheFirst({
      cacheName: 'oriire-assets',
      plugins: [
        onlyGood,
        new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true }),
      ],
    }),
  )

/** A copy says that it is one, so that the app neither sets its clock by the copy's Date nor calls it fresh. */
export const copiesAreMarked: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return cachedResponse
    const headers = new Headers(cachedResponse.headers)
    headers.set('X-Kept', 'yes')
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers })
  },
}

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
