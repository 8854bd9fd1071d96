import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { alert, isKickOffTag, kickOffTag, type Alert } from '#src/alerts/alert.ts'
import {
  NO_FACTS,
  aimOf,
  planAlerts,
  type AlertFacts,
  type ArrivedTopUp,
  type FullJackpot,
  type KickOff,
  type KnownOutcome,
  type OpenPicks,
} from '#src/alerts/plan.ts'
import { afterQuiet, isQuiet } from '#src/alerts/quiet.ts'
import { ALERT_KINDS, LEADS, type AlertSettings } from '#src/contract/alerts.ts'
import { DRAW_HOURS } from '#src/draws/schedule.ts'
import { games } from '#src/games/rules.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { offeredGames } from '#src/alerts/offered-games.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { DAY, HOUR, MINUTE, lagosInstant, lagosMidnight, lagosParts } from '#src/lib/lagos-time.ts'
import { parse } from 'valibot'

const at = (hour: number, minute = 0, day = 20) => lagosInstant(2026, 11, day, hour, minute)
const all = games.map(({ lotteryType }) => lotteryType)
const fixed = games.filter(({ cadence }) => cadence === 'fixed-hours')
const quick = games.find(({ cadence }) => cadence === 'each-batch')!
const wanted: AlertSettings = { kinds: [...ALERT_KINDS], games: all, lead: 15, quiet: null }

const picks: OpenPicks = {
  lotteryType: quick.lotteryType,
  lines: 2,
  ...aimOf(quick, at(9, 2)),
  since: at(9, 2),
}
const outcome: KnownOutcome = {
  lotteryType: quick.lotteryType,
  tickets: 1,
  stake: 10_000,
  paid: 0,
  later: 0,
  refunded: 0,
  batch: 'IC-20261120-0900',
  drawsAt: at(9, 5) + 30_000,
  heardAt: at(9, 5) + 35_000,
}
const jackpot: FullJackpot = {
  id: 'super',
  name: 'Super Jackpot',
  threshold: 50_000_000,
  drawsAt: at(22),
  heardAt: at(9),
}
const topUp: ArrivedTopUp = { reference: 'ori-1', heardAt: at(9) }
const kickOff: KickOff = {
  number: 12,
  lotteryType: 'SOCCER_CASH',
  begins: 'Arsenal – Chelsea',
  at: at(16),
  tickets: 1,
}
const facts: AlertFacts = {
  picks: [picks],
  outcomes: [outcome],
  kickOffs: [kickOff],
  jackpots: [jackpot],
  topUps: [topUp],
  held: [],
}
const brief = (alerts: Alert[]) => alerts.map(({ tag, at, until }) => ({ tag, at, until }))

test('scores of virtual matches are reminded of a minute before their own matches begin, and lead back to them', () => {
  const scores = { ...picks, lotteryType: virtualSoccer.lotteryType, ...aimOf(virtualSoccer, at(9, 2)) }
  const follows = { ...wanted, games: offeredGames.map(({ lotteryType }) => lotteryType) }
  const [due] = planAlerts(follows, { ...NO_FACTS, picks: [scores] }, at(9, 2)).filter(
    it => it.kind === 'picks',
  )
  expect(due).toMatchObject({ url: '/virtual', tag: 'picks-VS-20261120-0900' })
  expect([due!.at, due!.until]).toEqual([scores.closesAt - MINUTE, scores.closesAt])
  expect(due!.body).toContain('Virtual soccer')
})

test('each fixed draw hour has one reminder, so many minutes before it as was chosen', () => {
  for (const lead of LEADS) {
    const day = planAlerts({ ...wanted, lead }, NO_FACTS, lagosMidnight(at(12)))
    expect(brief(day)).toEqual(
      DRAW_HOURS.map(hour => ({
        tag: `draw-20261120-${hour}`,
        at: at(hour) - lead * MINUTE,
        until: at(hour),
      })),
    )
  }
})

test('a reminder is for the followed games only, and opens the game where it is a single one', () => {
  const one = planAlerts({ ...wanted, games: [fixed[0]!.lotteryType] }, NO_FACTS, at(9))[0]!
  expect(one.url).toBe(`/${fixed[0]!.id}`)
  expect(planAlerts(wanted, NO_FACTS, at(9))[0]!.url).toBe('/dashboard')
  expect(planAlerts({ ...wanted, games: [quick.lotteryType] }, NO_FACTS, at(9))).toEqual([])
  expect(planAlerts({ ...wanted, kinds: [] }, facts, at(9))).toEqual([])
})

