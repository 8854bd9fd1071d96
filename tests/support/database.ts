// Test databases, migrated and empty, in memory or on PostgreSQL, with a game clock the test turns.
import type { Db } from '#server/db/db.ts'
import { asIs } from '#server/db/sql.ts'
import { around } from './around.ts'

export interface Source {
  /** Opens a migrated database. @param connections for a server's */
  open(connections?: number): Promise<Db>
  /** Releases what `open` made. */
  release(db: Db): Promise<void>
  /** How many a worker keeps for its next test file, for each number of connections. */
  keep: number
}

// Loaded on demand: every test file loads this one, even those without a database.
let source: Source = {
  open: async () => {
    const { migrate } = await import('#server/db/migrate.ts')
    const { openMemoryDb } = await import('./memory-db.ts')
    const db = await openMemoryDb()
    await migrate(db)
    return db
  },
  release: db => db.close(),
  keep: 0,
}

export const databasesFrom = (from: Source): void => {
  source = from
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
    -- The house's own; a player's debt has a number.
    insert into kept select code, id from account where player_id is null and code !~ '[0-9]';
    -- Switches off foreign keys and the triggers that refuse a deletion.
    set session_replication_role = replica;
    ${filled.map(({ name }) => `delete from ${name};`).join('\n')}
    reset session_replication_role;
    select setval(c.oid::regclass, 1, false) from pg_class c
      where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace;
    insert into account (code) select code from kept order by place;
    drop table if exists test_clock;`)
}

/** What a database is made of: its tables, functions, triggers and constraints, and settings of this session. */
const makeup = (db: Db): Promise<string> =>
  db.value<string>`
    with own as (select oid, relname, relkind, relacl from pg_class
      where relnamespace = 'public'::regnamespace and relname <> 'test_clock')
    select md5(string_agg(part, ' ' order by part)) from (
      select concat_ws(' ', oid, relname, relkind, relacl) as part from own
      union all select concat_ws(' ', attrelid, attnum, attname, atttypid, attnotnull, attacl)
        from pg_attribute where attrelid in (select oid from own)
      union all select concat_ws(' ', oid, prosrc) from pg_proc
        where pronamespace = 'public'::regnamespace and proname <> 'game_clock'
      union all select concat_ws(' ', oid, tgenabled) from pg_trigger where tgrelid in (select oid from own)
      union all select concat_ws(' ', oid, convalidated) from pg_constraint
        where conrelid in (select oid from own)
      union all select concat_ws(' ', name, setting) from pg_settings
        where source = 'session' and setting is distinct from reset_val
      union all select name from pg_prepared_statements where from_sql) made`

interface Held {
  db: Db
  connections: number | undefined
  makeup: string
}

/** Open and not lent. Opening one costs as much as several tests. */
let spare: Held[] = []
/** Lent to the test file that runs. */
const used = new Set<Held>()
/** Take back what is lent. */
const takers = new Set<() => void>()

/** Can be used until it is closed or its test file ends: then it is the next one's. */
const lend = (held: Held): Db => {
  const { db } = held
  let open = true
  const now = <T>(ask: () => Promise<T>): Promise<T> =>
    open ? ask() : Promise.reject(new Error('This test database is closed'))
  const take = () => {
    open = false
    takers.delete(take)
    spare.push(held)
  }
  takers.add(take)
  return {
    ...db,
    ...around(db, now),
    exec: sql => now(() => db.exec(sql)),
    tx: work => now(() => db.tx(work)),
    close: async () => {
      if (open) take()
    },
  }
}

/** An empty migrated database. @param connections for a server's */
export const freshDb = async (connections?: number): Promise<Db> => {
  const at = spare.findLastIndex(it => it.connections === connections)
  const [old] = at < 0 ? [] : spare.splice(at, 1)
  if (old) await emptyDb(old.db)
  const db = old?.db ?? (await source.open(connections))
  const held = old ?? { db, connections, makeup: await makeup(db) }
  used.add(held)
  return lend(held)
}

/** When a test file is done: keeps some databases for the next one, if they are made as they were. */
export const afterFile = async (): Promise<void> => {
  for (const take of takers) take()
  const kept: Held[] = []
  for (const held of spare) {
    const isEnough = kept.filter(it => it.connections === held.connections).length >= source.keep
    const isAsMade = !used.has(held) || (await makeup(held.db).catch(() => undefined)) === held.makeup
    if (!isEnough && isAsMade) kept.push(held)
    else await source.release(held.db)
  }
  spare = kept
  used.clear()
}

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
