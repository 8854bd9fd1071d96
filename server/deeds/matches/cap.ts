// The most one prediction pays: the rules' cap, or what the reserve allows.
import { MOST_PAID } from '#src/games/soccer-cash/rules.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { findHeld } from '#server/db/queries/buying/limits.ts'
import { RESERVE, shareOfForm } from '#server/deeds/limits/write-limits.ts'

/** One prediction may take at most this fraction (one in ten) of its form's share. */
const PREDICTIONS_SHARE = 10

/** Rounded down to one digit, so that it stays the same while the reserve moves a little. */
const stepped = (amount: Kobo): Kobo => {
  const step = kobo(10 ** Math.max(0, Math.floor(amount / 100).toString().length - 1))
  return Math.floor(amount / step) * step
}

const capWith = (reserve: Kobo): Kobo =>
  Math.min(MOST_PAID, stepped(shareOfForm(reserve) / PREDICTIONS_SHARE))

/** Of one prediction sold now, kobo. */
export const findCap = async (tx: Tx): Promise<Kobo> => capWith(await findHeld(tx, RESERVE))
