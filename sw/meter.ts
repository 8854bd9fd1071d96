// What the worker fetches the page cannot see: the worker tells every open page how much it was.
import { fetchedBytes } from '#src/lib/data-use.ts'

/** Called with the bytes of what was fetched since the last call. */
export const tellPages =
  (clients: Pick<Clients, 'matchAll'>) =>
  async (entries: readonly PerformanceEntry[]): Promise<void> => {
    const bytes = fetchedBytes(entries)
    if (bytes === 0) return
    // Before the first takeover the page that installed this worker is not controlled by it.
    for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a worker's pages are its own
      page.postMessage({ type: 'FETCHED', bytes })
  }

export const meterFetches = (scope: ServiceWorkerGlobalScope) => {
  if (typeof PerformanceObserver !== 'function') return
  const tell = tellPages(scope.clients)
  new PerformanceObserver(list => void tell(list.getEntries())).observe({ type: 'resource', buffered: true })
}
