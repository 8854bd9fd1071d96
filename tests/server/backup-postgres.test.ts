// Copies of a PostgreSQL database that were truly read back.
import { once } from 'node:events'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DAY } from '#src/lib/lagos-time.ts'
import { backUpPostgres, restorePostgres } from '#server/programs/backup-postgres.ts'
import { runOn } from '#server/programs/postgres-programs.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDb } from '#server/db/open.ts'
import { identityOfProgram } from '#server/keys/identity.ts'
import { inWords } from '#server/lib/in-words.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { readPlace } from '#server/settings.ts'
import { buy } from '../support/play.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { makeService } from '../support/service.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 120_000)
afterAll(() => postgres?.stop())

const sandbox = identityOfProgram(readPlace({}))
const ofProduction = identityOfProgram({ NODE_ENV: 'production' })

const open = async (url: string) => {
  const db = await openDb({ DATABASE_URL: url, DATA_DIR: '' })
  await migrate(db)
  return db
}

const withTickets = async (url: string, count: number) => {
  const it = await makeService({ db: await open(url) })
  const { token } = await it.player(100_000 * count)
  const tickets = []
  for (let left = count; left > 0; left--) tickets.push(await buy(it, { token }))
  return { it, token, tickets: tickets.toSorted() }
}

const ticketsIn = async (url: string) => {
  const db = await openDb({ DATABASE_URL: url, DATA_DIR: '' })
  const rows = await db.many<{ id: string }>`select id from ticket order by id`
  const broken = await checkInvariants(db)
  await db.close()
  return { broken, tickets: rows.map(row => row.id).toSorted() }
}

test('a copy made while the service runs is read back, and restored into an empty database', async () => {
  const url = await postgres.another('original')
  const { it, token, tickets } = await withTickets(url, 3)
  // One that a killed backup has left, and one of a backup that may go on elsewhere.
  const [old, young] = [Date.now() - 2 * DAY, Date.now()].map(ms => `oriire_check_${ms}_0123456789ab`)
  for (const name of [old, young]) await it.db.exec(`create database ${name}`)
  const folder = path.join(postgres.folder, 'copies')
  const file = await backUpPostgres(url, folder, sandbox)
  expect(fs.statSync(file).mode & 0o077).toBe(0)
  await buy(it, { token })

  const empty = await postgres.another('restored')
  await expect(restorePostgres(empty, folder, ofProduction)).rejects.toThrow('other-mode')
  await expect(backUpPostgres(url, folder, ofProduction)).rejects.toThrow('other-mode')
  await restorePostgres(empty, folder, sandbox)
  expect(await ticketsIn(empty)).toEqual({ broken: [], tickets })
  await expect(restorePostgres(empty, folder, sandbox)).rejects.toThrow('holds tables already')
  await expect(backUpPostgres(url, folder, sandbox)).rejects.toThrow('is there already')
  const left = await it.db.many`select datname from pg_database where datname like 'oriire_check%'`
  expect(left).toEqual([{ datname: young }])
  await it.close()
}, 120_000)

test('two backups into one folder at once do not write into one file: the second is refused, and the first stays whole', async () => {
  const url = await postgres.another('at_once')
  const { it, tickets } = await withTickets(url, 1)
  const folder = path.join(postgres.folder, 'at-once')
  const both = await Promise.allSettled([1, 2].map(() => backUpPostgres(url, folder, sandbox)))
  const refused = both.filter(one => one.status === 'rejected')
  expect(refused.map(one => String(one.reason))).toEqual([
    expect.stringMatching(/oriire\.dump\.draft is there: another backup is writing it/),
  ])
  expect(fs.readdirSync(folder)).toEqual(['oriire.dump'])
  const empty = await postgres.another('at_once_restored')
  await restorePostgres(empty, folder, sandbox)
  expect(await ticketsIn(empty)).toEqual({ broken: [], tickets })
  await it.close()
}, 120_000)

test('nobody else on the machine may read a copy while it is written', async () => {
  const programs = path.join(postgres.folder, 'programs')
  const seen = path.join(postgres.folder, 'mode-of-the-draft')
  fs.mkdirSync(programs)
  const script = `#!/bin/sh\nfor it; do case "$it" in --file=*) stat -c %a "\${it#--file=}" > ${seen} ;; esac; done\nexit 1\n`
  fs.writeFileSync(path.join(programs, 'pg_dump'), script, { mode: 0o755 })
  const before = process.env.PATH
  process.env.PATH = `${programs}${path.delimiter}${before}`
  try {
    const folder = path.join(postgres.folder, 'in-the-open')
    fs.mkdirSync(folder, { mode: 0o755 })
    await expect(backUpPostgres(postgres.url, folder, sandbox)).rejects.toThrow('pg_dump failed')
    expect(fs.readFileSync(seen, 'utf8').trim()).toBe('600')
    expect(fs.readdirSync(folder)).toEqual([])
  } finally {
    process.env.PATH = before
  }
}, 120_000)

