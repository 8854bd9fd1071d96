// Recent events in this node's memory, for clients that reconnect.
import type { Db } from '#server/db/db.ts'
import { listLive, type LiveRow } from '#server/db/queries/alerts/live.ts'

const MOST = 500

/** Includes the instant: after restoring a backup a number may be used again. */
export const idOf = ({ id, at }: LiveRow): string => `${id}.${at.getTime().toString(36)}`

interface Tail {
  /** Fetches what is new. */
  read(): Promise<void>
  rows(): readonly LiveRow[]
}

export const makeTail = (db: Db): Tail => {
  let rows: LiveRow[] = []
  return {
    read: async () => {
      const found = await listLive(db, rows.at(-1)?.id ?? 0, MOST)
      // A full page means there may be a gap, so nobody can resume from before it.
      rows = found.length < MOST ? [...rows, ...found].slice(-MOST) : found
    },
    rows: () => rows,
  }
}
