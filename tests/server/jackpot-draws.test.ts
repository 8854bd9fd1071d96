// The jackpots through the service: announced, sealed, drawn, paid once, checked by anybody.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { currentBatch } from '#src/contract/draws.ts'
import { getTicket, listTickets } from '#src/contract/games.ts'
import {
  BYTES_OF_BATCH,
  getJackpotDraw,
  listJackpotBatches,
  listJackpotDraws,
} from '#src/contract/jackpots.ts'
import { jackpot, lotteryWinners, winnersFeed } from '#src/contract/results.ts'
import { headHash } from '#src/draws/documents.ts'
import { batchBounds } from '#src/draws/schedule.ts'
import { checkJackpotBatches } from '#src/proof/verify-jackpot-batches.ts'
import { checkJackpot } from '#src/proof/verify-jackpot.ts'
import { HOUR, lagosInstant, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { drawJackpots } from '#server/deeds/jackpots/draw-jackpot.ts'
import { ensureBatches } from '#server/deeds/draws/ensure-batches.ts'
import { runDraw } from '#server/deeds/draws/run-draw.ts'
import { listTreeOf, sealJackpots } from '#server/deeds/jackpots/seal-jackpot.ts'
import { runDue } from '#server/jobs/clockwork.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf, walletsOf } from '#server/ledger/transfers.ts'
import type { Beacon } from '#server/ports/ports.ts'
import { sandboxBeacon } from '#server/ports/beacon-sandbox.ts'
import { buy, drawBatch, someLines } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService()
  await s.runDue()
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

const TEN = lagosInstant(2026, 11, 20, 22)
const FRIDAY = 'super-20261120'
/** To 22:00 and over the draw. */
const night = async (at = TEN) => {
  await s.clock.set(at + 1_000)
  await s.runDue()
  await s.clock.set(at + 2 * MINUTE)
  await s.runDue()
}
/** A node whose beacon the test can silence. */
const withBeacon = () => {
  const beacon = { isUp: true }
  const real = sandboxBeacon(s.clock)
  const silenced: Beacon = {
    ...real,
    round: round => (beacon.isUp ? real.round(round) : Promise.resolve(undefined)),
  }
  return { beacon, own: { ...s.service, ports: { ...s.service.ports, beacon: silenced } } }
}
const record = async (id = FRIDAY) => (await s.call(getJackpotDraw, { params: { id } })).data
const states = (input: unknown) => checkJackpot(input).map(check => check.state)
const onSale = async () => (await s.call(currentBatch, { query: { game: 'instant-cashout' } })).data.current
const PASSED = Array(5).fill('passed')

describe('a jackpot', () => {
  test('is announced before its chances are bought, each kind at its time §1.17 §1.18 §1.19 §1.20', async () => {
    const rows = await s.db.many<{ id: string; opens_at: Date; closes_at: Date }>`
      select id, opens_at, closes_at from jackpot_draw order by jackpot, closes_at`
    expect(rows.map(row => row.id)).toEqual([
      'crown-20261130',
      'crown-20261231',
      'mega-20261122',
      'mega-20261129',
      'super-20261120',
      'super-20261121',
    ])
    // A window begins where the one before it ends.
    for (const at of [1, 3, 5]) expect(rows[at]!.opens_at).toEqual(rows[at - 1]!.closes_at)
    expect(states(await record())).toEqual(['passed', ...Array(4).fill('waiting')])
  })

  test('pays its pool to one ticket of its window, and a phone comes to the same winner §3.23 §3.26 §3.27 §3.43', async () => {
    const players = [await s.player(kobo(10_000)), await s.player(kobo(10_000))]
    const tickets = new Map<string, string>()
    for (const [at, { token }] of players.entries())
      for (const line of someLines(5, at * 5))
        tickets.set(await buy(s, { token, lines: [line], stake: 200 }), token)
    await drawBatch(s)
    for (const { token } of players) tickets.set(await buy(s, { token, lines: someLines(3) }), token)
    await drawBatch(s)
    // 12 tickets: 2,600 naira staked, 1.5 percent of them.
    expect(await balanceOf(s.db, 'jackpot:super')).toBe(kobo(39))
    const before = await Promise.all(players.map(it => walletsOf(s.db, it.playerId)))
    await night()

    const drawn = await record()
    expect(drawn).toMatchObject({
      state: 'drawn',
      list: { list: { stake: kobo(2_600), batches: 2, prize: kobo(39) } },
    })
    expect(checkJackpot(drawn)).toEqual(PASSED.map(state => expect.objectContaining({ state })))
    const { winner } = (await s.db.one<{ winner: string }>`
      select ticket_id as winner from jackpot_draw where id = ${FRIDAY}`)!
    expect(tickets.has(winner)).toBe(true)
    expect(await balanceOf(s.db, 'jackpot:super')).toBe(0)
    const after = await Promise.all(players.map(it => walletsOf(s.db, it.playerId)))
    const won = after.map((it, at) => it.winnings - before[at]!.winnings)
    expect(won.toSorted((a, b) => a - b)).toEqual([0, kobo(39) - kobo(1.95)])

    const token = tickets.get(winner)!
    const shown = (await s.call(getTicket, { token, params: { id: winner } })).data
    expect(shown.draw.jackpot).toEqual({ won: true, win_amount: kobo(39) })
    const {
      won: prize,
      cashback,
      tax,
    } = (await s.db.one<{ won: number; cashback: number; tax: number }>`
      select won, cashback, tax from ticket_result where id = ${winner}`)!
    expect([shown.tax, shown.paid]).toEqual([tax + kobo(1.95), prize + cashback - tax + kobo(37.05)])
    const { results } = (await s.call(listTickets, { token, query: { page_size: '50' } })).data
    expect(results.find(it => it.game_play_id === winner)!.came_back).toBe(shown.paid)
    const loser = [...tickets].find(([id]) => id !== winner)!
    const lost = await s.call(getTicket, { token: loser[1], params: { id: loser[0] } })
    expect(lost.data.draw.jackpot).toEqual({ won: false, win_amount: 0 })

    const phone = players.find(it => it.token === token)!.phone
    const feed = (await s.call(winnersFeed)).data
    expect(feed.jackpot_winners).toEqual([
      expect.objectContaining({ win_type: 'Super Jackpot', total_jackpot_amount: kobo(39) }),
    ])
    expect(JSON.stringify(feed)).not.toContain(phone.slice(4))
    const wonBy = async (game_type: string, date = '') =>
      (await s.call(lotteryWinners, { query: { game_type, date } })).data.jackpot_winners
    expect(await wonBy('INSTANT_CASHOUT')).toEqual([
      {
        date_won: expect.stringMatching(/^2026-11-20T21:0\d:/),
        lotto_type: 'INSTANT_CASHOUT',
        phone_number: feed.jackpot_winners[0]!.phone_number,
        stake_amount: shown.draw.total_stake,
        earning: kobo(39),
        win_type: 'Super Jackpot',
        game_play_id: winner,
        listed_at: expect.objectContaining({ leaf_index: expect.any(Number) }),
      },
    ])
    expect(await wonBy('INSTANT_CASHOUT', '2026-11-20')).toHaveLength(1)
    expect(await wonBy('INSTANT_CASHOUT', '2026-11-19')).toEqual([])
    expect(await wonBy('SALARY_FOR_LIFE')).toEqual([])
    const listed = (await s.call(listJackpotDraws)).data
    expect(listed.results).toEqual([
      expect.objectContaining({ id: FRIDAY, state: 'drawn', total_jackpot_amount: kobo(39) }),
    ])
  })

  test('shows every batch behind its list from any place on, so that anybody can add them up and find their own', async () => {
    const { token } = await s.player(kobo(1_000))
    const own: string[] = []
    for (const lines of [1, 3, 5]) {
      own.push(await buy(s, { token, lines: someLines(lines) }))
      await drawBatch(s)
    }
    const early = await s.call(listJackpotBatches, { params: { id: FRIDAY } })
    expect(early.data).toEqual({ total: 0, batches: [] })
    await night()
    const drawn = await record()
    const { total, batches } = (await s.call(listJackpotBatches, { params: { id: FRIDAY } })).data
    expect([total, batches.map(it => it.stake)]).toEqual([3, [kobo(100), kobo(300), kobo(500)]])
    const rest = await s.call(listJackpotBatches, { params: { id: FRIDAY }, query: { from: '1' } })
    expect(rest.data).toEqual({ total: 3, batches: batches.slice(1) })
    // The download size that a phone is told is not below the list's own, and close to it.
    const bytes = JSON.stringify(batches).length / batches.length
    expect(bytes).toBeLessThanOrEqual(BYTES_OF_BATCH)
    expect(bytes).toBeGreaterThan(BYTES_OF_BATCH * 0.9)

    const tickets = await Promise.all(own.map(id => s.call(getTicket, { token, params: { id } })))
    const mine = tickets.map(({ data: { proof } }) => ({
      batch: proof.batch.head!.head.batch,
      head: headHash(proof.batch.head!.head),
      closesAt: Date.parse(proof.batch.commitment.closesAt),
      void: null,
    }))
    expect(checkJackpotBatches(drawn, batches, mine)).toMatchObject({
      state: 'passed',
      detail: 'The sealed list adds up: 3 batches with ₦900, 3 batches of your tickets among them',
    })
    for (const query of [{ from: '-1' }, { from: 'x' }, { from: '1000001' }] as const) {
      const answer = await s.call(listJackpotBatches, { params: { id: FRIDAY }, query })
      expect([answer.status, Object.keys(answer.json)]).toEqual([422, ['from']])
    }
    expect((await s.call(listJackpotBatches, { params: { id: 'super-x' } })).status).toBe(404)
  })

  test('pays at most its threshold; what is over stays in the pool §3.12', async () => {
    const { token } = await s.player(kobo(1_000))
    await buy(s, { token })
    await drawBatch(s)
    await s.db.many`
      insert into transfer (debit_account, credit_account, amount, kind, cause)
      select d.id, c.id, ${kobo(600_000)}, 'test', 'test' from account d, account c
      where d.code = 'operator_funds' and c.code = 'jackpot:super'`
    await night()
    expect((await record()).list!.list.prize).toBe(kobo(500_000))
    expect(await balanceOf(s.db, 'jackpot:super')).toBe(kobo(100_001.5))
    const [row] = (await s.call(jackpot)).data.data
    expect(row).toMatchObject({ jackpot_type: 'Super Jackpot', threshold: kobo(500_000), percentage: 20 })
  })

  test('in whose window nobody played carries its pool over to the next', async () => {
    await night()
    expect((await record()).state).toBe('carried')
    expect(states(await record())).toEqual(['passed', 'none', 'none', 'none', 'none'])
    const { token } = await s.player(kobo(1_000))
    await buy(s, { token, stake: 1_000 })
    await drawBatch(s)
    await night(TEN + 24 * HOUR)
    const drawn = await record('super-20261121')
    expect(drawn).toMatchObject({ state: 'drawn', list: { list: { prize: kobo(15) } } })
    expect(states(drawn)).toEqual(PASSED)
    expect(drawn.commitment.opensAt).toBe(new Date(TEN).toISOString())
  })

  test('waits for the sealing of its last batch, and for a late beacon, and is drawn once by many nodes', async () => {
    const { beacon, own } = withBeacon()
    const { token, playerId } = await s.player(kobo(1_000))
    await s.clock.set(TEN - MINUTE)
    await s.runDue()
    await buy(s, { token, stake: 500 })
    await s.clock.set(TEN + 1_000)
    expect(await sealJackpots(own)).toEqual([])
    await s.runDue()
    expect((await record()).list!.list).toMatchObject({ batches: 1, stake: kobo(500) })
    beacon.isUp = false
    await s.clock.set(TEN + 2 * HOUR)
    expect(await drawJackpots(own)).toEqual([])
    beacon.isUp = true
    // The batch that the number falls to may still be drawn, or be void.
    expect(await drawJackpots(own)).toEqual([])
    expect(await runDraw(own)).toHaveLength(1)
    const done = await Promise.all([drawJackpots(own), drawJackpots(own), drawJackpots(own)])
    expect(done.flat()).toEqual([FRIDAY])
    expect(await drawJackpots(own)).toEqual([])
    expect(states(await record())).toEqual(PASSED)
    // Other jackpots are drawn on other days, out of the same stakes.
    await s.runDue()
    expect((await walletsOf(s.db, playerId)).winnings).toBeGreaterThanOrEqual(kobo(7.5) - kobo(0.38))
  })

  test('keeps nobody waiting while the list of a month is made', async () => {
    const head = JSON.stringify({
      type: 'oriire/head/v3',
      batch: 'IC-20261120-1200',
      commitment: '0'.repeat(64),
      size: 1,
      root: '0'.repeat(64),
      lines: 1,
      stake: 100,
    })
    const row = {
      id: 'IC-20261120-1200',
      head,
      stake: 100,
      state: 'settled',
      root: new Uint8Array(32),
    } as const
    let turns = 0
    let isOver = false
    const take = () => {
      turns++
      if (!isOver) setImmediate(take)
    }
    take()
    await listTreeOf(Array.from({ length: 5_000 }, () => row))
    isOver = true
    // Five for the leaves; nearly five thousand nodes take four.
    expect(turns).toBeGreaterThanOrEqual(9)
  })

  test('whose list was not out before the round is not drawn, and the pool stays for the next', async () => {
    const { token } = await s.player(kobo(1_000))
    await buy(s, { token })
    await drawBatch(s)
    const pool = await balanceOf(s.db, 'jackpot:super')
    await s.clock.set(TEN + 30 * HOUR)
    await s.runDue()
    const late = await record()
    expect([late.state, late.draw]).toEqual(['carried', null])
    // Nobody but us says that it was late.
    expect(states(late)).toEqual(['passed', ...Array(4).fill('unproven')])
    expect(pool).toBeGreaterThan(0)
    expect(await balanceOf(s.db, 'jackpot:super')).toBe(pool)
  })

  test('gives no chance to a ticket whose batch was sealed late: its stake went back', async () => {
    const { token } = await s.player(kobo(1_000))
    const late = (await onSale()).id
    const lateTicket = await buy(s, { token, stake: 500 })
    await s.clock.set(batchBounds(s.clock.now()).closesAt + MINUTE) // asleep until the round was out
    await s.runDue()
    const other = (await onSale()).id
    await buy(s, { token })
    await drawBatch(s)
    await night()
    const drawn = await record()
    expect(drawn.list!.list).toMatchObject({ batches: 1, stake: kobo(100), prize: kobo(1.5) })
    expect(states(drawn)).toEqual(PASSED)
    const { total, batches } = (await s.call(listJackpotBatches, { params: { id: FRIDAY } })).data
    expect([total, batches.map(it => it.batch)]).toEqual([1, [other]])
    const { proof } = (await s.call(getTicket, { token, params: { id: lateTicket } })).data
    const own = {
      batch: late,
      head: headHash(proof.batch.head!.head),
      closesAt: Date.parse(proof.batch.commitment.closesAt),
      void: proof.batch.void?.entry.reason ?? null,
    }
    expect(own.void).toBe('head-late')
    expect(checkJackpotBatches(drawn, batches, [own])).toMatchObject({ state: 'passed' })
    expect(checkJackpotBatches(drawn, batches, [{ ...own, void: null }])).toMatchObject({ state: 'failed' })
  })

  test('whose number falls to a batch that became void after the list keeps its pool', async () => {
    const { beacon, own } = withBeacon()
    const { token, playerId } = await s.player(kobo(1_000))
    await s.clock.set(TEN - MINUTE)
    await s.runDue()
    await buy(s, { token, stake: 500 })
    beacon.isUp = false
    for (const after of [1_000, 25 * HOUR]) {
      await s.clock.set(TEN + after)
      await runDue(own)
    }
    beacon.isUp = true
    await runDue(own)
    const kept = await record()
    expect([kept.state, kept.winner?.batch.state]).toEqual(['carried', 'refunded'])
    expect(kept.draw).not.toBe(null)
    expect(states(kept)).toEqual(['passed', 'passed', 'passed', 'unproven', 'none'])
    expect(checkJackpot(kept)[3]!.detail).toContain('only we say that the beacon stayed away')
    expect(await walletsOf(s.db, playerId)).toMatchObject({ play: kobo(1_000), winnings: 0 })
    // The same without the void is a prize that was withheld.
    const withheld = structuredClone(kept)
    Object.assign(withheld.winner!.batch, { state: 'settled', void: null })
    expect(checkJackpot(withheld)[3]).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining('Withheld'),
    })
  })

  test('promises only what an earlier draw has left of its pool, and is not held up by a round that does not come', async () => {
    const { own } = withBeacon()
    const { ports } = own
    const { token } = await s.player(kobo(100_000))
    for (const line of someLines(5)) await buy(s, { token, lines: [line], stake: 1_000 })
    await drawBatch(s)
    const pool = await balanceOf(s.db, 'jackpot:super')
    await s.clock.set(TEN + 1_000)
    await runDue(own)
    // The round of this draw is missing, and that of the next one is not.
    const missing = (await record()).commitment.beacon.round
    const round: Beacon['round'] = at =>
      at === missing ? Promise.resolve(undefined) : ports.beacon.round(at)
    const partly = { ...own, ports: { ...ports, beacon: { ...ports.beacon, round } } }
    await s.clock.set(TEN + 24 * HOUR - 3 * MINUTE)
    await runDue(partly)
    await buy(s, { token, stake: 200 })
    for (const after of [1_000, 2 * MINUTE]) {
      await s.clock.set(TEN + 24 * HOUR + after)
      await runDue(partly)
      expect(await checkInvariants(s.db)).toEqual([])
    }
    const [first, second] = [await record(), await record('super-20261121')]
    expect([first.state, first.list!.list.prize]).toEqual(['sealed', pool])
    expect([second.state, second.list!.list.prize]).toEqual(['drawn', kobo(3)])
    expect(checkJackpot(second).map(it => it.state)).toEqual(PASSED)
    await runDue(own)
    expect((await record()).state).toBe('drawn')
    expect(await balanceOf(s.db, 'jackpot:super')).toBe(0)
  })

  test('whose list is late promises nothing, so the next one has the whole pool', async () => {
    const { token } = await s.player(kobo(10_000))
    await buy(s, { token, stake: 1_000 })
    await drawBatch(s)
    const pool = await balanceOf(s.db, 'jackpot:super')
    await s.clock.set(TEN + 24 * HOUR - 3 * MINUTE)
    await ensureBatches(s.service, s.clock.now())
    await buy(s, { token, stake: 200 })
    await s.clock.set(TEN + 24 * HOUR + 1_000)
    await s.runDue()
    const [first, second] = [await record(), await record('super-20261121')]
    expect([first.state, second.state, second.list!.list.prize]).toEqual([
      'carried',
      'sealed',
      pool + kobo(3),
    ])
  })

  test('cannot be bent: another winner, prize, list or number fails on the phone', async () => {
    const { token } = await s.player(kobo(2_000))
    for (const line of someLines(4)) await buy(s, { token, lines: [line] })
    await drawBatch(s)
    await night()
    const drawn = await record()
    const list = drawn.list!
    const winner = drawn.winner!
    const bent: [string, object][] = [
      ['list', { ...drawn, list: { ...list, list: { ...list.list, prize: list.list.prize + 1 } } }],
      ['list', { ...drawn, list: { ...list, list: { ...list.list, stake: list.list.stake * 2 } } }],
      ['number', { ...drawn, draw: { ...drawn.draw!, number: (drawn.draw!.number + 1) % list.list.stake } }],
      ['number', { ...drawn, draw: { ...drawn.draw!, signature: '00'.repeat(48) } }],
      ['announced', { ...drawn, announced: { ...drawn.announced!, index: drawn.announced!.index + 1 } }],
      ['winner', { ...drawn, winner: { ...winner, leaf: { ...winner.leaf, stake: winner.leaf.stake * 2 } } }],
      ['winner', { ...drawn, winner: { ...winner, index: winner.index + 1 } }],
      ['winner', { ...drawn, winner: { ...winner, entry: { ...winner.entry, batch: 'IC-20261120-1300' } } }],
      ['winner', { ...drawn, winner: null }],
      ['list', { ...drawn, commitment: { ...drawn.commitment, threshold: 1 } }],
      ['announced', { ...drawn, commitment: { ...drawn.commitment, jackpot: 'mega' } }],
    ]
    const at = { announced: 0, list: 1, number: 2, winner: 3 }
    for (const [which, it] of bent)
      expect([which, states(it)[at[which as keyof typeof at]]]).toEqual([which, 'failed'])
    expect(states('damaged')).toEqual(Array(5).fill('failed'))
    await expect(s.db.many`update jackpot_draw set paid = 1 where id = ${FRIDAY}`).rejects.toThrow(
      /drawn already/,
    )
  })

  test('that is unknown is not found', async () => {
    const answer = await s.call(getJackpotDraw, { params: { id: 'super-20200101' } })
    expect([answer.status, answer.refusal]).toEqual([404, 'not-found'])
  })
})
