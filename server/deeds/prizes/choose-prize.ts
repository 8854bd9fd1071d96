import {
  listUnchosenOfGone,
  lockChoice,
  setChosen,
  type ChoiceRow,
} from '#server/db/queries/money/choices.ts'
import type { Tx } from '#server/db/db.ts'
import { once, type Keyed } from '#server/ledger/once.ts'
import { post } from '#server/ledger/transfers.ts'
import { found, Refusal } from '#server/lib/refusal.ts'
import { strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { payOwed } from './pay-salaries.ts'
import { ANNUITY_FUND } from '#server/deeds/limits/write-limits.ts'

interface ChoosePrize extends Keyed {
  id: number
  choice: 'once' | 'monthly'
}

const takeOnce = async (service: Service, tx: Tx, { id, player_id: playerId, once: amount }: ChoiceRow) => {
  await setChosen(tx, id, 'once')
  await payOwed(tx, service, { playerId, amount, kind: 'prize-once', cause: String(id) })
}

const choose = async (service: Service, tx: Tx, { playerId, id, choice }: ChoosePrize) => {
  const row = found(await lockChoice(tx, playerId, id))
  if (row.chosen) throw new Refusal('already-chosen')
  if (choice === 'once') {
    await takeOnce(service, tx, row)
    return { chosen: choice }
  }
  await setChosen(tx, id, choice)
  // Frees what was set aside for paying once; if the salary costs more, the fund tops it up.
  const rest = row.once - row.monthly * row.months
  const [debit, credit] = rest > 0 ? ['prize_liabilities', ANNUITY_FUND] : [ANNUITY_FUND, 'prize_liabilities']
  await post(tx, [{ debit, credit, amount: Math.abs(rest), kind: 'salary-rest', cause: String(id) }])
  return { chosen: choice }
}

/**
 * A choice is made once and is final.
 * @throws Refusal not-found, already-chosen, key-reused
 */
export const choosePrize = (service: Service, it: ChoosePrize): Promise<{ chosen: 'once' | 'monthly' }> =>
  service.db.tx(tx => once(tx, it, () => choose(service, tx, it)))

/** With the account gone, nobody can choose: paid once, into what is kept for its winner. Safe on any number of nodes. */
export const choosePrizesOfGone = async (service: Service, sweep = strictly): Promise<void> => {
  for (const { id, player_id: playerId } of await listUnchosenOfGone(service.db))
    await sweep.one(id, () =>
      service.db.tx(async tx => {
        const row = await lockChoice(tx, playerId, id)
        if (row && !row.chosen) await takeOnce(service, tx, row)
      }),
    )
}
