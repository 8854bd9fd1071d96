// Pages cannot see what the worker fetches, so the worker tells every open page how much it was.
import { fetchedBytes } from '#src/lib/data-use.ts'

interface Pages {
  matchAll(which: {
    type: 'window'
    includeUncontrolled: boolean
  }): Promise<readonly { postMessage(message: unknown): void }[]>
}

/** Call with what was fetched since the last call. */
export const tellPages =
  (clients: Pages) =>
  async (entries: readonly PerformanceEntry[]): Promise<void> => {
    const bytes = fetchedBytes(entries)
    if (bytes === 0) return
    // Before the first takeover, this worker does not control the page that installed it.
    for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a worker's pages are its own
      page.postMessage({ type: 'FETCHED', bytes })
  }

export const meterFetches = (scope: { clients: Pages }) => {
  if (typeof PerformanceObserver !== 'function') return
  const tell = tellPages(scope.clients)
  new PerformanceObserver(list => void tell(list.getEntries())).observe({ type: 'resource', buffered: true })
}
