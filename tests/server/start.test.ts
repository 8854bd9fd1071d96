// The built service as a process of its own: how it starts, refuses to start, and stops.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPglite } from '#server/db/pglite.ts'
import { findPushKeys } from '#server/keys/push-keys.ts'
import { readSettings } from '#server/settings.ts'
import { freshDb } from '../support/database.ts'
import { unoptimized } from '../support/unoptimized.ts'

/** `npm test` has just built it. Packages are found from inside the project only. */
const OWN = join(process.cwd(), 'node_modules/.cache/oriire-start-test')
const BUNDLE = process.env.BUILT_SERVICE ?? OWN
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oriire-start-'))
  await mkdir(join(folder, 'web'))
  await writeFile(join(folder, 'web/index.html'), '<!doctype html><title>home</title>')
  if (BUNDLE === OWN)
    await build({ configFile: 'server/vite.config.ts', logLevel: 'error', build: { outDir: OWN } })
}, 120_000)
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
  await rm(OWN, { recursive: true, force: true })
})

interface Run {
  child: ChildProcess
  /** All that it has written so far. */
  text(): string
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
}
const started: Run[] = []

const run = (settings: Record<string, string>, [program = 'main', ...words]: string[] = []): Run => {
  const child = spawn(process.execPath, [...unoptimized, join(BUNDLE, `${program}.js`), ...words], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', WEB_DIR: join(folder, 'web'), ...settings },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += String(chunk)))
  const it = { child, text: () => text, ended: once(child, 'close').then(([code]) => code as number | null) }
  started.push(it)
  return it
}

/** The address that it prints when it is ready, once the whole greeting is there: it arrives in pieces. */
const address = async (it: Run): Promise<string> => {
  for (;;) {
    const found =
      /http:\/\/localhost:\d+[^]*└/.test(it.text()) && /http:\/\/localhost:\d+/.exec(it.text())?.[0]
    if (found) return found.replace('localhost', '127.0.0.1')
    const more = once(it.child.stdout!, 'data')
    const ended = await Promise.race([more.then(() => false), it.ended.then(() => true)])
    if (ended) throw new Error(`It did not start:\n${it.text()}`)
  }
}

const settingsOf = (name: string) => ({ DATA_DIR: join(folder, name) })

describe('the built service', () => {
  test('starts on an empty folder, says where it is and where codes arrive, and is ready', async () => {
    const it = run(settingsOf('a'))
    const url = await address(it)
    expect(it.text()).toContain('sandbox')
    expect(it.text()).toContain('/sandbox')
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(await (await fetch(url)).text()).toContain('<title>home')
    const results = await (await fetch(`${url}/api/web/instant_cash_out_result/`)).json()
    expect((results as { count: number }).count).toBeGreaterThan(0)
    expect((await fetch(`${url}/metrics`)).status).toBe(200)

    const second = run(settingsOf('a'))
    expect(await second.ended).toBe(1)
    expect(second.text().trim()).toMatch(/^The data folder .* is in use by process \d+[^\n]*$/)

    // A request in flight when the service is told to stop still gets its answer.
    const login = fetch(`${url}/api/web/phone-login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ phone: '08031234567', password: 'long enough' }),
    })
    await fetch(`${url}/healthz`)
    it.child.kill('SIGTERM')
    expect((await login).status).toBe(401)
    expect(await it.ended).toBe(0)

    const again = run(settingsOf('a'))
    expect((await fetch(`${await address(again)}/readyz`)).status).toBe(200)
    again.child.kill('SIGINT')
    expect(await again.ended).toBe(0)
  }, 180_000)

  test('does not start on a port that is in use, and says so in a sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const it = run({ ...settingsOf('b'), PORT: String(port) })
    expect(await it.ended).toBe(1)
    expect(it.text().trim()).toBe(
      `Port ${port} is in use. Stop the other program, or set PORT to another one.`,
    )
    other.close()
    expect(existsSync(join(folder, 'b'))).toBe(false)
  }, 120_000)

  test('does not start without its pages, or where it cannot listen or its database is away, and names the setting', async () => {
    const pages = run({ ...settingsOf('d'), WEB_DIR: folder })
    expect(await pages.ended).toBe(1)
    expect(pages.text().trim()).toBe(`WEB_DIR: there are no pages in ${folder}. Build them: npm run build`)
    const listening = run({ ...settingsOf('d'), HOST: '192.0.2.1' })
    expect(await listening.ended).toBe(1)
    expect(listening.text()).toContain('HOST 192.0.2.1 with PORT 0 cannot be listened on')
    expect(existsSync(join(folder, 'd'))).toBe(false)
    const DATABASE_URL = 'postgres://oriire:geheim@127.0.0.1:1/oriire'
    for (const [program, code] of [
      ['main', 1],
      ['operator', 1],
      ['check', 2],
    ] as const) {
      const it = run({ DATABASE_URL }, [program, 'show'])
      expect(await it.ended).toBe(code)
      expect(it.text().trim()).toMatch(/^The database that DATABASE_URL names cannot be opened: (?!.*geheim)/)
    }
  }, 120_000)

  test.runIf(existsSync('/proc/self'))(
    'names at once, in plain words, the setting or what was said where a folder or file cannot be used',
    async () => {
      const file = join(folder, 'a-file')
      await writeFile(file, 'News\nThere is news.')
      // Its service has stopped.
      const { DATA_DIR } = settingsOf('a')
      const NAMED = ['--who=Bola', '--why=a look']
      const picture = join(folder, 'no.jpg')
      const tried: [settings: Record<string, string>, words: string[], said: string][] = [
        [{ DATA_DIR: '/proc/oriire' }, [], 'DATA_DIR: /proc/oriire cannot be used: it is not there, and'],
        [{ DATA_DIR: file }, [], `DATA_DIR: ${file} cannot be used: it is a file, and a folder`],
        [{ DATA_DIR: join(file, 'b') }, [], `DATA_DIR: ${file} cannot be used: it is a file, and a folder`],
        [{ DATA_DIR }, ['backup', file], `${file} cannot be used: it is a file, and a folder`],
        [{ DATA_DIR }, ['backup', '/proc/oriire'], '/proc/oriire cannot be used: it is not there, and'],
        [{ DATA_DIR: file }, ['restore', DATA_DIR], `DATA_DIR: ${file} cannot be used: it is a file`],
        [
          { DATA_DIR },
          ['operator', 'regulator', '2026-11-01', '2026-11-02', file, ...NAMED],
          `${file} cannot`,
        ],
        [
          { DATA_DIR },
          ['operator', 'newsletter', folder, ...NAMED],
          `${folder} cannot be used: it is a folder`,
        ],
        [
          { DATA_DIR },
          ['operator', 'item-picture', 'x', picture, ...NAMED],
          `${picture} cannot be used: it is not`,
        ],
      ]
      for (const [settings, words, said] of tried) {
        const it = run(settings, words.length > 0 ? words : ['main'])
        expect(await it.ended).toBe(1)
        expect(it.text().trim()).toMatch(/^[^\n]*$/)
        expect(it.text().trim().slice(0, said.length)).toBe(said)
      }
    },
    120_000,
  )

  test('does not start in production with a sandbox provider, and names each missing key', async () => {
    const it = run({ ...settingsOf('c'), NODE_ENV: 'production', PUBLIC_URL: 'https://oriire.example' })
    expect(await it.ended).toBe(1)
    for (const name of [
      'DATABASE_URL',
      'PAYSTACK_SECRET_KEY',
      'TERMII_API_KEY',
      'SMTP_URL',
      'SIGNING_KEY',
      'LOG_KEY',
      'CODE_PEPPER',
      'LICENCE_NUMBER',
      'OPERATOR_NAME',
    ])
      expect(it.text()).toContain(`${name} is missing`)
    expect(it.text()).not.toContain('PUBLIC_URL')
  })
})

const startAndStop = async (settings: Record<string, string>) => {
  const it = run(settings)
  await address(it)
  it.child.kill('SIGTERM')
  await it.ended
}

/** What a program beside the service says, and its exit code. */
const said = async (words: string[], settings: Record<string, string> = {}) => {
  const it = run(settings, words)
  const code = await it.ended
  return [code, it.text().trim()] as const
}

describe('a built program', () => {
  test('keys-push prints a new key each time, as a setting that the service takes', async () => {
    const [first, second] = [await said(['keys-push']), await said(['keys-push'])]
    expect([first[0], second[0]]).toEqual([0, 0])
    expect(first[1]).not.toBe(second[1])
    const [, publicKey, privateKey] =
      /^# Public half, [^:]*: (\S{87})\nVAPID_PRIVATE_KEY=(\S{43})$/.exec(first[1]) ?? []
    const settings = readSettings({ VAPID_PRIVATE_KEY: privateKey! })
    const db = await freshDb()
    expect((await findPushKeys(settings, db))?.publicKey).toBe(publicKey)
    await db.close()
  })

  const commands =
    'show, fund-reserve, unfund-reserve, fund-salaries, unfund-salaries, hold, resume, cases, approve, release, give-back, close-case, issue-cards, void-cards, accept-key, stop-sales, sell-again, reconcile, enter-payment, enter-withdrawal, regulator, testimonials, invitations, jackpots, keys, forget-nin, exclusions, limits, reopen, register-exclusion, newsletter, deleted, hand-over, matches, match-open, result, void, items, open-item, void-item, send-item, item-picture, cash-item, received-item, pass-item, chat, chat-hide, chat-restore, chat-mute, chat-name, chat-word, chat-slow, announce, documents, document, accept-document, refuse-document, log'
  test.each([
    [['operator'], 1, `Say one of: ${commands}`],
    [['operator', 'constructor'], 1, `Say one of: ${commands}`],
    [['operator', 'show'], 1, 'There is no database in /nowhere.'],
    [['check'], 2, 'There is no database in /nowhere.'],
    [['backup'], 1, 'Say one folder: npm run backup -- FOLDER'],
    [['restore'], 1, 'Say one folder: npm run restore -- FOLDER'],
  ])('%s says in a sentence what it needs, and ends with %i', async (words, code, sentence) => {
    expect(await said(words, { DATA_DIR: '/nowhere' })).toEqual([code, sentence])
  })

  test('operator gives help without a database, and accepts a key that the database does not know yet', async () => {
    const [code, help] = await said(['operator', 'accept-key', '--help'], { DATA_DIR: '/nowhere' })
    expect([code, help]).toEqual([0, expect.stringContaining('accept-key SETTING ID')])
    const [, all] = await said(['operator', 'help'], { DATA_DIR: '/nowhere' })
    expect(all).toContain('--dry-run shows what a command would say')
    const settings = { ...settingsOf('pepper'), CODE_PEPPER: 'x'.repeat(32) }
    await startAndStop(settings)
    const changed = { ...settings, CODE_PEPPER: 'y'.repeat(32) }
    const [, refused] = await said(['operator', 'show'], changed)
    const words = /npm run operator -- (accept-key CODE_PEPPER [0-9a-f]{16})/.exec(refused)![1]!.split(' ')
    expect((await said(['operator', ...words, '--who=Bola', '--why=a new one'], changed))[0]).toBe(0)
    expect((await said(['operator', 'show'], changed))[0]).toBe(0)
  }, 120_000)

  test('operator in a dry run applies no migration: it says which are due, and nothing is changed', async () => {
    const settings = settingsOf('due')
    await startAndStop(settings)
    const inside = async (sql: string) => {
      const db = await startPglite({ dataDir: join(settings.DATA_DIR, 'db') })
      const { rows } = await db.query<{ sha256: string }>(sql)
      await db.close()
      return rows[0]?.sha256
    }
    const NAME = 'function game_clock'
    await inside(`update migration set sha256 = 'of the build before' where name = '${NAME}'`)
    const dry = ['operator', 'fund-reserve', '5', '--who=Bola', '--why=a try', '--dry-run']
    const [code, text] = await said(dry, settings)
    expect([code, text]).toEqual([1, expect.stringContaining(`Migrations are due (${NAME})`)])
    const sha = () => inside(`select sha256 from migration where name = '${NAME}'`)
    expect(await sha()).toBe('of the build before')
    expect((await said(['operator', 'show'], settings))[0]).toBe(0)
    expect(await sha()).not.toBe('of the build before')
    expect((await said(dry, settings))[1]).toMatch(/^Nothing was changed/)
  }, 120_000)

  test('operator shows what stands behind the prizes of a service that has stopped', async () => {
    const settings = settingsOf('a')
    if (!existsSync(settings.DATA_DIR)) await startAndStop(settings)
    const [code, text] = await said(['operator', 'show'], settings)
    expect(code).toBe(0)
    expect(text).toMatch(/^Prize reserve: ₦[\d,.]+\n/)
  }, 120_000)
})
