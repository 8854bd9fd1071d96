import { parseMoney } from '#src/lib/fields/parse-money.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { findHeld } from '#server/db/queries/buying/limits.ts'
import { takeFromReserve } from '#server/deeds/limits/take-from-reserve.ts'
import { ANNUITY_FUND, RESERVE, writeLimits } from '#server/deeds/limits/write-limits.ts'
import { newId } from '#server/deeds/new-id.ts'
import { post } from '#server/ledger/transfers.ts'
import type { Command, Place } from './place.ts'

const amountOf = (text: string): Kobo => {
  const amount = parseMoney(text)
  if (!amount || amount <= 0) throw new Error('Say an amount in naira, like 5000000')
  return amount
}

const held = async ({ db }: Place, account: string) =>
  `It holds ${formatMoney(await findHeld(db, account))} now.`

const fund =
  (account: string): Command =>
  async (place, text = '') => {
    const amount = amountOf(text)
    const cause = `operator/${newId(place.randomness)}`
    await place.db.tx(tx =>
      post(tx, [{ debit: 'operator_funds', credit: account, amount, kind: 'reserve', cause }]),
    )
    await writeLimits(place)
    return `${formatMoney(amount)} added. ${await held(place, account)}`
  }

/** For one funded with a zero too many: what open tickets may cost stays. */
const unfund =
  (account: string): Command =>
  async (place, text = '') => {
    const amount = amountOf(text)
    await takeFromReserve(place, { from: account, amount, cause: `operator/${newId(place.randomness)}` })
    return `${formatMoney(amount)} taken out. ${await held(place, account)}`
  }

export const fundReserve = fund(RESERVE)
export const unfundReserve = unfund(RESERVE)
export const fundSalaries = fund(ANNUITY_FUND)
export const unfundSalaries = unfund(ANNUITY_FUND)
