// Prizes paid monthly. Each payment is numbered in the ledger, so none is made twice.
import { paydayOf } from '#src/games/salary-days.ts'
import type { Kobo } from '#src/lib/money.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import { listSalaries, lockChoice, setPaidMonths, type ChoiceRow } from '#server/db/queries/money/choices.ts'
import type { Tx } from '#server/db/db.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import { strictly } from '#server/lib/sweep.ts'
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

/** Pays everything due on all salaries, including what downtime missed. Safe on any number of nodes. */
export const paySalaries = async (service: Service, sweep = strictly): Promise<void> => {
  for (const { id, player_id } of await listSalaries(service.db))
    await sweep.one(id, () =>
      service.db.tx(async tx => {
        const row = await lockChoice(tx, player_id, id)
        if (row?.chosen_at)
          await payDue(tx, service, { ...row, chosen_at: row.chosen_at }, await findClock(tx))
      }),
    )
}
