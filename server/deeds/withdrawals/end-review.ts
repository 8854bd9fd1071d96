import { setHeld, setReleased, type HoldReason } from '#server/db/queries/money/withdrawals.ts'
import type { Tx } from '#server/db/db.ts'
import { walletsOf } from '#server/ledger/transfers.ts'
import type { Settings } from '#server/settings.ts'
import { listWaits, longestOf } from './withdrawal-terms.ts'

interface Reviewed {
  id: string
  player_id: number
  hold_reason: HoldReason | null
}

export type WaitSettings = Pick<Settings, 'WITHDRAWAL_CHANGE_HOURS'>

/**
 * A person has looked at it: it goes out, unless money of a card in it, or a change of the account, has to wait longer than a
 * look takes.
 * @returns false if it is not held for that
 */
export const endReview = async (tx: Tx, settings: WaitSettings, it: Reviewed): Promise<boolean> => {
  if (!(await setReleased(tx, it.id, it.hold_reason))) return false
  const { winnings } = await walletsOf(tx, it.player_id)
  const wait = longestOf(await listWaits(tx, settings, it.player_id, winnings))
  if (wait) await setHeld(tx, it.id, wait.reason, wait.hours)
  return true
}