test('picks aim at the batch on sale, those of a fixed-hour game at the last one before its hour', () => {
  expect(aimOf(quick, at(9, 2))).toEqual({ batch: `${quick.batchPrefix}-20261120-0900`, closesAt: at(9, 5) })
  expect(aimOf(fixed[0]!, at(9, 2))).toEqual({
    batch: `${fixed[0]!.batchPrefix}-20261120-0955`,
    closesAt: at(10),
  })
  expect(aimOf(fixed[0]!, at(22, 1)).closesAt).toBe(at(10, 0, 21))
})

test('picks are reminded of one minute before their batch closes, and not where they are being made in that minute', () => {
  const only = { ...wanted, kinds: ['picks' as const] }
  expect(brief(planAlerts(only, facts, at(9, 3)))).toEqual([
    { tag: `picks-${quick.batchPrefix}-20261120-0900`, at: at(9, 4), until: at(9, 5) },
  ])
  expect(planAlerts(only, facts, at(9, 5))).toEqual([])
  const late = { ...NO_FACTS, picks: [{ ...picks, since: at(9, 4) + 1_000 }] }
  expect(planAlerts(only, late, at(9, 4) + 2_000)).toEqual([])
})

test('a result and money are due when they are heard of, or when the quiet hours end; the rest is left out then', () => {
  const kinds = ['result', 'money', 'jackpot', 'draw', 'picks'] as const
  const none = planAlerts({ ...wanted, kinds: [...kinds] }, facts, at(9, 6))
  expect(none.find(({ kind }) => kind === 'result')!.at).toBe(outcome.heardAt)
  const quiet = { from: 8 * 60, to: 11 * 60 }
  const hushed = planAlerts({ ...wanted, kinds: [...kinds], quiet }, facts, at(8, 30))
  expect(hushed.filter(({ kind }) => kind === 'result' || kind === 'money').map(it => it.at)).toEqual([
    at(11),
    at(11),
  ])
  expect(hushed.filter(({ kind }) => kind === 'picks')).toEqual([])
  expect(hushed.find(({ kind }) => kind === 'jackpot')?.at).toBe(at(11))
  expect(hushed.find(({ kind }) => kind === 'draw')!.tag).toBe('draw-20261120-12')
})

test('a single ticket opens by itself, several open the history', () => {
  const only = { ...wanted, kinds: ['result' as const] }
  const outcomes = [{ ...outcome, ticket: 'a-b' }, outcome]
  expect(planAlerts(only, { ...NO_FACTS, outcomes }, at(9, 6)).map(({ url }) => url)).toEqual([
    '/game-history/a-b',
    '/game-history',
  ])
})

test.each([
  [{ from: 22 * 60, to: 6 * 60 }, at(23), at(6, 0, 21)],
  [{ from: 22 * 60, to: 6 * 60 }, at(3), at(6)],
  [{ from: 22 * 60, to: 6 * 60 }, at(6), at(6)],
  [{ from: 22 * 60, to: 6 * 60 }, at(21, 59), at(21, 59)],
  [{ from: 60, to: 120 }, at(1), at(2)],
  [{ from: 60, to: 0 }, at(23), at(0, 0, 21)],
  [null, at(3), at(3)],
])('quiet from and to %j around an instant end when they say', (quiet, instant, end) => {
  expect(afterQuiet(quiet, instant)).toBe(end)
  expect(isQuiet(quiet, instant)).toBe(end !== instant)
})

const minute = fc.integer({ min: 0, max: 1439 })
const anyQuiet = fc.option(
  fc.record({ from: minute, to: minute }).filter(({ from, to }) => from !== to),
  { nil: null },
)
const instants = fc.integer({ min: at(0), max: at(0) + 40 * DAY })
const anyWanted = fc.record({
  kinds: fc.subarray([...ALERT_KINDS]),
  games: fc.subarray(all),
  lead: fc.constantFrom(...LEADS),
  quiet: anyQuiet,
})
const anyFacts = (now: number) => {
  const heardAt = fc.integer({ min: now - 2 * DAY, max: now })
  const game = fc.constantFrom(...games)
  return fc.record({
    picks: fc.array(
      fc.record({ game, since: heardAt, lines: fc.integer({ min: 1, max: 20 }) }).map(it => ({
        lotteryType: it.game.lotteryType,
        lines: it.lines,
        since: it.since,
        ...aimOf(it.game, it.since),
      })),
      { maxLength: 3 },
    ),
    outcomes: fc.array(
      fc.record({ game, heardAt, paid: fc.nat(1_000_000) }).map(it => ({
        ...outcome,
        lotteryType: it.game.lotteryType,
        ...aimOf(it.game, it.heardAt - HOUR),
        drawsAt: it.heardAt - MINUTE,
        heardAt: it.heardAt,
        paid: it.paid,
      })),
      { maxLength: 3 },
    ),
    jackpots: fc.array(
      heardAt.map(it => ({ ...jackpot, heardAt: it, drawsAt: it + DAY })),
      { maxLength: 2 },
    ),
    topUps: fc.array(fc.record({ reference: fc.uuid(), heardAt }), { maxLength: 2 }),
    held: fc.subarray(all),
    kickOffs: fc.array(
      fc.record({ number: fc.nat(), at: heardAt }).map(it => ({ ...kickOff, ...it })),
      { maxLength: 3 },
    ),
  })
}

