// For visitors and players saving data nothing is fetched ahead: what a page has loaded is kept, the rest once requested.
import { cacheNames, type WorkboxPlugin } from 'workbox-core'
import { KEEP_ALL_FLAG } from '#src/lib/data-use.ts'
import { isOurs } from './ours.ts'
import { isHashedAsset } from './paths.ts'

export const canWait = (address: string) => isHashedAsset(new URL(address, location.origin).pathname)

/** From the browser's own cache or not at all. */
const without = (request: Request): Promise<Response | undefined> =>
  fetch(new Request(request.url, { cache: 'only-if-cached', mode: 'same-origin' })).then(
    async response => ((await isOurs(request.url, response)) ? response : undefined),
    () => undefined,
  )

const keep = async (address: string, response: Response) =>
  (await caches.open(cacheNames.precache)).put(address, response)

/** A hashed file is precached under its own address, so it may be added at any time. */
export const spareData: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cacheName, cachedResponse, request, event }) => {
    if (cachedResponse || event.type !== 'install' || !canWait(request.url)) return cachedResponse
    if (await caches.has(KEEP_ALL_FLAG)) return cachedResponse
    const had = await without(request)
    if (had) await (await caches.open(cacheName)).put(request.url, had.clone())
    // Workbox takes any response as a copy that need not be fetched.
    return had ?? new Response()
  },
  fetchDidSucceed: async ({ request, response, event }) => {
    // Not awaited: what this phone cannot keep must still reach the page.
    if (event.type === 'fetch' && canWait(request.url) && (await isOurs(request.url, response)))
      event.waitUntil(keep(request.url, response.clone()).catch(() => undefined))
    return response
  },
}
