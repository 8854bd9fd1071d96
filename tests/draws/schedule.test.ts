import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import {
  BATCH,
  DRAW_HOURS,
  batchBounds,
  batchId,
  drawsAt,
  lastDrawHour,
  nextDrawHour,
  roundAt,
  roundFrom,
  roundTime,
} from '#src/draws/schedule.ts'
import { lagosParts } from '#src/lib/lagos-time.ts'

const lagos = (text: string) => Date.parse(`${text}+01:00`)
const instant = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2060, 0) })

test('draws are daily at 10am, 12pm, 2pm, 4pm, 6pm, 8pm and 10pm by the clock in Lagos §1.21, 9.4', () => {
  let now = lagos('2026-12-31T00:00:00')
  const hours: number[] = []
  for (let draw = 0; draw < 14; draw++) {
    now = nextDrawHour(now)
    const { hour, minute, second } = lagosParts(now)
    expect([minute, second]).toEqual([0, 0])
    hours.push(hour)
  }
  expect(hours).toEqual([10, 12, 14, 16, 18, 20, 22, 10, 12, 14, 16, 18, 20, 22])
  expect([...DRAW_HOURS]).toEqual(hours.slice(0, 7))
})

test('the next draw is the next fixed hour of today, or the first of tomorrow', () => {
  for (const [now, next] of [
    ['2026-11-20T00:00:00', '2026-11-20T10:00:00'],
    ['2026-11-20T09:59:59', '2026-11-20T10:00:00'],
    ['2026-11-20T10:00:00', '2026-11-20T12:00:00'],
    ['2026-11-20T21:59:59', '2026-11-20T22:00:00'],
    ['2026-11-20T22:00:00', '2026-11-21T10:00:00'],
    ['2026-12-31T23:59:59', '2027-01-01T10:00:00'],
  ] as const)
    expect(new Date(nextDrawHour(lagos(now))).toISOString()).toBe(new Date(lagos(next)).toISOString())
})

test('the newest draw hour is the one that has just begun, or the last of yesterday', () => {
  for (const [now, last] of [
    ['2026-11-20T09:59:59', '2026-11-19T22:00:00'],
    ['2026-11-20T10:00:00', '2026-11-20T10:00:00'],
    ['2026-11-20T11:59:59', '2026-11-20T10:00:00'],
    ['2026-11-20T12:00:00', '2026-11-20T12:00:00'],
    ['2026-11-20T23:59:59', '2026-11-20T22:00:00'],
    ['2027-01-01T00:00:00', '2026-12-31T22:00:00'],
  ] as const)
    expect(new Date(lastDrawHour(lagos(now))).toISOString()).toBe(new Date(lagos(last)).toISOString())
  fc.assert(
    fc.property(instant, now => {
      const last = lastDrawHour(now)
      expect(last <= now && now < nextDrawHour(last)).toBe(true)
    }),
  )
})

test('a batch lasts 5 minutes and begins at :00 or :05, and every instant is in exactly one §9.5', () => {
  expect(BATCH).toBe(300_000)
  fc.assert(
    fc.property(instant, now => {
      const { opensAt, closesAt } = batchBounds(now)
      expect(opensAt <= now && now < closesAt && closesAt - opensAt === 300_000).toBe(true)
      expect([lagosParts(opensAt).minute % 5, lagosParts(opensAt).second]).toEqual([0, 0])
      expect(batchBounds(closesAt).opensAt).toBe(closesAt)
    }),
  )
})

test('a batch’s code says its game, its day and its time in Lagos', () => {
  expect(batchId(instantCashout, lagos('2026-11-20T12:05:00'))).toBe('IC-20261120-1205')
  expect(batchId(instantCashout, Date.UTC(2026, 11, 31, 23, 30))).toBe('IC-20270101-0030')
})

test('quick games are drawn 30 s after closing, fixed-hour games at the next fixed hour plus 30 s', () => {
  const closes = lagos('2026-11-20T12:05:00')
  expect(drawsAt({ cadence: 'each-batch' }, closes)).toBe(closes + 30_000)
  for (const [closesAt, draws] of [
    ['2026-11-20T09:55:00', '2026-11-20T10:00:30'],
    ['2026-11-20T10:00:00', '2026-11-20T10:00:30'],
    ['2026-11-20T10:05:00', '2026-11-20T12:00:30'],
    ['2026-11-20T22:05:00', '2026-11-21T10:00:30'],
  ] as const)
    expect(drawsAt({ cadence: 'fixed-hours' }, lagos(closesAt))).toBe(lagos(draws))
})

test('the beacon’s rounds map to instants as drand quicknet publishes them', () => {
  expect(roundAt(Date.UTC(2026, 3, 20))).toBe(27_946_612)
  expect(roundTime(1)).toBe(1_692_803_367_000)
  fc.assert(
    fc.property(instant, now => {
      const round = roundAt(now)
      expect(roundTime(round) <= now && now < roundTime(round + 1)).toBe(true)
    }),
  )
})

test('the round that decides is the first one at or after the draw’s time', () => {
  fc.assert(
    fc.property(instant, now => {
      const round = roundFrom(now)
      expect(roundTime(round) >= now && roundTime(round - 1) < now).toBe(true)
    }),
  )
  const at = drawsAt(instantCashout, batchBounds(Date.UTC(2026, 10, 24, 11)).closesAt)
  expect(roundTime(roundFrom(at))).toBe(at)
})
