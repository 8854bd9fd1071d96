// Many at once on a real PostgreSQL server: what locks and constraints guarantee, not what one thread happens to do.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { BATCH, batchBounds, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { kobo } from '#src/lib/money.ts'
import { createService } from '#server/create-service.ts'
import type { Db } from '#server/db/db.ts'
import { asIs } from '#server/db/sql.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { buyTicket } from '#server/deeds/buying/buy-ticket.ts'
import { registerSlip } from '#server/deeds/buying/register-slip.ts'
import { tightenBatch } from '#server/deeds/buying/tighten-batch.ts'
import { writeLimits } from '#server/deeds/limits/write-limits.ts'
import { purchaseMany } from '#server/db/queries/buying/purchases.ts'
import { sealBatch } from '#server/deeds/draws/seal-batch.ts'
import { asRefusal } from '#server/lib/failures.ts'
import { runDue } from '#server/jobs/clockwork.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { post, walletsOf } from '#server/ledger/transfers.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { EVERY_NUMBER, instantCashout } from '../support/games.ts'
import { gate } from '../support/gate.ts'
import { untilWaiting } from '../support/waiting.ts'
import { patient, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { hashOf, sell } from '../support/selling.ts'
import { makeService, NOON, type TestService, testSettings } from '../support/service.ts'
import { checkSettlement } from '../support/settlement-checker.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

let databases = 0
let node: TestService
const opened: Db[] = []
const open = (url: string, connections?: number): Db => {
  const db = openPostgres(url, () => undefined, connections, patient)
  opened.push(db)
  return db
}
const start = async (connections?: number) => {
  const url = await postgres.another(`test_${++databases}`)
  const db = open(url, connections)
  await migrate(db)
  node = await makeService({ db })
  return url
}
afterEach(async () => {
  expect(await checkInvariants(node.db)).toEqual([])
  expect(await checkSettlement(node.db, node.service.settings.WINNINGS_TAX)).toEqual([])
  await Promise.all(opened.splice(0).map(db => db.close()))
})

const LINE = [[1, 2, 3, 4]]
const slipOf = (playerId: number) =>
  registerSlip(node.service, { playerId, game: instantCashout, stake: kobo(100), lines: LINE })
const RESERVE = {
  debit: 'operator_funds',
  credit: 'prize_reserve',
  kind: 'reserve',
  cause: 'opening',
} as const
const count = async (table: string) =>
  (await node.db.one<{ n: number }>`select count(*) as n from ${asIs(table)}`)!.n
/** How often each outcome came: 'done' or the name of the refusal. Anything else is thrown. */
const tally = async (work: Promise<unknown>[]): Promise<Record<string, number>> => {
  const outcomes: Record<string, number> = {}
  for (const result of await Promise.allSettled(work)) {
    if (result.status === 'rejected' && !(result.reason instanceof Refusal)) throw result.reason
    const name = result.status === 'fulfilled' ? 'done' : (result.reason as Refusal).refusal
    outcomes[name] = (outcomes[name] ?? 0) + 1
  }
  return outcomes
}

it('one slip that is paid under two keys, before and after the end of a batch, is bought once', async () => {
  await start(8)
  await node.runDue()
  const { playerId } = await node.player(kobo(1_000))
  const slip = await slipOf(playerId)
  const wish = { playerId, slipId: slip.id, wallet: 'play' as const, amount: kobo(100) }
  const [bought, goesOn] = [gate(), gate()]
  const first = node.db.tx(async tx => {
    const asked = { ...wish, key: 'first-key', hash: hashOf('first'), nonce: new Uint8Array(16) }
    const [row] = await purchaseMany(tx, [asked])
    bought.open()
    await goesOn.opened
    return row!.outcome
  })
  await bought.opened
  await node.clock.set(batchBounds(node.clock.now()).closesAt)
  const second = buyTicket(node.service, {
    ...wish,
    requestKey: 'second-key',
    requestHash: hashOf('second'),
  }).catch((error: Error) => error)
  await untilWaiting(node.db, 1)
  goesOn.open()
  expect(await first).toBe('sold')
  expect(await second).toMatchObject({ refusal: 'slip-paid' })
  expect([await count('ticket'), (await walletsOf(node.db, playerId)).play]).toEqual([1, kobo(900)])
})

it('a batch whose worst case is counted while a ticket is bought counts that ticket too', async () => {
  await start(8)
  await node.service.db.tx(tx => post(tx, [{ ...RESERVE, amount: kobo(1_000_000) }]))
  await writeLimits(node.service)
  const wish = async (lines: number[][]) => {
    const { playerId } = await node.player(kobo(1_000))
    const { id } = await registerSlip(node.service, {
      playerId,
      game: instantCashout,
      stake: kobo(100),
      lines,
    })
    const common = { playerId, slipId: id, wallet: 'play' as const, amount: kobo(100) }
    return { ...common, requestKey: `key-of-${id}`, requestHash: hashOf(id) }
  }
  await buyTicket(node.service, await wish(LINE))
  await buyTicket(node.service, await wish([[11, 12, 13, 14]]))
  const { requestKey: key, requestHash: hash, ...third } = await wish(LINE)
  const [bought, goesOn] = [gate(), gate()]
  const buying = node.db.tx(async tx => {
    const [row] = await purchaseMany(tx, [{ ...third, key, hash, nonce: new Uint8Array(16) }])
    bought.open()
    await goesOn.opened
    return row!.outcome
  })
  await bought.opened
  const tightening = tightenBatch(node.service, 'instant-cashout')
  await untilWaiting(node.db, 1)
  goesOn.open()
  expect(await buying).toBe('sold')
  await tightening
  // Two tickets hold the same line, and a draw may take it.
  const worst = () => node.db.one`select size, worst from batch where size > 0`
  expect(await worst()).toEqual({ size: 3, worst: 2 * kobo(50_000) })
})

describe('five hundred purchases at once', () => {
  it('with one key buy one ticket, and all get its answer', async () => {
    await start(24)
    const { playerId } = await node.player(kobo(10_000))
    const slip = await slipOf(playerId)
    const answers = await Promise.all(
      Array.from({ length: 500 }, () =>
        buyTicket(node.service, {
          playerId,
          slipId: slip.id,
          wallet: 'play',
          amount: kobo(100),
          requestKey: 'one-key-for-all',
          requestHash: hashOf('one'),
        }),
      ),
    )
    expect(new Set(answers).size).toBe(1)
    expect([await count('ticket'), (await walletsOf(node.db, playerId)).play]).toEqual([1, kobo(9_900)])
  })

  it('with their own keys on a wallet that pays for seven buy seven', async () => {
    await start(24)
    const { playerId } = await node.player(kobo(750))
    const outcomes = await tally(
      Array.from({ length: 500 }, () => sell(node.service, playerId, LINE, kobo(100))),
    )
    expect(outcomes).toEqual({ done: 7, 'wallet-short': 493 })
    expect([await count('ticket'), (await walletsOf(node.db, playerId)).play]).toEqual([7, kobo(50)])
  })

  it('of one slip with their own keys buy it once', async () => {
    await start(24)
    const { playerId } = await node.player(kobo(10_000))
    const { id: slipId } = await slipOf(playerId)
    const outcomes = await tally(
      Array.from({ length: 500 }, (_, at) =>
        buyTicket(node.service, {
          playerId,
          slipId,
          wallet: 'play',
          amount: kobo(100),
          requestKey: `own-key-${at}`,
          requestHash: hashOf(String(at)),
        }),
      ),
    )
    expect(outcomes).toEqual({ done: 1, 'slip-paid': 499 })
    expect((await walletsOf(node.db, playerId)).play).toBe(kobo(9_900))
  })
})

it('around a close, every ticket is in a batch that was on sale, and what is refused is not charged', async () => {
  await start(8)
  const players = await Promise.all(Array.from({ length: 8 }, () => node.player(kobo(100_000))))
  const { closesAt } = batchBounds(NOON)
  await runDue(node.service)
  let bought = 0
  for (let round = 0; round < 6; round++) {
    const at = closesAt + round * BATCH
    await node.clock.set(at - 2)
    // Purchases, the clock's last milliseconds and the sealing all run into each other.
    const buying = tally(
      players.flatMap(({ playerId }) =>
        Array.from({ length: 6 }, () => sell(node.service, playerId, LINE, kobo(100))),
      ),
    )
    for (let ms = -1; ms <= 2; ms++) {
      await node.clock.set(at + ms)
      await runDue(node.service)
    }
    const outcomes = await buying
    // A batch that a purchase held each time is sealed by the clockwork's next round, and not after its draw's time.
    await runDue(node.service)
    bought += outcomes.done ?? 0
    expect(Object.keys(outcomes).filter(it => it !== 'done' && it !== 'batch-closed')).toEqual([])
  }
  expect(await count('ticket')).toBe(bought)
  const left = await Promise.all(
    players.map(async ({ playerId }) => (await walletsOf(node.db, playerId)).play),
  )
  expect(left.reduce((sum, play) => sum + play, 0)).toBe(kobo(800_000) - bought * kobo(100))
  const late = await node.db.many`
    select 1 from ticket t join batch b on b.id = t.batch_id
    where t.bought_at >= b.closes_at or t.bought_at < b.opens_at`
  expect(late).toEqual([])
  expect(await count(`(select distinct batch_id from ticket) b`)).toBeGreaterThan(1)
})

it('two nodes draw a hundred batches once each and pay every win once', async () => {
  const url = await start()
  const second = await createService(testSettings(), {
    db: open(url),
    clock: node.clock,
    games: [instantCashout],
    print: () => undefined,
  })
  const nodes = [node.service, second.service]
  const players = await Promise.all(Array.from({ length: 4 }, () => node.player(kobo(1_000_000))))
  const first = batchBounds(NOON).opensAt
  for (let batch = 0; batch < 100; batch++) {
    const opensAt = first + batch * BATCH
    await node.clock.set(opensAt + 1_000)
    await Promise.all(nodes.map(runDue))
    const { playerId } = players[batch % 4]!
    await Promise.all(nodes.map(service => sell(service, playerId, EVERY_NUMBER, kobo(100))))
    await node.clock.set(opensAt + BATCH)
    await Promise.all(nodes.map(runDue))
    await node.clock.set(opensAt + BATCH + SEAL_MARGIN + 1_000)
    await Promise.all(nodes.map(runDue))
  }
  const settled = await node.db.many<{ size: number; numbers: number[] }>`
    select size, numbers from batch where state = 'settled'`
  expect(settled.map(batch => batch.size)).toEqual(Array(100).fill(2))
  expect(new Set(settled.map(batch => batch.numbers.join())).size).toBeGreaterThan(95)
  expect(await count(`transfer where kind in ('win', 'cashback')`)).toBeGreaterThanOrEqual(200)
  expect(await count(`ticket_result where status = 'pending'`)).toBe(0)
  expect(await count('signing_key')).toBe(1)
}, 600_000)

it('six nodes that start at the same time apply each migration once and agree on one key', async () => {
  const url = await postgres.another(`test_${++databases}`)
  const dbs = Array.from({ length: 6 }, () => open(url, 2))
  const applied = await Promise.all(dbs.map(db => migrate(db)))
  const files = applied.flat()
  expect(new Set(files).size).toBe(files.length)
  expect(applied.filter(names => names.length > 0).length).toBe(1)
  const settings = testSettings()
  const running = await Promise.all(dbs.map(db => createService(settings, { db, print: () => undefined })))
  expect(new Set(running.map(({ service }) => service.signer.key)).size).toBe(1)
  node = { ...node, db: dbs[0]!, service: running[0]!.service }
})

it('a server that goes away in the middle loses nothing acknowledged, and the service goes on', async () => {
  await start(4)
  const { playerId } = await node.player(kobo(100_000))
  const acknowledged: string[] = []
  const buyers = Array.from({ length: 4 }, async () => {
    for (;;) acknowledged.push((await sell(node.service, playerId, LINE, kobo(100))).game_id)
  })
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20)
  postgres.kill()
  const ends = await Promise.allSettled(buyers)
  expect(ends.every(end => end.status === 'rejected')).toBe(true)
  postgres.restart()
  const kept = await node.db.many<{ id: string }>`select id from ticket`
  const ids = new Set(kept.map(row => row.id))
  expect(acknowledged.filter(id => !ids.has(id))).toEqual([])
  expect((await walletsOf(node.db, playerId)).play).toBe(kobo(100_000) - ids.size * kobo(100))
  await sell(node.service, playerId, LINE, kobo(100))
})

