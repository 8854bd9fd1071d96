import { afterAll, beforeAll, expect, test } from 'vitest'
import * as results from '#src/contract/results.ts'
import { instantCashout as game } from '#src/games/instant-cashout/rules.ts'
import { drawBatch } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService()
  await s.runDue()
})
afterAll(() => s.close())

const ask = (draws?: '50' | '200' | '1000') =>
  s.call(results.numberStatistics, {
    query: { game_type: game.lotteryType, ...(draws ? { draws } : {}) },
  })

test('before the first draw there is nothing to count, and that is an answer', async () => {
  const { data } = await ask('50')
  expect([data.draws, data.from, data.to]).toEqual([0, null, null])
  expect(data.numbers).toHaveLength(game.of)
})

test('every number has its count over the newest draws, for visitors as well §6.2', async () => {
  for (let batch = 0; batch < 3; batch++) await drawBatch(s)
  const { data } = await ask()
  const drawn = await s.db.many<{ numbers: number[]; closes_at: Date }>`
    select numbers, closes_at from batch where numbers is not null and game = ${game.id}
    order by closes_at desc`
  expect(drawn.length).toBeGreaterThanOrEqual(3)
  expect([data.game_type, data.pick, data.of, data.draws]).toEqual([
    game.lotteryType,
    game.pick,
    game.of,
    drawn.length,
  ])
  expect([data.from, data.to]).toEqual(
    [drawn.at(-1)!.closes_at, drawn[0]!.closes_at].map(it => it.toISOString()),
  )
  for (const { number, times, waiting } of data.numbers) {
    expect(times).toBe(drawn.filter(it => it.numbers.includes(number)).length)
    const last = drawn.findIndex(it => it.numbers.includes(number))
    expect(waiting).toBe(last < 0 ? drawn.length : last)
  }
})

test('only so many of the newest draws are counted as are asked for, out of the index', async () => {
  // Sixty draws of long ago, in which nothing but the first numbers came.
  const numbers = Array.from({ length: game.pick }, (_, at) => at + 1)
  await s.db.many`
    insert into batch (id, game, opens_at, closes_at, draws_at, rules_hash, beacon_chain, beacon_round,
      commitment, state, head, sealed_at, numbers, drawn_at)
    select 'OLD-' || n, b.game, b.opens_at - n * interval '1 day', b.closes_at - n * interval '1 day', b.closes_at,
      b.rules_hash, b.beacon_chain, 1, '{}', 'drawn', '{}', b.closes_at, ${numbers}, b.closes_at
    from (select * from batch where game = ${game.id} order by closes_at limit 1) b, generate_series(1, 60) n`
  await s.clock.set(s.clock.now() + 2_000)
  const fifty = (await ask('50')).data
  const all = (await ask('200')).data
  expect(fifty.draws).toBe(50)
  expect(all.draws).toBeGreaterThan(60)
  expect(all.numbers[0]!.times - fifty.numbers[0]!.times).toBe(all.draws - 50)
  const plan = await s.db.many<{ 'QUERY PLAN': string }>`
    explain select numbers, closes_at from batch where game = 'x' and state in ('drawn', 'settled')
    order by closes_at desc limit 50`
  expect(plan.map(row => row['QUERY PLAN']).join()).toContain('batch_numbers')
})

test('a game or a number of draws that is not there is refused by name', async () => {
  const unknown = await s.call(results.numberStatistics, { query: { game_type: 'NO_SUCH_GAME' } })
  expect([unknown.status, unknown.refusal]).toEqual([404, 'game-unknown'])
  for (const draws of ['0', '10000', '-1', 'all', '']) {
    const wrong = await s.call(results.numberStatistics, {
      query: { game_type: game.lotteryType, draws: draws as '50' },
    })
    expect([wrong.status, wrong.json]).toEqual([422, { draws: 'Choose 50, 200 or 1000 draws' }])
  }
  const none = await s.call(results.numberStatistics, { query: {} as { game_type: string } })
  expect([none.status, Object.keys(none.json)]).toEqual([422, ['game_type']])
})
