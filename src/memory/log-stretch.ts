// The stretch of the log that ends with an entry: searched for a second one of the same draw.
import { consistencyPath, logEntries } from '#src/api/log.ts'
import { stretchFrom, type Stretch } from '#src/draws/log-stretch.ts'
import type { Logged } from '#src/model/draws.ts'
import { stateOf } from './seen-log.ts'

/** How many entries before it are searched. */
const BEFORE = 300
const BYTES_OF_ENTRY = 320

export const stretchSize = (logged: Logged | null | undefined) => {
  const size = stateOf(logged?.checkpoint ?? '')?.size ?? 0
  const from = Math.max(0, (logged?.index ?? 0) - BEFORE)
  return { size, from, entries: size - from, bytes: (size - from) * BYTES_OF_ENTRY }
}

/**
 * @param onPage is told how many entries have come
 * @throws ApiError if the service cannot be reached
 */
export const loadStretch = async (
  logged: Logged | null | undefined,
  onPage?: (entries: number) => void,
): Promise<Stretch> => {
  const { size, from: wanted } = stretchSize(logged)
  const from = stretchFrom(wanted)
  const entries: string[] = []
  while (from + entries.length < size) {
    const more = await logEntries(from + entries.length)
    entries.push(...more.slice(0, size - from - entries.length))
    onPage?.(entries.length)
    if (more.length === 0) break
  }
  return { from, entries, path: from > 0 && from < size ? await consistencyPath(from, size) : [] }
}
