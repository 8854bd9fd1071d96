// Brings a database to this build's schema in a single transaction; several nodes may start at once.
import { bind, OtherDatabase, refuseOther, type Identity } from './binding.ts'
import type { Db, Tx } from './db.ts'
import { schema, type Schema, type SqlFile } from './schema.ts'

const LOCK = 7_461_001

/** The service role can't create tables (service-role.ts). */
const mayCreate = (tx: Tx) => tx.any`select 1 where has_schema_privilege('public', 'create')`

const hasTable = (tx: Tx) => tx.any`select 1 where to_regclass('migration') is not null`

/** What is already applied, by name. */
const readApplied = async (tx: Tx): Promise<Map<string, string>> => {
  const rows = await tx.many<{ name: string; sha256: string }>`select name, sha256 from migration`
  return new Map(rows.map(it => [it.name, it.sha256]))
}

/** @throws OtherDatabase */
const refuseOtherBuild = ({ tables, migrations }: Schema, applied: ReadonlyMap<string, string>): void => {
  if (applied.size === 0) return
  if (applied.get(tables.name) !== tables.sha256)
    throw new OtherDatabase(
      'other-build',
      'This database was made by a build from before the first release. Begin with an empty one: set DATABASE_URL or DATA_DIR.',
    )
  for (const [name, sha256] of applied) {
    if (name === tables.name || name.startsWith('function ')) continue
    const now = migrations.find(it => it.name === name)
    if (now?.sha256 !== sha256)
      throw new OtherDatabase(
        'other-build',
        `Migration ${name} was applied before and has ${now ? 'changed' : 'gone'} since.`,
      )
  }
}

/** @throws OtherDatabase */
const listDue = (to: Schema, applied: ReadonlyMap<string, string>): SqlFile[] => {
  refuseOtherBuild(to, applied)
  return [...to.functions, to.tables, ...to.migrations].filter(it => applied.get(it.name) !== it.sha256)
}

const namesOf = (due: readonly SqlFile[]): string => due.map(it => it.name).join(', ')

/** For a dry run, which changes nothing. @throws OtherDatabase, Error naming the migrations that are due */
export const refuseDue = (db: Db, identity: Identity, to = schema): Promise<void> =>
  db.tx(async tx => {
    const due = listDue(to, (await hasTable(tx)) ? await readApplied(tx) : new Map())
    if (due.length > 0)
      throw new Error(
        `Migrations are due (${namesOf(due)}), and a dry run applies none: start a node of this build first`,
      )
    await refuseOther(tx, identity)
  })

/**
 * @param identity who is opening it: someone else's database is left untouched
 * @returns the names of what was just applied
 * @throws OtherDatabase
 */
export const migrate = (db: Db, identity?: Identity, to = schema): Promise<string[]> =>
  db.tx(async tx => {
    // Another node may take a while, and functions are created before the tables they read.
    await tx.exec(
      'set local lock_timeout = 0; set local statement_timeout = 0; set local check_function_bodies = off',
    )
    await tx.one`select pg_advisory_xact_lock(${LOCK})`
    // Roles that can't create anything get by, as long as nothing is due.
    if (!(await hasTable(tx)))
      await tx.exec(`create table migration (
        name text primary key, sha256 text not null, applied_at timestamptz not null default clock_timestamp())`)
    const due = listDue(to, await readApplied(tx))
    if (due.length > 0 && !(await mayCreate(tx)))
      throw new Error(`Migrations are due (${namesOf(due)}): run npm run migrate as the owner`)
    for (const { name, sql, sha256 } of due) {
      await tx.exec(sql)
      await tx.one`
        insert into migration (name, sha256) values (${name}, ${sha256})
        on conflict (name) do update set sha256 = excluded.sha256, applied_at = clock_timestamp()`
    }
    if (identity) await bind(tx, identity)
    return due.map(it => it.name)
  })
