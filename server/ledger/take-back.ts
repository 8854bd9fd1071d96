// A payer's bank reverses a top-up: we take what the play wallet holds, and the player owes the rest.
import type { Kobo } from '#src/lib/money.ts'
import { changeDebt, lockDebt, openOwed, owedCode } from '#server/db/queries/money/debts.ts'
import type { Tx } from '#server/db/db.ts'
import { post, walletCode, walletsOf } from './transfers.ts'

const CARD = 'clearing:card'

/** @param cause of this reversal, unique in the ledger */
export const takeBack = async (tx: Tx, playerId: number, amount: Kobo, cause: string): Promise<void> => {
  const { play } = await walletsOf(tx, playerId)
  const there = Math.min(play, amount)
  await openOwed(tx, playerId)
  await post(tx, [
    { debit: walletCode(playerId, 'play'), credit: CARD, amount: there, kind: 'take-back', cause },
    { debit: owedCode(playerId), credit: CARD, amount: amount - there, kind: 'take-back-owed', cause },
  ])
  if (amount > there) await changeDebt(tx, playerId, amount - there)
}

/** A reversal is undone: the money first pays off any debt. */
export const giveBackTaken = async (tx: Tx, playerId: number, amount: Kobo, cause: string): Promise<void> => {
  const owed = Math.min((await lockDebt(tx, playerId))?.amount ?? 0, amount)
  await post(tx, [
    { debit: CARD, credit: owedCode(playerId), amount: owed, kind: 'returned-owed', cause },
    { debit: CARD, credit: walletCode(playerId, 'play'), amount: amount - owed, kind: 'returned', cause },
  ])
  if (owed > 0) await changeDebt(tx, playerId, -owed)
}

/** In the transaction that credits the play wallet: debt is paid first. @returns how much was paid */
export const payDebt = async (tx: Tx, playerId: number): Promise<Kobo> => {
  const debt = await lockDebt(tx, playerId)
  if (!debt) return 0
  const { play } = await walletsOf(tx, playerId)
  const amount = Math.min(play, debt.amount)
  if (amount === 0) return 0
  const cause = `${playerId}/${debt.steps}`
  await post(tx, [
    { debit: walletCode(playerId, 'play'), credit: owedCode(playerId), amount, kind: 'debt-paid', cause },
  ])
  await changeDebt(tx, playerId, -amount)
  return amount
}
