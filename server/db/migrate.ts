// Numbered files, each applied once, all in one transaction; several nodes may start at the same time.
import { createHash } from 'node:crypto'
import type { Db } from './db.ts'

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

/**
 * @returns the names of the files applied now
 * @throws Error where a file that was applied before has changed or is gone
 */
export const migrate = (db: Db): Promise<string[]> =>
  db.tx(async tx => {
    // Another node may be at it for long.
    await tx.exec('set local lock_timeout = 0; set local statement_timeout = 0')
    await tx.one('select pg_advisory_xact_lock($1)', [LOCK])
    await tx.exec(`create table if not exists migration (
      name text primary key, sha256 text not null, applied_at timestamptz not null default clock_timestamp())`)
    const applied = await tx.many<{ name: string; sha256: string }>('select name, sha256 from migration')
    for (const { name, sha256 } of applied) {
      const now = migrations.find(it => it.name === name)
      if (now?.sha256 !== sha256)
        throw new Error(`Migration ${name} was applied before and has ${now ? 'changed' : 'gone'} since`)
    }
    const done = new Set(applied.map(it => it.name))
    const due = migrations.filter(it => !done.has(it.name))
    for (const { name, sql, sha256 } of due) {
      await tx.exec(sql)
      await tx.one('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
    }
    return due.map(it => it.name)
  })
