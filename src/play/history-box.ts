// The newest rows of the game history as they were last seen, per account: the list opens without a network.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import type { GamePlay } from '#src/contract/games.ts'
import { shelf, type Shelf } from '#src/lib/idb.ts'
import { journal } from './journal.ts'
import { keptPlay } from './kept.ts'
import type { KeptTicket } from './ticket-box.ts'

const MOST = 50

const box = v.object({ version: v.literal(1), asOf: v.number(), rows: v.array(keptPlay) })
type KeptHistory = v.InferOutput<typeof box>

export const createHistoryBox = (kept: Shelf) => {
  const pages = journal<KeptHistory>(kept, text => {
    const read = v.safeParse(box, JSON.parse(text))
    return read.success ? read.output : undefined
  })
  return {
    /** @param asOf ms */
    save: (player: string, rows: readonly GamePlay[], asOf: number): Promise<boolean> =>
      pages.put(player, { version: 1, asOf, rows: rows.slice(0, MOST) }),
    get: (player: string): Promise<KeptHistory | undefined> => pages.get(player),
    /** Signing out: everybody's, also what cannot be read. */
    wipeAll: async (): Promise<void> => {
      const all = await kept.entries().catch(() => [])
      const readable = (await pages.list()).map(({ key }) => key)
      for (const key of new Set([...readable, ...all.map(([key]) => key)])) await pages.remove(key)
    },
  }
}

export const historyBox = createHistoryBox(shelf(`${brand.storagePrefix}history`))

/** The rows that this phone knows, newest first, each as it was seen last; and the age of the oldest sight of them, ms. */
export const knownPlays = (
  history: KeptHistory | undefined,
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
