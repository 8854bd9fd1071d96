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

export const createRowsBox = <Row>(kept: Shelf, row: v.GenericSchema<unknown, Row>) => {
  const box = v.object({ version: v.literal(1), asOf: v.number(), rows: v.array(row) })
  const pages = journal<KeptRows<Row>>(kept, box)
  const save = (player: string, rows: readonly Row[], asOf: number): Promise<boolean> =>
    pages.put(player, { version: 1, asOf, rows: rows.slice(0, MOST) })
  return {
    /** @param asOf ms */
    save,
    /** Replaces a row that was seen on its own; the age of the others stays. */
    saveOne: async (
      player: string,
      row: Row,
      isSame: (other: Row) => boolean,
      asOf: number,
    ): Promise<boolean> => {
      const before = await pages.get(player)
      const rows = before?.rows ?? []
      const after = rows.some(isSame) ? rows.map(it => (isSame(it) ? row : it)) : [row, ...rows]
      return save(player, after, before?.asOf ?? asOf)
    },
    get: (player: string): Promise<KeptRows<Row> | undefined> => pages.get(player),
    /** On sign-out: removes everybody's rows, even unreadable ones. */
    wipeAll: async (): Promise<void> => {
      const all = await kept.entries().catch(() => [])
      const readable = (await pages.list()).map(({ key }) => key)
      for (const key of new Set([...readable, ...all.map(([key]) => key)])) await pages.remove(key)
    },
  }
}

export type RowsBox<Row> = ReturnType<typeof createRowsBox<Row>>
