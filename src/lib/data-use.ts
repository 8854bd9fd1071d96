// Data use as players and browsers measure it, for both page and worker.

/** Bytes these entries cost on the network, headers included; cached ones count zero. */
export const fetchedBytes = (entries: readonly PerformanceEntry[]): number =>
  entries.reduce((sum, entry) => sum + ((entry as { transferSize?: number }).transferSize ?? 0), 0)

/** `38 KB`, `1.2 MB`: in thousands, as data plans count. */
export const dataSize = (bytes: number): string => {
  const kilobytes = Math.round(bytes / 1_000)
  return kilobytes < 1_000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** An empty cache used as a flag: while it exists, the worker keeps every screen, not only those that were opened. */
export const KEEP_ALL_FLAG = 'oriire-keep-all'

/** Type of the page's message telling the worker that the flag is set. */
export const KEEP_ALL = 'KEEP_ALL'
