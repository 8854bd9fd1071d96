import type { Db } from '#server/db/db.ts'
import { request, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { logout } from '#src/contract/user.ts'
import { live } from '#src/contract/live.ts'
import { kobo } from '#src/lib/money.ts'
import { onPort } from '../support/listening.ts'
import { hear, listenTo, short } from '../support/live.ts'
import { buy, drawBatch } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService()
  await s.runDue()
})
afterEach(() => s.close())

const BATCH = 'IC-20261120-1200'
const NEXT = 'IC-20261120-1205'

describe('a visitor', () => {
  test('hears when a batch closes soon, is sealed, drawn and settled, and when the next one opens', async () => {
    const stream = await listenTo(s)
    await s.live.round()
    expect(short(await stream.events())).toEqual(['hello', `opened ${BATCH}`])
    await s.clock.set(Date.UTC(2026, 10, 20, 11, 4, 10))
    await s.runDue()
    await s.live.round()
    expect(short(await stream.events())).toEqual([`closing ${BATCH}`])
    await drawBatch(s)
    await s.live.round()
    const events = await stream.events()
    expect(short(events).toSorted()).toEqual(
      [`drawn ${BATCH}`, `opened ${NEXT}`, `sealed ${BATCH}`, `settled ${BATCH}`].toSorted(),
    )
    const row = await s.db.one<{ numbers: number[] }>`select numbers from batch where id = ${BATCH}`
    const drawn = events.find(it => it.event.kind === 'drawn')
    expect(drawn?.event).toEqual({
      kind: 'drawn',
      batch: BATCH,
      game: 'instant-cashout',
      numbers: row!.numbers,
    })
  })

  test('is not told the same twice, and gets a sign of life where nothing happens', async () => {
    const stream = await listenTo(s)
    await s.live.round()
    const said = await stream.text()
    await s.clock.advance(24_000)
    await s.live.round()
    expect(await stream.text()).toBe(said)
    await s.clock.advance(1_000)
    await s.live.round()
    expect(await stream.text()).toBe(`${said}:\n\n`)
  })

  test('is told nothing of players', async () => {
    const stream = await listenTo(s)
    const { token, playerId } = await s.player(kobo(1_000))
    await buy(s, { token })
    await s.fund(playerId, kobo(500))
    await drawBatch(s)
    await s.live.round()
    const text = await stream.text()
    expect(text).toContain('settled')
    expect(text).not.toMatch(/tickets|balance/)
  })
})

describe('a player', () => {
  test('hears the balances at once and whenever one changes, and only the own ones', async () => {
    const [ada, obi] = [await s.player(kobo(1_000)), await s.player(kobo(7))]
    const [hers, his] = [await listenTo(s, ada), await listenTo(s, obi)]
    await s.live.round()
    const balance = { kind: 'balance', play_balance: 1_000, referal_wallet_balance: 0, winning_balance: 0 }
    expect((await hers.events()).at(-1)?.event).toEqual(balance)
    expect((await his.events()).at(-1)?.event).toEqual({ ...balance, play_balance: 7 })
    await s.fund(ada.playerId, kobo(250), 'winnings')
    await s.live.round()
    expect((await hers.events()).map(it => it.event)).toEqual([{ ...balance, winning_balance: 250 }])
    expect(await his.events()).toEqual([])
    await s.live.round()
    expect(await hers.events()).toEqual([])
  })

  test('hears of the own tickets with the settlement of their batch', async () => {
    const [ada, obi] = [await s.player(kobo(1_000)), await s.player(kobo(1_000))]
    await buy(s, ada)
    await buy(s, ada)
    const [hers, his] = [await listenTo(s, ada), await listenTo(s, obi)]
    await drawBatch(s)
    await s.live.round()
    const settled = (events: Awaited<ReturnType<typeof hers.events>>) =>
      events.find(it => it.event.kind === 'settled')?.event
    const event = { kind: 'settled', batch: BATCH, game: 'instant-cashout' }
    expect(settled(await hers.events())).toEqual({ ...event, tickets: 2 })
    expect(settled(await his.events())).toEqual(event)
  })

  test('whose session ends hears nothing more: the stream is closed in the next round', async () => {
    const ada = await s.player(kobo(1_000))
    const stream = await listenTo(s, ada)
    await s.live.round()
    expect(await stream.isEnded()).toBe(false)
    void (await s.call(logout, { token: ada.token })).data
    await s.fund(ada.playerId, kobo(99))
    const before = await stream.text()
    await s.live.round()
    expect(await stream.isEnded()).toBe(true)
    expect(await stream.text()).toBe(before)
    const again = await listenTo(s, ada)
    expect([again.response.status, again.response.headers.get('x-refusal')]).toEqual([401, 'not-signed-in'])
  })
})

