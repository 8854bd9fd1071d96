import { findSlip, type SlipRow } from '#server/db/queries/buying/slips.ts'
import type { Tx } from '#server/db/db.ts'
import { Refusal } from '#server/lib/refusal.ts'

/** @throws Refusal slip-unknown, also for another player's, slip-paid */
export const unpaidSlip = async (tx: Tx, playerId: number, slipId: string): Promise<SlipRow> => {
  const slip = await findSlip(tx, playerId, slipId)
  if (!slip || slip.state === 'dropped') throw new Refusal('slip-unknown')
  if (slip.state === 'paid') throw new Refusal('slip-paid')
  return slip
}
