// A payment reversed after its credit: asks the provider how much is gone and adjusts the ledger.
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import { insertMoneyAlert } from '#server/db/queries/alerts/alerts.ts'
import { listPayingDebtors } from '#server/db/queries/money/debts.ts'
import {
  findTopUp,
  lockTopUp,
  markSuspect,
  setTakenBack,
  type TopUpRow,
} from '#server/db/queries/money/top-ups.ts'
import { lockWithdrawer } from '#server/db/queries/money/withdrawals.ts'
import { giveBackTaken, payDebt, takeBack } from '#server/ledger/take-back.ts'
import type { TakenBack } from '#server/ports/ports.ts'
import { strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'

const HOUR = 3_600 // seconds

const tellOfIt = (tx: Tx, { reference, player_id: playerId, take_backs: n }: TopUpRow, change: Kobo) => {
  const takenBack = change > 0 ? 'gone' : 'back'
  return insertMoneyAlert(tx, { reference: `${reference}-${n}`, playerId, takenBack })
}

/**
 * @param asked the row as it was before the provider was asked: if it has changed since, the answer may be out of date,
 *   and shows only that somebody must ask again
 */
const follow = ({ db }: Service, asked: TopUpRow, askedAt: Date, { amount, isFinal }: TakenBack) =>
  db.tx(async tx => {
    const { reference } = asked
    const row = (await lockTopUp(tx, reference))!
    if (row.take_backs !== asked.take_backs) {
      await markSuspect(tx, reference)
      return 0
    }
    // A withdrawal judged meanwhile would find neither the debt nor the card money that it comes of.
    await lockWithdrawer(tx, row.player_id)
    const gone = Math.min(amount, row.amount)
    const change = gone - row.taken_back
    const cause = `${reference}/${row.take_backs}`
    if (change > 0) await takeBack(tx, row.player_id, change, cause)
    if (change < 0) await giveBackTaken(tx, row.player_id, -change, cause)
    if (change !== 0) await tellOfIt(tx, row, change)
    const message =
      gone > 0
        ? `${formatMoney(gone)} of this payment was taken back by your bank${isFinal ? '' : ', which has yet to decide'}`
        : 'Your bank has given this payment back to us'
    await setTakenBack(tx, reference, {
      gone,
      message: change === 0 ? row.message : message,
      again: isFinal ? null : HOUR,
      askedAt,
    })
    return change
  })

/** @throws if the provider does not answer; nothing has changed then, and the reconciliation asks again */
export const followTakeBacks = async (service: Service, reference: string): Promise<void> => {
  const row = await findTopUp(service.db, reference)
  if (row?.state !== 'credited') return
  const askedAt = new Date(await findClock(service.db))
  const taken = await service.ports.payments.takenBack(reference)
  const change = await follow(service, row, askedAt, taken)
  if (change) service.log.error({ reference, change, taken }, 'a payment was taken back or given back')
}

/** Pays debts from whatever has reached the debtor's play wallet. */
export const payDebts = async ({ db }: Service, sweep = strictly): Promise<void> => {
  for (const { id } of await listPayingDebtors(db, 100))
    await sweep.one(id, () => db.tx(tx => payDebt(tx, id)))
}