const kinds = (held: string[]) =>
  planAlerts(wanted, { ...facts, held }, at(9, 3)).map(it => `${it.kind} ${it.body}`)

const draws = (held: string[]) => kinds(held).filter(it => it.startsWith('draw'))
const told = (held: string[]) => kinds(held).filter(it => /^(picks|result|jackpot|money)/.test(it))

test('nobody is reminded of a game of which nothing is sold: neither of its draw nor of picks, while its results are told', () => {
  const [first, ...others] = fixed.map(it => it.lotteryType)
  const name = lotteryName(first!)
  expect(draws([]).every(it => it.includes(name))).toBe(true)
  expect(draws([first!])).toHaveLength(draws([]).length)
  expect(draws([first!]).some(it => it.includes(name))).toBe(false)
  expect(draws([first!, ...others])).toEqual([])
  expect(told([]).some(it => it.startsWith('picks'))).toBe(true)
  expect(told([quick.lotteryType])).toEqual(told([]).filter(it => !it.startsWith('picks')))
})

test('a match of an open ticket is told of from its kick-off on for two hours, under the tag of the push, and in quiet hours not at all', () => {
  const follows = { ...wanted, games: ['SOCCER_CASH'] }
  const only = { ...NO_FACTS, kickOffs: [{ ...kickOff, ticket: 'a-b' }] }
  const told = (now: number, settings = follows) =>
    planAlerts(settings, only, now).filter(it => isKickOffTag(it.tag))
  expect(told(at(9))).toEqual([
    {
      tag: 'result-K12',
      kind: 'result',
      title: 'Your match kicks off',
      body: 'Arsenal – Chelsea, 4pm: 1 ticket of yours on it.',
      url: '/game-history/a-b',
      at: at(16),
      until: at(18),
    },
  ])
  expect(kickOffTag(12)).toBe('result-K12')
  expect(told(at(18))).toEqual([])
  expect(told(at(9), { ...follows, games: ['BANKER'] })).toEqual([])
  expect(told(at(9), { ...follows, quiet: { from: 900, to: 1_200 } })).toEqual([])
})

test('whatever is wanted and whenever: nothing is due in quiet hours or after its time, every tag is a push topic, and what is planned can be kept', () => {
  const cases = instants.chain(now =>
    fc.record({ now: fc.constant(now), wanted: anyWanted, facts: anyFacts(now) }),
  )
  fc.assert(
    fc.property(cases, ({ now, wanted, facts }) => {
      const plan = planAlerts(wanted, facts, now)
      for (const it of plan) {
        expect(it.tag).toMatch(/^[\w-]{1,32}$/)
        expect(isQuiet(wanted.quiet, it.at)).toBe(false)
        expect(it.until).toBeGreaterThan(now)
        expect(it.at).toBeLessThan(it.until)
        expect(wanted.kinds).toContain(it.kind)
        expect(parse(alert, it)).toEqual(it)
      }
      expect(plan.map(it => it.at)).toEqual(plan.map(it => it.at).sort((a, b) => a - b))
      const draws = plan.filter(({ kind }) => kind === 'draw')
      expect(new Set(draws.map(({ tag }) => tag)).size).toBe(draws.length)
      for (const { until } of draws) expect(DRAW_HOURS).toContain(lagosParts(until).hour)
    }),
    { numRuns: 500 },
  )
})

test('a plan made later names the same alert with the same time: nothing moves under the clock', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: DAY }), anyWanted, (now, later, wanted) => {
      const before = planAlerts(wanted, NO_FACTS, now)
      const after = new Map(planAlerts(wanted, NO_FACTS, now + later).map(it => [it.tag, it]))
      for (const it of before) if (it.until > now + later) expect(after.get(it.tag)).toEqual(it)
    }),
    { numRuns: 300 },
  )
})
