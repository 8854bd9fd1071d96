// What PostgreSQL's background processes do on a server: in the embedded database nothing of it happens by itself. It is
// done between the statements of players, table by table, so that none of them waits long.
import type { Tx } from './db.ts'

/** Bytes written since the last checkpoint: so much is read again after a kill, about 0.2 s. */
const MUCH_WAL = 32 * 1024 * 1024
/** Less is not worth a checkpoint: an idle database stays idle. */
const SOME_WAL = 64 * 1024
const CHECKPOINT_EVERY = 60_000
const VACUUM_EVERY = 10 * 60_000

const walSince = async (db: Tx): Promise<number> =>
  (await db.one<{ bytes: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int8 as bytes from pg_control_checkpoint()`,
  ))!.bytes

/** Plans were made for the size that a table had when it was last looked at, 8 kB pages. */
const listTables = (db: Tx) =>
  db.many<{ name: string; grown: boolean }>(
    `select quote_ident(relname) as name, pg_relation_size(oid) / 8192 > relpages * 1.2 + 8 as grown
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  )

/** @returns one round of care, to be asked every few seconds with the time in ms */
export const careFor = (db: Tx, start: number): ((now: number) => Promise<void>) => {
  let checkpointed = start
  let vacuumed = start
  return async now => {
    const wal = await walSince(db)
    if (wal > MUCH_WAL || (wal > SOME_WAL && now - checkpointed >= CHECKPOINT_EVERY)) {
      await db.exec('checkpoint')
      checkpointed = now
    }
    const all = now - vacuumed >= VACUUM_EVERY
    for (const { name, grown } of await listTables(db))
      if (all || grown) await db.exec(`vacuum (analyze) ${name}`)
    if (all) vacuumed = now
  }
}
