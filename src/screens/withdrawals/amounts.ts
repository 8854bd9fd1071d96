// Sums of a withdrawal: what is offered, what is withheld, what arrives.
import * as v from 'valibot'
import { winningsText } from '#src/lib/fields/typed.ts'
import { formatBalance, formatMoney, kobo, naira, type Kobo } from '#src/lib/money.ts'
import { words } from './words.ts'

interface Terms {
  minimum: Kobo
  winningsBalance: Kobo
  mostNow: Kobo
  withheldPercent: number
}

/** Withheld is rounded down to the kobo, as the service does. */
export const sumsOf = (amount: Kobo, { withheldPercent: percent }: Pick<Terms, 'withheldPercent'>) => {
  const withheld = Math.floor((amount * Math.round(percent * 100)) / 10_000)
  return { withheld, arrives: amount - withheld }
}

/** Round amounts between the smallest and all of it, naira as typed. */
export const quickAmounts = ({ minimum, mostNow: most }: Terms): string[] =>
  [500, 1_000, 2_500, 5_000, 10_000, 50_000]
    .map(kobo)
    .filter(amount => amount >= minimum && amount < most)
    .slice(-3)
    .map(amount => String(naira(amount)))

/** Why less than the whole wallet can be taken out now; undefined if all can. */
export const ceilingWords = ({ mostNow: most, winningsBalance: all }: Terms): string | undefined =>
  most < all ? words.$upToMoreCan(formatBalance(most)) : undefined

export const amountSchema = (terms: Terms) =>
  v.object({
    amount: v.pipe(
      winningsText,
      v.minValue(terms.minimum, words.$theSmallestWithdrawalIs(formatMoney(terms.minimum))),
      v.maxValue(
        terms.mostNow,
        terms.mostNow < terms.winningsBalance
          ? words.$atMostToday(formatBalance(terms.mostNow))
          : words.$youHaveInYour(formatBalance(terms.winningsBalance)),
      ),
    ),
  })
