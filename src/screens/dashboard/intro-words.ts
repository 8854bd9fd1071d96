// A game's introduction, derived from its rules.
import type { GameRules } from '#src/games/game.ts'
import { oddsOf } from '#src/games/odds.ts'
import { rhythmWords } from '#src/games/rhythm-words.ts'
import { grouped } from '#src/lib/figures.ts'
import { formatMoney } from '#src/lib/money.ts'
import { words } from './words.ts'

const prizeWords = ({ pick, stakes, choice }: GameRules): string => {
  const top = formatMoney(
    Math.max(...stakes.filter(option => !option.comingSoon).map(option => option.topPrize)),
  )
  if (!choice) return words.$allRightPaysUp(pick, top)
  const monthly = words.$aMonthForUp(formatMoney(choice.monthly), choice.months / 12)
  return words.$allRightPaysOr(pick, monthly, top)
}

/** Two sentences on what it is, then how rare it is and when it is drawn. */
export const introWords = (game: GameRules): string[] => [
  words.$pickNumbersFrom1(game.pick, game.of, prizeWords(game)),
  words.$allRightComesOnce(game.pick, grouped(oddsOf(game, game.stakes[0]!.stake).total), rhythmWords(game)),
]
