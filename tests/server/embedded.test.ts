// The embedded database as it runs: in a thread, on a disk. Bundled, because a thread needs a file of its own.
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kobo } from '#src/lib/money.ts'
import type * as Backup from '#server/programs/backup-embedded.ts'
import { careFor } from '#server/db/care.ts'
import type { Db } from '#server/db/db.ts'
import { assertDurable, DurableNodeFS, durableStart } from '#server/db/durable-nodefs.ts'
import type * as Embedded from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { sessionOf, startPglite } from '#server/db/pglite.ts'
import { unpack } from '#server/db/new-folder.ts'
import { identityOfProgram } from '#server/keys/identity.ts'
import { readPlace } from '#server/settings.ts'
import { bundle } from '../support/bundle.mjs'
import { openMemoryDb } from '../support/memory-db.ts'
import { sell } from '../support/selling.ts'
import { makeService } from '../support/service.ts'

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'oriire-embedded-'))
let program: Awaited<ReturnType<typeof bundle>>
let openEmbedded: typeof Embedded.openEmbedded
let backup: typeof Backup

beforeAll(async () => {
  program = await bundle('embedded', {
    embedded: 'server/db/embedded.ts',
    backup: 'server/programs/backup-embedded.ts',
    'failing-disk': 'tests/support/failing-disk.ts',
  })
  const load = (name: string) => import(/* @vite-ignore */ path.join(program.folder, `${name}.js`))
  ;({ openEmbedded } = (await load('embedded')) as typeof Embedded)
  backup = (await load('backup')) as typeof Backup
}, 120_000)
afterAll(() => {
  program?.remove()
  fs.rmSync(base, { recursive: true, force: true })
})

let folders = 0
const newFolder = () => path.join(base, String(folders++))
const open = (dataDir: string): Promise<Db> =>
  openEmbedded(dataDir, error => {
    throw error
  })
const count = async (db: Db) => (await db.one<{ n: number }>`select count(*) as n from kept`)!.n
const packed = () => path.join(program.folder, 'empty-database.tar.gz')

it('a build that does not bring its commits to the disk is refused', async () => {
  for (const make of [
    (at: string) => ({ disk: Object.assign(new NodeFS(at), { syncs: 0 }), startParams: durableStart }),
    (at: string) => ({ disk: new DurableNodeFS(at, () => undefined), startParams: [...durableStart, '-F'] }),
  ]) {
    const at = newFolder()
    unpack(packed(), at)
    const { disk, startParams } = make(at)
    const db = await startPglite({ fs: disk, startParams })
    await expect(assertDurable(db, disk)).rejects.toThrow('refusing to start')
    await db.close()
  }
})

it('a folder half made by a first start that was cut short is made anew, and stale files of a killed process do not count', async () => {
  const at = newFolder()
  fs.mkdirSync(path.join(at, 'db.draft/base'), { recursive: true })
  fs.writeFileSync(path.join(at, 'db.draft/PG_VERSION'), '18')
  fs.writeFileSync(path.join(at, 'db.lock'), JSON.stringify({ pid: 2 ** 22 - 3, born: '' }))
  const first = await open(at)
  expect(fs.readdirSync(at).toSorted()).toEqual(['db', 'db.lock'])
  await first.exec('create table kept (id int); insert into kept values (1)')
  await first.close()
  expect(fs.readdirSync(at)).toEqual(['db'])

  fs.writeFileSync(path.join(at, 'db/postmaster.pid'), `${process.pid}\n/somewhere\n`)
  const second = await open(at)
  expect(await count(second)).toBe(1)
  await second.close()
})

it('where no empty database was packed, one is made', async () => {
  const file = path.join(program.folder, 'empty-database.tar.gz')
  fs.renameSync(file, `${file}.away`)
  try {
    const db = await open(newFolder())
    expect(await db.one`select 1 as one`).toEqual({ one: 1 })
    await db.close()
  } finally {
    fs.renameSync(`${file}.away`, file)
  }
})

const BREAK_SYNC = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const sync = fs.fsyncSync
  fs.fsyncSync = fd => {
    if (fs.existsSync(process.env.BROKEN)) throw new Error('EIO: i/o error, fsync')
    sync(fd)
  }
  syncBuiltinESMExports()`

it('a disk that fails ends the thread: nobody is told of a success, and it opens again without half of anything', () => {
  const at = newFolder()
  const said = execFileSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(BREAK_SYNC)}`,
      path.join(program.folder, 'failing-disk.js'),
    ],
    { env: { DATA_DIR: at, BROKEN: `${at}.broken` }, encoding: 'utf8', timeout: 60_000 },
  )
  const stopped = 'The embedded database has stopped: a sync failed, EIO: i/o error, fsync'
  // Written but not synced: nobody was told, yet it is there, whole, as after a lost answer.
  expect(JSON.parse(said)).toEqual({ told: stopped, troubles: [stopped], kept: [1, 2, 3, 4] })
})

