// The latest rows of the play history, per account, so the list opens offline.
import { brand } from '#src/brand.ts'
import type { PlayedTicket } from '#src/model/tickets.ts'
import { shelf } from '#src/lib/idb.ts'
import { keptPlay } from '#src/model/kept.ts'
import { createRowsBox, type KeptRows } from './rows-box.ts'
import type { KeptTicket } from './ticket-box.ts'

export const historyBox = createRowsBox<PlayedTicket>(shelf(`${brand.storagePrefix}history`), keptPlay)

/** The rows this phone knows, newest first. `asOf`, ms: when the stalest of them, or the empty list, was seen. */
export const knownPlays = (
  history: KeptRows<PlayedTicket> | undefined,
  tickets: readonly KeptTicket[],
): { rows: PlayedTicket[]; asOf: number | undefined } => {
  const seen = [
    ...(history?.rows ?? []).map(play => ({ play, asOf: history!.asOf })),
    ...tickets.map(({ detail: { play }, asOf }) => ({ play, asOf })),
  ].sort((a, b) => a.asOf - b.asOf)
  const byId = new Map(seen.map(it => [it.play.slipId, it.play]))
  const rows = [...byId.values()].sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
  return { rows, asOf: seen[0]?.asOf ?? history?.asOf }
}
