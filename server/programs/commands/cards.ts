import { parseMoney } from '#src/lib/fields/parse-money.ts'
import { plural } from '#src/lib/figures.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatMoney, kobo } from '#src/lib/money.ts'
import { listUnusedLots } from '#server/db/queries/money/scratch-cards.ts'
import { issueCards } from '#server/deeds/cards/issue-cards.ts'
import { voidCards } from '#server/deeds/cards/void-cards.ts'
import { isId } from './decision.ts'
import type { Place } from './place.ts'

const MOST_CARDS = 1_000
/** Per lot, so that a mistyped figure shows before the cards are printed. */
const MOST_WORTH = kobo(10_000_000)

export const issue = async (place: Place, many = '', each = ''): Promise<string> => {
  const count = Number(many)
  if (!/^\d+$/.test(many) || count < 1 || count > MOST_CARDS)
    throw new Error(`Say how many cards, up to ${MOST_CARDS}, and the naira of each: issue-cards 100 500`)
  const amount = parseMoney(each) ?? 0
  if (amount <= 0) throw new Error('Say an amount in naira, like 500')
  if (amount * count > MOST_WORTH)
    throw new Error(
      `${plural(count, 'card')} of ${formatMoney(amount)} are worth ${formatMoney(amount * count)}; a lot is worth at most ${formatMoney(MOST_WORTH)}.`,
    )
  const { randomness, pepper } = place
  if (!pepper) throw new Error('Set CODE_PEPPER to what the nodes have: without it no card would be good.')
  const { lot, cards } = await place.db.tx(tx => issueCards(tx, { randomness, pepper }, { count, amount }))
  return [
    `${plural(count, 'scratch card')} of ${formatMoney(amount)}, lot ${lot}. The PINs are shown this once:`,
    ...cards.map(({ serial, pin }) => `  serial ${serial}  PIN ${pin}`),
  ].join('\n')
}

const lots = async ({ db }: Place): Promise<string> =>
  (await listUnusedLots(db))
    .map(
      it =>
        `${it.lot}  ${plural(it.count, 'unused card')}, ${formatMoney(it.sum)}, issued ${formatDateTime(it.issued_at.getTime())}`,
    )
    .join('\n') || 'No scratch card is unused.'

/** Without a lot, those that may be called back: its PINs, and its name, are shown only once. */
export const voidLot = async (place: Place, lot = ''): Promise<string> => {
  const { db } = place
  if (!lot) return lots(place)
  if (!isId(lot)) throw new Error('Say the lot, as issue-cards has named it: void-cards LOT')
  const { count, amount } = await db.tx(tx => voidCards(tx, lot))
  if (count === 0) throw new Error('No card of this lot is unused.')
  return `${plural(count, 'scratch card')} called back, ${formatMoney(amount)} is the house’s again.`
}
