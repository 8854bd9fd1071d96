// A whole day on one phone: two pages, the worker and push at once, under a clock that the test turns.
import { expect, test } from 'vitest'
import type { Alert } from '#src/alerts/alert.ts'
import { NO_FACTS, aimOf, planAlerts, type AlertFacts, type KnownOutcome } from '#src/alerts/plan.ts'
import { createShown } from '#src/alerts/shown.ts'
import { ALERT_KINDS, type AlertSettings } from '#src/contract/alerts.ts'
import { BATCH, DRAW_HOURS, SEAL_MARGIN, batchBounds } from '#src/draws/schedule.ts'
import { games } from '#src/games/rules.ts'
import { DAY, HOUR, MINUTE, lagosInstant } from '#src/lib/lagos-time.ts'
import { answerPush } from '#sw/push.ts'
import { memoryShelf } from '../play/shelves.ts'
import { makePhone } from './phone.ts'
import { ORIGIN, pushText } from './push-text.ts'

const midnight = lagosInstant(2026, 11, 20)
const quick = games.find(({ cadence }) => cadence === 'each-batch')!
const settings: AlertSettings = {
  kinds: [...ALERT_KINDS],
  games: games.map(({ lotteryType }) => lotteryType),
  lead: 15,
  quiet: null,
}
const LATEST = 5_000
/** From the close of a batch until its result can be read. */
const HEARD_AFTER = SEAL_MARGIN + 4_000

/** What a busy player's phone knows at an instant: unpaid picks in each batch, a ticket in each, a jackpot, a top-up. */
const factsAt = (now: number): AlertFacts => {
  const aim = aimOf(quick, now)
  const closed = aim.closesAt - BATCH
  const heardAt = closed + HEARD_AFTER
  const outcome: KnownOutcome = {
    lotteryType: quick.lotteryType,
    tickets: 1,
    stake: 10_000,
    paid: closed % (2 * BATCH) === 0 ? 50_000 : 0,
    later: 0,
    refunded: 0,
    batch: aimOf(quick, closed - 1).batch,
    drawsAt: closed + SEAL_MARGIN,
    heardAt,
  }
  const noon = midnight + 12 * HOUR
  return {
    picks: [{ lotteryType: quick.lotteryType, lines: 1, since: closed, ...aim }],
    kickOffs: [],
    outcomes: now >= heardAt && closed > midnight ? [outcome] : [],
    jackpots:
      now >= noon
        ? [
            {
              id: 'super',
              name: 'Super Jackpot',
              threshold: 50_000_000,
              drawsAt: midnight + 22 * HOUR,
              heardAt: noon,
            },
          ]
        : [],
    topUps: now >= noon ? [{ reference: 'ori-0001', heardAt: noon + 1 }] : [],
    held: [],
  }
}
const planned = (now: number) => planAlerts(settings, factsAt(now), now)

/** A page asks for the result when it can be known. */
const nextHeard = (now: number) => {
  const { closesAt } = batchBounds(now - HEARD_AFTER)
  return closesAt + HEARD_AFTER
}

const link = async () => ({ device: 'mine', player: true })
const shows = async () => true

/** Each alert that is due on the day, by its tag. */
const dueOnTheDay = (): Map<string, Alert> => {
  const due = new Map<string, Alert>()
  for (let now = midnight; now < midnight + DAY; now += 30_000)
    for (const it of planned(now)) if (it.at <= now && it.at >= midnight) due.set(it.tag, it)
  return due
}

test('over a day of seven draws and 288 batches two pages, worker and push show each due alert once, none early and none more than five seconds late', async () => {
  const device = makePhone(midnight)
  const due = dueOnTheDay()
  expect([...due.keys()].filter(tag => tag.startsWith('draw-'))).toHaveLength(DRAW_HOURS.length)
  expect([...due.keys()].filter(tag => tag.startsWith('picks-'))).toHaveLength(288)
  expect([...due.keys()].filter(tag => tag.startsWith('result-'))).toHaveLength(287)

  device.openPage(planned, nextHeard)
  await device.until(midnight + 333)
  device.openPage(planned, nextHeard)
  let seed = 7
  const jitter = () => (seed = (seed * 16_807) % 2_147_483_647) % 9_000
  let pushed = 0
  // What the service sends by itself: everything but the picks, which it does not know.
  for (const it of due.values())
    if (it.kind !== 'picks')
      device.wait(it.at - midnight + jitter(), () => {
        pushed++
        const worker = { ...device.desk(), origin: ORIGIN, now: device.deviceNow, prove: async () => false }
        const player = it.kind === 'result' || it.kind === 'money' ? 'mine' : undefined
        void answerPush(pushText(it, player), { ...worker, link })
      })
  await device.until(midnight + DAY - 1)

  expect(pushed).toBe(due.size - 288)
  const noticed = device.noticed()
  expect(noticed.map(({ tag }) => tag).sort()).toEqual([...due.keys()].sort())
  const lateness = noticed.map(({ tag, at }) => at - due.get(tag)!.at)
  expect(Math.min(...lateness)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...lateness)).toBeLessThanOrEqual(LATEST)
  // Every push showed something, so that no browser has a reason to revoke the permission.
  expect(device.heard).toHaveLength(noticed.length + device.heard.filter(({ silent }) => silent).length)
  expect(device.badge.at(-1)).toBe(99)
})

const draws: AlertSettings = { ...settings, kinds: ['draw'] }
const drawPlan = (now: number) => planAlerts(draws, NO_FACTS, now)