/** Everything that comes on a connection, as far as it has come. */
const connected = (port: number, path: string, headers = {}) =>
  new Promise<{ answer: IncomingMessage; said: () => string; leave: () => void }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers }, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('error', () => undefined)
      resolve({ answer, said: () => text, leave: () => asked.destroy() })
    })
    asked.on('error', reject)
    asked.end()
  })

describe('through a real port', () => {
  test('the headers come at once, events as they happen; a closed connection is noticed, and a stop ends the rest', async () => {
    const port = await onPort(s.app.fetch, { front: s.front })
    const odd = `${live.path}?%ff=%c3%28&${Array.from({ length: 500 }, (_, n) => `a${n}=1`).join('&')}`
    const [one, other] = [await connected(port.port, live.path), await connected(port.port, odd)]
    expect([one.answer.statusCode, other.answer.statusCode]).toEqual([200, 200])
    await s.live.round()
    await vi.waitFor(() => expect(one.said()).toContain(`opened","batch":"${BATCH}"`), 20_000)
    expect(await figure('live_open', 'who="visitor"')).toBe(2)
    one.leave()
    await vi.waitFor(async () => expect(await figure('live_ended_total', 'why="left"')).toBe(1), 20_000)
    // Only answers count as under way; a stream no longer does after its first byte.
    const durations = await s.metrics.registry.getSingleMetricAsString('http_request_duration_seconds')
    expect(durations).toMatch(/_count\{method="GET",route="\/api\/v1\/live\/",status="200"\} 2/)
    const ended = new Promise(resolve => other.answer.on('end', resolve))
    await s.live.stop()
    await port.close()
    await ended
    expect(other.answer.complete).toBe(true)
  })
})

