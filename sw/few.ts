// Keeps a cache small. Workbox's plugin for this records in a database when each copy was used: 2 KB of the worker.
import type { WorkboxPlugin } from 'workbox-core'

/**
 * Removes the oldest copies beyond `most`, and uses none older than `age`.
 * @param age in seconds
 */
export const keepsFew = (most: number, age: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName)
    // In the order written; a rewritten one moves to the end.
    const copies = await cache.keys()
    for (const copy of copies.slice(0, -most)) await cache.delete(copy)
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    const writtenAt = Date.parse(cachedResponse?.headers.get('date') ?? '')
    return Date.now() - writtenAt > age * 1_000 ? null : cachedResponse
  },
})
