import { useBand } from '#src/api/reserve.ts'
import type { GameRules, StakeOption } from '#src/games/game.ts'

/** The stakes the reserve can cover; the catalogue's until that is known. */
export const useOpenBands = (game: GameRules): StakeOption[] => {
  const bandOf = useBand(game.id)
  return game.stakes.filter(option => bandOf(option.stake)?.open ?? !option.comingSoon)
}
