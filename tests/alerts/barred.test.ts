// A player who may not play gets no invitation to play on any of their phones, whichever they said it on.
import { expect, test } from 'vitest'
import { createBarred, withoutCalls } from '#src/alerts/barred.ts'
import { NO_FACTS, planAlerts } from '#src/alerts/plan.ts'
import { ALERT_KINDS } from '#src/contract/alerts.ts'
import { games } from '#src/games/rules.ts'
import { DAY, HOUR, lagosInstant, MINUTE } from '#src/lib/lagos-time.ts'
import { memoryShelf } from '../play/shelves.ts'

const NOW = lagosInstant(2026, 11, 20, 9)
const iso = (at: number) => new Date(at).toISOString()
const FREE = { breakUntil: null, exclusion: null, registerUntil: null }
const excluded = (until: number | null, reopensAt: number | null = null) => ({
  ...FREE,
  exclusion: {
    since: iso(NOW),
    until: until === null ? null : iso(until),
    reopensAt: reopensAt === null ? null : iso(reopensAt),
  },
})
const ONE = '+2348030000001'

type State = Parameters<ReturnType<typeof createBarred>['note']>[0]

/** A phone, and what the service would say to it. */
const phone = (says: State | undefined = FREE) => {
  const { shelf } = memoryShelf()
  const service: { says: State | undefined; asked: number } = { says, asked: 0 }
  const page = () =>
    createBarred(shelf, async () => {
      service.asked++
      return service.says
    })
  return { service, page, ...page() }
}

test('the calls to play of a plan are gone, those about own tickets and own money stay', () => {
  const settings = {
    kinds: [...ALERT_KINDS],
    games: games.map(it => it.lotteryType),
    lead: 5 as const,
    quiet: null,
  }
  expect(planAlerts(settings, NO_FACTS, NOW).map(it => it.kind)).toContain('draw')
  expect(planAlerts(withoutCalls(settings), NO_FACTS, NOW)).toEqual([])
  expect(withoutCalls(settings).kinds).toEqual(['result', 'money'])
})

test('a break or an exclusion said on this phone holds at once, offline, signed out and on the next page', async () => {
  const here = phone()
  expect(await here.holds(ONE, NOW, true)).toBe(false)
  expect(await here.note({ ...FREE, breakUntil: iso(NOW + DAY) })).toBe(true)
  expect(await here.note({ ...FREE, breakUntil: iso(NOW + DAY) })).toBe(false)
  expect(await here.holds(ONE, NOW + MINUTE, false)).toBe(true)
  expect(await here.holds(undefined, NOW + MINUTE, false)).toBe(true)
  expect(await here.page().holds(undefined, NOW + HOUR, false)).toBe(true)
  expect(await here.page().holds(undefined, NOW + DAY, false)).toBe(false)
})

test('another phone hears of it when it next asks: at its start, and every five minutes while it is open', async () => {
  const other = phone()
  expect(await other.holds(ONE, NOW, true)).toBe(false)
  other.service.says = excluded(NOW + 180 * DAY)
  expect(await other.holds(ONE, NOW + 4 * MINUTE, true)).toBe(false)
  expect(await other.holds(ONE, NOW + 5 * MINUTE, true)).toBe(true)
  expect(other.service.asked).toBe(2)
  expect(await phone(excluded(null)).holds(ONE, NOW, true)).toBe(true)
})

test('an exclusion outlives its day until the player has asked for its end; a register ends by itself', async () => {
  const here = phone(excluded(NOW + 180 * DAY))
  expect(await here.holds(ONE, NOW, true)).toBe(true)
  expect(await here.holds(undefined, NOW + 400 * DAY, false)).toBe(true)
  here.service.says = excluded(NOW + 180 * DAY, NOW + 401 * DAY)
  expect(await here.holds(ONE, NOW + 400 * DAY, true)).toBe(true)
  expect(await here.holds(ONE, NOW + 401 * DAY, false)).toBe(false)
  const listed = phone({ ...FREE, registerUntil: iso(NOW + DAY) })
  expect(await listed.holds(ONE, NOW, true)).toBe(true)
  expect(await listed.holds(ONE, NOW + DAY, false)).toBe(false)
})

test('where the device keeps nothing, what the service said holds for this page', async () => {
  const memory = memoryShelf()
  memory.fails = true
  const here = createBarred(memory.shelf, async () => ({ ...FREE, breakUntil: iso(NOW + DAY) }))
  expect(await here.holds(ONE, NOW, true)).toBe(true)
  expect(await here.note({ ...FREE, breakUntil: iso(NOW + DAY) })).toBe(false)
  expect(await here.holds(ONE, NOW + DAY, false)).toBe(false)
})

test('a silent service changes nothing, and is asked again; damaged words bar nobody', async () => {
  const here = phone({ ...FREE, breakUntil: iso(NOW + DAY) })
  await here.holds(ONE, NOW, true)
  here.service.says = undefined
  expect(await here.holds(ONE, NOW + HOUR, true)).toBe(true)
  expect(await here.holds(ONE, NOW + HOUR + 1, true)).toBe(true)
  expect(here.service.asked).toBe(3)
  const { shelf } = memoryShelf()
  await shelf.set('barred', '{"version":9}')
  expect(await createBarred(shelf, async () => undefined).holds(ONE, NOW, true)).toBe(false)
})
