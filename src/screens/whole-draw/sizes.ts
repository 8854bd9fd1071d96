// How much a whole draw has to load, shown before anyone starts.
import type { Batch } from '#src/model/draws.ts'
import { stateOf } from '#src/memory/seen-log.ts'

/** How many log entries before the seal are searched. */
const ENTRIES_BEFORE = 300
const BYTES_OF_TICKET = 46
const BYTES_OF_LINE = 15
const BYTES_OF_ENTRY = 320

export const sizesOf = (head: Batch['head']) => {
  const size = stateOf(head?.logged?.checkpoint ?? '')?.size ?? 0
  const from = Math.max(0, (head?.logged?.index ?? 0) - ENTRIES_BEFORE)
  const [tickets, lines, entries] = [head?.head.size ?? 0, head?.head.lines ?? 0, size - from]
  return {
    tickets,
    entries,
    from,
    bytes: tickets * BYTES_OF_TICKET + lines * BYTES_OF_LINE + entries * BYTES_OF_ENTRY,
  }
}
