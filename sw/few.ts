// Keeps a cache small. Workbox has a plugin for it that notes in a database when a copy was used: 2 KB of the worker.
import type { WorkboxPlugin } from 'workbox-core'

/**
 * Of more copies than `most` those written first go, and none older than `age` is used.
 * @param age in seconds
 */
export const keepsFew = (most: number, age: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName)
    // In the order in which they were written; one written anew moves to the end.
    const copies = await cache.keys()
    for (const copy of copies.slice(0, -most)) await cache.delete(copy)
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    const writtenAt = Date.parse(cachedResponse?.headers.get('date') ?? '')
    return Date.now() - writtenAt > age * 1_000 ? null : cachedResponse
  },
})
