// Browsers may evict single copies, and a page may have dropped damaged ones: refetches missing precached
// files, a while after a page was opened so as not to slow it down. Fetches all at once when this phone begins to play.
import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL, type PrecacheEntry } from 'workbox-precaching'
import { KEEP_ALL, KEEP_ALL_FLAG } from '#src/lib/data-use.ts'
import { canWait } from './low-data.ts'
import { isOurs, makeIsOfBuild } from './ours.ts'
import { urlOf } from './precache.ts'

const LATER = 5_000 // ms

const fetchMissing = async (urls: string[]) => {
  const isOfBuild = makeIsOfBuild(urls)
  const cache = await caches.open(cacheNames.precache)
  const all = await caches.has(KEEP_ALL_FLAG)
  const there = new Set((await cache.keys()).map(request => request.url))
  for (const url of urls) {
    const key = getCacheKeyForURL(url)
    if (!key || there.has(key) || (!all && canWait(key))) continue
    // A file the service no longer has belongs to a version about to be replaced.
    const found = await fetch(url).catch(() => undefined)
    if (!found) return
    if ((await isOurs(key, found)) && (await isOfBuild(key, found))) await cache.put(key, found)
  }
}

/** Looks once per worker lifetime, which ends after half a minute of idling. */
export const healAfterOpening = (scope: ServiceWorkerGlobalScope, entries: (PrecacheEntry | string)[]) => {
  const urls = entries.map(urlOf)
  let looked = false
  scope.addEventListener('fetch', event => {
    if (looked || event.request.mode !== 'navigate') return
    looked = true
    const later = new Promise(resolve => setTimeout(resolve, LATER))
    event.waitUntil(later.then(() => fetchMissing(urls)).catch(() => undefined))
  })
  scope.addEventListener('message', event => {
    if ((event.data as { type?: unknown } | null)?.type === KEEP_ALL)
      event.waitUntil(fetchMissing(urls).catch(() => undefined))
  })
}
