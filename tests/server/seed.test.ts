import { asIs, type Value } from '#server/db/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as results from '#src/contract/results.ts'
import { getTicket } from '#src/contract/games.ts'
import { seed } from '#server/deeds/sandbox/seed.ts'
import { openSession } from '#server/deeds/accounts/open-session.ts'
import { planOf, sandboxPlayers } from '#server/deeds/sandbox/sandbox-players.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { checkProof } from '#src/proof/verify.ts'
import { BATCH } from '#src/draws/schedule.ts'
import { games } from '#src/games/rules.ts'
import { kobo } from '#src/lib/money.ts'
import { makeService, NOON, type TestService } from '../support/service.ts'

let s: TestService
let took: number
beforeAll(async () => {
  s = await makeService({ games })
  const began = performance.now()
  expect(await seed(s.service)).toBe(true)
  took = performance.now() - began
})
afterAll(() => s.close())

const one = async <Row>(texts: TemplateStringsArray, ...values: readonly Value[]) =>
  (await s.db.one<Row>(texts, ...values))!

describe('the seed of an empty sandbox', () => {
  test('leaves a sound ledger and the true clock', async () => {
    console.log(`seeded in ${Math.round(took)} ms`)
    expect(await checkInvariants(s.db)).toEqual([])
    const { now } = await one<{ now: Date }>`select game_clock() as now`
    expect(now.getTime()).toBe(NOON)
    await s.clock.advance(1)
    expect((await one<{ now: Date }>`select game_clock() as now`).now.getTime()).toBe(NOON + 1)
  })

  test('leaves a jackpot that was drawn in the evening, a minute after its window, and not when somebody looked again', async () => {
    const rows = await s.db.many<{ id: string; state: string; after: number }>`
      select id, state, extract(epoch from drawn_at - closes_at)::float8 as after
      from jackpot_draw where drawn_at is not null order by id`
    expect(rows.map(it => it.id)).toContain('super-20261119')
    for (const { id, state, after } of rows) {
      expect([id, ['drawn', 'carried'].includes(state)]).toEqual([id, true])
      expect(after).toBeGreaterThanOrEqual(0)
      expect(after).toBeLessThan(120)
    }
    expect(await s.db.one`select 1 from jackpot_draw where drawn_at > game_clock()`).toBe(undefined)
  })

  test('leaves draws of today and yesterday, some wins, and ₦14,000,000 in the reserve before play', async () => {
    const count = async (date: string) =>
      (await s.call(results.instantCashOutResult, { query: { date } })).data.count
    expect(await count('2026-11-20')).toBeGreaterThanOrEqual(10)
    expect(await count('2026-11-19')).toBeGreaterThanOrEqual(4)
    const reserve = await one<{ amount: number }>`select amount from transfer where cause = 'opening'`
    expect(reserve.amount).toBe(kobo(14_000_000))
    expect(await s.db.one`select 1 from batch where draws_at > game_clock() and numbers is not null`).toBe(
      undefined,
    )
    for (const { lotteryType: lottery_type } of s.service.games) {
      const { results: drawn } = (await s.call(results.gameResults, { query: { lottery_type } })).data
      expect([lottery_type, drawn.some(({ lines }) => lines > 0)]).toEqual([lottery_type, true])
    }
    const { tickets } = await one<{ tickets: number }>`select count(*) as tickets from ticket`
    expect(tickets).toBeGreaterThan(100)
    const { late } = await one<{
      late: number
    }>`select count(*) as late from batch where sealed_at > draws_at`
    expect(late).toBe(0)
  })

  test('has only players that are marked as the sandbox’s own, whose phones can be nobody’s', async () => {
    const players = await s.db.many<{ sandbox: boolean; phone: string; first_name: string }>`
      select sandbox, phone, first_name from player`
    expect(players).toHaveLength(12)
    for (const player of players) {
      expect(player.sandbox).toBe(true)
      expect(player.phone).toMatch(/^\+234700/)
      expect(player.first_name).toMatch(/^Sandbox \d+$/)
    }
  })

  test('its draws are real: every check of its tickets passes', async () => {
    const rows = await s.db.many<{ id: string; player_id: number }>`
      select id, player_id from ticket_result where settled_at is not null order by bought_at desc limit 10`
    for (const { id, player_id } of rows) {
      const token = await s.db.tx(tx => openSession(tx, s.service.ports.randomness, player_id, 'test'))
      const { proof } = (await s.call(getTicket, { token, params: { id } })).data
      expect(checkProof(proof).map(check => check.state)).toEqual(Array(6).fill('passed'))
    }
  })

  test('happens once', async () => {
    expect(await seed(s.service)).toBe(false)
  })

  test('never happens in production, and neither do its players', async () => {
    const own = await makeService()
    const production = { ...own.service, settings: { ...own.service.settings, NODE_ENV: 'production' } }
    expect(await seed(production)).toBe(false)
    await sandboxPlayers(production)
    expect(await own.db.many`select 1 from player`).toEqual([])
    await own.close()
  })

  test('is all or nothing: a seed that is cut off leaves no player, no batch, and the true clock', async () => {
    const own = await makeService()
    let calls = 0
    const randomness = {
      bytes: (length: number) => {
        if (++calls > 200) throw new Error('cut off')
        return own.service.ports.randomness.bytes(length)
      },
    }
    const cut = { ...own.service, ports: { ...own.service.ports, randomness } }
    await expect(seed(cut)).rejects.toThrow('cut off')
    for (const table of ['player', 'batch', 'transfer'])
      expect(await own.db.many`select 1 from ${asIs(table)}`).toEqual([])
    const row = await own.db.one<{ now: Date }>`select game_clock() as now`
    expect(row!.now.getTime()).toBe(NOON)
    await own.close()
  })
})

describe('the sandbox’s players', () => {
  test('buy a few small tickets of every game in each batch, once each, spread over it', async () => {
    await s.runDue()
    const batches = await s.db.many<{ id: string; game: string; at: Date }>`
      select id, game, opens_at as at from batch where opens_at <= game_clock() and closes_at > game_clock()`
    expect(batches).toHaveLength(s.service.games.length)
    const bought = async (id: string) =>
      (await one<{ tickets: number }>`select count(*) as tickets from ticket where batch_id = ${id}`).tickets
    await s.clock.set(batches[0]!.at.getTime() + BATCH - 5_000)
    await Promise.all([sandboxPlayers(s.service), sandboxPlayers(s.service)])
    await sandboxPlayers(s.service)
    const players = await s.db.many<{ id: number }>`select id from player where sandbox`
    for (const { id, game: name } of batches) {
      const game = s.service.games.find(it => it.id === name)!
      const planned = players.filter(player => planOf(id, player.id, game).plays).length
      expect([name, await bought(id)]).toEqual([name, planned])
    }
    const { most } = await one<{ most: number }>`select max(stake) as most from ticket`
    const seconds = s.service.games.map(
      ({ stakes, lineCounts }) => (stakes[1] ?? stakes[0]!).stake * lineCounts[1]!,
    )
    expect(most).toBeLessThanOrEqual(Math.max(...seconds))
  })
})