it('it is looked after: a checkpoint by what was written or by the minute, statistics where a table has grown', async () => {
  const db = await openMemoryDb()
  await db.exec('create table kept (id int, words text)')
  const state = async () => ({
    checkpoint: (await db.one<{ at: string }>`select redo_lsn::text as at from pg_control_checkpoint()`)!.at,
    rows: (await db.one<{ n: number }>`select reltuples as n from pg_class where relname = 'kept'`)!.n,
  })
  const care = careFor(db, 0)
  await care(60_000)
  const before = await state()
  await care(60_001)
  expect(await state()).toEqual(before)

  await db.exec(`insert into kept select n, repeat('x', 500) from generate_series(1, 2000) n`)
  await care(119_000)
  expect(await state()).toEqual({ checkpoint: before.checkpoint, rows: 2000 })
  await care(120_001)
  const after = await state()
  expect(after.checkpoint).not.toBe(before.checkpoint)

  await db.exec(`insert into kept select n, repeat('x', 500) from generate_series(1, 70000) n`)
  await care(120_002)
  expect((await state()).checkpoint).not.toBe(after.checkpoint)

  await db.exec('delete from kept where id % 10 = 0; insert into kept values (1, null)')
  await care(600_000)
  expect((await state()).rows).toBe(64_801)
  await db.close()
})

it('a kept statement is parsed anew where its columns have changed', async () => {
  const db = await openMemoryDb()
  await db.exec('create table kept (id int); insert into kept values (1)')
  const ask = () => db.many`select * from kept`
  expect(await ask()).toEqual([{ id: 1 }])
  await db.exec('alter table kept add column word text')
  expect(await ask()).toEqual([{ id: 1, word: null }])
  await db.exec('alter table kept drop column word')
  expect(await db.tx(tx => tx.many`select * from kept`)).toEqual([{ id: 1 }])
  await expect(db.one`select 1 / (id - 1) from kept`).rejects.toMatchObject({ code: '22012' })
  expect(await ask()).toEqual([{ id: 1 }])
  await db.close()
})

it('a statement that gets no answer is no success', async () => {
  // How PGlite behaves when it fails internally without PostgreSQL noticing.
  const silent = { execProtocol: async () => ({ messages: [{ name: 'readyForQuery' }] }) }
  const session = sessionOf(silent as unknown as PGlite)
  await expect(session.exec('select 1')).rejects.toThrow('The embedded database has stopped')
  await expect(session.query('select 1', [])).rejects.toThrow('The embedded database has stopped')
})

const sellOne = async (db: Db) => {
  await migrate(db)
  const service = await makeService({ db })
  const { playerId } = await service.player(kobo(100_000))
  await sell(service.service, playerId, [[1, 12, 23, 34]], kobo(100))
}
const tickets = async (db: Db) => (await db.one<{ n: number }>`select count(*) as n from ticket`)!.n

const sandbox = identityOfProgram(readPlace({}))

it('a copy is a data folder with a whole ledger, and is restored over a later state without losing that', async () => {
  const [at, copy] = [newFolder(), newFolder()]
  const first = await open(at)
  await sellOne(first)
  await expect(backup.backUpEmbedded(at, copy, sandbox)).rejects.toThrow(
    `is in use by process ${process.pid}`,
  )
  await first.close()
  await expect(backup.backUpEmbedded(copy, at, sandbox)).rejects.toThrow(`There is no database in ${copy}.`)
  expect(await backup.backUpEmbedded(at, copy, sandbox)).toBe(copy)
  await expect(backup.backUpEmbedded(at, copy, sandbox)).rejects.toThrow('holds a copy already')
  expect(fs.readdirSync(copy)).toEqual(['db'])

  const second = await open(at)
  await sellOne(second)
  await expect(backup.restoreEmbedded(at, copy, sandbox)).rejects.toThrow('is in use by process')
  await second.close()
  const other = { ...sandbox, mode: 'production' as const }
  await expect(backup.restoreEmbedded(at, copy, other)).rejects.toThrow('other-mode')
  const aside = await backup.restoreEmbedded(at, copy, sandbox)
  expect(fs.readdirSync(at).toSorted()).toEqual(['db', path.basename(aside!)])

  const restored = await open(at)
  expect(await tickets(restored)).toBe(1)
  await restored.close()
  const later = newFolder()
  fs.mkdirSync(later)
  fs.renameSync(aside!, path.join(later, 'db'))
  const kept = await open(later)
  expect(await tickets(kept)).toBe(2)

  // A ledger that does not add up is no copy, and what stands there stays.
  await kept.exec(`update account set balance = balance + 1 where player_id is not null`)
  await kept.close()
  const unsound = newFolder()
  await expect(backup.backUpEmbedded(later, unsound, sandbox)).rejects.toThrow(
    'I3 a wallet is the sum of its transfers',
  )
  expect(fs.readdirSync(unsound)).toEqual([])
  await expect(backup.restoreEmbedded(at, later, sandbox)).rejects.toThrow(
    'I3 a wallet is the sum of its transfers',
  )
  const unchanged = await open(at)
  expect(await tickets(unchanged)).toBe(1)
  await unchanged.close()
  fs.mkdirSync(path.join(at, 'restoring'))
  await expect(open(at)).rejects.toThrow(`A restore into ${at} was cut short: run it again.`)
})
