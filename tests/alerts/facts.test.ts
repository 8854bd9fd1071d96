// Where the local plan's facts come from: unpaid picks, tickets that wait, jackpots that fill.
import { expect, test } from 'vitest'
import { createAims, type Unpaid } from '#src/alerts/aims.ts'
import { createArrivedTopUps, type OwnTopUp } from '#src/alerts/arrived-top-ups.ts'
import { createFullJackpots } from '#src/alerts/full-jackpots.ts'
import { NO_FACTS, planAlerts, type KnownOutcome } from '#src/alerts/plan.ts'
import { createOutcomes, type OwnTicket } from '#src/alerts/results/outcomes.ts'
import { games } from '#src/games/rules.ts'
import { jackpots } from '#src/games/jackpots.ts'
import { DAY, MINUTE, lagosInstant } from '#src/lib/lagos-time.ts'
import { memoryShelf } from '../play/shelves.ts'

const now = lagosInstant(2026, 11, 20, 9, 1)
const quick = games.find(({ cadence }) => cadence === 'each-batch')!
const picks = (mark: string): Unpaid => ({ game: quick, lines: 1, mark })

test('picks aim at the batch in which they were last changed, also after the page was loaded again', async () => {
  const shelf = memoryShelf()
  const first = createAims(shelf.shelf)
  const [aim] = await first.of([picks('1,2,3,4')], now)
  expect(aim).toMatchObject({ since: now, closesAt: lagosInstant(2026, 11, 20, 9, 5), lines: 1 })
  expect(await first.of([picks('1,2,3,4')], now + 20 * MINUTE)).toEqual([aim])
  expect(await createAims(shelf.shelf).of([picks('1,2,3,4')], now + 30 * MINUTE)).toEqual([aim])
  const [changed] = await first.of([picks('1,2,3,5')], now + 20 * MINUTE)
  expect(changed!.closesAt).toBe(lagosInstant(2026, 11, 20, 9, 25))
})

test('picks that were seen later than now, or kept damaged, aim anew', async () => {
  const shelf = memoryShelf()
  await createAims(shelf.shelf).of([picks('1')], now + DAY)
  expect((await createAims(shelf.shelf).of([picks('1')], now))[0]!.since).toBe(now)
  shelf.texts.set('aims', '{"x":')
  expect((await createAims(shelf.shelf).of([picks('1')], now + 1))[0]!.since).toBe(now + 1)
  shelf.fails = true
  const lost = createAims(shelf.shelf)
  expect((await lost.of([picks('1')], now))[0]!.since).toBe(now)
  expect((await lost.of([picks('1')], now + MINUTE))[0]!.since).toBe(now)
})

const ticket = (id: string, over: Partial<OwnTicket> = {}): OwnTicket => ({
  id,
  lotteryType: quick.lotteryType,
  batch: 'IC-20261120-0900',
  status: 'Pending',
  drawsAt: now + MINUTE,
  stake: 10_000,
  paid: 0,
  later: 0,
  ...over,
})
const box = (...tickets: OwnTicket[]) => {
  const kept = new Map(tickets.map(it => [it.id, it]))
  const served = new Map(kept)
  const asked: string[] = []
  const learned: string[] = []
  const { shelf } = memoryShelf()
  const state = { isThere: true }
  /** Another page of the same phone. */
  const open = () =>
    createOutcomes({
      kept: shelf,
      tickets: async () => [...kept.values()],
      ask: async (_, id) => {
        asked.push(id)
        return served.get(id)
      },
      learn: async player => {
        learned.push(player)
        if (state.isThere) for (const [id, it] of served) if (!kept.has(id)) kept.set(id, it)
        return state.isThere
      },
    })
  return { kept, served, asked, learned, state, open, outcomes: open() }
}

const planned = (outcomes: readonly KnownOutcome[], at: number) =>
  planAlerts(
    { kinds: ['result'], games: [quick.lotteryType], lead: 5, quiet: null },
    { ...NO_FACTS, outcomes },
    at,
  ).map(it => it.title)

