import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { lockFolder, lockFolderSoon } from '#server/db/lock-folder.ts'
import { migrate } from '#server/db/migrate.ts'
import { schema, sqlFiles } from '#server/db/schema.ts'
import { freshDb, turnClock } from '../support/database.ts'
import { backAfter, rowsThrough, within } from '../support/migrations.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oriire-lock-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

it('values come back as the types that the service counts on', async () => {
  const db = await freshDb()
  const row = await db.one<Record<string, unknown>>`
    select 5000000000::int8 as kobo, array[1, 2]::int8[] as masks, '\\x0102'::bytea as hash, '{"a":1}'::jsonb
      as answer,
     '2026-11-20T12:00:00Z'::timestamptz as at, 1.50::numeric as share, '2026-11-20'::date as day`
  expect(row).toEqual({
    kobo: 5_000_000_000,
    masks: [1, 2],
    hash: new Uint8Array([1, 2]),
    answer: { a: 1 },
    at: new Date('2026-11-20T12:00:00Z'),
    share: '1.50',
    day: '2026-11-20',
  })
  await expect(db.one`select 9007199254740993::int8`).rejects.toThrow('beyond 2^53')
  await db.close()
})

it('a database is brought to the schema once; one of an older build, or of a migration that has changed, is refused by name', async () => {
  const db = await freshDb()
  expect(await migrate(db)).toEqual([])
  const refused = (change: string) =>
    backAfter(db, async tx => {
      await tx.exec(change)
      return String(await migrate(within(db, tx)).catch(String))
    })
  expect(await refused(`update migration set sha256 = 'other' where name = 'schema'`)).toContain(
    'other-build',
  )
  expect(await refused(`update migration set name = '0001-players' where name = 'schema'`)).toContain(
    'other-build',
  )
  expect(await refused(`insert into migration values ('0001-later', 'x')`)).toContain('0001-later')
  await db.close()
})

it('a function whose text has changed is written anew, and nothing else is', async () => {
  const db = await freshDb()
  const [first, ...others] = schema.functions
  const changed = sqlFiles(
    { [`/${first!.name.slice('function '.length)}.sql`]: `${first!.sql}-- changed` },
    'function ',
  )
  const to = { ...schema, functions: [...changed, ...others] }
  await backAfter(db, async tx => {
    expect(await migrate(within(db, tx), undefined, to)).toEqual([first!.name])
    expect(await migrate(within(db, tx), undefined, to)).toEqual([])
  })
  await db.close()
})

it('a migration finds the rows of the version before it, and is applied once', async () => {
  const db = await freshDb()
  const [migration] = sqlFiles({
    '/0001-newsletter-language.sql': `alter table newsletter_address add column language text not null default 'en'`,
  })
  await backAfter(db, async tx => {
    // As the databases of tests are once it is in its folder.
    const migrated = within(db, tx)
    await migrate(migrated, undefined, { ...schema, migrations: [...schema.migrations, migration!] })
    await rowsThrough(migrated, migration!, {
      before: `insert into newsletter_address (email) values ('ada@example.com')`,
      after: async tx =>
        expect(await tx.many`select email, language from newsletter_address`).toEqual([
          { email: 'ada@example.com', language: 'en' },
        ]),
    })
  })
  await db.close()
})

it('a transaction that throws leaves nothing, and the next one runs', async () => {
  const db = await freshDb()
  const failed = db.tx(async tx => {
    await tx.one`insert into newsletter_address (email) values ('a@example.com')`
    throw new Error('stop')
  })
  const after = db.tx(tx => tx.one<{ n: number }>`select count(*) as n from newsletter_address`)
  await expect(failed).rejects.toThrow('stop')
  expect(await after).toEqual({ n: 0 })
  await db.close()
})

it('the game clock turns; a fresh database has a real one again, and of the accounts only the house’s', async () => {
  const db = await freshDb()
  const houses = await db.many`select code from account order by code`
  await db.one`insert into account (code) values ('owed:7')`
  const clock = await turnClock(db, Date.UTC(2026, 0, 1))
  await clock.advance(300_000)
  expect(await db.one`select game_clock() as at`).toEqual({ at: new Date('2026-01-01T00:05:00Z') })
  await db.close()
  const next = await freshDb()
  const now = await next.one<{ at: Date }>`select game_clock() as at`
  expect(Math.abs(now!.at.getTime() - Date.now())).toBeLessThan(60_000)
  expect(await next.many`select code from account order by code`).toEqual(houses)
  await next.close()
})

it('a folder is locked by one process; a dead holder and a reused pid do not count', () => {
  const file = path.join(folder, 'db.lock')
  const unlock = lockFolder(file, '.data')
  expect(() => lockFolder(file, '.data')).toThrow(
    `The data folder .data is in use by process ${process.pid}: stop that one first, or set DATA_DIR to another folder.`,
  )
  unlock()
  for (const holder of [
    { pid: 2 ** 22 - 3, born: '' },
    { pid: process.ppid, born: 'an earlier boot:1' },
  ]) {
    fs.writeFileSync(file, JSON.stringify(holder))
    lockFolder(file, '.data')()
  }
  fs.writeFileSync(file, 'half a l')
  lockFolder(file, '.data')()
  expect(fs.readdirSync(folder)).toEqual([])
})

it('a holder that has ended counts no more, even where nobody has fetched it', async () => {
  const file = path.join(folder, 'db.lock')
  // The shell becomes another program, which never asks what became of its child.
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const pid = Number(String((await once(parent.stdout, 'data'))[0]))
  fs.writeFileSync(file, JSON.stringify({ pid, born: '' }))
  const unlock = await lockFolderSoon(file, '.data')
  unlock()
  parent.kill('SIGKILL')
  expect(fs.readdirSync(folder)).toEqual([])
})
