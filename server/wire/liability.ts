import { hex } from '#src/lib/bytes.ts'
import type { Leaf } from '#server/db/queries/log/liabilities.ts'

/** As stored in the tree; on the wire only its player sees it. */
export const liabilityOf = (night: string, it: Leaf) => ({
  night,
  phone: it.phone,
  play: it.play,
  bonus: it.bonus,
  winnings: it.winnings,
  leaving: it.leaving,
  stakes: it.stakes,
  prizes: it.prizes,
  nonce: hex(it.nonce),
})