test('tickets that wait are asked for when their draw is due, and told together when all are settled', async () => {
  const { served, asked, outcomes } = box(ticket('a'), ticket('b'))
  const before = await outcomes.read('me', now, true)
  expect(before).toEqual({ outcomes: [], lookAt: now + MINUTE + 3_000 })
  expect(asked).toEqual([])
  served.set('a', ticket('a', { status: 'Won', paid: 50_000 }))
  expect((await outcomes.read('me', now + MINUTE + 3_000, true)).outcomes).toEqual([])
  served.set('b', ticket('b', { status: 'Lost' }))
  const heardAt = now + MINUTE + 8_000
  const { outcomes: told } = await outcomes.read('me', heardAt, true)
  expect(told).toMatchObject([{ tickets: 2, stake: 20_000, paid: 50_000, refunded: 0, heardAt }])
  expect(told[0]!.ticket).toBeUndefined()
})

test('a batch of more tickets than are fetched at once is told too, once the service was asked about each of them', async () => {
  const ids = Array.from({ length: 45 }, (_, at) => `t${at}`)
  const { kept, served, asked, outcomes } = box(...ids.map(id => ticket(id)))
  await outcomes.read('me', now, true)
  for (const id of ids) served.set(id, ticket(id, { status: id === 't44' ? 'Won' : 'Lost', paid: 0 }))
  let told: readonly unknown[] = []
  for (let round = 1; round <= 3; round++) {
    told = (await outcomes.read('me', now + (1 + round) * MINUTE, true)).outcomes
    // A ticket that has been settled stays on the phone.
    for (const id of asked) kept.set(id, served.get(id)!)
    expect(asked).toHaveLength(Math.min(45, round * 20))
  }
  expect(told).toMatchObject([{ tickets: 45, stake: 450_000 }])
})

test('tickets on matches of different days that were bought together are told together, after the last of them', async () => {
  const early = ticket('early', { status: 'Won', paid: 30_000 })
  const late = ticket('late', { drawsAt: now + 7 * DAY })
  const { served, asked, outcomes } = box(early, late)
  expect((await outcomes.read('ada', now + 2 * MINUTE, true)).outcomes).toEqual([])
  expect((await outcomes.read('ada', now + 3 * DAY, true)).outcomes).toEqual([])
  expect(asked).toEqual([])
  served.set('late', { ...late, status: 'Lost' })
  const { outcomes: told } = await outcomes.read('ada', late.drawsAt + MINUTE, true)
  expect(told).toMatchObject([{ tickets: 2, stake: 20_000, paid: 30_000, drawsAt: late.drawsAt }])
})

test('a ticket that was settled before this page saw it is no news, and neither is one of yesterday', async () => {
  const { outcomes, asked } = box(
    ticket('a', { status: 'Won', paid: 1 }),
    ticket('b', { batch: 'IC-20261118-0900', drawsAt: now - 2 * DAY }),
  )
  expect(await outcomes.read('me', now + 5 * MINUTE, true)).toEqual({
    outcomes: [],
    lookAt: Number.POSITIVE_INFINITY,
  })
  expect(asked).toEqual([])
})

test('a draw that never came is told when its stakes come back a day later, by a page that stayed, which asks more seldom by then', async () => {
  const { kept, served, asked, outcomes } = box(ticket('a'))
  let at = now
  for (const end = now + DAY + 10 * MINUTE; at < end;) {
    const { outcomes: told, lookAt } = await outcomes.read('me', at, true)
    expect(told).toEqual([])
    at = Math.min(lookAt, at + MINUTE)
  }
  const before = asked.length
  served.set('a', ticket('a', { status: 'Refunded' }))
  const { outcomes: told } = await outcomes.read('me', at + 15 * MINUTE, true)
  expect(told).toMatchObject([{ refunded: 10_000, ticket: 'a', heardAt: at + 15 * MINUTE }])
  expect(planned(told, at + 15 * MINUTE)).toEqual(['₦100 refunded'])
  kept.set('a', served.get('a')!)
  await outcomes.read('me', at + 30 * MINUTE, true)
  expect(asked).toHaveLength(before + 1)
  // One that it never saw waiting is old news.
  const next = box(ticket('a'))
  next.served.set('a', ticket('a', { status: 'Refunded' }))
  expect((await next.outcomes.read('me', at, true)).outcomes).toEqual([])
})

test('a page that is left after its phone has kept a result leaves telling it to the next one', async () => {
  const { kept, open } = box(ticket('a'))
  await open().read('me', now, true)
  // By the ticket's own screen, which hears of the draw first.
  kept.set('a', ticket('a', { status: 'Lost' }))
  const { outcomes: told } = await open().read('me', now + MINUTE + 1, true)
  expect(told).toMatchObject([{ batch: 'IC-20261120-0900', tickets: 1, ticket: 'a' }])
})

