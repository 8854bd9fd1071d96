// Purchases that are written together, on both databases: each is judged for itself.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkProof } from '#src/proof/verify.ts'
import { batchBounds } from '#src/draws/schedule.ts'
import { kobo } from '#src/lib/money.ts'
import { createService } from '#server/create-service.ts'
import type { Db } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { purchaseMany } from '#server/db/queries/buying/purchases.ts'
import { buyTicket, type BuyTicket } from '#server/deeds/buying/buy-ticket.ts'
import { dropLine } from '#server/deeds/buying/drop-line.ts'
import { registerSlip } from '#server/deeds/buying/register-slip.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { walletsOf } from '#server/ledger/transfers.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { instantCashout } from '../support/games.ts'
import { patient, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { checkedReceipts } from '../support/receipts.ts'
import { successOnWire } from '#server/wire/success.ts'
import { buyOnWire, hashOf } from '../support/selling.ts'
import { makeService, type TestService, testSettings } from '../support/service.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

const LINE = [[1, 2, 3, 4]]
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'sold',
    error => {
      if (error instanceof Refusal) return error.refusal
      throw error
    },
  )

let databases = 0
const onPostgres = async (): Promise<{ db: Db; url: string }> => {
  const url = await postgres.another(`groups_${++databases}`)
  const db = openPostgres(url, () => undefined, 4, patient)
  await migrate(db)
  return { db, url }
}

/** A purchase of a new slip by a new player. */
const purchaseOf = async (node: TestService, balance = kobo(500), lines = LINE): Promise<BuyTicket> => {
  const { playerId } = await node.player(balance)
  const slip = await registerSlip(node.service, { playerId, game: instantCashout, stake: kobo(100), lines })
  return {
    playerId,
    slipId: slip.id,
    wallet: 'play',
    amount: kobo(100) * lines.length,
    requestKey: `key-of-${slip.id}`,
    requestHash: hashOf(slip.id),
  }
}

/** How many statements the purchases took. */
const statementsOf = async (node: TestService, work: () => Promise<unknown>): Promise<number> => {
  const { sent } = node.service.counter.purchases
  const before = sent.statements
  await work()
  return sent.statements - before
}

