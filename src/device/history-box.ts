// The newest rows of the game history as they were last seen, per account: the list opens without a network.
import { brand } from '#src/brand.ts'
import type { GamePlay } from '#src/contract/games.ts'
import { shelf, type Shelf } from '#src/lib/idb.ts'
import { keptPlay } from './kept.ts'
import { createRowsBox, type KeptRows } from './rows-box.ts'
import type { KeptTicket } from './ticket-box.ts'

export const createHistoryBox = (kept: Shelf) => createRowsBox<GamePlay>(kept, keptPlay)

export const historyBox = createHistoryBox(shelf(`${brand.storagePrefix}history`))

/** The rows that this phone knows, newest first, each as it was seen last; and the age of the oldest sight of them, ms. */
export const knownPlays = (
  history: KeptRows<GamePlay> | undefined,
  tickets: readonly KeptTicket[],
): { rows: GamePlay[]; asOf: number | undefined } => {
  const seen = [
    ...(history?.rows ?? []).map(play => ({ play, asOf: history!.asOf })),
    ...tickets.map(({ detail: { play }, asOf }) => ({ play, asOf })),
  ].sort((a, b) => a.asOf - b.asOf)
  const byId = new Map(seen.map(it => [it.play.game_play_id, it.play]))
  const rows = [...byId.values()].sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
  return { rows, asOf: seen[0]?.asOf }
}