test('a clock that somebody sets a day ahead shows nothing of tomorrow, and what is due today comes once and on time', async () => {
  const device = makePhone(midnight + 9 * HOUR)
  device.openPage(drawPlan)
  await device.until(midnight + 9 * HOUR + 10 * MINUTE)
  device.setClock(DAY)
  await device.until(midnight + 11 * HOUR)
  expect(device.heard.map(({ tag, at }) => [tag, at - midnight])).toEqual([
    ['draw-20261120-10', 10 * HOUR - 15 * MINUTE],
  ])
  device.setClock(-DAY)
  await device.until(midnight + 13 * HOUR)
  expect(device.heard.map(({ tag }) => tag)).toEqual(['draw-20261120-10', 'draw-20261120-12'])
})

test('a clock that is set while the service cannot be reached shows nothing until it can', async () => {
  const device = makePhone(midnight + 9 * HOUR)
  device.openPage(drawPlan)
  await device.until(midnight + 9 * HOUR + 10 * MINUTE)
  device.goOffline()
  device.setClock(-DAY)
  await device.until(midnight + 11 * HOUR + 50 * MINUTE)
  expect(device.heard).toEqual([])
  device.goOnline()
  await device.until(midnight + 12 * HOUR)
  // Due at 11:45, while the time was unknown; the draw is still to come, so it is shown.
  expect(device.heard.map(({ tag }) => tag)).toEqual(['draw-20261120-12'])
})

test('a page that was frozen tells on waking what is not over, and nothing of what is', async () => {
  const device = makePhone(midnight + 9 * HOUR)
  const page = device.openPage(drawPlan)
  await device.until(midnight + 9 * HOUR + MINUTE)
  page.freeze()
  await device.until(midnight + 11 * HOUR + 50 * MINUTE)
  expect(device.heard).toEqual([])
  page.thaw()
  await device.until(midnight + 11 * HOUR + 51 * MINUTE)
  expect(device.heard.map(({ tag }) => tag)).toEqual(['draw-20261120-12'])
})

test('a page that is opened after an alert was due does not tell it late', async () => {
  const device = makePhone(midnight + 9 * HOUR + 50 * MINUTE)
  device.openPage(drawPlan)
  await device.until(midnight + 10 * HOUR)
  expect(device.heard).toEqual([])
})

test('settings that change while the app is open count at once, without telling what would have been due before', async () => {
  const device = makePhone(midnight + 9 * HOUR)
  let lead: AlertSettings['lead'] = 5
  const page = device.openPage(now => planAlerts({ ...draws, lead }, NO_FACTS, now))
  await device.until(midnight + 9 * HOUR + 40 * MINUTE)
  lead = 30
  page.scheduler.startOver()
  await device.until(midnight + 12 * HOUR)
  expect(device.heard.map(({ tag, at }) => [tag, at - midnight])).toEqual([
    ['draw-20261120-12', 11 * HOUR + 30 * MINUTE],
  ])
})

test('a permission that was taken back stops nothing else, and a page that is closed shows nothing more', async () => {
  const device = makePhone(midnight + 9 * HOUR)
  device.forbid()
  const page = device.openPage(planned)
  await device.until(midnight + 10 * HOUR)
  expect(device.heard).toEqual([])
  expect(device.badge).toEqual([])
  page.scheduler.stop()
  await device.until(midnight + 11 * HOUR)
  expect(await device.plan.read(midnight + 10 * HOUR)).not.toEqual([])
})

test('storage that fails shows an alert once for each page, never twice in one', async () => {
  const shelf = memoryShelf()
  shelf.fails = true
  const shown = createShown(shelf.shelf, work => work())
  const it = { tag: 'draw-20261120-10', until: midnight + 10 * HOUR }
  expect(await shown.once(it, midnight, shows)).toBe(true)
  expect(await shown.once(it, midnight, shows)).toBe(false)
})

test('what was shown is remembered until it is over, three days at least, and damaged entries are dropped', async () => {
  const shelf = memoryShelf()
  const shown = createShown(shelf.shelf, work => work())
  await shown.once({ tag: 'jackpot-crown-20261130', until: midnight + 10 * DAY }, midnight, shows)
  await shown.once({ tag: 'draw-20261120-10', until: midnight + HOUR }, midnight, shows)
  shelf.texts.set('broken', '{')
  await shown.once({ tag: 'draw-20261124-10', until: midnight + 5 * DAY }, midnight + 4 * DAY, shows)
  expect([...shelf.texts.keys()].sort()).toEqual(['draw-20261124-10', 'jackpot-crown-20261130'])
})

test('signing out forgets which results were shown, and no public alert', async () => {
  const shelf = memoryShelf()
  const shown = createShown(shelf.shelf, work => work())
  for (const tag of ['result-IC-20261120-0900', 'picks-IC-20261120-0905', 'money-1', 'draw-20261120-10'])
    await shown.once({ tag, until: midnight + DAY }, midnight, shows)
  await shown.forgetPrivate()
  expect([...shelf.texts.keys()]).toEqual(['draw-20261120-10'])
})

test.each([
  '',
  '{',
  'null',
  '{"version":2}',
  '{"version":1,"madeAt":0,"alerts":[]}',
  '{"version":1,"madeAt":1,"alerts":[{}]}',
])('a kept plan that is %j is no plan', async text => {
  const device = makePhone(midnight)
  device.shelves.plan.texts.set('plan', text)
  expect(await device.plan.read(midnight)).toEqual([])
})

test('a kept plan is read without what is over, and not at all when it is two days old or out of the future', async () => {
  const device = makePhone(midnight)
  const alerts = drawPlan(midnight)
  await device.plan.save(alerts, midnight)
  expect(await device.plan.read(midnight + 13 * HOUR)).toEqual(alerts.slice(2))
  expect(await device.plan.read(midnight + 3 * DAY)).toEqual([])
  expect(await device.plan.read(midnight - 2 * DAY)).toEqual([])
})
