// Keeps a cache small. Workbox's plugin for this records in a database when each copy was used: 2 KB of the worker.
import type { WorkboxPlugin } from 'workbox-core'

/** Removes the oldest copies beyond `most`. */
export const keepsFew = (most: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName)
    // In the order written; a rewritten one moves to the end.
    const copies = await cache.keys()
    for (const copy of copies.slice(0, -most)) await cache.delete(copy)
  },
})

/** When the copy was made, by this phone's clock in ms. */
const KEPT_AT = 'X-Kept-At'

/**
 * Uses no copy older than `age`, in seconds, by the service's clock and by the phone's own: on a phone whose clock is days
 * ahead every answer is too old as it comes.
 */
export const keepsYoung = (age: number): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response: { body, status, headers } }) => {
    const noted = new Headers(headers)
    noted.set(KEPT_AT, String(Date.now()))
    return new Response(body, { status, headers: noted })
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    const told = cachedResponse?.headers
    const byService = Date.now() - Date.parse(told?.get('date') ?? '')
    // Below zero, the clock was put right since: it says nothing.
    const byPhone = Date.now() - Number(told?.get(KEPT_AT))
    const isYoung = byPhone >= 0 && byPhone <= age * 1_000
    return byService > age * 1_000 && !isYoung ? null : cachedResponse
  },
})
