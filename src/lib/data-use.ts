// Data in a player's words and in the browser's measurements, for the page and for the worker.

/** Bytes that came over the network with these entries, headers included; what came from a copy has none. */
export const fetchedBytes = (entries: readonly PerformanceEntry[]): number =>
  entries.reduce((sum, entry) => sum + ((entry as { transferSize?: number }).transferSize ?? 0), 0)

/** As data plans count: in thousands. `38 KB`, `1.2 MB`. */
export const dataSize = (bytes: number): string => {
  const kilobytes = Math.round(bytes / 1_000)
  return kilobytes < 1_000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** A cache with nothing in it: while it is there, the worker fetches ahead nothing that can wait. */
export const LOW_DATA_FLAG = 'oriire-low-data'
