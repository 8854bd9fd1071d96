// A prize table's figures as printed.
import type { GameRules } from '#src/games/game.ts'
import { oddsOf } from '#src/games/odds.ts'
import { listed } from '#src/lib/language/figure.ts'
import { oneInFigure } from '#src/lib/language/one-in.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { words } from './words.ts'

export const prizeTable = (game: GameRules, stake: Kobo) => {
  const odds = oddsOf(game, stake)
  const paying = odds.tiers.reduce((sum, tier) => sum + tier.ways, 0)
  return {
    rows: odds.tiers.map(tier => ({
      right: `${tier.hits} of ${game.pick}`,
      pays: formatMoney(tier.pays),
      oneIn: oneInFigure(tier.oneIn),
      cashback: tier.kind === 'cashback',
    })),
    back: formatMoney(Math.round(odds.expectedReturn)),
    percent: `${odds.returnPercent.toFixed(2)}%`,
    profit: oneInFigure(odds.profitOneIn),
    nothing: `${(100 - (100 * paying) / odds.total).toFixed(1)}%`,
  }
}

/** What a full line wins besides a fixed amount: a choice, and the card for the ticket's lines. */
export const topWords = ({ pick, stakes, choice, lineCards }: GameRules): string[] => {
  const once = formatMoney(stakes[0]!.topPrize)
  const cards = (lineCards ?? []).map(({ lines, pays }) => words.$withLines(formatMoney(pays), lines))
  return [
    ...(choice ? [words.$allRightTheWinner(pick, once, formatMoney(choice.monthly), choice.months)] : []),
    ...(cards.length > 0 ? [words.$besidesItWinsAt(listed(cards, 'and'), lineCards![0]!.lines)] : []),
  ]
}
