// Does what PostgreSQL's background processes do on a server: the embedded database runs none. Works between players'
// statements, table by table, so that nobody waits long.
import type { Tx } from './db.ts'

/** Bytes of WAL since the last checkpoint: replaying this much after a kill takes about 0.2 s. */
const MUCH_WAL = 32 * 1024 * 1024
/** Less isn't worth a checkpoint, so an idle database stays idle. */
const SOME_WAL = 64 * 1024
const CHECKPOINT_EVERY = 60_000
const VACUUM_EVERY = 10 * 60_000

const walSince = (db: Tx) =>
  db.value<number>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int8 as bytes
    from pg_control_checkpoint()`

/** Plans assume the table size at the last analyze, in 8 kB pages. */
const listTables = (db: Tx) =>
  db.many<{ name: string; grown: boolean }>`
    select quote_ident(relname) as name, pg_relation_size(oid) / 8192 > relpages * 1.2 + 8 as grown
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`

/** @returns one round of maintenance, to be called every few seconds with the time in ms */
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
