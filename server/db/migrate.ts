// Numbered files, each applied once, all in one transaction; several nodes may start at the same time.
import { createHash } from 'node:crypto'
import { bind, type Identity } from './binding.ts'
import type { Db, Tx } from './db.ts'

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const LOCK = 7_461_001

const migrations = Object.entries(files)
  .map(([path, sql]) => ({
    name: path.replace('./migrations/', ''),
    sql,
    sha256: createHash('sha256').update(sql).digest('hex'),
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))

/** The service's role makes no tables (service-role.ts). */
const mayCreate = async (tx: Tx): Promise<boolean> =>
  (await tx.one(`select 1 where has_schema_privilege('public', 'create')`)) !== undefined

/**
 * @param identity who opens it: a database of somebody else is left as it is
 * @returns the names of the files applied now
 * @throws Error where a file that was applied before has changed or is gone; OtherDatabase
 */
export const migrate = (db: Db, identity?: Identity): Promise<string[]> =>
  db.tx(async tx => {
    // Another node may be at it for long.
    await tx.exec('set local lock_timeout = 0; set local statement_timeout = 0')
    await tx.one('select pg_advisory_xact_lock($1)', [LOCK])
    // A role that may create nothing comes by here as well, as long as nothing is due.
    if (!(await tx.one(`select 1 where to_regclass('migration') is not null`)))
      await tx.exec(`create table migration (
        name text primary key, sha256 text not null, applied_at timestamptz not null default clock_timestamp())`)
    const applied = await tx.many<{ name: string; sha256: string }>('select name, sha256 from migration')
    for (const { name, sha256 } of applied) {
      const now = migrations.find(it => it.name === name)
      if (now?.sha256 !== sha256)
        throw new Error(`Migration ${name} was applied before and has ${now ? 'changed' : 'gone'} since`)
    }
    const done = new Set(applied.map(it => it.name))
    const due = migrations.filter(it => !done.has(it.name))
    if (due.length > 0 && !(await mayCreate(tx)))
      throw new Error(
        `Migrations are due (${due.map(it => it.name).join(', ')}): run npm run migrate as the owner`,
      )
    for (const { name, sql, sha256 } of due) {
      await tx.exec(sql)
      await tx.one('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
    }
    if (identity) await bind(tx, identity)
    return due.map(it => it.name)
  })