describe.each(['embedded', 'postgres'] as const)('purchases written together (%s)', kind => {
  let node: TestService
  beforeAll(async () => {
    node = await makeService(kind === 'postgres' ? { db: (await onPostgres()).db } : {})
    await node.runDue()
  })
  afterAll(async () => {
    expect(await checkInvariants(node.db)).toEqual([])
    await node.close()
  })

  it('are judged each for itself: what is wrong with one is said to that one alone', async () => {
    const good = await Promise.all(Array.from({ length: 4 }, () => purchaseOf(node)))
    const paid = await purchaseOf(node)
    await buyTicket(node.service, paid)
    const dropped = await purchaseOf(node)
    await dropLine(node.service, { playerId: dropped.playerId, game: instantCashout, id: dropped.slipId })
    const two = await purchaseOf(node, kobo(500), [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12],
    ])
    await node.db.many`
      update slip set masks = masks[1:2], lines = 2, playable = false where id = ${two.slipId}`
    const unverified = await purchaseOf(node)
    await node.db.many`update player set phone_verified_at = null where id = ${unverified.playerId}`
    const old = await purchaseOf(node)
    await node.db.many`update slip set rules_hash = '\\x00' where id = ${old.slipId}`
    const foreign = { ...(await purchaseOf(node)), slipId: good[0]!.slipId }
    const asked: [BuyTicket, string][] = [
      [good[0]!, 'sold'],
      [{ ...paid, requestKey: 'a-key-of-its-own' }, 'slip-paid'],
      [dropped, 'slip-unknown'],
      [foreign, 'slip-unknown'],
      [good[1]!, 'sold'],
      [{ ...two, amount: kobo(200) }, 'line-count'],
      [{ ...(await purchaseOf(node)), amount: kobo(99) }, 'price-differs'],
      [unverified, 'phone-not-verified'],
      [old, 'rules-changed'],
      [await purchaseOf(node, kobo(99)), 'wallet-short'],
      [{ ...(await purchaseOf(node)), wallet: 'bonus' }, 'wallet-short'],
      [good[2]!, 'sold'],
    ]
    const outcomes: string[] = []
    const statements = await statementsOf(node, async () => {
      outcomes.push(...(await Promise.all(asked.map(([it]) => outcomeOf(buyTicket(node.service, it))))))
    })
    expect(outcomes).toEqual(asked.map(([, outcome]) => outcome))
    expect(statements).toBe(2)
    for (const [{ playerId, amount }, outcome] of asked) {
      const { play } = await walletsOf(node.db, playerId)
      const paidBefore = playerId === paid.playerId ? paid.amount : 0
      const balance = outcome === 'wallet-short' && play < kobo(100) ? kobo(99) : kobo(500)
      expect(play, outcome).toBe(balance - paidBefore - (outcome === 'sold' ? amount : 0))
    }
    await node.db.many`
      update slip set rules_hash = (select rules_hash from batch limit 1) where id = ${old.slipId}`
  })

  it('get one answer where one player asks one thing many times, and the key is refused for another', async () => {
    const it0 = await purchaseOf(node)
    const other = { ...it0, requestHash: hashOf('something else') }
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyTicket(node.service, it0)))
    expect(new Set(answers).size).toBe(1)
    expect(await outcomeOf(buyTicket(node.service, other))).toBe('key-reused')
    const [first, late] = [answers[0]!, await buyTicket(node.service, it0)].map(it =>
      successOnWire(node.service.signer, it),
    )
    expect(checkedReceipts(await late)).toEqual(checkedReceipts(await first))
    expect((await walletsOf(node.db, it0.playerId)).play).toBe(kobo(400))
  })

  it('are refused where the batch could not pay for them, counting what the same group has bought before them', async () => {
    const batch = (await node.db.one<{ id: string; worst: number }>`
      select id, worst from batch where opens_at <= game_clock() and closes_at > game_clock()`)!
    const limit = (kobos: number | null) =>
      node.db.many`update batch set worst_limit = ${kobos} where id = ${batch.id}`
    const weighing = async (worst: number) => {
      const it0 = await purchaseOf(node)
      await node.db.many`update slip set worst = ${worst} where id = ${it0.slipId}`
      return it0
    }
    await limit(batch.worst + 1_000)
    const asked = [await weighing(600), await weighing(500), await weighing(400), await weighing(1)]
    const outcomes: string[] = []
    const statements = await statementsOf(node, async () => {
      outcomes.push(await outcomeOf(buyTicket(node.service, await weighing(1_001))))
      outcomes.push(...(await Promise.all(asked.map(it0 => outcomeOf(buyTicket(node.service, it0))))))
    })
    // The one of 500 does not stand in the way of the one of 400, which fills the batch to the last kobo.
    expect(outcomes).toEqual(['draw-full', 'sold', 'draw-full', 'sold', 'draw-full'])
    expect(statements).toBe(3)
    expect(await node.db.one`select worst from batch where id = ${batch.id}`).toEqual({
      worst: batch.worst + 1_000,
    })
    expect((await walletsOf(node.db, asked[1]!.playerId)).play).toBe(kobo(500))
    await limit(null)
    expect(await outcomeOf(buyTicket(node.service, asked[1]!))).toBe('sold')
  })

  it('number their leaves without a gap, and share a signature', async () => {
    const asked = await Promise.all(Array.from({ length: 30 }, () => purchaseOf(node)))
    const [{ size: before }] = (await node.db.many<{ size: number }>`
      select size from batch where opens_at <= game_clock() and closes_at > game_clock()`) as [
      { size: number },
    ]
    const sold = await Promise.all(asked.map(it => buyOnWire(node.service, it)))
    const receipts = sold.map(it => it.proof.receipt)
    for (const { proof } of sold) expect(checkProof(proof)[0]).toMatchObject({ state: 'passed' })
    // The first statement had one of them, the second all others: at most two signatures for thirty receipts.
    expect(new Set(receipts.map(it => it.signature)).size).toBeLessThanOrEqual(2)
    expect(Math.max(...receipts.map(it => it.tree!.size))).toBeGreaterThanOrEqual(29)
    const leaves = receipts.map(it => it.index).sort((a, b) => a - b)
    expect(leaves).toEqual(Array.from({ length: 30 }, (_, at) => before + at))
  })

  it('go into the next batch from the very instant at which theirs closes', async () => {
    const asked = await Promise.all(Array.from({ length: 10 }, () => purchaseOf(node)))
    const { closesAt } = batchBounds(node.clock.now())
    await node.clock.set(closesAt)
    const sold = await Promise.all(asked.map(it => buyOnWire(node.service, it)))
    expect(new Set(sold.map(it => Date.parse(it.proof.batch.commitment.opensAt)))).toEqual(
      new Set([closesAt]),
    )
  })

  it('read no table as a whole', async () => {
    const plan = async (it0: BuyTicket) =>
      purchaseMany(node.db, [
        { ...it0, key: it0.requestKey, hash: it0.requestHash, nonce: new Uint8Array(16) },
      ])
    const scans = async () => {
      return node.db.many<{ name: string; scans: number }>`
        select relname as name, seq_scan as scans from pg_stat_user_tables
        where relname in ('ticket', 'transfer', 'slip', 'account', 'request_key', 'player') order by 1`
    }
    const asked = await Promise.all(Array.from({ length: 3 }, () => purchaseOf(node)))
    await node.db.exec('select pg_stat_force_next_flush()')
    const before = await scans()
    for (const it0 of asked) expect((await plan(it0))[0]!.outcome).toBe('sold')
    await node.db.exec('select pg_stat_force_next_flush()')
    expect(await scans()).toEqual(before)
  })
})

