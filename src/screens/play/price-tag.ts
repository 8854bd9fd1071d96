// The price tag in words: what a ticket costs, what it can win and what comes back on average.
import { findLast } from '#src/lib/find-last.ts'
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

interface Row {
  label: string
  pays: string
  oneIn: string
  /** What else belongs to the prize. */
  notes: string[]
}

/** What the winner of every number may choose instead, and what a ticket with so many lines wins besides. */
const topNotes = ({ choice, lineCards = [] }: GameRules, count: number): string[] => {
  const card = findLast(lineCards, it => it.lines <= count)
  return [
    ...(choice ? [`or ${formatMoney(choice.monthly)} a month for ${choice.months} months: you choose`] : []),
    ...(card ? [`and ${formatMoney(card.pays)} at once (${card.lines}x)`] : []),
  ]
}

/** What makes up the most that a ticket of so many lines wins, where a card is part of it. */
export const cardWords = (game: GameRules, stake: Kobo, count: number): string | undefined => {
  const card = findLast(game.lineCards ?? [], it => it.lines <= count)
  const top = game.stakes.find(option => option.stake === stake)?.topPrize
  return card && top
    ? `A full line: ${formatMoney(top)}, and ${formatMoney(card.pays)} of the ${card.lines}x card`
    : undefined
}

export const priceTag = (
  game: GameRules,
  stake: Kobo,
  lines: readonly (readonly number[])[],
  count: number,
) => {
  const odds = oddsOf(game, stake, count)
  const option = game.stakes.find(it => it.stake === stake)
  const rows = odds.tiers.map((tier): Row => {
    const isTop = tier.hits === game.pick
    const pays = formatMoney(isTop && option ? option.topPrize : tier.pays)
    return {
      label: `${tier.hits} right`,
      pays: tier.kind === 'cashback' ? `${pays} cashback` : pays,
      oneIn: oneInWords(tier.oneIn),
      notes: isTop ? topNotes(game, count) : [],
    }
  })
  return {
    total: price(count, stake),
    potential: potentialWinning(game, stake, lines, count),
    rows,
    /** Of a line, in naira with both decimals. */
    givesBack: `₦${cents.format(odds.expectedReturn / 100)}`,
    returnPercent: `${cents.format(odds.returnPercent)}%`,
    profit: oneInWords(odds.profitOneIn),
  }
}