test('a role that may not read everything is told whose business copies are', async () => {
  const url = new URL(await postgres.another('of_the_owner'))
  const db = await open(String(url))
  await db.exec('create role of_nodes login; grant select on all tables in schema public to of_nodes')
  await db.close()
  url.username = 'of_nodes'
  const folder = path.join(postgres.folder, 'of-nodes')
  expect(await backUpPostgres(String(url), folder, sandbox).catch(inWords)).toMatch(
    /^The role in DATABASE_URL may not do this: pg_dump failed: .* The owner .* copies and restores/s,
  )
  expect(fs.readdirSync(folder)).toEqual([])
}, 120_000)

test('a copy with a broken ledger is not kept, and restored it says that the database holds it', async () => {
  const url = await postgres.another('broken')
  const { it } = await withTickets(url, 1)
  await it.db.exec(`update account set balance = balance + 1 where wallet = 'play'`)
  const folder = path.join(postgres.folder, 'broken')
  await expect(backUpPostgres(url, folder, sandbox)).rejects.toThrow(
    'I3 a wallet is the sum of its transfers',
  )
  expect(fs.readdirSync(folder)).toEqual([])
  await runOn(url, 'pg_dump', ['--format=custom', `--file=${path.join(folder, 'oriire.dump')}`])
  const empty = await postgres.another('restored_broken')
  await expect(restorePostgres(empty, folder, sandbox)).rejects.toThrow(
    /I3 a wallet is the sum of its transfers.*The database holds it all the same: .* another, empty database/s,
  )
  await expect(restorePostgres(empty, folder, sandbox)).rejects.toThrow('holds tables already')
  await it.close()
}, 120_000)

/** A folder beside the data that the cluster's own account may write to. */
const folderFor = (cluster: TestPostgres, name: string): string => {
  const folder = path.join(cluster.folder, name)
  fs.mkdirSync(folder)
  const { uid, gid } = fs.statSync(cluster.folder)
  fs.chownSync(folder, uid, gid)
  return folder
}

/** The commands of docs/operations.md. */
const startArchive = async (cluster: TestPostgres, archive: string) => {
  const connection = `host=127.0.0.1 port=${cluster.port} user=oriire application_name=archive`
  const asked = ['-D', archive, '--slot=archive', '--no-loop', '-d', connection]
  cluster.run('pg_receivewal', ...asked, '--create-slot', '--if-not-exists')
  const receiver = cluster.begin('pg_receivewal', ...asked, '--synchronous')
  const ended = once(receiver, 'exit')
  const db = await openDb({ DATABASE_URL: cluster.url, DATA_DIR: '' })
  await db.exec(`alter system set synchronous_standby_names = 'archive'`)
  await db.exec('select pg_reload_conf()')
  await db.close()
  return { connection, ended }
}

const restoreFromArchive = async (cluster: TestPostgres, base: string, archive: string) => {
  const data = path.join(cluster.folder, 'data')
  fs.rmSync(data, { recursive: true })
  fs.renameSync(base, data)
  for (const file of fs.readdirSync(archive).filter(name => name.endsWith('.partial')))
    fs.renameSync(path.join(archive, file), path.join(archive, file.replace('.partial', '')))
  fs.appendFileSync(
    path.join(data, 'postgresql.auto.conf'),
    `restore_command = 'cp "${archive}/%f" "%p"'\nsynchronous_standby_names = ''\n`,
  )
  fs.writeFileSync(path.join(data, 'recovery.signal'), '')
  cluster.restart()
  const db = await openDb({ DATABASE_URL: cluster.url, DATA_DIR: '' })
  const isReading = () => db.one<{ yes: boolean }>`select pg_is_in_recovery() as yes`
  await vi.waitFor(async () => expect(await isReading()).toEqual({ yes: false }), { timeout: 60_000 })
  await db.close()
}

test('with a synchronous archive every acknowledged purchase is there after the disk is gone', async () => {
  const cluster = await startPostgres()
  try {
    const archive = folderFor(cluster, 'archive')
    const { connection, ended } = await startArchive(cluster, archive)
    const { it, token, tickets } = await withTickets(cluster.url, 3)
    const base = path.join(cluster.folder, 'base')
    cluster.run('pg_basebackup', '-D', base, '-X', 'none', '-c', 'fast', '-d', connection)
    for (let left = 5; left > 0; left--) tickets.push(await buy(it, { token }))
    cluster.kill()
    await ended
    await it.close()

    await restoreFromArchive(cluster, base, archive)
    expect(await ticketsIn(cluster.url)).toEqual({ broken: [], tickets: tickets.toSorted() })
  } finally {
    cluster.stop()
  }
}, 120_000)
