// Sums of a withdrawal: what is offered, what is withheld, what arrives.
import * as v from 'valibot'
import { amountText } from '#src/contract/words.ts'
import { formatBalance, formatMoney, kobo, naira, type Kobo } from '#src/lib/money.ts'

interface Terms {
  minimum: Kobo
  winning_balance: Kobo
  most_now: Kobo
  withheld_percent: number
}

/** Withheld is rounded down to the kobo, as the service does. */
export const sumsOf = (amount: Kobo, { withheld_percent: percent }: Pick<Terms, 'withheld_percent'>) => {
  const withheld = Math.floor((amount * Math.round(percent * 100)) / 10_000)
  return { withheld, arrives: amount - withheld }
}

/** Round amounts between the smallest and all of it, naira as typed. */
export const quickAmounts = ({ minimum, most_now: most }: Terms): string[] =>
  [500, 1_000, 2_500, 5_000, 10_000, 50_000]
    .map(kobo)
    .filter(amount => amount >= minimum && amount < most)
    .slice(-3)
    .map(amount => String(naira(amount)))

/** Why less than the whole wallet can be taken out now; undefined if all can. */
export const ceilingWords = ({ most_now: most, winning_balance: all }: Terms): string | undefined =>
  most < all ? `Up to ${formatBalance(most)} more can be withdrawn today. The rest stays yours.` : undefined

export const amountSchema = (terms: Terms) =>
  v.object({
    amount: v.pipe(
      amountText,
      v.minValue(terms.minimum, `The smallest withdrawal is ${formatMoney(terms.minimum)}`),
      v.maxValue(
        terms.most_now,
        terms.most_now < terms.winning_balance
          ? `At most ${formatBalance(terms.most_now)} today`
          : `You have ${formatBalance(terms.winning_balance)} in your winnings wallet`,
      ),
    ),
  })
