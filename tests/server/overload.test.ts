// Who is turned away when there is too much to do, in which order, and how; on a real port over a real database.
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { kobo } from '#src/lib/money.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import type { Limits } from '#server/http/overload.ts'
import { makeSecurityHeaders } from '#server/http/security-headers.ts'
import { onPort, type Heard, type OnPort } from '../support/listening.ts'
import { newKey, register } from '../support/play.ts'
import { patient, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { makeService, type TestService } from '../support/service.ts'

let postgres: TestPostgres
let s: TestService
let door: OnPort | undefined
beforeAll(async () => {
  postgres = await startPostgres()
  const db = openPostgres(postgres.url, () => undefined, 8, patient)
  await migrate(db)
  s = await makeService({ db })
  await s.runDue()
})
afterEach(async () => {
  await door?.close()
  door = undefined
})
afterAll(async () => {
  await s?.db.close()
  postgres?.stop()
})

const roomy = (rank: Partial<Limits>): Limits => ({
  visitor: { working: 100, late: 1_000, slow: 1_000 },
  player: { working: 100, late: 1_000, slow: 1_000 },
  payment: { working: 100, late: 1_000, slow: 1_000 },
  ...rank,
})

const VISITOR = '/api/v1/winners/'
const expectShed = ({ status, headers, body }: Heard) => {
  expect([status, headers['x-refusal']]).toEqual([503, 'turned-away'])
  expect(headers['retry-after']).toMatch(/^[1-5]$/)
  expect(headers['cache-control']).toBe('no-store')
  for (const [name, value] of Object.entries(makeSecurityHeaders()(503, headers['content-type'] as string)))
    expect(headers[name.toLowerCase()]).toBe(value)
  expect(JSON.parse(body)).toEqual({ message: expect.stringContaining('Nothing was charged') })
}

const payments = async (count: number) => {
  const player = await s.player(kobo(100_000))
  const bodies: string[] = []
  for (let n = 0; n < count; n++) {
    const { slipId, price } = await register(s, player)
    bodies.push(
      JSON.stringify({
        amount: String(price),
        from_play_wallet: true,
        from_referral_wallet: false,
        card_payment: false,
        game_play_id: slipId,
      }),
    )
  }
  const pay = (body: string, key = newKey(), signal?: AbortSignal) =>
    door!.ask('/api/web/lottery_payment/', {
      method: 'POST',
      headers: {
        authorization: `Token ${player.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body,
      signal,
    })
  return { ...player, bodies, pay }
}

const tickets = async (playerId: number) =>
  (await s.db.one<{ n: number }>`select count(*)::int as n from ticket where player_id = ${playerId}`)!.n

/** A payment counts only once its body is here. */
const turnedAway = async (ask: () => Promise<Heard>) => {
  await expect.poll(async () => (await ask()).status, { timeout: 30_000 }).toBe(503)
  expectShed(await ask())
}

describe('while purchases wait for the database', () => {
  test('visitors are turned away first, then players, last who pays; health always answers', async () => {
    const limits = roomy({
      visitor: { working: 1, late: 1_000, slow: 1_000 },
      player: { working: 2, late: 1_000, slow: 1_000 },
      payment: { working: 3, late: 1_000, slow: 1_000 },
    })
    let shed = 0
    door = await onPort(s.app.fetch, {
      overload: { limits, measured: () => ({ late: 0, slow: 0 }), onShed: () => shed++ },
    })
    const { playerId, token, bodies, pay } = await payments(4)
    const headers = { authorization: `Token ${token}` }
    const visitor = () => door!.ask(VISITOR)
    const player = () => door!.ask('/api/web/user/', { headers })
    const whoAsksAfterMoney = () => door!.ask('/api/v1/purchases/some-key/', { headers })
    const waiting: Promise<Heard>[] = []
    const key = newKey()
    await s.db.tx(async tx => {
      await tx.many`select 1 from account where player_id = ${playerId} for update`
      waiting.push(pay(bodies[0]!))
      await turnedAway(visitor)
      expect((await player()).status).toBe(200)
      waiting.push(pay(bodies[1]!))
      await turnedAway(player)
      expect((await whoAsksAfterMoney()).status).toBe(200)
      waiting.push(pay(bodies[2]!))
      await turnedAway(whoAsksAfterMoney)
      expectShed(await pay(bodies[3]!, key))
      for (const path of ['/healthz', '/readyz', '/metrics'])
        expect((await door!.ask(path)).status, path).toBe(200)
    })
    expect((await Promise.all(waiting)).map(it => it.status)).toEqual([200, 200, 200])
    expect(shed).toBeGreaterThan(3)
    expect(await tickets(playerId)).toBe(3)
    expect((await pay(bodies[3]!, key)).status).toBe(200)
    expect((await visitor()).status).toBe(200)
    expect(await checkInvariants(s.db)).toEqual([])
  })
})

test('a thread that is late all the time turns visitors away, then players, last who pays', async () => {
  let late = 0
  const limits = roomy({
    visitor: { working: 100, late: 100, slow: 1_000 },
    player: { working: 100, late: 300, slow: 1_000 },
    payment: { working: 100, late: 1_000, slow: 1_000 },
  })
  door = await onPort(s.app.fetch, { overload: { limits, measured: () => ({ late, slow: 0 }) } })
  const { token, bodies, pay } = await payments(1)
  const statuses = async () => [
    (await door!.ask(VISITOR)).status,
    (await door!.ask('/api/web/user/', { headers: { authorization: `Token ${token}` } })).status,
    (await pay(bodies[0]!, 'one-key-for-all')).status,
    (await door!.ask('/healthz')).status,
  ]
  const seen: Record<number, number[]> = {}
  for (late of [0, 99, 100, 300, 1_000]) seen[late] = await statuses()
  expect(seen).toEqual({
    0: [200, 200, 200, 200],
    99: [200, 200, 200, 200],
    100: [503, 200, 200, 200],
    300: [503, 503, 200, 200],
    1000: [503, 503, 503, 200],
  })
})

test('where answers take long visitors are turned away, then players, last who pays; but not where few ask', async () => {
  let slow = 0
  const limits = roomy({
    visitor: { working: 100, late: 1_000, slow: 100 },
    player: { working: 100, late: 1_000, slow: 300 },
    payment: { working: 100, late: 1_000, slow: 2_000 },
  })
  const held: (() => void)[] = []
  door = await onPort(
    (request, { incoming }) =>
      incoming.headers['x-held']
        ? new Promise(resolve => held.push(() => resolve(new Response('held'))))
        : new Response(request.method),
    { overload: { limits, measured: () => ({ late: 0, slow }) } },
  )
  const statuses = async () => [
    (await door!.ask(VISITOR)).status,
    (await door!.ask('/api/web/user/', { headers: { authorization: 'Token x' } })).status,
    (await door!.ask('/api/v1/purchases/some-key/')).status,
  ]
  slow = 9_000
  expect(await statuses()).toEqual([200, 200, 200])
  slow = 0
  const waiting = Array.from({ length: 64 }, () => door!.ask(VISITOR, { headers: { 'x-held': 'yes' } }))
  await expect.poll(() => held.length, { timeout: 30_000 }).toBe(64)
  const seen: Record<number, number[]> = {}
  for (slow of [0, 100, 300, 2_000]) seen[slow] = await statuses()
  expect(seen).toEqual({
    0: [200, 200, 200],
    100: [503, 200, 200],
    300: [503, 503, 200],
    2000: [503, 503, 503],
  })
  for (const release of held) release()
  await Promise.all(waiting)
  expect(await statuses()).toEqual([200, 200, 200])
})

test('somebody who sends a body slowly keeps nobody else from being served', async () => {
  const one = { working: 1, late: 1_000, slow: 1_000 }
  let entered = 0
  door = await onPort(
    (request, env) => {
      entered++
      return s.app.fetch(request, env)
    },
    { overload: { limits: { visitor: one, player: one, payment: one } } },
  )
  const { bodies, pay } = await payments(1)
  const head = `POST /api/web/newsletter/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`
  for (let n = 0; n < 5; n++) void door.raw(head)
  await expect.poll(() => entered, { timeout: 30_000 }).toBe(5)
  expect((await door.ask(VISITOR)).status).toBe(200)
  expect((await pay(bodies[0]!)).status).toBe(200)
})

test('what somebody asks who has gone before it is begun is not done', async () => {
  const answers: (Response | Promise<Response>)[] = []
  let closed: Promise<unknown> | undefined
  door = await onPort((request, env) => {
    closed ??= once(env.incoming.socket, 'close')
    const answer = s.app.fetch(request, env)
    answers.push(answer)
    return answer
  })
  const { playerId, bodies, pay } = await payments(1)
  await s.db.tx(async tx => {
    // Nobody can be asked who it is.
    await tx.exec('lock table session in access exclusive mode')
    const gone = new AbortController()
    const asked = pay(bodies[0]!, newKey(), gone.signal).catch((error: Error) => error.name)
    await expect.poll(() => answers.length, { timeout: 30_000 }).toBe(1)
    gone.abort()
    expect(await asked).toBe('AbortError')
    await closed
  })
  expect((await answers[0]!).headers.get('x-refusal')).toBe('busy')
  expect(await tickets(playerId)).toBe(0)
  expect((await pay(bodies[0]!)).status).toBe(200)
})