it('a connection that made its plan before anything was sold reads only the rows of each purchase later on', async () => {
  const db = openPostgres(await postgres.another(`groups_${++databases}`), () => undefined, 1, patient)
  await migrate(db)
  const node = await makeService({ db })
  await node.runDue()
  for (let n = 0; n < 20; n++) await node.player(kobo(500))
  await db.exec('analyze')
  const read = async () => {
    await db.exec('select pg_stat_force_next_flush()')
    const rows = await db.many<{ name: string; read: number }>`
      select relname as name, sum(idx_tup_read)::int as read from pg_stat_user_indexes
      where relname in ('ticket', 'slip', 'request_key', 'player', 'batch', 'account') group by 1`
    return new Map(rows.map(row => [row.name, row.read]))
  }
  const buy = async (count: number) => {
    const asked: BuyTicket[] = []
    for (let n = 0; n < count; n++) asked.push(await purchaseOf(node))
    const before = await read()
    for (const it0 of asked) await buyTicket(node.service, it0)
    const after = await read()
    return new Map([...after].map(([name, rows]) => [name, rows - (before.get(name) ?? 0)]))
  }
  const first = await buy(10)
  await buy(20)
  // A dead row version is read once more now and then.
  for (const [name, rows] of await buy(10))
    expect({ name, more: rows - first.get(name)! > 5 }).toEqual({ name, more: false })
  await db.close()
})

it('two nodes that are asked for one purchase at once sell it once', async () => {
  const { db, url } = await onPostgres()
  const node = await makeService({ db })
  await node.runDue()
  const second = await createService(testSettings(), {
    db: openPostgres(url, () => undefined, 4, patient),
    clock: node.clock,
    print: () => undefined,
    games: [instantCashout],
  })
  for (let round = 0; round < 10; round++) {
    const it0 = await purchaseOf(node)
    const [a, b] = await Promise.all([buyOnWire(node.service, it0), buyOnWire(second.service, it0)])
    expect(checkedReceipts(a)).toEqual(checkedReceipts(b))
    expect((await walletsOf(db, it0.playerId)).play).toBe(kobo(400))
  }
  expect(await db.one`select count(*)::int as tickets from ticket`).toEqual({ tickets: 10 })
  expect(await checkInvariants(db)).toEqual([])
  await second.close()
  await db.close()
})
