// The latest rows of one of the player's lists, per account, so the list opens offline.
import * as v from 'valibot'
import type { Shelf } from '#src/lib/idb.ts'
import { journal } from './journal.ts'

const MOST = 50

export interface KeptRows<Row> {
  version: 1
  /** ms */
  asOf: number
  rows: Row[]
}

/** @param strip removes from a row what is not kept */
export const createRowsBox = <Row>(
  kept: Shelf,
  row: v.GenericSchema<unknown, Row>,
  strip: (row: Row) => Row = it => it,
) => {
  const box = v.object({ version: v.literal(1), asOf: v.number(), rows: v.array(row) })
  const pages = journal<KeptRows<Row>>(kept, box)
  const met = new WeakSet<readonly Row[]>()
  const put = (player: string, rows: readonly Row[], asOf: number): Promise<boolean> =>
    pages.put(player, { version: 1, asOf, rows: rows.slice(0, MOST).map(strip) })
  return {
    /**
     * Skips rows already saved: a reopened screen gets them from the cache, no newer than before.
     * @param asOf ms
     */
    save: async (player: string, rows: readonly Row[], asOf: number): Promise<boolean> => {
      if (met.has(rows)) return true
      const isKept = await put(player, rows, asOf)
      if (isKept) met.add(rows)
      return isKept
    },
    /** Replaces a row that was fetched on its own; the age of the others stays. */
    saveOne: async (
      player: string,
      row: Row,
      isSame: (other: Row) => boolean,
      asOf: number,
    ): Promise<boolean> => {
      const before = await pages.get(player)
      const rows = before?.rows ?? []
      const after = rows.some(isSame) ? rows.map(it => (isSame(it) ? row : it)) : [row, ...rows]
      return put(player, after, before?.asOf ?? asOf)
    },
    get: (player: string): Promise<KeptRows<Row> | undefined> => pages.get(player),
    /** On sign-out: removes everybody's rows, even unreadable ones. */
    wipeAll: (): Promise<void> => pages.wipe(),
  }
}

export type RowsBox<Row> = ReturnType<typeof createRowsBox<Row>>
