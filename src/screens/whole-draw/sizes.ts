// How much a whole draw has to load, shown before anyone starts.
import { stretchSize } from '#src/memory/log-stretch.ts'
import type { Batch } from '#src/model/draws.ts'

const BYTES_OF_TICKET = 46
const BYTES_OF_LINE = 15

export const sizesOf = (head: Batch['head']) => {
  const { entries, bytes } = stretchSize(head?.logged)
  const [tickets, lines] = [head?.head.size ?? 0, head?.head.lines ?? 0]
  return { tickets, entries, bytes: bytes + tickets * BYTES_OF_TICKET + lines * BYTES_OF_LINE }
}
