import type { QueryClient } from '@tanstack/react-query'
import { currentBatchQuery } from '#src/api/draws.ts'
import { batchBounds } from '#src/draws/schedule.ts'
import type { GameRules } from '#src/games/game.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { playStore } from '#src/play/store.ts'

/** What a game's page needs before it shows: this device's picks. Prefetches the batch meanwhile. */
export const openPlay = async (game: GameRules, client: QueryClient): Promise<void> => {
  const { opensAt } = batchBounds(serverNow())
  void client.prefetchQuery(currentBatchQuery(game.id, opensAt))
  await playStore(game).ready
}
