import type { QueryClient } from '@tanstack/react-query'
import { heardBands, useBand } from '#src/api/reserve.ts'
import type { GameRules, StakeOption } from '#src/games/game.ts'

const openIn = ({ stakes }: GameRules, bandOf: ReturnType<typeof useBand>): StakeOption[] =>
  stakes.filter(option => bandOf(option.stake)?.open ?? !option.comingSoon)

/** The stakes the reserve can cover; the catalogue's until that is known. */
export const useOpenBands = (game: GameRules): StakeOption[] => openIn(game, useBand(game.id))

/** The same as last heard, which asks nobody. */
export const heardOpenBands = (client: QueryClient, game: GameRules): StakeOption[] =>
  openIn(game, heardBands(client, game.id))
