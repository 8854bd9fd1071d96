// Test databases, migrated and empty, in memory or on PostgreSQL, with a game clock the test turns.
import type { Db } from '#server/db/db.ts'
import { asIs } from '#server/db/sql.ts'

const spare: Db[] = []

// Loaded on demand: every test file loads this one, even those without a database.
let begin = async (): Promise<Db> => {
  const { migrate } = await import('#server/db/migrate.ts')
  const { openMemoryDb } = await import('./memory-db.ts')
  const db = await openMemoryDb()
  await migrate(db)
  return db
}
/** @param begins a quicker way to get a migrated in-memory database; none of an earlier file is reused */
export const embeddedFrom = (begins: typeof begin): void => {
  begin = begins
  spare.length = 0
}

interface Named {
  name: string
}

/**
 * Makes it like new. Only tables that hold something are emptied, by deleting: truncating makes a new file for each of
 * eighty tables.
 */
export const emptyDb = async (db: Db) => {
  const tables = await db.many<Named>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> 'migration'`
  const asked = tables.map(({ name }) => `select '${name}' as name where exists (select 1 from ${name})`)
  const filled = await db.many<Named>`${asIs(asked.join(' union all '))}`
  await db.exec(`
    create table if not exists test_clock (at timestamptz);
    create or replace function game_clock() returns timestamptz language sql volatile as 'select clock_timestamp()';
    create temporary table if not exists kept (code text, place bigint);
    truncate kept;
    insert into kept select code, id from account where player_id is null;
    -- Switches off foreign keys and the triggers that refuse a deletion.
    set session_replication_role = replica;
    ${filled.map(({ name }) => `delete from ${name};`).join('\n')}
    set session_replication_role = origin;
    select setval(c.oid::regclass, 1, false) from pg_class c
      where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace;
    insert into account (code) select code from kept order by place;
    drop table if exists test_clock;`)
}

/** In memory. `close()` returns it for reuse, emptied, by the same test file. */
const embedded = async (): Promise<Db> => {
  const old = spare.pop()
  const db = old ?? (await begin())
  if (old) await emptyDb(db)
  let open = true
  return {
    ...db,
    close: async () => {
      if (open) spare.push(db)
      open = false
    },
  }
}

let make: (connections?: number) => Promise<Db> = embedded
export const databasesFrom = (from: typeof make): void => {
  make = from
}

/** An empty migrated database. @param connections for a server's */
export const freshDb = (connections?: number): Promise<Db> => make(connections)

export interface TurnableClock {
  now(): number
  /** Tests play for hours in seconds: turning the clock ends everybody's session, unless this is set. */
  sessionsGoOn?: boolean
  /** @param instant ms since 1970 UTC */
  set(instant: number): Promise<void>
  advance(ms: number): Promise<void>
}

/** Makes game_clock() return the test's time. The result is also a Clock port. */
export const turnClock = async (db: Db, start: number = Date.now()): Promise<TurnableClock> => {
  let time = start
  await db.exec(`
    create table if not exists test_clock (at timestamptz not null);
    create or replace function game_clock() returns timestamptz language sql volatile as 'select at from test_clock';
    delete from test_clock`)
  await db.one`insert into test_clock values (${new Date(start)})`
  const set = async (instant: number) => {
    time = instant
    await db.one`update test_clock set at = ${new Date(instant)}`
  }
  const clock: TurnableClock = {
    now: () => time,
    set: async (instant: number) => {
      await set(instant)
      if (!clock.sessionsGoOn) await db.one`update safer_play set began_at = null where began_at is not null`
    },
    advance: (ms: number) => clock.set(time + ms),
  }
  return clock
}