describe('a stream', () => {
  test('has the headers that proxies and caches need', async () => {
    const { response, leave } = await listenTo(s)
    const all = Object.fromEntries(response.headers)
    expect(all).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(all['content-security-policy']).toContain("default-src 'none'")
    await leave()
    const head = await s.app.request(live.path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(await figure('live_open', 'who="visitor"')).toBe(0)
  })

  test('costs no question of its own: all together are asked for in one round, and none where nobody listens', async () => {
    let asked = 0
    const db: Db = { ...s.db, many: (texts, ...values) => (asked++, s.db.many(texts, ...values)) }
    const node = await makeService({ db, clock: s.clock, now: s.clock.now() })
    const players = await Promise.all(Array.from({ length: 3 }, () => s.player(kobo(100))))
    asked = 0
    await node.live.round()
    expect(asked).toBe(0)
    const opened = []
    for (const { token } of players)
      for (let nth = 0; nth < 10; nth++) opened.push(await listenTo(node, { token }))
    for (let nth = 0; nth < 100; nth++) opened.push(await listenTo(node))
    asked = 0
    await node.live.round()
    expect(asked).toBeLessThanOrEqual(3)
    for (const stream of opened) expect(short(await stream.events())[0]).toBe('hello')
    await node.live.stop()
  })

  test('begins where it stopped though the database was gone for a moment of its first round', async () => {
    let gone = false
    const many: Db['many'] = (texts, ...values) =>
      gone && texts.join('').includes('from ticket_stake')
        ? Promise.reject(new Error('gone'))
        : s.db.many(texts, ...values)
    const node = await makeService({ db: { ...s.db, many }, clock: s.clock, now: s.clock.now() })
    const { token } = await s.player(kobo(100))
    await drawBatch(s)
    const stream = await listenTo(node, { token, lastId: '7.unknown' })
    gone = true
    await node.live.round()
    gone = false
    await node.live.round()
    expect((await stream.events())[0]?.event).toEqual({ kind: 'hello', complete: false })
    await node.live.stop()
  })

  test('is refused by name beyond 20 of a player and 500 of an address', async () => {
    const { token } = await s.player()
    const opened = await Promise.all(Array.from({ length: 20 }, () => listenTo(s, { token })))
    const refused = await listenTo(s, { token })
    expect([refused.response.status, refused.response.headers.get('x-refusal')]).toEqual([503, 'live-full'])
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThanOrEqual(30)
    await opened[0]!.leave()
    expect((await listenTo(s, { token })).response.status).toBe(200)
    const address = '10.1.1.1'
    for (let nth = 0; nth < 500; nth++) expect((await listenTo(s, { address })).response.status).toBe(200)
    expect((await listenTo(s, { address })).response.status).toBe(503)
    expect((await listenTo(s, { address: '10.1.1.2' })).response.status).toBe(200)
    expect(await figure('live_open', 'who="player"')).toBe(20)
    expect(await figure('live_open', 'who="visitor"')).toBe(501)
  })

  test('of who missed more than sixty begins by asking for everything, in one event', async () => {
    await happen(1_000, 400)
    const before = await listenTo(s)
    await s.live.round()
    const [hello, ...others] = await before.events()
    expect([hello?.event, others]).toEqual([{ kind: 'hello', complete: false }, []])
    await happen(2_000, 60)
    const known = await listenTo(s, { lastId: hello!.id })
    await s.live.round()
    const told = await known.events()
    expect([told[0]?.event, told.length]).toEqual([{ kind: 'hello', complete: true }, 61])
    expect((await before.events()).length).toBe(60)
    await happen(3_000, 61)
    const late = await listenTo(s, { lastId: told.at(-1)!.id })
    await s.live.round()
    expect((await late.events()).map(it => it.event)).toEqual([{ kind: 'hello', complete: false }])
  })

  test('of somebody who does not read is cut off and hinders nobody', async () => {
    const response = await s.app.request(live.path)
    const other = await listenTo(s)
    await s.live.round()
    for (let from = 1_000; from < 4_000; from += 400) {
      await happen(from, 400)
      await s.live.round()
      expect((await other.events()).length).toBeGreaterThanOrEqual(400)
    }
    expect(await figure('live_ended_total', 'why="slow"')).toBe(1)
    expect(await other.isEnded()).toBe(false)
    const late = hear(response)
    expect((await late.events()).length).toBeGreaterThan(400)
    expect(await late.isEnded()).toBe(true)
  })

  test('ends when the node stops, and then none is opened', async () => {
    const stream = await listenTo(s)
    await s.live.stop()
    expect(await stream.isEnded()).toBe(true)
    expect((await listenTo(s)).response.headers.get('x-refusal')).toBe('live-full')
  })

  test('goes on after a round that could not ask the database', async () => {
    let broken = true
    const many: typeof s.db.many = (texts, ...values) =>
      broken && texts.join('').includes('from live')
        ? Promise.reject(new Error('away'))
        : s.db.many(texts, ...values)
    const node = await makeService({ db: { ...s.db, many }, clock: s.clock, now: s.clock.now() })
    const stream = await listenTo(node)
    await node.live.round()
    expect([await stream.events(), await stream.isEnded()]).toEqual([[], false])
    broken = false
    await node.live.round()
    expect(short(await stream.events())).toEqual(['hello', `opened ${BATCH}`])
    await node.live.stop()
  })
})

const happen = (from: number, count: number) =>
  s.db.many`
    insert into live (id, kind, subject, game)
    select n, 'sealed', 'XX-' || n, 'instant-cashout'
    from generate_series(${from}::int, ${from}::int + ${count}::int - 1) n`

const figure = async (name: string, label: string): Promise<number> => {
  const text = await s.metrics.registry.getSingleMetricAsString(name)
  return Number(
    text
      .split('\n')
      .find(line => line.startsWith(`${name}{${label}}`))
      ?.split(' ')
      .at(-1) ?? 0,
  )
}
