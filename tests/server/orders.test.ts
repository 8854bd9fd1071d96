// Standing orders: bought by the clockwork, one ticket a draw, and never past what the player wants or may.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeOrder, getOrder, listOrders, makeOrder } from '#src/contract/players/orders.ts'
import { excludeSelf, setLimit, takeBreak } from '#src/contract/players/safer-play.ts'
import { batchBounds, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { HOUR, lagosInstant, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { atMost, FIRST_WISH, lastDay } from '#src/screens/play/order/order-wish.ts'
import type { Tx } from '#server/db/db.ts'
import { findMonth, listOrderMonths } from '#server/db/queries/buying/orders.ts'
import { runOrders } from '#server/deeds/orders/run-orders.ts'
import { sumOrders } from '#server/deeds/orders/sum-orders.ts'
import { runDue } from '#server/jobs/clockwork.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { post } from '#server/ledger/transfers.ts'
import { onDatabase } from '#server/service.ts'
import { banker, instantCashout, wyseCash } from '../support/games.ts'
import { newKey, register, walletsOf } from '../support/play.ts'
import { makeService, NOON, type TestService } from '../support/service.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService({ games: [instantCashout, banker, wyseCash] })
  s.clock.sessionsGoOn = true
  await s.runDue()
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

type Player = Awaited<ReturnType<TestService['player']>>

const at = (hour: number, minute = 0, day = 20) => lagosInstant(2026, 11, day, hour, minute)
const go = async (instant: number) => {
  // What is on sale is sealed at its end: a head that is not out before its round makes a batch void.
  await s.clock.set(Math.min(instant, batchBounds(s.clock.now()).closesAt))
  await s.runDue()
  await s.clock.set(instant)
  await s.db.many`update session set expires_at = game_clock() + interval '1 day'`
  await s.runDue()
}

interface Wish {
  type?: string
  hours?: number[]
  until?: string
  most?: string
  jackpot?: { name: 'super'; above: string }
  from?: 'play' | 'bonus'
  slip?: string
  key?: string
}

const make = async ({ token }: Player, wish: Wish = {}) => {
  const {
    type = 'INSTANT_CASHOUT',
    hours = [14, 16],
    until = '2026-11-30',
    most,
    jackpot,
    from = 'play',
  } = wish
  const slip = wish.slip ?? (await register(s, { token, type })).slipId
  return s.call(makeOrder, {
    token,
    key: wish.key ?? newKey(),
    body: {
      game_play_id: slip,
      paid_from: from,
      hours: hours as never,
      until,
      ...(most ? { most } : {}),
      ...(jackpot ? { jackpot } : {}),
    },
  })
}
const made = async (player: Player, wish: Wish = {}) => (await make(player, wish)).data.order
const read = async ({ token }: Player, id: string) => (await s.call(getOrder, { token, params: { id } })).data
const change = ({ token }: Player, id: string, state: 'active' | 'paused' | 'stopped') =>
  s.call(changeOrder, { token, params: { id }, body: { state } })
const ticketsOf = async ({ playerId }: Player) =>
  (
    await s.db.many<{ batch_id: string }>`
      select batch_id from ticket where player_id = ${playerId} order by bought_at`
  ).map(it => it.batch_id)

describe('a standing order', () => {
  test('takes no money when it is made, and buys one ticket for each draw at its hours, in any game', async () => {
    const player = await s.player(kobo(5_000))
    const quick = await made(player)
    const fixed = await made(player, { type: 'BANKER', hours: [16] })
    expect(quick).toMatchObject({ state: 'active', cost: kobo(100), bought: 0, until: '2026-11-30' })
    await s.runDue()
    expect(await ticketsOf(player)).toEqual([])
    for (const minute of [50, 55]) await go(at(13, minute) + MINUTE)
    await go(at(14, 0) + MINUTE)
    await go(at(14, 5) + MINUTE)
    // Sales for the draw of 16:00 have begun at 14:00.
    expect(await ticketsOf(player)).toEqual(['IC-20261120-1355', 'BK-20261120-1400'])
    await go(at(15, 55) + MINUTE)
    await go(at(16, 0) + MINUTE)
    expect(await read(player, quick.id)).toMatchObject({ state: 'active', bought: 2, spent: kobo(200) })
    expect(await read(player, fixed.id)).toMatchObject({ state: 'active', bought: 1, spent: kobo(100) })
    expect((await walletsOf(s, player.playerId)).play).toBe(kobo(4_700))
  })

  test('is bought once by many nodes, and by a node that begins again', async () => {
    const player = await s.player(kobo(5_000))
    const { id } = await made(player)
    await go(at(13, 50))
    await s.clock.set(at(13, 56))
    await Promise.all([1, 2, 3].map(() => runDue(s.service)))
    await Promise.all([1, 2, 3].map(() => runOrders(s.service)))
    expect(await ticketsOf(player)).toEqual(['IC-20261120-1355'])
    expect(await read(player, id)).toMatchObject({ bought: 1, spent: kobo(100) })
  })

  test('keeps no batch from being sealed in time, however many are due', async () => {
    const player = await s.player(kobo(50_000))
    await go(at(14) + MINUTE)
    const { id } = await made(player, { type: 'BANKER', hours: [16] })
    await s.db.many`
      insert into standing_order (id, player_id, game, slip_id, masks, lines, stake_per_line, wallet, rules_hash,
        hours, ends_at)
      select gen_random_uuid(), player_id, game, gen_random_uuid(), masks, lines, stake_per_line, wallet,
        rules_hash, hours,
        ends_at
      from standing_order, generate_series(1, 204) where id = ${id}`
    await s.clock.set(at(14, 5) - 9_000)
    // Each transaction takes a tenth of a second.
    const tx: typeof s.db.tx = async work => {
      const done = await s.db.tx(work)
      await s.clock.advance(100)
      return done
    }
    const slow = onDatabase(s.service, { ...s.db, tx })
    // A turn is over after a second.
    expect(await runOrders(slow)).toBe(true)
    expect(await s.db.one`select count(*) as n from ticket where bought_at < game_clock()`).toEqual({
      n: 9,
    })
    await runDue(slow)
    const sealed = await s.db.many<{ id: string; after: number; before: number; later: number }>`
      select b.id, extract(epoch from b.sealed_at - b.closes_at)::float8 as after,
        (select count(*) from ticket where bought_at < b.closes_at) as before,
        (select count(*) from ticket where bought_at > b.sealed_at) as later
      from batch b where b.closes_at = ${new Date(at(14, 5))} order by b.id`
    expect(sealed.map(it => it.id)).toEqual(['BK-20261120-1400', 'IC-20261120-1400', 'WC-20261120-1400'])
    for (const { after, before, later } of sealed) {
      expect(after).toBeLessThan(3)
      // Some were bought before the close, and most were still to come when it was sealed.
      expect(before).toBeGreaterThan(10)
      expect(later).toBeGreaterThan(100)
    }
    expect(await s.db.one`select count(*) as n from ticket`).toEqual({ n: 205 })
  })

  test('has its turn before its batch closes, however many before it wait for a jackpot', async () => {
    const { id } = await made(await s.player(kobo(5_000)), { jackpot: { name: 'super', above: '499999' } })
    await s.db.many`
      insert into standing_order (id, player_id, game, slip_id, masks, lines, stake_per_line, wallet, rules_hash,
        hours, ends_at, jackpot, above)
      select gen_random_uuid(), player_id, game, gen_random_uuid(), masks, lines, stake_per_line, wallet,
        rules_hash, hours, ends_at, jackpot, above
      from standing_order, generate_series(1, 200) where id = ${id}`
    await s.clock.advance(1_000)
    const player = await s.player(kobo(5_000))
    await made(player)
    await go(at(13, 55) + MINUTE)
    expect(await ticketsOf(player)).toEqual(['IC-20261120-1355'])
  })

  test('is made once by one key and of one slip, and of no game that asks for a PIN', async () => {
    const player = await s.player(kobo(5_000))
    const { slipId: slip } = await register(s, { token: player.token })
    const key = newKey()
    const twins = await Promise.all([1, 2, 3].map(() => make(player, { slip, key })))
    expect(new Set(twins.map(it => it.data.order.id)).size).toBe(1)
    expect((await make(player, { slip })).refusal).toBe('order-made')
    expect((await make(player, { slip, key, hours: [22] })).refusal).toBe('key-reused')
    expect((await make(player, { slip: crypto.randomUUID() })).refusal).toBe('slip-unknown')
    await s.db.many`update slip set game = 'wyse-cash' where id = ${slip}`
    await s.db.many`alter table standing_order disable trigger all`
    await s.db.many`delete from standing_order`
    await s.db.many`alter table standing_order enable trigger all`
    expect((await make(player, { slip })).refusal).toBe('not-in-advance')
  })

  test('is not made by a player whose number is not verified §6.17', async () => {
    const player = await s.player(kobo(5_000))
    await s.db.many`update player set phone_verified_at = null where id = ${player.playerId}`
    expect((await make(player)).refusal).toBe('phone-not-verified')
  })

  test('always has an end: a day within 183, or an amount that pays at least one draw', async () => {
    const player = await s.player(kobo(5_000))
    const wrong = async (wish: Wish) => Object.keys((await make(player, wish)).json)
    expect(await wrong({ until: '2026-11-19' })).toContain('until')
    expect(await wrong({ until: '2027-05-23' })).toContain('until')
    expect(await wrong({ most: '99' })).toContain('most')
    expect((await make(player, { until: '2027-05-22' })).status).toBe(200)
    expect((await make(player, { hours: [11] })).refusal).toBe('bad-input')
    expect((await make(player, { hours: [] })).refusal).toBe('bad-input')
  })

  test('ends when its day is over or its amount is spent, tells so, and never buys again', async () => {
    const player = await s.player(kobo(5_000))
    const byDay = await made(player, { until: '2026-11-20', hours: [22, 10] })
    const byAmount = await made(player, { most: '250', hours: [14, 16, 18, 20] })
    for (const hour of [14, 16, 18]) await go(at(hour) - 4 * MINUTE)
    expect(await read(player, byAmount.id)).toMatchObject({ state: 'ended', why: 'amount', bought: 2 })
    await go(at(22) - 4 * MINUTE)
    await go(at(10, 0, 21) - 4 * MINUTE)
    expect(await read(player, byDay.id)).toMatchObject({ state: 'ended', why: 'date', bought: 1 })
    const told = await s.db.many<{ what: string }>`
      select facts ->> 'order' as what from alert where player_id = ${player.playerId}`
    expect(told.map(it => it.what)).toEqual(['ended', 'ended'])
    expect((await change(player, byDay.id, 'active')).refusal).toBe('order-over')
  })

  test('buys the draws that its form promises, and none that is drawn after its last day', async () => {
    const player = await s.player(kobo(5_000))
    const wish = { ...FIRST_WISH, days: 2 }
    const until = lastDay(wish.days, s.clock.now())
    expect(until).toBe('2026-11-21')
    const orders = await Promise.all(
      (['BANKER', 'INSTANT_CASHOUT'] as const).flatMap(type =>
        ([[10], [22]] as const).map(async hours => ({
          promised: atMost({ ...wish, hours }, kobo(100), s.clock.now()),
          id: (await made(player, { type, hours: [...hours], until })).id,
        })),
      ),
    )
    expect(orders.map(it => it.promised.draws)).toEqual([1, 2, 1, 2])
    for (const day of [20, 21, 22]) {
      // Banker’s sales for the next morning begin at 22:00.
      for (const [hour, minute] of [
        [9, 56],
        [21, 56],
        [22, 6],
        [23, 58],
      ] as const)
        if (at(hour, minute, day) > s.clock.now()) await go(at(hour, minute, day))
    }
    for (const { promised, id } of orders)
      expect(await read(player, id)).toMatchObject({
        state: 'ended',
        why: 'date',
        bought: promised.draws,
        spent: promised.amount,
      })
  })

  test('that waits for a jackpot buys only while its pool stands above the sum', async () => {
    const player = await s.player(kobo(5_000))
    const { id } = await made(player, { hours: [14, 16], jackpot: { name: 'super', above: '1000' } })
    await go(at(14) - 4 * MINUTE)
    expect((await read(player, id)).bought).toBe(0)
    await s.db.tx(tx =>
      post(tx, [
        { debit: 'house', credit: 'jackpot:super', amount: kobo(1_001), kind: 'seed', cause: 'above' },
      ]),
    )
    await go(at(16) - 4 * MINUTE)
    expect(await read(player, id)).toMatchObject({ state: 'active', bought: 1 })
  })
})

const atTwo = async (player: Player, id: string) => {
  await go(at(14) - 4 * MINUTE)
  const { state, why, bought } = await read(player, id)
  const alerts = await s.db.many<{ what: string }>`
    select facts ->> 'order' as what from alert where player_id = ${player.playerId}`
  return { state, why, bought, told: alerts.map(it => it.what).join() }
}
const isPaused = (why: string) => ({ state: 'paused', why, bought: 0, told: 'paused' })

describe('a standing order pauses, and tells why,', () => {
  test('where the wallet is too empty, and goes on when the player says so', async () => {
    const player = await s.player(kobo(150))
    const { id } = await made(player)
    await s.db.tx(tx =>
      post(tx, [
        {
          debit: `player:${player.playerId}:play`,
          credit: 'house',
          amount: kobo(100),
          kind: 'spent',
          cause: 'x',
        },
      ]),
    )
    expect(await atTwo(player, id)).toEqual(isPaused('wallet-short'))
    expect((await change(player, id, 'active')).refusal).toBe('wallet-short')
    await s.fund(player.playerId, kobo(500))
    expect((await change(player, id, 'active')).data.order).toMatchObject({ state: 'active', why: '' })
    await go(at(16) - 4 * MINUTE)
    expect((await read(player, id)).bought).toBe(1)
  })

  test('where a limit of stakes or losses says no', async () => {
    for (const kind of ['stake', 'loss'] as const) {
      const player = await s.player(kobo(5_000))
      const { id } = await made(player, { until: '2026-11-30' })
      void (await s.call(setLimit, { token: player.token, body: { kind, period: 'day', amount: '50' } })).data
      await s.clock.set(NOON)
      expect(await atTwo(player, id)).toEqual(isPaused(`${kind}-limit`))
      expect((await change(player, id, 'active')).refusal).toBe(`${kind}-limit`)
    }
  })

  test('where the rules have changed, and goes on by those of today', async () => {
    const player = await s.player(kobo(5_000))
    const { id } = await made(player)
    await s.db.many`
      insert into rules_document (hash, game, body) select decode(repeat('ab', 32), 'hex'), game, body
      from rules_document
      where game = 'instant-cashout' limit 1`
    await s.db.many`update standing_order set rules_hash = decode(repeat('ab', 32), 'hex') where id = ${id}`
    expect(await atTwo(player, id)).toEqual(isPaused('rules-changed'))
    expect((await change(player, id, 'active')).data.order.state).toBe('active')
    await go(at(16) - 4 * MINUTE)
    expect((await read(player, id)).bought).toBe(1)
  })

  test('where the band it plays has closed since, and keeps no other order from its draw', async () => {
    const between = (debit: string, credit: string) =>
      s.db.tx(tx => post(tx, [{ debit, credit, amount: kobo(15_000_000), kind: 'reserve', cause: debit }]))
    await between('operator_funds', 'prize_reserve')
    await go(at(12, 20) + MINUTE)
    const [rich, other] = [await s.player(kobo(5_000)), await s.player(kobo(5_000))]
    const { slipId: slip } = await register(s, { token: rich.token, stake: 2_000 })
    const { id } = await made(rich, { slip })
    const { id: next } = await made(other)
    await between('prize_reserve', 'operator_funds')
    await go(at(13, 50))
    expect(await atTwo(rich, id)).toEqual(isPaused('rules-changed'))
    expect((await read(other, next)).bought).toBe(1)
    expect((await change(rich, id, 'active')).refusal).toBe('band-coming-soon')
  })

  test('in a break, which it does not outlive by itself', async () => {
    const player = await s.player(kobo(5_000))
    const { id } = await made(player)
    void (await s.call(takeBreak, { token: player.token, body: { days: 1 } })).data
    expect(await read(player, id)).toMatchObject({ state: 'paused', why: 'on-break' })
    expect((await change(player, id, 'active')).refusal).toBe('on-break')
    expect((await make(player)).refusal).toBe('on-break')
  })

  test('and is stopped for good by an exclusion, the player’s own or the register’s (safer play 13, 16)', async () => {
    const [own, byRegister] = [await s.player(kobo(5_000)), await s.player(kobo(5_000))]
    const [first, second] = [await made(own), await made(byRegister)]
    void (await s.call(excludeSelf, { token: own.token, body: { months: 6 } })).data
    await s.db.many`
      update safer_play set register_until = 'infinity' where player_id = ${byRegister.playerId}`
    await go(at(14) - 4 * MINUTE)
    expect(await read(own, first.id)).toMatchObject({ state: 'stopped', why: 'self-excluded', bought: 0 })
    expect(await read(byRegister, second.id)).toMatchObject({ state: 'stopped', why: 'register-excluded' })
    expect((await change(own, first.id, 'active')).refusal).toBe('order-over')
    expect(await ticketsOf(byRegister)).toEqual([])
  })

  test('but not for a reminder that waits, and its tickets begin no session', async () => {
    const player = await s.player(kobo(5_000))
    const { id } = await made(player)
    const before = new Date(at(13, 50))
    await s.db.many`
      update safer_play set began_at = ${before}::timestamptz - interval '30 minutes', last_at = ${before}
      where player_id = ${player.playerId}`
    await go(at(14) - 4 * MINUTE)
    expect((await read(player, id)).bought).toBe(1)
    const { last_at: last } = (await s.db.one<{ last_at: Date }>`
      select last_at from safer_play where player_id = ${player.playerId}`)!
    expect(last.getTime()).toBe(at(13, 50))
  })
})

test('an order is stopped with one tap on one phone, whatever another does at the same time', async () => {
  const player = await s.player(kobo(5_000))
  const { id } = await made(player)
  await go(at(13, 50))
  await s.clock.set(at(13, 56))
  const [, , stopped] = await Promise.all([
    runOrders(s.service),
    change(player, id, 'paused'),
    change(player, id, 'stopped'),
    runOrders(s.service),
  ])
  expect(stopped.status).toBe(200)
  await go(at(16) - 4 * MINUTE)
  const order = await read(player, id)
  expect(order.state).toBe('stopped')
  expect(await ticketsOf(player)).toHaveLength(order.bought)
  expect(order.bought).toBeLessThan(2)
  expect((await change(player, id, 'stopped')).status).toBe(200)
})

test('orders are one player’s own, ten at most', async () => {
  const [player, stranger] = [await s.player(kobo(5_000)), await s.player()]
  const { id } = await made(player)
  expect((await change(stranger, id, 'stopped')).refusal).toBe('not-found')
  expect((await s.call(getOrder, { token: stranger.token, params: { id } })).refusal).toBe('not-found')
  for (let more = 1; more < 10; more++) await made(player)
  expect((await make(player)).refusal).toBe('order-many')
  const { results, count } = (await s.call(listOrders, { token: player.token })).data
  expect([results.length, count]).toEqual([10, 10])
})

test('on the first of the month players hear once what their orders staked and what came back', async () => {
  const player = await s.player(kobo(5_000))
  await s.db.many`update player set email = 'orders@example.ng' where id = ${player.playerId}`
  const { id } = await made(player, { until: '2026-12-31', hours: [14] })
  await go(at(14) - 4 * MINUTE)
  await go(at(14) + SEAL_MARGIN + 5_000)
  const first = lagosInstant(2026, 12, 1, 9)
  await s.clock.set(first - MINUTE)
  await sumOrders(s.service)
  expect(await s.mailsTo('orders@example.ng')).toEqual([])
  await s.clock.set(first + HOUR)
  await Promise.all([sumOrders(s.service), sumOrders(s.service)])
  await sumOrders(s.service)
  const mails = await s.mailsTo('orders@example.ng')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('bought 1 ticket in November 2026')
  expect(mails[0]).toContain('Staked: ₦100')
  await s.db.many`update session set expires_at = game_clock() + interval '1 day'`
  expect((await read(player, id)).months).toMatchObject([{ month: '2026-11', tickets: 1, staked: kobo(100) }])
})

test('what came back counts the jackpots of an order’s tickets too, in its months and in the mail', async () => {
  const player = await s.player(kobo(5_000))
  const { id } = await made(player, { until: '2026-12-31', hours: [14] })
  await go(at(14) - 4 * MINUTE)
  await go(at(14) + SEAL_MARGIN + 5_000)
  const backs = async (tx: Tx) => [
    (await listOrderMonths(tx, [id]))[0]!.back,
    (await findMonth(tx, player.playerId, '2026-11'))!.back,
  ]
  const before = await backs(s.db)
  const undone = s.db.tx(async tx => {
    // As a drawn jackpot leaves it.
    await tx.exec('alter table jackpot_draw disable trigger user')
    await tx.many`
      update jackpot_draw set state = 'drawn', list = '{}', sealed_at = game_clock(), drawn_at = game_clock(),
        number = 1, winner = '{}', paid = ${kobo(500_000)}, tax = ${kobo(25_000)}, player_id = ${player.playerId},
        ticket_id = (select ticket_id from order_ticket where order_id = ${id})
      where id = (select min(id) from jackpot_draw where jackpot = 'super')`
    expect(await backs(tx)).toEqual(before.map(it => it + kobo(475_000)))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
})
