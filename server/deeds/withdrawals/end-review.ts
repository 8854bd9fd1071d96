import { insertMoneyAlert } from '#server/db/queries/alerts/alerts.ts'
import { findDebt } from '#server/db/queries/money/debts.ts'
import { openCase } from '#server/db/queries/money/payout-attempts.ts'
import {
  lockWithdrawer,
  setHeld,
  setReleased,
  type WithdrawalRow,
} from '#server/db/queries/money/withdrawals.ts'
import type { Tx } from '#server/db/db.ts'
import { walletsOf } from '#server/ledger/transfers.ts'
import type { Settings } from '#server/settings.ts'
import { documentWait, listWaits, longestOf, TAKEN_BACK } from './withdrawal-terms.ts'

export type WaitSettings = Pick<
  Settings,
  'WITHDRAWAL_CHANGE_HOURS' | 'WITHDRAWAL_DOCUMENT_ABOVE' | 'IDENTITY_DOCUMENT_MONTHS'
>

/** Of a withdrawal that is reserved. @returns false if its case is open already */
export const holdForDebt = async (tx: Tx, id: string): Promise<boolean> => {
  await setHeld(tx, id, TAKEN_BACK.reason, TAKEN_BACK.hours)
  return openCase(tx, id, 'hold-over', 'A payment of its player was taken back')
}

/**
 * A person has looked at it: it goes out, unless the document for its amount is missing, a payment was taken back, or card
 * money in it or an account change has to wait longer than that.
 * @returns false if it is not held for that
 */
export const endReview = async (
  tx: Tx,
  settings: WaitSettings,
  { id, player_id: playerId, amount, hold_reason: reason }: WithdrawalRow,
): Promise<boolean> => {
  if (!(await setReleased(tx, id, reason))) return false
  await lockWithdrawer(tx, playerId)
  const { winnings } = await walletsOf(tx, playerId)
  const wait =
    (await documentWait(tx, settings, playerId, amount)) ??
    ((await findDebt(tx, playerId)) > 0 ? TAKEN_BACK : undefined) ??
    longestOf(await listWaits(tx, settings, playerId, winnings))
  if (wait === TAKEN_BACK) await holdForDebt(tx, id)
  else if (wait) await setHeld(tx, id, wait.reason, wait.hours)
  if (wait?.reason === 'identity')
    await insertMoneyAlert(tx, { reference: `${id}-document`, playerId, document: 'needed' })
  return true
}
