import { useBand } from '#src/api/reserve.ts'
import type { GameRules, StakeOption } from '#src/games/game.ts'

/** The stakes that are sold as the reserve stands; by the catalogue while nobody knows. */
export const useOpenBands = (game: GameRules): StakeOption[] => {
  const bandOf = useBand()
  return game.stakes.filter(option => bandOf(option.stake)?.open ?? !option.comingSoon)
}
