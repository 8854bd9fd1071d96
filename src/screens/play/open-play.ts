import type { QueryClient } from '@tanstack/react-query'
import { currentBatchQuery } from '#src/api/draws.ts'
import { batchBounds } from '#src/draws/schedule.ts'
import { wordsOfGame } from '#src/games/game-words.ts'
import type { GameRules, GameWords } from '#src/games/game.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { playStore } from '#src/play/store.ts'

/**
 * What a game's page needs before it shows: its texts and this device's picks. Prefetches the batch meanwhile.
 */
export const openPlay = async (game: GameRules, client: QueryClient): Promise<GameWords> => {
  const { opensAt } = batchBounds(serverNow())
  void client.prefetchQuery(currentBatchQuery(game.id, opensAt))
  const [words] = await Promise.all([wordsOfGame(game.id), playStore(game).ready])
  return words
}
