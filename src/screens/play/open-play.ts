import type { QueryClient } from '@tanstack/react-query'
import { currentBatchQuery } from '#src/api/draws.ts'
import { batchBounds } from '#src/draws/schedule.ts'
import type { GameFace } from '#src/games/face.ts'
import { faceOf } from '#src/games/faces.ts'
import type { GameRules } from '#src/games/game.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { playStore } from '#src/play/store.ts'

/**
 * What a game's page needs before it shows: its face and this device's picks. Prefetches the batch meanwhile.
 */
export const openPlay = async (game: GameRules, client: QueryClient): Promise<GameFace> => {
  const { opensAt } = batchBounds(serverNow())
  void client.prefetchQuery(currentBatchQuery(game.id, opensAt))
  const [face] = await Promise.all([faceOf(game.id), playStore(game).ready])
  return face
}
