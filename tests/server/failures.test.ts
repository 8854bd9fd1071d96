// A PostgreSQL server that is away, slow, silent, or cut off in the middle: a named refusal, and never half a purchase.
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { batchBounds } from '#src/draws/schedule.ts'
import { kobo } from '#src/lib/money.ts'
import { getUser } from '#src/contract/account.ts'
import { moveWinnings } from '#src/contract/wallet.ts'
import { createService } from '#server/create-service.ts'
import { onceMore } from '#server/db/again.ts'
import type { Db } from '#server/db/db.ts'
import { asIs, sql } from '#server/db/sql.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { asRefusal } from '#server/lib/failures.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { everyCall, nameOf } from '../support/every-call.ts'
import { instantCashout } from '../support/games.ts'
import { layLine, type Line } from '../support/line.ts'
import { newKey, payFor, register, walletsOf } from '../support/play.ts'
import { patient, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { makeService, type TestService, testSettings } from '../support/service.ts'

let postgres: TestPostgres
let databases = 0
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

const closing: (() => unknown)[] = []
const open = (...given: Parameters<typeof openPostgres>): Db => {
  const db = openPostgres(...given)
  closing.push(() => db.close())
  return db
}
const nobody = () => undefined

/** A service connected to its database through a line; the test itself is connected directly. */
const start = async (limits: Parameters<typeof openPostgres>[3] = {}) => {
  const url = await postgres.another(`test_${++databases}`)
  const line: Line = await layLine(url)
  closing.push(() => line.close())
  const beside = open(url, nobody, 2, patient)
  await migrate(beside)
  const db = open(line.url, nobody, 2, { ...patient, ...limits })
  const s: TestService = await makeService({ db, games: [instantCashout, virtualSoccer] })
  await s.runDue()
  return { s, line, url, beside }
}
let checked: { s: TestService; beside: Db } | undefined
afterEach(async () => {
  const it = checked
  checked = undefined
  try {
    if (it) expect(await checkInvariants(it.beside)).toEqual([])
  } finally {
    for (const close of closing.splice(0).toReversed()) await close()
  }
})

const counted = async (db: Db, table: string) =>
  (await db.one<{ n: number }>`select count(*) as n from ${asIs(table)}`)!.n

const BUSY = { status: 503, refusal: 'busy' }

/** A player with a registered slip, about to pay. */
const atTheTill = async () => {
  const it = await start()
  checked = it
  const player = await it.s.player(kobo(1_000))
  const { slipId, price } = await register(it.s, player)
  const key = newKey()
  const pay = () => payFor(it.s, player.token, slipId, price, 'play', key)
  const held = async () => [
    await counted(it.beside, 'ticket'),
    (await walletsOf({ ...it.s, db: it.beside }, player.playerId)).play,
  ]
  return { ...it, key, pay, held, slipId }
}

describe('a purchase', () => {
  test('whose answer was lost after the commit is answered all the same, and bought once', async () => {
    const { line, key, pay, held, slipId } = await atTheTill()
    line.cut(key, 'unanswered')
    const answer = await pay()
    expect(answer.data.success?.game_id).toBe(slipId)
    expect(await held()).toEqual([1, kobo(900)])
    expect((await pay()).data.success?.proof.receipt.leaf).toEqual(answer.data.success?.proof.receipt.leaf)
    expect(await held()).toEqual([1, kobo(900)])
  })

  test('whose answer is lost twice is refused for now; asked again with its key it is the one that was bought', async () => {
    const { line, key, pay, held, slipId } = await atTheTill()
    line.cut(key, 'unanswered', 2)
    const refused = await pay()
    expect(refused).toMatchObject(BUSY)
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(await held()).toEqual([1, kobo(900)])
    expect((await pay()).data.success?.game_id).toBe(slipId)
    expect(await held()).toEqual([1, kobo(900)])
  })

  test('that the database never heard of charges nothing, and is bought when it is asked again', async () => {
    const { line, key, pay, held } = await atTheTill()
    line.cut(key, 'unheard', 2)
    expect(await pay()).toMatchObject(BUSY)
    expect(await held()).toEqual([0, kobo(1_000)])
    expect((await pay()).status).toBe(200)
    expect(await held()).toEqual([1, kobo(900)])
  })

  test('that waits too long for another one is refused and uncharged', async () => {
    const it = await start({ lock: 50 })
    checked = it
    const { playerId, token } = await it.s.player(kobo(1_000))
    const { slipId, price } = await register(it.s, { token })
    await it.beside.tx(async tx => {
      await tx.many`select 1 from account where player_id = ${playerId} for update`
      expect(await payFor(it.s, token, slipId, price)).toMatchObject(BUSY)
    })
    expect(await counted(it.beside, 'ticket')).toBe(0)
    expect((await payFor(it.s, token, slipId, price)).status).toBe(200)
  })
})

test('money moved between wallets moves once, whichever answer was lost', async () => {
  const it = await start()
  checked = it
  const { playerId, token } = await it.s.player()
  await it.s.fund(playerId, kobo(1_000), 'winnings')
  const move = (key: string) => it.s.call(moveWinnings, { token, key, body: { amount: '100' } })
  for (const [when, times, left] of [
    ['unanswered', 1, kobo(900)],
    ['unanswered', 2, kobo(800)],
    ['unheard', 2, kobo(700)],
  ] as const) {
    const key = newKey()
    it.line.cut(key, when, times)
    const first = await move(key)
    expect(first.status).toBe(times === 1 ? 200 : 503)
    expect((await move(key)).status).toBe(200)
    expect((await walletsOf({ ...it.s, db: it.beside }, playerId)).winnings).toBe(left)
  }
})

const look = (tx: Pick<Db, 'one'>) => tx.one`select * from thing`

/** A connection is there, however long a slow machine took to make it. */
const untilOpen = (db: Db) =>
  expect.poll(() => db.one`select 1 as one`.catch(() => undefined), { timeout: 60_000 }).toEqual({ one: 1 })

describe('a connection', () => {
  test('that broke while it was idle fails no request that may be asked again', async () => {
    const it = await start()
    checked = it
    const { token } = await it.s.player(kobo(1_000))
    const { slipId, price } = await register(it.s, { token })
    postgres.kill()
    postgres.restart()
    expect((await it.s.call(getUser, { token })).status).toBe(200)
    expect((await payFor(it.s, token, slipId, price)).status).toBe(200)
  })

  test('stays when a statement is refused, and is left when a migration has changed its plans', async () => {
    const db = open(await postgres.another(`test_${++databases}`), nobody, 1)
    const pid = async () => (await db.one<{ pid: number }>`select pg_backend_pid() as pid`)!.pid
    const before = await pid()
    await expect(db.one`select 1 / 0`).rejects.toThrow('division by zero')
    await expect(db.tx(tx => tx.one`select 1 / 0`)).rejects.toThrow('division by zero')
    expect(await pid()).toBe(before)
    await db.exec('create table thing (a int); insert into thing values (1)')
    expect(await look(db)).toEqual({ a: 1 })
    await db.exec('alter table thing add b int')
    expect(await look(db)).toEqual({ a: 1, b: null })
    await db.exec('alter table thing add c int')
    expect(await db.tx(look)).toEqual({ a: 1, b: null, c: null })
    expect(await pid()).not.toBe(before)
  })

  test('is waited for so long and no longer', async () => {
    const url = await postgres.another(`test_${++databases}`)
    const db = open(url, nobody, 1, { wait: 50 })
    await untilOpen(db)
    const error = await db.tx(() => db.one`select 1`.catch((it: unknown) => it))
    expect(asRefusal(error).refusal).toBe('busy')
    await untilOpen(db)
  })

  test('on which the server says nothing any more is given up', async () => {
    const line = await layLine(await postgres.another(`test_${++databases}`))
    closing.push(() => line.close())
    const db = open(line.url, nobody, 2, { statement: 50, wait: 50 })
    await untilOpen(db)
    line.fallSilent()
    for (const ask of [() => db.one`select 1`, () => db.tx(tx => tx.one`select 1`)])
      expect(asRefusal(await ask().catch((it: unknown) => it)).refusal).toBe('busy')
  })
})

const SLEEP = sql`select pg_sleep(600)`

test('a statement that takes too long is cut, and the caller told to come again', async () => {
  const db = open(await postgres.another(`test_${++databases}`), nobody, 1, { statement: 50 })
  for (const ask of [() => db.one`${SLEEP}`, () => db.tx(tx => tx.one`${SLEEP}`)])
    expect(asRefusal(await ask().catch((it: unknown) => it)).refusal).toBe('busy')
  await untilOpen(db)
})

it('a database whose name nobody knows is away, not broken', async () => {
  const db = open('postgres://oriire@no-such-host.invalid/postgres', nobody)
  expect(asRefusal(await db.one`select 1`.catch((error: unknown) => error)).refusal).toBe('busy')
})

/** A token or a link that nobody signed is refused without a look into the database. */
const FORGED = ['google-wrong', 'link-dead']

describe('while the database is away', () => {
  test('every call that needs it says so by name and when to come again; then everything goes on', async () => {
    const it = await start()
    checked = it
    const { a, questions } = await everyCall(it.s)
    postgres.kill()
    const faults: string[] = []
    for (const call of it.s.calls) {
      const { query, body, params } = questions[nameOf(call)]!
      const answer = await it.s.call(call, {
        query,
        params,
        token: a.token,
        ...(call.once ? { key: newKey() } : {}),
        ...(body ? { wrongBody: body } : {}),
      } as never)
      const known = answer.status === 200 && !call.once
      const busy = answer.refusal === 'busy' && /^[1-9]/.test(answer.headers.get('retry-after') ?? '')
      const unseen = FORGED.includes(answer.refusal)
      if (!known && !busy && !unseen) faults.push(`${nameOf(call)}: ${answer.status} ${answer.refusal}`)
    }
    expect(faults).toEqual([])
    expect((await it.s.app.request('/healthz')).status).toBe(200)
    expect((await it.s.app.request('/readyz')).status).toBe(503)
    await expect(it.s.runDue()).rejects.toThrow()
    postgres.restart()
    expect((await it.s.app.request('/readyz')).status).toBe(200)
    await it.s.clock.advance(60 * 60_000)
    await it.s.runDue()
    expect(
      await it.beside.one`select 1 as late from batch where state = 'open' and closes_at <= game_clock()`,
    ).toBe(undefined)
  })

  test('the clockwork waits for it and seals what has closed meanwhile', async () => {
    const it = await start()
    checked = it
    const node = await createService(testSettings({ DATABASE_URL: it.url }), {
      clock: it.s.clock,
      print: nobody,
    })
    closing.push(() => node.close())
    node.startClockwork()
    const { closesAt } = batchBounds(it.s.clock.now())
    postgres.kill()
    postgres.restart()
    await onceMore(() => it.s.clock.set(closesAt + 1_000))
    const sealed = () => counted(it.beside, `batch where state <> 'open'`)
    await expect.poll(sealed, { timeout: 60_000 }).toBeGreaterThan(0)
  }, 90_000)
})