test('results are told from when they were turned on, and after a log-out from when somebody logs in', async () => {
  const { kept, open } = box(ticket('a', { status: 'Lost' }))
  const first = open()
  await first.read('me', now, true)
  await first.read(undefined, now + 2 * MINUTE, true)
  expect((await first.read('me', now + 2 * MINUTE, true)).outcomes).toEqual([])
  expect((await open().read('me', now + 3 * MINUTE, true)).outcomes).toEqual([])
  kept.set('b', ticket('b', { batch: 'IC-20261120-0905', drawsAt: now + 4 * MINUTE, status: 'Lost' }))
  expect((await open().read('me', now + 5 * MINUTE, true)).outcomes).toMatchObject([{ ticket: 'b' }])
})

test('tickets that this phone does not know count with its own, as the service is asked for them once their batch has closed', async () => {
  const { served, learned, outcomes } = box(ticket('own'))
  await outcomes.read('me', now, true)
  expect(learned).toHaveLength(1)
  // A friend's group, a standing order, the free line of a bid, or another phone.
  served.set('own', ticket('own', { status: 'Lost' }))
  served.set('group', ticket('group', { status: 'Won', stake: 2_500, paid: 40_000 }))
  const { outcomes: told } = await outcomes.read('me', now + MINUTE + 3_000, true)
  expect(told).toMatchObject([{ tickets: 2, stake: 12_500, paid: 40_000 }])
  expect(learned).toHaveLength(2)
  await outcomes.read('me', now + 2 * MINUTE, true)
  expect(learned).toHaveLength(2)
})

test('a batch with no ticket that this phone knows is told once the page hears that it is settled, or a quarter of an hour later', async () => {
  const { served, learned, outcomes } = box()
  await outcomes.read('me', now, true)
  served.set('order', ticket('order', { status: 'Lost' }))
  expect((await outcomes.read('me', now + 2 * MINUTE, true)).outcomes).toEqual([])
  outcomes.hear()
  expect((await outcomes.read('me', now + 2 * MINUTE, false)).outcomes).toEqual([])
  expect((await outcomes.read('me', now + 2 * MINUTE, true)).outcomes).toMatchObject([{ ticket: 'order' }])
  served.set('bid', ticket('bid', { batch: 'IC-20261120-0905', drawsAt: now + 6 * MINUTE, status: 'Lost' }))
  expect((await outcomes.read('me', now + 16 * MINUTE, true)).outcomes).toHaveLength(1)
  expect((await outcomes.read('me', now + 17 * MINUTE, true)).outcomes).toHaveLength(2)
  expect(learned).toHaveLength(3)
})

test('a batch that the page hears is settled is asked about at once, however long it waits between two questions by then', async () => {
  const it = box(ticket('a'))
  let at = now + MINUTE
  for (let asked = 0; asked < 8; asked++) at = (await it.outcomes.read('ada', at, true)).lookAt
  it.served.set('a', ticket('a', { status: 'Lost' }))
  await it.outcomes.read('ada', at - MINUTE / 2, true)
  const asked = it.asked.length
  it.outcomes.hear()
  const { outcomes } = await it.outcomes.read('ada', at - MINUTE / 2, true)
  expect([asked, it.asked.length]).toEqual([asked, asked + 1])
  expect(outcomes).toMatchObject([{ batch: 'IC-20261120-0900', tickets: 1 }])
})

test('a free line is told like others when it is drawn, and not where its draw did not happen: nothing comes back to its player', async () => {
  const { served, outcomes } = box(ticket('free', { stake: 0 }), ticket('void', { batch: 'V', stake: 0 }))
  await outcomes.read('me', now, true)
  served.set('free', ticket('free', { stake: 0, status: 'Lost' }))
  served.set('void', ticket('void', { batch: 'V', stake: 0, status: 'Refunded' }))
  const { outcomes: told } = await outcomes.read('me', now + MINUTE + 3_000, true)
  expect(told).toMatchObject([{ ticket: 'free', stake: 0, refunded: 0 }])
})

