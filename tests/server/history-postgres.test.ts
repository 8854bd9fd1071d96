// Reads by players and the public go through indexes, whatever the tables held when the plan was made.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kobo } from '#src/lib/money.ts'
import type { Db } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { countPlayed, listPlayed } from '#server/db/queries/buying/history.ts'
import { countSyndicates, listSyndicates } from '#server/db/queries/buying/syndicates.ts'
import { findTicket } from '#server/db/queries/buying/tickets.ts'
import { countMovements, findMovement, listMovements } from '#server/db/queries/money/transactions.ts'
import { findTopTicket, listTopWinners, listWinnersOfGame } from '#server/db/queries/draws/winners.ts'
import { BATCH, batchBounds, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { EVERY_NUMBER } from '../support/games.ts'
import { patient, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { sell } from '../support/selling.ts'
import { makeService } from '../support/service.ts'

let postgres: TestPostgres
let db: Db
beforeAll(async () => {
  postgres = await startPostgres()
  // One connection, so that every statement keeps its plan from beginning to end.
  db = openPostgres(await postgres.another('history'), () => undefined, 1, patient)
  await migrate(db)
})
afterAll(async () => {
  await db?.close()
  postgres?.stop()
})

const TABLES = ['account', 'batch', 'item_bid', 'payout', 'player', 'slip', 'ticket', 'transfer']
const wholeReads = async () => {
  await db.exec('select pg_stat_force_next_flush()')
  return db.many`select relname, seq_scan from pg_stat_user_tables where relname = any(${TABLES}) order by 1`
}

/** Often enough that the server keeps one plan for all. */
const READS = 8
const readAll = async (playerId: number) => {
  const game = 'instant-cashout'
  for (let read = 0; read < READS; read++) {
    const tickets = await listPlayed(db, playerId, undefined, 20, 0)
    for (const status of ['pending', 'won', 'lost'] as const) {
      await listPlayed(db, playerId, status, 20, 0)
      await countPlayed(db, playerId, status)
    }
    if (tickets[0]) await findTicket(db, tickets[0].id)
    const movements = await listMovements(db, playerId, undefined, 20, 0)
    expect(movements.length).toBe(Math.min(20, await countMovements(db, playerId, undefined)))
    const { transfer_id, wallet } = movements[0]!
    expect(await findMovement(db, playerId, transfer_id, wallet)).toEqual(movements[0])
    await listTopWinners(db, new Date(0), 5)
    await listWinnersOfGame(db, game, undefined, 20)
    await findTopTicket(db, game, { from: new Date(0), to: new Date('2100-01-01') })
  }
}

it('a history is read through indexes, with empty tables and with full ones', async () => {
  const node = await makeService({ db })
  const { playerId } = await node.player(kobo(100_000))
  await node.runDue()
  const first = batchBounds(node.clock.now()).closesAt
  const before = await wholeReads()
  await readAll(playerId)
  expect(await wholeReads()).toEqual(before)
  for (let batch = 0; batch < 4; batch++) {
    for (let ticket = 0; ticket < 8; ticket++) await sell(node.service, playerId, EVERY_NUMBER, kobo(100))
    for (const at of [first, first + SEAL_MARGIN + 1_000]) {
      await node.clock.set(at + batch * BATCH)
      await node.runDue()
    }
  }
  await sell(node.service, playerId, EVERY_NUMBER, kobo(100))
  expect(await db.one`select count(*)::int as payouts from payout`).toEqual({ payouts: 32 })
  const full = await wholeReads()
  await readAll(playerId)
  expect(await wholeReads()).toEqual(full)
}, 120_000)

const key = (row: { transfer_id: number; wallet: string }) => `${row.transfer_id} ${row.wallet}`

it('a page of movements is cut out of all of them, newest first, for each wallet and for all', async () => {
  const { id: playerId } = (await db.one<{ id: number }>`select id from player`)!
  for (const wallet of [undefined, 'play', 'bonus', 'winnings'] as const) {
    const all = await listMovements(db, playerId, wallet, 1_000, 0)
    expect(all.length).toBe(await countMovements(db, playerId, wallet))
    expect(all.map(row => row.transfer_id)).toEqual(all.map(row => row.transfer_id).toSorted((a, b) => b - a))
    const pages = []
    for (let offset = 0; offset < all.length; offset += 7)
      pages.push(...(await listMovements(db, playerId, wallet, 7, offset)))
    expect(pages.map(key)).toEqual(all.map(key))
    expect(new Set(all.map(key)).size).toBe(all.length)
  }
})

it('a player’s group tickets are found through an index among everybody’s', async () => {
  await db.many`
    insert into syndicate (id, player_id, slip_id, game, masks, lines, stake_per_line, rules_hash, ends_at, state, why)
    select gen_random_uuid(), p.id, gen_random_uuid(), 'instant-cashout', '{15}', 1, 10000, r.hash,
      game_clock() + interval '1 day', 'off', 'late'
    from (select id from player limit 1) p, (select hash from rules_document limit 1) r, generate_series(1, 3000)`
  await db.exec('analyze syndicate')
  const scans = async () => {
    await db.exec('select pg_stat_force_next_flush()')
    return db.one`select seq_scan from pg_stat_user_tables where relname = 'syndicate'`
  }
  const before = await scans()
  const nobody = 1_000_000
  for (let read = 0; read < READS; read++) {
    expect(await listSyndicates(db, nobody, 10, 0)).toEqual([])
    expect(await countSyndicates(db, nobody)).toBe(0)
  }
  expect(await scans()).toEqual(before)
})
