// A game's introduction, derived from its rules.
import type { GameRules } from '#src/games/game.ts'
import { oddsOf } from '#src/games/odds.ts'
import { rhythmWords } from '#src/games/rhythm-words.ts'
import { formatMoney } from '#src/lib/money.ts'

const whole = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 })

const prizeWords = ({ pick, stakes, choice }: GameRules): string => {
  const top = formatMoney(
    Math.max(...stakes.filter(option => !option.comingSoon).map(option => option.topPrize)),
  )
  if (!choice) return `All ${pick} right pays up to ${top}.`
  const monthly = `${formatMoney(choice.monthly)} a month for up to ${choice.months / 12} years`
  return `All ${pick} right pays ${monthly}, or ${top} at once: the winner chooses.`
}

/** Two sentences on what it is, then how rare it is and when it is drawn. */
export const introWords = (game: GameRules): string[] => [
  `Pick ${game.pick} numbers from 1 to ${game.of}. ${prizeWords(game)}`,
  `All ${game.pick} right comes once in ${whole.format(oddsOf(game, game.stakes[0]!.stake).total)} lines. ${rhythmWords(game)}`,
]