test('where the service does not say which tickets there are it is asked again, not more than every three seconds', async () => {
  const { learned, state, outcomes } = box()
  state.isThere = false
  for (const after of [0, 1_000, 3_000, 4_000]) await outcomes.read('me', now + after, true)
  expect(learned).toHaveLength(2)
})

test('another page may hear of it first: what the box says counts', async () => {
  const { kept, asked, outcomes } = box(ticket('a'))
  await outcomes.read('me', now, false)
  kept.set('a', ticket('a', { status: 'Refunded' }))
  const { outcomes: told } = await outcomes.read('me', now + 2 * MINUTE, false)
  expect(told).toMatchObject([{ refunded: 10_000, ticket: 'a' }])
  expect(asked).toEqual([])
})

test('a service that does not answer is asked more and more gently, and a hidden page asks nothing', async () => {
  const { served, asked, outcomes } = box(ticket('a'))
  served.clear()
  let at = now + MINUTE + 3_000
  const gaps: number[] = []
  for (let n = 0; n < 8; n++) {
    const { lookAt } = await outcomes.read('me', at, true)
    gaps.push(lookAt - at)
    at = lookAt
  }
  expect(asked).toHaveLength(8)
  expect(gaps).toEqual([3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000, 60_000])
  expect((await outcomes.read('me', at + MINUTE, false)).lookAt).toBeGreaterThan(at + MINUTE)
  expect(asked).toHaveLength(8)
})

test('what one player’s tickets did is not told to the next, and to nobody who is signed out', async () => {
  const { kept, outcomes } = box(ticket('a'))
  await outcomes.read('me', now, true)
  kept.set('a', ticket('a', { status: 'Won', paid: 50_000 }))
  expect((await outcomes.read('me', now + 2 * MINUTE, true)).outcomes).toHaveLength(1)
  expect((await outcomes.read(undefined, now + 2 * MINUTE, true)).outcomes).toEqual([])
  expect((await outcomes.read('other', now + 2 * MINUTE, true)).outcomes).toEqual([])
})

test('a jackpot is told when it is found full, once for its draw, and asked for every quarter of an hour at most', async () => {
  const [rule] = jackpots
  const row = {
    jackpotType: rule!.name,
    threshold: rule!.threshold,
    pool: rule!.threshold - 1,
    nextDrawAt: new Date(now + DAY).toISOString(),
  }
  let asked = 0
  const full = createFullJackpots(async () => (asked++, [row, { ...row, jackpotType: 'Unknown' }]))
  expect(await full.read(now, false)).toEqual([])
  expect(await full.read(now, true)).toEqual([])
  row.pool = rule!.threshold
  expect(await full.read(now + MINUTE, true)).toEqual([])
  expect(asked).toBe(1)
  const later = now + 15 * MINUTE
  expect(await full.read(later, true)).toMatchObject([{ id: rule!.id, heardAt: later, drawsAt: now + DAY }])
  expect(await full.read(later + 15 * MINUTE, true)).toMatchObject([{ heardAt: later }])
  expect(await full.read(now + DAY, false)).toEqual([])
})

test('a service that cannot be reached fills no jackpot', async () => {
  const full = createFullJackpots(() => Promise.reject(new Error('offline')))
  expect(await full.read(now, true)).toEqual([])
})

const topUp = (reference: string, over: Partial<OwnTopUp> = {}): OwnTopUp => ({
  reference,
  state: 'waiting',
  settledAt: null,
  ...over,
})
const credited = (reference: string, settledAt: number) => topUp(reference, { state: 'credited', settledAt })

const wallet = (shelf = memoryShelf()) => {
  const served: OwnTopUp[] = []
  const asked: number[] = []
  const state = { isThere: true, now: 0 }
  const topUps = createArrivedTopUps({
    kept: shelf.shelf,
    ask: async () => {
      asked.push(state.now)
      return state.isThere ? [...served] : undefined
    },
  })
  const look = async (at: number, balance: number, mayAsk = true, player = 'ada') => {
    state.now = at
    const { topUps: told, lookAt } = await topUps.read({ player, balance }, at, mayAsk)
    return { told: told.map(({ reference, heardAt }) => [reference, heardAt]), lookAt }
  }
  return { served, asked, state, topUps, look, shelf }
}

