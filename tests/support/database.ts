// Test databases, migrated and empty, in memory or on PostgreSQL, with a game clock the test turns.
import type { Db } from '#server/db/db.ts'
import { asIs } from '#server/db/sql.ts'

interface Made {
  db: Db
  connections: number
  shape: string
  isFree: boolean
}
/** Files that share a process reuse each other's: a new one costs as much as a short file. */
const made: Made[] = []

// Loaded on demand: every test file loads this one, even those without a database.
let begin = async (_connections: number): Promise<Db> => {
  const { migrate } = await import('#server/db/migrate.ts')
  const { openMemoryDb } = await import('./memory-db.ts')
  const db = await openMemoryDb()
  await migrate(db)
  return db
}
/** @param begins a quicker way to get a migrated database */
export const databasesFrom = (begins: typeof begin): void => {
  begin = begins
}

/** A clock that can be turned, and goes by itself until then. Adding it makes the database forget all its plans. */
const addClock = (db: Db): Promise<void> =>
  db.exec(`
    create table test_clock (at timestamptz not null);
    create or replace function game_clock() returns timestamptz language sql volatile
      as 'select coalesce((select at from test_clock), clock_timestamp())'`)

/** Of tables, columns, constraints, triggers, functions, rights and roles: everything but rows. */
const shapeOf = async (db: Db): Promise<string> => {
  const row = await db.one<{ shape: string }>`
    select md5(string_agg(told, ' ' order by told)) as shape from (
      select format('%s %s %s', relname, relkind, relacl) as told from pg_class
        where relnamespace = 'public'::regnamespace
      union all select format('%s %s %s %s', relname, attname, atttypid, attnotnull) from pg_attribute a
        join pg_class c on c.oid = attrelid
        where relnamespace = 'public'::regnamespace and attnum > 0
      union all select format('%s %s', oid, conname) from pg_constraint
      union all select format('%s %s %s', oid, tgname, tgenabled) from pg_trigger
      union all select format('%s %s %s', proname, md5(prosrc), proacl) from pg_proc
        where pronamespace = 'public'::regnamespace
      union all select rolname from pg_roles
    ) t`
  return row!.shape
}

interface Named {
  name: string
}

/**
 * Makes it like new. Only tables that hold something are emptied, by deleting: truncating makes a new file for each of
 * eighty tables.
 */
const emptyDb = async (db: Db) => {
  const tables = await db.many<Named>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> 'migration'`
  const asked = tables.map(({ name }) => `select '${name}' as name where exists (select 1 from ${name})`)
  const filled = await db.many<Named>`${asIs(asked.join(' union all '))}`
  await db.exec(`
    create temporary table if not exists kept (code text, place bigint);
    truncate kept;
    insert into kept select code, id from account where player_id is null;
    -- Neither the triggers that refuse a deletion nor foreign keys are asked.
    set session_replication_role = replica;
    ${filled.map(({ name }) => `delete from ${name};`).join('\n')}
    set session_replication_role = origin;
    select setval(c.oid::regclass, 1, false) from pg_class c
      where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace;
    insert into account (code) select code from kept order by place;`)
}

/** An empty migrated database. `close()` returns it for reuse. @param connections for a server's */
export const freshDb = async (connections = 4): Promise<Db> => {
  const old = made.find(it => it.isFree && (it.db.kind === 'embedded' || it.connections === connections))
  const begun = async () => {
    const db = await begin(connections)
    await addClock(db)
    const it = { db, connections, shape: await shapeOf(db), isFree: false }
    made.push(it)
    return it
  }
  if (old) old.isFree = false
  const it = old ?? (await begun())
  if (old) await emptyDb(old.db)
  let open = true
  return {
    ...it.db,
    close: async () => {
      if (open) it.isFree = true
      open = false
    },
  }
}

/** At the end of a file: the next one gets what this one has closed, but for a database whose schema it has changed. */
export const handOn = async (): Promise<void> => {
  for (const it of made.splice(0))
    if (it.isFree && (await shapeOf(it.db).catch(String)) === it.shape) made.push(it)
    else await it.db.close()
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
  const ready = await db.one<{ is: boolean }>`select to_regclass('test_clock') is not null as is`
  if (!ready!.is) await addClock(db)
  await db.exec(`delete from test_clock; insert into test_clock values ('${new Date(start).toISOString()}')`)
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
