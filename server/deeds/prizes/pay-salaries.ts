// Prizes paid monthly. Each payment is numbered in the ledger, so none is made twice.
import { paydayOf } from '#src/games/salary-days.ts'
import type { Kobo } from '#src/lib/money.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import { listSalaries, lockChoice, setPaidMonths, type ChoiceRow } from '#server/db/queries/money/choices.ts'
import type { Tx } from '#server/db/db.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import { strictly } from '#server/lib/sweep.ts'
import { beginTurn, fillTurn } from '#server/lib/turn.ts'
import type { Service } from '#server/service.ts'

/** Moves what is owed into the winner's wallet, less tax. */
export const payOwed = async (
  tx: Tx,
  { settings }: Pick<Service, 'settings'>,
  to: { playerId: number; amount: Kobo; kind: string; cause: string },
): Promise<void> => {
  const wallet = walletCode(to.playerId, 'winnings')
  const tax = Math.floor((to.amount * settings.WINNINGS_TAX) / 10_000)
  const { amount, kind, cause } = to
  await post(tx, [
    { debit: 'prize_liabilities', credit: wallet, amount, kind, cause },
    { debit: wallet, credit: 'tax_withheld', amount: tax, kind: `${kind}-tax`, cause },
  ])
}

/** Pays everything due on a salary whose row the caller holds. */
const payDue = async (
  tx: Tx,
  service: Pick<Service, 'settings'>,
  row: ChoiceRow & { chosen_at: Date },
  now: number,
): Promise<void> => {
  let paid = row.paid_months
  for (; paid < row.months && paydayOf(row.chosen_at.getTime(), paid + 1) <= now; paid++)
    await payOwed(tx, service, {
      playerId: row.player_id,
      amount: row.monthly,
      kind: 'salary',
      cause: `${row.id}/${paid + 1}`,
    })
  if (paid > row.paid_months) await setPaidMonths(tx, row.id, paid)
}

/** Per turn. */
const MOST = 200

/** @returns true: by now it is paid, here or by another node */
const pay = ({ db, settings }: Service, { id, player_id }: { id: number; player_id: number }) =>
  db.tx(async tx => {
    const row = await lockChoice(tx, player_id, id)
    if (row?.chosen_at)
      await payDue(tx, { settings }, { ...row, chosen_at: row.chosen_at }, await findClock(tx))
    return true
  })

/**
 * One turn: pays everything due on so many salaries, including what downtime missed. Safe on any number of nodes.
 * @returns whether more may be due right away
 */
export const paySalaries = async (service: Service, sweep = strictly, most = MOST): Promise<boolean> => {
  const turn = beginTurn(service.ports.clock)
  const due = await listSalaries(service.db, most)
  return fillTurn(turn, due, most, it => sweep.one(it.id, () => pay(service, it)))
}
