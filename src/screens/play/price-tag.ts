// The price tag in words: what a ticket costs, what it can win and what comes back on average.
import type { GameRules } from '#src/games/game.ts'
import { oddsOf, potentialWinning } from '#src/games/odds.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { price } from '#src/picks/price.ts'

const whole = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 })
const tenth = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 1 })
const cents = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `1 in 635`; below ten with one decimal. */
export const oneInWords = (oneIn: number): string =>
  `1 in ${oneIn < 10 ? tenth.format(oneIn) : whole.format(oneIn)}`

export const priceTag = (
  game: GameRules,
  stake: Kobo,
  lines: readonly (readonly number[])[],
  count: number,
) => {
  const odds = oddsOf(game, stake)
  return {
    total: price(count, stake),
    potential: potentialWinning(game, stake, lines),
    rows: odds.tiers.map(tier => ({
      label: `${tier.hits} right`,
      pays: tier.kind === 'cashback' ? `${formatMoney(tier.pays)} cashback` : formatMoney(tier.pays),
      oneIn: oneInWords(tier.oneIn),
    })),
    /** Of a line, in naira with both decimals. */
    givesBack: `₦${cents.format(odds.expectedReturn / 100)}`,
    returnPercent: `${cents.format(odds.returnPercent)}%`,
    profit: oneInWords(odds.profitOneIn),
  }
}
