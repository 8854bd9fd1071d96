// Several slips in one payment on a real PostgreSQL server: many at once, on two nodes, beside plain purchases.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BATCH } from '#src/draws/schedule.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'
import { createService } from '#server/create-service.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { findClock, holdAllSales } from '#server/db/queries/draws/batches.ts'
import { buySlips } from '#server/deeds/buying/buy-slips.ts'
import { registerPicks } from '#server/deeds/buying/register-picks.ts'
import { offerLines } from '#server/deeds/buying/offer-lines.ts'
import { price } from '#src/picks/price.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import type { Refusal } from '#server/lib/refusal.ts'
import { instantCashout, wyseCash } from '../support/games.ts'
import { patient, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { hashOf, sell } from '../support/selling.ts'
import { makeService, type TestService, testSettings } from '../support/service.ts'

let postgres: TestPostgres
let node: TestService
let other: Awaited<ReturnType<typeof createService>>
beforeAll(async () => {
  postgres = await startPostgres()
  const url = await postgres.another('lucky')
  const open = () => openPostgres(url, () => undefined, 6, patient)
  const db = open()
  await migrate(db)
  const games = [instantCashout, wyseCash]
  node = await makeService({ db, games })
  other = await createService(testSettings(), {
    db: open(),
    games,
    clock: node.clock,
    print: () => undefined,
  })
  await node.runDue()
})
afterAll(async () => {
  await other?.service.db.close()
  await node?.close()
  await postgres?.stop()
})

const registered = async (playerId: number) => {
  const bands = await offerLines(node.service, { playerId, game: wyseCash })
  const picks = bands.filter(it => !it.comingSoon).map(it => ({ stake: it.stake, line: it.lines[0]! }))
  const slips = await registerPicks(node.service, { playerId, game: wyseCash, picks })
  const amount = slips.reduce((sum, it) => sum + price(it.lines.length, it.stake), 0) as Kobo
  return { slipIds: slips.map(it => it.id), amount }
}

test('eight players pay four slips each, three times under one key and on two nodes, while others buy: each pays once, and nobody waits for ever', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => node.player(kobo(5_000))))
  const work = await Promise.all(
    players.map(async ({ playerId }, at) => ({
      playerId,
      wallet: 'play' as const,
      requestKey: `bundle-${at}-key`,
      requestHash: hashOf(`bundle ${at}`),
      ...(await registered(playerId)),
    })),
  )
  const bundles = work.flatMap(it => [
    buySlips(node.service, it),
    buySlips(other.service, it),
    buySlips(node.service, it),
  ])
  const plain = players.map(({ playerId }, at) =>
    sell((at % 2 ? node : other).service, playerId, [[1, 2, 3, 4]], kobo(100)),
  )
  const bought = await Promise.all(bundles)
  await Promise.all(plain)
  bought.forEach((tickets, at) =>
    expect(tickets.map(it => it.ticket.id)).toEqual(work[Math.floor(at / 3)]!.slipIds),
  )
  const rows = await node.db.many<{ balance: number }>`
    select balance from account
    where wallet = 'play' and player_id = any(${players.map(it => it.playerId)}::bigint[])`
  expect(rows.map(row => row.balance)).toEqual(players.map(() => kobo(3_100)))
  expect(await checkInvariants(node.db)).toEqual([])
})

test('two payments for the same slips under two keys: one buys them all, the other hears that they are paid', async () => {
  const { playerId } = await node.player(kobo(5_000))
  const slips = await registered(playerId)
  const pay = (service: typeof node.service, key: string) =>
    buySlips(service, {
      playerId,
      wallet: 'play',
      requestKey: key,
      requestHash: hashOf(key),
      ...slips,
    }).then(
      tickets => tickets.length,
      (error: Refusal) => error.refusal,
    )
  const said = await Promise.all([pay(node.service, 'first-of-two'), pay(other.service, 'second-of-two')])
  expect(said.toSorted()).toEqual([4, 'slip-paid'])
  expect(await checkInvariants(node.db)).toEqual([])
})

test('while all sales of a game are held, nobody buys in the batch that opens next either: it may do so meanwhile', async () => {
  const { db } = node.service
  await db.tx(async tx => {
    await holdAllSales(tx, instantCashout.id)
    const free = await db.many<{ opens_at: Date }>`
      select opens_at from batch where game = ${instantCashout.id} and state = 'open' for update skip locked`
    const now = await findClock(tx)
    expect(free.filter(it => it.opens_at.getTime() <= now + BATCH)).toEqual([])
  })
})
