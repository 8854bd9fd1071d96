// The newest of what happened, in this node's memory: who comes back is told from here what was missed.
import type { Db } from '#server/db/db.ts'
import { listLive, type LiveRow } from '#server/db/queries/alerts/live.ts'

const MOST = 500

/** Names the instant as well: after a restored backup a number may come again for something else. */
export const idOf = ({ id, at }: LiveRow): string => `${id}.${at.getTime().toString(36)}`

interface Tail {
  /** Asks for what happened since. */
  read(): Promise<void>
  rows(): readonly LiveRow[]
}

export const makeTail = (db: Db): Tail => {
  let rows: LiveRow[] = []
  return {
    read: async () => {
      const found = await listLive(db, rows.at(-1)?.id ?? 0, MOST)
      // So many that there may be others between: nobody can go on from before them.
      rows = found.length < MOST ? [...rows, ...found].slice(-MOST) : found
    },
    rows: () => rows,
  }
}