const withResolvers = () => {
  let resolve!: () => void
  return { promise: new Promise<void>(done => (resolve = done)), resolve: () => resolve() }
}

it('a node that stands still in a purchase loses it, and holds up no sealing', async () => {
  const url = await start()
  await node.runDue()
  const frozen = openPostgres(url, () => undefined, 1, patient)
  opened.push(frozen)
  const { promise: asleep, resolve: wake } = withResolvers()
  const { promise: holding, resolve: hold } = withResolvers()
  const purchase = frozen.tx(async tx => {
    await tx.one`update batch set size = size + 1, stake = stake + 1 where opens_at <= game_clock()`
    // Only from here on, or a slow machine could lose it before it holds anything.
    await tx.exec('set local idle_in_transaction_session_timeout = 200')
    hold()
    await asleep
    await tx.one`select 1`
  })
  purchase.catch(() => undefined)
  await Promise.race([holding, purchase])
  await node.clock.set(batchBounds(NOON).closesAt + 1_000)
  await expect.poll(() => sealBatch(node.service), { timeout: 30_000 }).toBeDefined()
  wake()
  const error: unknown = await purchase.catch((it: unknown) => it)
  expect(asRefusal(error).refusal).toBe('busy')
  expect(await node.db.one`select sum(size)::int as size from batch`).toEqual({ size: 0 })
})
