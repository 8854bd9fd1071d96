// Backs up a PostgreSQL database to one file, trusted only after it has been read back.
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { DAY } from '#src/lib/lagos-time.ts'
import { checkLedger } from '#server/ledger/invariants.ts'
import { refuseOther, refuseOtherMode, type Identity } from '#server/db/binding.ts'
import type { Db } from '#server/db/db.ts'
import { forChecks, openPostgres } from '#server/db/postgres.ts'
import { ensureFolder } from '#server/lib/ensure-folder.ts'
import { run, runOn } from './postgres-programs.ts'

const COPY = 'oriire.dump'
/** No owners or grants: the copy belongs to the role that restores it. */
const PLAIN = ['--no-owner', '--no-privileges']

/** The row of that table as text, without a database. */
const BINDING = ['--data-only', '--table=database_binding', '--file=-']

const withDb = async <T>(url: string, work: (db: Db) => Promise<T>): Promise<T> => {
  const db = openPostgres(url, () => undefined, 1, forChecks)
  return work(db).finally(() => db.close())
}

const load = (url: string, file: string) =>
  runOn(url, 'pg_restore', [...PLAIN, '--exit-on-error', '--single-transaction', file])

const refuseBroken = async (db: Db, more = ''): Promise<void> => {
  const broken = await checkLedger(db)
  if (broken.length > 0) throw new Error(`The ledger of the copy is broken: ${broken.join('; ')}${more}`)
}

const STAYS =
  '. The database holds it all the same: start no node on it, and restore another copy into another, empty database.'

/** A temporary database older than this was left behind. */
const LEFT = DAY // ms

/** Those of backups that were killed: each is as large as the original, and holds as much about players. */
const dropLeft = (url: string): Promise<void> =>
  withDb(url, async db => {
    const there = await db.many<{ name: string }>`
      select datname as name from pg_database d where datname ~ '^oriire_check_[0-9]{13}_[0-9a-f]{12}$'
        and pg_get_userbyid(datdba) = current_user
        and not exists (select from pg_stat_activity a where a.datname = d.datname)`
    for (const { name } of there)
      if (Date.now() - Number(name.split('_')[2]) > LEFT) await db.exec(`drop database if exists ${name}`)
  })

/** Restores the copy into a temporary database beside the original and checks every invariant there. */
const readBack = async (url: string, file: string): Promise<void> => {
  await dropLeft(url)
  const name = `oriire_check_${Date.now()}_${randomBytes(6).toString('hex')}`
  const beside = new URL(url)
  beside.pathname = `/${name}`
  await withDb(url, db => db.exec(`create database ${name} template template0`))
  try {
    await load(String(beside), file)
    await withDb(String(beside), db => refuseBroken(db))
  } finally {
    await withDb(url, db => db.exec(`drop database ${name} with (force)`))
  }
}

/** It holds players' phone numbers and secrets: nobody else may read it, not even while it is being written. */
const beginDraft = (draft: string): Promise<void> =>
  fs.writeFile(draft, '', { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    throw new Error(
      `${draft} is there: another backup is writing it, or one was killed. Give this one another folder.`,
    )
  })

/**
 * Writes a snapshot of the database into the folder, while the service runs, and reads it back.
 * @returns the file
 * @throws Error if there is a copy or a draft of one already, or it cannot be read back or its ledger is broken; the file is
 *   gone then
 */
export const backUpPostgres = async (url: string, folder: string, identity: Identity): Promise<string> => {
  await withDb(url, db => refuseOther(db, identity))
  const file = path.join(folder, COPY)
  const draft = `${file}.draft`
  ensureFolder(folder)
  await beginDraft(draft)
  try {
    const isThere = await fs.access(file).then(
      () => true,
      () => false,
    )
    if (isThere) throw new Error(`${file} is there already: give the copy another folder.`)
    await runOn(url, 'pg_dump', [...PLAIN, '--format=custom', `--file=${draft}`])
    await readBack(url, draft)
    await fs.rename(draft, file)
  } finally {
    await fs.rm(draft, { force: true })
  }
  return file
}

/**
 * Reads a copy into an empty database, all or nothing, and checks every invariant.
 * @throws Error if the database is not empty, or the copy has another mode or a broken ledger, which then stays there to
 *   be looked at
 */
export const restorePostgres = async (url: string, folder: string, identity: Identity): Promise<void> => {
  const found = await withDb(url, db => db.one`select 1 from pg_tables where schemaname = 'public' limit 1`)
  if (found) throw new Error('The database holds tables already: restore into an empty one.')
  const file = path.join(folder, COPY)
  const bound = /\t(sandbox|production)\t/.exec(await run('pg_restore', [...BINDING, file]))
  if (bound) refuseOtherMode(identity, bound[1]!)
  await load(url, file)
  await withDb(url, db => refuseBroken(db, STAYS))
}
