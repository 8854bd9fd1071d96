// A page lost a file of its version: refetch its pages, and drop cached scripts, one of which may be damaged.
// Scripts are fetched again on demand, mostly from the browser's own cache.
import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL } from 'workbox-precaching'
import { ASSETS } from './caches.ts'
import { isOurs } from './ours.ts'

const PAGES = ['/public-frame.html', '/frame.html', '/']

const renew = async () => {
  const cache = await caches.open(cacheNames.precache)
  for (const page of PAGES) {
    const key = getCacheKeyForURL(page)
    if (!key) continue
    const fresh = await fetch(page, { cache: 'no-cache' })
    if (!(await isOurs(key, fresh))) throw new Error(`The service answered ${fresh.status}`)
    await cache.put(key, fresh)
  }
  for (const request of await cache.keys()) if (request.url.endsWith('.js')) await cache.delete(request)
  await caches.delete(ASSETS)
}

/** Replies on the message's port once the pages are renewed; offline it stays silent and drops nothing. */
export const renewWhenFilesAreLost = (scope: ServiceWorkerGlobalScope) =>
  scope.addEventListener('message', event => {
    if ((event.data as { type?: unknown } | null)?.type !== 'FILE_LOST') return
    const answer = () => event.ports[0]?.postMessage('renewed')
    event.waitUntil(renew().then(answer, error => console.warn('The pages could not be renewed', error)))
  })
