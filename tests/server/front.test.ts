// Public answers of the last moment, through a real port: what is written from memory, and what never is.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getUser, phoneLogin } from '#src/contract/account.ts'
import { currentBatch, listKeys } from '#src/contract/draws.ts'
import { jackpot } from '#src/contract/results.ts'
import type { Db } from '#server/db/db.ts'
import { around } from '../support/around.ts'
import { freshDb } from '../support/database.ts'
import { onPort, type OnPort } from '../support/listening.ts'
import { makeService, type TestService } from '../support/service.ts'

const SCRIPT = 'console.log("a script of the site")'
let folder: string
let s: TestService
let port: OnPort
let statements = 0
/** What every statement waits for. */
let gate = Promise.resolve()
// The clock of the tests has statements of its own.
const count = (texts: TemplateStringsArray) =>
  (statements += /test_clock|began_at = null/.test(texts.join('')) ? 0 : 1)
beforeAll(async () => {
  const db = await freshDb()
  const counted: Db = {
    ...db,
    ...around(db, async (ask, texts) => {
      count(texts)
      await gate
      return ask()
    }),
  }
  folder = await mkdtemp(join(tmpdir(), 'oriire-front-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<title>home</title>')
  await writeFile(join(folder, 'assets/app.js'), SCRIPT)
  await writeFile(join(folder, 'assets/app.js.br'), brotliCompressSync(SCRIPT))
  s = await makeService({
    settings: { WEB_DIR: folder },
    db: counted,
  })
  await s.runDue()
  port = await onPort(s.app.fetch, { front: s.front })
})
afterAll(async () => {
  await port.close()
  await s.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await s.clock.advance(1_000)
  statements = 0
})

const memory = async () => {
  const text = await s.metrics.registry.getSingleMetricAsString('answers_from_memory_total')
  return Object.fromEntries(
    [...text.matchAll(/route="([^"]+)",status="(\d+)"\} (\d+)/g)].map(it => [
      `${it[1]} ${it[2]}`,
      Number(it[3]),
    ]),
  )
}
const times = async (key: string) => (await memory())[key] ?? 0

const batchOf = (game: string) => `${currentBatch.path}?game=${game}`

describe('a public answer', () => {
  test('is asked of the database once in a moment, and is the same byte for byte until then', async () => {
    const first = await port.ask(jackpot.path)
    const asked = statements
    expect(asked).toBeGreaterThan(0)
    const before = await times(`${jackpot.path} 200`)
    const again = await port.ask(jackpot.path)
    expect(statements).toBe(asked)
    expect(await times(`${jackpot.path} 200`)).toBe(before + 1)
    const { 'x-request-id': one, ...headers } = first.headers
    const { 'x-request-id': other, ...same } = again.headers
    expect([again.status, again.body, same]).toEqual([first.status, first.body, headers])
    expect(other).not.toBe(one)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toBe('public, max-age=5')
  })

  test('is asked again after that moment', async () => {
    await port.ask(jackpot.path)
    const asked = statements
    await s.clock.advance(999)
    await port.ask(jackpot.path)
    expect(statements).toBe(asked)
    await s.clock.advance(1)
    const later = await port.ask(jackpot.path)
    expect(statements).toBe(2 * asked)
    expect(Date.parse(later.headers.date ?? '')).toBe(Math.floor(s.clock.now() / 1000) * 1000)
  })

  test('is made once for all who ask while it is being made', async () => {
    await s.app.request(jackpot.path)
    const once = statements
    statements = 0
    let open!: () => void
    gate = new Promise(resolve => (open = resolve))
    const asked = Array.from({ length: 16 }, () => s.app.request(jackpot.path))
    // Within this turn all have reached the database, or joined one that is there already.
    await new Promise(setImmediate)
    open()
    const bodies = await Promise.all((await Promise.all(asked)).map(it => it.text()))
    expect([new Set(bodies).size, statements]).toEqual([1, once])
  })

  test('is not sent again to who has it, from memory or not, also by a proxy’s weak tag', async () => {
    const { etag = '' } = (await port.ask(jackpot.path)).headers
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const before = await times(`${jackpot.path} 304`)
      const fromMemory = await port.ask(jackpot.path, { headers: { 'if-none-match': tag } })
      expect([fromMemory.status, fromMemory.body, fromMemory.headers.etag]).toEqual([304, '', etag])
      expect(await times(`${jackpot.path} 304`)).toBe(before + 1)
      expect((await s.app.request(jackpot.path, { headers: { 'if-none-match': tag } })).status).toBe(304)
    }
    expect((await port.ask(jackpot.path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test('is a file of the site too, packed only for who can unpack it', async () => {
    const ask = (accepted: string) =>
      port.ask('/assets/app.js', { headers: accepted ? { 'accept-encoding': accepted } : {} })
    for (const accepted of ['br', '', 'br, gzip']) {
      const [first, before] = [await ask(accepted), await times('/* 200')]
      const again = await ask(accepted)
      expect(await times('/* 200')).toBe(before + 1)
      expect(again.body).toBe(first.body)
      const { 'content-encoding': encoding, vary, 'content-length': length } = again.headers
      const packed = brotliCompressSync(SCRIPT).length
      expect([encoding, vary, Number(length)]).toEqual(
        accepted ? ['br', 'Accept-Encoding', packed] : [undefined, 'Accept-Encoding', SCRIPT.length],
      )
    }
    const home = await port.ask('/')
    const tag = { 'if-none-match': home.headers.etag! }
    expect([(await port.ask('/')).body, (await port.ask('/', { headers: tag })).status]).toEqual([
      home.body,
      304,
    ])
  })

  test('differs by what was asked', async () => {
    const known = await port.ask(batchOf('instant-cashout'))
    expect([known.status, (await port.ask(batchOf('nothing'))).status]).toEqual([200, 404])
    expect((await port.ask(batchOf('instant-cashout'))).body).toBe(known.body)
  })
})

const asks = async (ask: () => Promise<unknown>) => {
  const before = await memory()
  await ask()
  await ask()
  return expect(await memory()).toEqual(before)
}

const ask = (n: number) => port.ask(`${jackpot.path}?n=${n}`)

describe('from memory comes nothing', () => {
  test('for somebody who says who they are', async () => {
    const { token } = await s.player()
    await port.ask(listKeys.path)
    await asks(() => port.ask(listKeys.path, { headers: { authorization: `Token ${token}` } }))
  })

  test('for a HEAD, which has the headers alone', async () => {
    await port.ask(listKeys.path)
    await asks(async () => {
      const head = await port.ask(listKeys.path, { method: 'HEAD' })
      expect([head.status, head.body]).toEqual([200, ''])
    })
  })

  test('about a player, and no refusal', async () => {
    const { token } = await s.player()
    await asks(async () => {
      const own = await port.ask(getUser.path, { headers: { authorization: `Token ${token}` } })
      expect([own.status, own.headers['cache-control']]).toEqual([200, 'no-store'])
      expect((await port.ask(getUser.path)).status).toBe(401)
      expect((await port.ask('/api/nothing')).status).toBe(404)
      expect((await port.ask(phoneLogin.path)).status).toBe(405)
      expect((await port.ask(`${currentBatch.path}?game=nothing`)).status).toBe(404)
    })
  })

  test('beyond 500 addresses: the oldest is let go', async () => {
    for (let n = 0; n <= 500; n++) await ask(n)
    const before = await times(`${jackpot.path} 200`)
    await ask(0)
    expect(await times(`${jackpot.path} 200`)).toBe(before)
    await ask(500)
    expect(await times(`${jackpot.path} 200`)).toBe(before + 1)
  })
})