test('a top-up that settles is told once it is known, whether the page saw it, the balance grew or the list says so', async () => {
  const { served, asked, topUps, look } = wallet()
  served.push(credited('before', now - MINUTE))
  expect(await look(now, 100)).toEqual({ told: [], lookAt: Number.POSITIVE_INFINITY })
  expect(asked).toEqual([now])
  // The screen that follows it hears of it.
  expect(topUps.note([topUp('seen')], now)).toBe(true)
  expect(topUps.note([topUp('seen')], now)).toBe(false)
  expect(topUps.note([credited('seen', now + 1_000)], now + 2_000)).toBe(true)
  expect((await look(now + 2_000, 100)).told).toEqual([['seen', now + 2_000]])
  // Another device tops up: only the balance says so.
  served.unshift(credited('elsewhere', now + 3_000))
  expect((await look(now + 4_000, 100)).told).toHaveLength(1)
  expect((await look(now + 5_000, 600)).told).toEqual([
    ['seen', now + 2_000],
    ['elsewhere', now + 5_000],
  ])
  expect(asked).toEqual([now, now + 5_000])
  expect((await look(now + DAY + 6_000, 600)).told).toEqual([])
})

test('a top-up under way is asked for after pauses that grow, and with no network not at all', async () => {
  const { served, asked, state, look } = wallet()
  served.push(topUp('slow', { state: 'checking' }))
  let { lookAt } = await look(now, 0)
  expect(lookAt).toBe(now + 5_000)
  const pauses: number[] = []
  for (let n = 0; n < 10; n++) {
    const at = lookAt
    await look(at - 1, 0)
    ;({ lookAt } = await look(at, 0))
    pauses.push((lookAt - at) / 1_000)
  }
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 900, 900, 900])
  expect(asked).toHaveLength(11)
  served[0] = credited('slow', lookAt)
  expect((await look(lookAt, 500, false)).told).toEqual([])
  expect(asked).toHaveLength(11)
  state.isThere = false
  expect((await look(lookAt + 1, 500)).told).toEqual([])
  state.isThere = true
  expect((await look(lookAt + MINUTE, 500)).told).toEqual([['slow', lookAt + MINUTE]])
})

test('what settled between two starts of the app is told, and nothing from before money was told of, nor another player’s', async () => {
  const first = wallet()
  first.served.push(credited('old', now - 1))
  expect((await first.look(now, 0)).told).toEqual([])
  const second = wallet(first.shelf)
  second.served.push(credited('old', now - 1), credited('between', now + MINUTE))
  expect((await second.look(now + 2 * MINUTE, 500)).told).toEqual([['between', now + 2 * MINUTE]])
  // Signed out, or switched off: the next one begins anew.
  expect(second.topUps.note([credited('late', now + MINUTE)], now + 2 * MINUTE)).toBe(true)
  await second.topUps.forget()
  expect(first.shelf.texts.size).toBe(0)
  expect(second.topUps.note([credited('later', now + 2 * MINUTE)], now + 2 * MINUTE)).toBe(false)
  expect((await second.look(now + 3 * MINUTE, 0, true, 'bola')).told).toEqual([])
  expect((await second.look(now + 4 * MINUTE, 0, true, 'chidi')).told).toEqual([])
  second.shelf.fails = true
  const lost = wallet(second.shelf)
  expect((await lost.look(now, 0)).told).toEqual([])
  lost.served.push(credited('new', now + MINUTE))
  expect((await lost.look(now + 20 * MINUTE, 0)).told).toEqual([['new', now + 20 * MINUTE]])
})

test('storage that did not answer for once still knows since when money is told of', async () => {
  const { shelf, look } = wallet()
  await look(now, 0)
  const { get } = shelf.shelf
  shelf.shelf.get = () => Promise.reject(new Error('the device’s storage does not answer'))
  await wallet(shelf).look(now + 2 * MINUTE, 500)
  shelf.shelf.get = get
  const next = wallet(shelf)
  next.served.push(credited('between', now + MINUTE))
  expect((await next.look(now + 3 * MINUTE, 500)).told).toEqual([['between', now + 3 * MINUTE]])
})

test('a mark out of the future, made under another clock, holds no top-up back', async () => {
  const shelf = memoryShelf(new Map([['since', String(now + DAY)]]))
  const { served, look } = wallet(shelf)
  await look(now, 0)
  served.push(credited('new', now + 1))
  expect((await look(now + 2, 500)).told).toEqual([['new', now + 2]])
  expect(shelf.texts.get('since')).toBe(String(now))
})
