// The price tag in words: what a ticket costs, what it can win, and what it returns on average.
import { findLast } from '#src/lib/find-last.ts'
import { figure } from '#src/lib/language/figure.ts'
import { oneInFigure } from '#src/lib/language/one-in.ts'
import type { GameRules } from '#src/games/game.ts'
import { oddsOf, potentialWinning } from '#src/games/odds.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { price } from '#src/picks/price.ts'
import { words } from './words.ts'

/** `1 in 635`; one decimal below ten. */
export const oneInWords = (oneIn: number): string => words.$oneIn(oneInFigure(oneIn))

interface Row {
  label: string
  pays: string
  oneIn: string
  /** Extras that come with the prize. */
  notes: string[]
}

/** The choice open to a winner of every number, and what a ticket with this many lines wins on top. */
const topNotes = ({ choice, lineCards = [] }: GameRules, count: number): string[] => {
  const card = findLast(lineCards, it => it.lines <= count)
  return [
    ...(choice ? [words.$orMonthly(formatMoney(choice.monthly), choice.months)] : []),
    ...(card ? [words.$andAtOnce(formatMoney(card.pays), card.lines)] : []),
  ]
}

/** Naira with both decimals; `amount` in kobo may have a fraction. */
const exactly = (amount: number): string => `₦${figure(amount / 100, 2, 2)}`

export const priceTag = (
  game: GameRules,
  stake: Kobo,
  lines: readonly (readonly number[])[],
  count: number,
) => {
  const odds = oddsOf(game, stake, count)
  const option = game.stakes.find(it => it.stake === stake)
  const top = oneInWords(odds.tiers.find(it => it.hits === game.pick)!.oneIn)
  const rows = odds.tiers.map((tier): Row => {
    const isTop = tier.hits === game.pick
    const pays = formatMoney(isTop && option ? option.topPrize : tier.pays)
    return {
      label: words.$right(tier.hits),
      pays: tier.kind === 'cashback' ? words.$paysCashback(pays) : pays,
      oneIn: oneInWords(tier.oneIn),
      notes: isTop ? topNotes(game, count) : [],
    }
  })
  return {
    total: price(count, stake),
    potential: potentialWinning(game, stake, lines, count),
    rows,
    /** Per line, in naira with both decimals. */
    givesBack: exactly(odds.expectedReturn),
    /** For all lines together. */
    average: exactly(odds.expectedReturn * count),
    /** A line's chance of having every number right. */
    top,
    /** `1 line in 91,390 gets all 4` */
    best: words.$getsAll(top.replace(words.$oneIn(''), ''), game.pick),
    returnPercent: `${figure(odds.returnPercent, 2, 2)}%`,
    profit: oneInWords(odds.profitOneIn),
  }
}
