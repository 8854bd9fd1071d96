import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxPins } from '#src/draws/pins.ts'
import * as v from 'valibot'
import * as results from '#src/contract/results.ts'
import * as draws from '#src/contract/draws.ts'
import { BATCH, batchBounds, nextDrawHour, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { commitmentHash } from '#src/draws/documents.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { maskPhone } from '#src/lib/phone.ts'
import { refundTickets } from '#server/db/queries/draws/settlement.ts'
import { countBatch } from '#server/deeds/draws/count-batch.ts'
import { runDraw } from '#server/deeds/draws/run-draw.ts'
import { sealBatch } from '#server/deeds/draws/seal-batch.ts'
import { settleBatch } from '#server/deeds/draws/settle-batch.ts'
import { instantCashout, quika, salaryForLife } from '../support/games.ts'
import { makeService, type TestService } from '../support/service.ts'
import { buy, drawBatch, payFor, playUntilWin, register } from '../support/play.ts'

let s: TestService
let winner: { id: string; phone: string; playerId: number; tickets: string[] }
beforeAll(async () => {
  s = await makeService()
  await s.runDue()
  // So that there are several, however soon somebody wins.
  await drawBatch(s)
  const player = await s.player(kobo(10_000_000))
  const { winner: id, tickets } = await playUntilWin(s, player.token)
  winner = { id, tickets, ...player }
})
afterAll(() => s.close())

const resultPage = async (page: string) =>
  (await s.call(results.instantCashOutResult, { query: { page, page_size: '1' } })).data

const storedWinner = async () =>
  (await s.db.one<{ won: number; stake: number }>`
    select won, stake from ticket_result where id = ${winner.id}`)!

const winnersOf = async (game_type: string, date?: string) =>
  (await s.call(results.lotteryWinners, { query: { game_type, ...(date === undefined ? {} : { date }) } }))
    .data

describe('results', () => {
  test('a result item carries numbers, date, batch, amount and lottery type, newest first §3.30, 7.38', async () => {
    const { data, json } = await s.call(results.instantCashOutResult)
    expect(data.count).toBeGreaterThan(1)
    const batches = data.results.map(row => row.batch)
    expect(batches).toEqual(batches.toSorted().toReversed())
    const stored = await s.db.one<{ numbers: number[]; paid_out: number; lines: number }>`
      select numbers, paid_out, lines from batch where id = ${batches[0]}`
    expect(data.results[0]).toMatchObject({
      ticket_number: stored!.numbers,
      amount: stored!.paid_out,
      lines: stored!.lines,
      lottery_type: 'INSTANT_CASHOUT',
    })
    expect((json.results as object[])[0]).toHaveProperty('date')
  })

  test('pages do not overlap, and the page beyond the last is empty §7.38', async () => {
    const [first, second, last] = [await resultPage('1'), await resultPage('2'), await resultPage('99999')]
    const all = (await s.call(results.instantCashOutResult)).data.results
    expect([...first.results, ...second.results]).toEqual(all.slice(0, 2))
    expect(all[0]).not.toEqual(all[1])
    expect(last.results).toEqual([])
    expect(last.count).toBe(first.count)
  })

  test('a date keeps one Lagos day', async () => {
    const on = async (date: string) =>
      (await s.call(results.instantCashOutResult, { query: { date } })).data.count
    const all = (await s.call(results.instantCashOutResult)).data.count
    expect(await on('2026-11-20')).toBe(all)
    expect(await on('2026-11-19')).toBe(0)
    const wrong = await s.call(results.instantCashOutResult, { query: { date: '20/11/2026' } })
    expect([wrong.status, Object.keys(wrong.json)]).toEqual([422, ['date']])
  })

  test('a batch code keeps that one batch', async () => {
    const [newest] = (await s.call(results.instantCashOutResult)).data.results
    const one = (await s.call(results.instantCashOutResult, { query: { batch: newest!.batch } })).data
    expect([one.count, one.results]).toEqual([1, [newest]])
    const none = (await s.call(results.instantCashOutResult, { query: { batch: 'IC-20200101-0000' } })).data
    expect([none.count, none.results]).toEqual([0, []])
  })

  test('each game has its results: three calls of their own, and one for any game of the list §7.37-7.39, 7.56', async () => {
    const empty = { results: [], count: 0, page: 1, page_size: 10 }
    expect((await s.call(results.salaryForLifeResult, { query: { page: '1' } })).json).toEqual(empty)
    expect((await s.call(results.bankerResult)).json).toEqual(empty)
    const own = (await s.call(results.instantCashOutResult, { query: { date: '2026-11-20' } })).json
    const any = (query: Record<string, string>) => s.call(results.gameResults, { query })
    expect((await any({ lottery_type: 'instant_cashout', date: '2026-11-20' })).json).toEqual(own)
    const [newest] = own.results as { batch: string }[]
    expect((await any({ batch: newest!.batch })).json).toMatchObject({ results: [newest], count: 1 })
    expect((await any({ lottery_type: 'POKER' })).refusal).toBe('game-unknown')
    expect((await any({})).refusal).toBe('bad-input')
  })

  test.each([
    ['page_size', '0', 'Ask for 1 to 50 rows a page'],
    ['page_size', '10000', 'Ask for 1 to 50 rows a page'],
    ['page', '0', 'Ask for a page from 1 to 100,000'],
    ['page', '1.5', 'Ask for a page from 1 to 100,000'],
    ['page', 'two', 'Ask for a page from 1 to 100,000'],
    ['date', '2026-02-30', 'Use a date like 2026-11-20'],
    ['date', 'yesterday', 'Use a date like 2026-11-20'],
    ['batch', 'x'.repeat(41), 'At most 40 characters'],
  ])(
    'a %s of %s is refused by each call of results, which says for what field to ask',
    async (field, value, said) => {
      const calls = [
        results.instantCashOutResult,
        results.salaryForLifeResult,
        results.bankerResult,
        results.gameResults,
      ]
      for (const call of calls) {
        const wrong = await s.call(call, { query: { [field]: value } })
        expect([call.path, wrong.status, wrong.json]).toEqual([call.path, 422, { [field]: said }])
      }
    },
  )

  test('the latest result of each game stands in one answer §7.33', async () => {
    const own = await makeService({ games: [instantCashout, quika] })
    await own.runDue()
    for (let n = 0; n < 2; n++) await drawBatch(own)
    const latest = (await own.call(results.lotteryGamesResult)).data.results
    const newest = async (lottery_type: string) =>
      (await own.call(results.gameResults, { query: { lottery_type, page_size: '1' } })).data.results
    expect(latest).toEqual([...(await newest('INSTANT_CASHOUT')), ...(await newest('QUIKA'))])
    expect(latest).toHaveLength(2)
    await own.close()
  })

  test('a draw is among them once its winners are paid, before that told nowhere as one that paid nothing, and never if its stakes went back §2.60', async () => {
    const own = await makeService()
    await own.runDue()
    const { token } = await own.player(kobo(5000))
    const batch = { first: '', second: '' }
    for (const name of ['first', 'second'] as const) {
      await buy(own, { token })
      batch[name] = (await own.db.value<string>`select batch_id from ticket order by bought_at desc limit 1`)!
      if (name === 'first') await drawBatch(own)
    }
    const { opensAt } = batchBounds(own.clock.now())
    await own.clock.set(opensAt + BATCH + 1_000)
    await own.runDue()
    await own.clock.set(opensAt + BATCH + SEAL_MARGIN + 5_000)
    expect(await runDraw(own.service)).toEqual([batch.second])
    const told = async () => [
      (await own.call(results.lotteryGamesResult)).data.results.map(it => it.batch),
      (await own.call(results.instantCashOutResult)).data.results.map(it => it.batch),
      (await own.call(results.gameResults, { query: { batch: batch.second } })).data.count,
    ]
    expect(await told()).toEqual([[batch.first], [batch.first], 0])
    expect(await settleBatch(own.service)).toBe(batch.second)
    const paid = [[batch.second], [batch.second, batch.first], 1]
    expect(await told()).toEqual(paid)
    await buy(own, { token })
    await own.clock.advance(BATCH)
    const called = await sealBatch(own.service)
    await own.db.tx(tx => refundTickets(tx, called!))
    expect(await told()).toEqual(paid)
    await own.close()
  })

  test('a public answer carries an ETag, is kept for seconds, and is not sent again unchanged', async () => {
    const first = await s.call(results.instantCashOutResult)
    const tag = first.headers.get('etag')!
    expect(first.headers.get('cache-control')).toBe('public, max-age=5')
    const again = await s.app.request(results.instantCashOutResult.path, {
      headers: { 'if-none-match': tag },
    })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('an answer of a player is kept nowhere', async () => {
    const answer = await s.app.request('/api/v1/tickets/', {
      headers: { authorization: `Token ${(await s.player()).token}` },
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('etag')).toBeNull()
  })
})

describe('winners', () => {
  test('the feed has top three, jackpot winners and the others by game, phones masked §3.21-3.25, 7.55', async () => {
    const { data, json } = await s.call(results.winnersFeed)
    expect(data.top_3_winners.length).toBeGreaterThan(0)
    const largest = (await s.call(results.topFiveWinners)).data.results
    expect(data.top_3_winners).toEqual(largest.slice(0, 3))
    expect(Object.keys((json.top_3_winners as object[])[0]!)).toEqual(
      expect.arrayContaining(['phone_number', 'earning', 'lotto_type', 'game_play_id']),
    )
    const others = data.other_winners
    expect(others.map(group => Object.keys(group)[0])).toEqual([
      'salary_for_life',
      'instant_cashout',
      'wyse_cash',
    ])
    for (const row of (json.other_winners as Record<string, object[]>[]).flatMap(group =>
      Object.values(group).flat(),
    ))
      expect(Object.keys(row)).toEqual(expect.arrayContaining(['phone_number', 'earning', 'game_play_id']))
    const mine = others[1].instant_cashout.find(row => row.game_play_id === winner.id)!
    expect(mine).toMatchObject({ phone_number: maskPhone(winner.phone), earning: (await storedWinner()).won })
    expect(mine.phone_number.replace(/\*/g, '')).toHaveLength(5)
    expect(JSON.stringify(json)).not.toContain(winner.phone.slice(4))
  })

  test('what a jackpot pool has paid is in the feed with name, sum and date §3.23', async () => {
    await s.db.many`
      insert into transfer (debit_account, credit_account, amount, kind, cause)
      select d.id, c.id, 25000000, 'jackpot', 'test' from account d, account c
      where d.code = 'jackpot:super' and c.player_id = ${winner.playerId} and c.wallet = 'winnings'`
    const [win] = (await s.call(results.winnersFeed)).data.jackpot_winners
    expect(win).toEqual({
      user: maskPhone(winner.phone),
      win_type: 'Super Jackpot',
      total_jackpot_amount: kobo(250_000),
      phone_number: maskPhone(winner.phone),
      date: new Date(s.clock.now()).toISOString(),
    })
  })

  test('the five largest wins are the largest, largest first §7.24', async () => {
    const top = (await s.call(results.topFiveWinners)).data.results
    const rows = await s.db.many<{ won: number }>`
      select won from ticket_result where status = 'won' and won > stake order by won desc limit 5`
    expect(top.map(row => row.earning)).toEqual(rows.map(row => row.won))
  })

  test('winners of a game: rows, the top ticket, the day; an empty date means every day §3.26, 3.27, 7.36, 7.54, 7.56', async () => {
    const all = await winnersOf('instant_cashout', '')
    const { won, stake } = await storedWinner()
    expect(all.games.find(row => row.game_play_id === winner.id)).toMatchObject({
      date_won: expect.stringMatching(/^2026-11-20T/),
      lotto_type: 'INSTANT_CASHOUT',
      phone_number: maskPhone(winner.phone),
      stake_amount: stake,
      earning: won,
      win_type: expect.stringMatching(/^[2-4] of 4 numbers$/),
    })
    expect(all.top_winning_ticket[0]).toMatchObject({ batch: expect.stringMatching(/^IC-/) })
    expect(all.top_winning_ticket[0]!.ticket).toHaveLength(4)
    expect(all.games.map(row => row.date_won)).toContain(all.top_winning_ticket[0]!.date_won)
    expect(all.top_winning_ticket[0]!.earning).toBe(Math.max(...all.games.map(row => row.earning)))
    expect(await winnersOf('INSTANT_CASHOUT', '2026-11-20')).toEqual(all)
    expect(await winnersOf('INSTANT_CASHOUT')).toEqual(all)
    expect(await winnersOf('INSTANT_CASHOUT', '2022-09-16')).toEqual({
      games: [],
      top_winning_ticket: [],
      jackpot_winners: [],
    })
  })

  test('each of the three lottery types is answered, another one is refused §3.28, 7.54', async () => {
    for (const game_type of ['SALARY_FOR_LIFE', 'INSTANT_CASHOUT', 'WYSE_CASH'])
      expect((await s.call(results.lotteryWinners, { query: { game_type } })).status).toBe(200)
    expect((await s.call(results.lotteryWinners, { query: { game_type: 'POKER' } })).refusal).toBe(
      'game-unknown',
    )
    const none = await s.app.request(results.lotteryWinners.path)
    expect(none.status).toBe(422)
  })

  test('nobody is called a winner who got no more than the stake', async () => {
    const { data } = await s.call(results.lotteryWinners, { query: { game_type: 'INSTANT_CASHOUT' } })
    expect(data.games.length).toBeGreaterThan(0)
    for (const row of data.games) expect(row.earning).toBeGreaterThan(row.stake_amount)
  })
})

describe('jackpots and statistics', () => {
  test('three jackpots in order, with threshold, pool, percentage and the next draw §3.12, 7.30, 7.43', async () => {
    const { data } = (await s.call(results.jackpot)).data
    expect(data.map(it => [it.jackpot_type, it.threshold])).toEqual([
      ['Super Jackpot', kobo(500_000)],
      ['Mega Jackpot', kobo(5_000_000)],
      ['Crown jumbo Jackpot', kobo(20_000_000)],
    ])
    // 1% of every stake of the sealed batches.
    const { staked } = (await s.db.one<{ staked: number }>`
      select sum(stake)::bigint as staked from batch where state <> 'open'`)!
    expect(data[1]!.pool).toBe(staked / 100)
    expect(data[1]!.percentage).toBe(Math.floor((staked / 100 / kobo(5_000_000)) * 10_000) / 100)
    expect(data[0]!.percentage).toBeGreaterThanOrEqual(0)
    // At 10pm in Lagos: tonight, on Sunday, and on the last day of the month.
    expect(data.map(it => it.next_draw_at)).toEqual(
      ['20', '22', '30'].map(day => `2026-11-${day}T21:00:00.000Z`),
    )
  })

  test('a day’s plays: share of players, average stake, average potential winning §3.29, 7.31, 7.56', async () => {
    const own = await makeService()
    await own.runDue()
    const [a, b] = [await own.player(kobo(5000)), await own.player(kobo(5000))]
    await buy(own, { token: a.token, stake: 100 })
    await buy(own, {
      token: b.token,
      stake: 200,
      lines: [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
        [9, 10, 11, 12],
      ],
    })
    await drawBatch(own)
    const day = async (date?: string) =>
      (await own.call(results.gamePlayStatistics, { query: date === undefined ? {} : { date } })).data.data
    const row = {
      game_type: 'INSTANT_CASHOUT',
      percentage: 100,
      average_stake: kobo(350),
      average_potential_winning: kobo(150_000),
    }
    const empty = { ...row, percentage: 0, average_stake: 0, average_potential_winning: 0 }
    const items = { ...empty, game_type: 'AWOOF' }
    expect(await day()).toEqual([row, items])
    expect(await day('')).toEqual([row, items])
    expect(await day('2026-11-20')).toEqual([row, items])
    expect(await day('2026-11-19')).toEqual([empty, items])
    await own.close()
  })

  test('the share of a game is of the day’s different players, who may have played several §2.57', async () => {
    const own = await makeService({ games: [instantCashout, quika] })
    await own.runDue()
    const [a, b] = [await own.player(kobo(5000)), await own.player(kobo(5000))]
    await buy(own, { token: a.token })
    await buy(own, { token: a.token, type: 'QUIKA', lines: [[1, 2, 3, 4]] })
    await buy(own, { token: b.token })
    await drawBatch(own)
    const { data } = (await own.call(results.gamePlayStatistics, { query: {} })).data
    expect(data.map(it => [it.game_type, it.percentage])).toEqual([
      ['INSTANT_CASHOUT', 100],
      ['QUIKA', 50],
      ['AWOOF', 0],
    ])
    await own.close()
  })

  test('the latest top winning ticket is one of the last 30 days §2.54', async () => {
    const top = async () =>
      (await s.call(results.lotteryWinners, { query: { game_type: 'INSTANT_CASHOUT' } })).data
        .top_winning_ticket
    const before = await top()
    expect(before).toHaveLength(1)
    await s.db.many`update best_win set day = day - 31`
    expect(await top()).toEqual([])
    await s.db.many`update best_win set day = day + 31`
    expect(await top()).toEqual(before)
  })

  test('a salary for life ticket counts with all that a complete line of it wins, its lines’ card included, as its slip says §3.29', async () => {
    const own = await makeService({ games: [salaryForLife] })
    await own.runDue()
    const { token } = await own.player(kobo(5000))
    const said: number[] = []
    for (const count of [2, 5]) {
      const lines = Array.from({ length: count }, (_, line) => [1, 2, 3, 4, 5].map(n => line * 5 + n))
      const bet = { token, lines, stake: 50, type: 'SALARY_FOR_LIFE' }
      const { slipId, price, data } = await register(own, bet)
      void (await payFor(own, token, slipId, price)).data
      said.push(data.potential_winning)
    }
    expect(said).toEqual([kobo(10_015_000), kobo(10_150_000)])
    await own.clock.set(nextDrawHour(own.clock.now()))
    while (await sealBatch(own.service));
    while (await countBatch(own.service));
    const { data } = (await own.call(results.gamePlayStatistics, { query: {} })).data
    expect(data[0]!.average_potential_winning).toBe((said[0]! + said[1]!) / 2)
    await own.close()
  })

  test('a batch is counted once: its plays when it is sealed, its wins when it is settled, and what is given back not at all', async () => {
    const own = await makeService()
    await own.runDue()
    const [a, b] = [await own.player(kobo(5000)), await own.player(kobo(5000))]
    const day = () =>
      own.db
        .one`select players, tickets::int, stake::int, potential::int, day::text from play_day where game <> '*'`
    await buy(own, { token: a.token, stake: 100 })
    await buy(own, { token: a.token, stake: 200 })
    await buy(own, { token: b.token, stake: 100 })
    await drawBatch(own)
    const once = {
      players: 2,
      tickets: 3,
      stake: kobo(400),
      potential: kobo(350_000),
      day: '2026-11-20',
    }
    expect(await day()).toEqual(once)
    await Promise.all([countBatch(own.service), countBatch(own.service)])
    expect(await day()).toEqual(once)
    await buy(own, { token: a.token, stake: 100 })
    const { id } = (await own.db.one<{ id: string }>`
      select batch_id as id from ticket order by bought_at desc limit 1`)!
    await own.clock.advance(BATCH)
    while (await sealBatch(own.service));
    while (await countBatch(own.service));
    expect(await day()).toEqual({ ...once, tickets: 4, stake: kobo(500), potential: kobo(400_000) })
    await own.db.tx(tx => refundTickets(tx, id))
    while (await countBatch(own.service));
    expect(await day()).toEqual(once)
    await own.close()
  })

  test('the five best wins of a day are those that a look at every ticket finds', async () => {
    const kept = await s.db.many<{ id: string; won: number }>`
      select t.id, w.won from best_win w join ticket t using (batch_id, leaf_index) order by w.won desc, t.id`
    const all = await s.db.many<{ id: string; won: number }>`
      select id, won from ticket_result where status = 'won' and won > stake order by won desc, id`
    expect(kept.map(row => row.won)).toEqual(all.slice(0, 5).map(row => row.won))
    expect(all).toEqual(expect.arrayContaining(kept))
  })

  test('active games are two groups: wyse cash entries, then lotto entries of batches that are closed §3.13, 7.32, 7.44', async () => {
    const { data, json } = await s.call(results.activeGames)
    expect(Object.keys((json as unknown as object[])[0]!)).toEqual(['whyse_cahs'])
    expect(data[0].whyse_cahs).toEqual([])
    expect(data[1].lotto.length).toBeGreaterThan(0)
    expect(data[1].lotto[0]).toMatchObject({ lottery_type: 'INSTANT_CASHOUT' })
    expect(data[1].lotto[0]!.ticket).toHaveLength(4)
    const player = await s.player(kobo(300))
    const lines = [
      [37, 38, 39, 40],
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]
    await buy(s, { token: player.token, lines })
    const shows = async () =>
      (await s.call(results.activeGames)).data[1].lotto.some(it => it.ticket.join() === '37,38,39,40')
    expect(await shows()).toBe(false)
    await drawBatch(s)
    expect(await shows()).toBe(true)
  })
})

describe('batches', () => {
  test('the batch on sale and the next one are public with their commitments, five minutes each §9.5', async () => {
    const { data } = await s.call(draws.currentBatch, { query: { game: 'instant-cashout' } })
    const { opensAt, closesAt } = batchBounds(s.clock.now())
    expect(data.current.state).toBe('open')
    expect(Date.parse(data.current.commitment.opensAt)).toBe(opensAt)
    expect(Date.parse(data.current.commitment.closesAt)).toBe(closesAt)
    expect(closesAt - opensAt).toBe(BATCH)
    expect(data.next.state).toBe('announced')
    expect(Date.parse(data.next.commitment.opensAt)).toBe(closesAt)
    expect((await s.call(draws.currentBatch, { query: { game: 'x' } })).refusal).toBe('game-unknown')
  })

  test('a drawn batch shows head, its place in the log, beacon signature and numbers; its rules are found by their hash', async () => {
    await drawBatch(s)
    const [result] = (await s.call(results.instantCashOutResult)).data.results
    const { data } = await s.call(draws.getBatch, { params: { id: result!.batch } })
    expect(data.state).toBe('settled')
    expect(data.draw!.numbers).toEqual(result!.ticket_number)
    expect(data.head!.head.commitment).toBe(commitmentHash(data.commitment))
    const rules = await s.call(draws.getRules, { params: { hash: data.commitment.rules } })
    const { id, pick, of } = instantCashout
    expect(JSON.parse(rules.data.rules)).toMatchObject({ game: id, pick, of })
    const keys = (await s.call(draws.listKeys)).data
    expect(data.head!.logged!.checkpoint).toContain(sandboxPins.origin)
    expect(keys.beacon).toEqual({ chain: 'sandbox', sandbox: true })
  })

  test.each(['IC-20200101-0000', 'x', "'", '..'])('batch %s is not found', async id => {
    expect((await s.call(draws.getBatch, { params: { id } })).status).toBe(404)
    expect((await s.call(draws.getRules, { params: { hash: id } })).status).toBe(404)
  })

  test('nothing secret of a batch is public before its time', async () => {
    const answer = await s.call(draws.currentBatch, { query: { game: 'instant-cashout' } })
    const { current, next } = v.parse(draws.currentBatch.answer, answer.json)
    for (const batch of [current, next]) expect([batch.draw, batch.head]).toEqual([null, null])
    expect(Date.parse(current.commitment.drawsAt)).toBeLessThan(s.clock.now() + DAY)
  })
})
