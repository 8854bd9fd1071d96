// Two nodes on a real PostgreSQL server: the queue is one, and each of its rows is sent by one of them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR, MINUTE, lagosInstant } from '#src/lib/lagos-time.ts'
import { createService } from '#server/create-service.ts'
import { migrate } from '#server/db/migrate.ts'
import { openAlertsDb, openJobsDb } from '#server/db/open.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { banker, instantCashout } from '../support/games.ts'
import { drawBatch } from '../support/play.ts'
import { insertDevices, pushInMemory } from '../support/push.ts'
import { patient, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { makeService, type TestService, testSettings } from '../support/service.ts'

/** Two in the afternoon, a draw hour. */
const TWO = lagosInstant(2026, 11, 20, 14)
const DUE = TWO - 15 * MINUTE
const games = [banker, instantCashout]

let postgres: TestPostgres
let s: TestService
let other: Awaited<ReturnType<typeof createService>>
let databases = 0
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

let [here, there] = [pushInMemory(), pushInMemory()]
/** Keeps the first node's messages under way. */
let hold: Promise<void> | undefined
beforeEach(async () => {
  hold = undefined
  here = pushInMemory(async () => {
    await hold
    return { status: 201 }
  })
  there = pushInMemory()
  const url = await postgres.another(`alerts_${++databases}`)
  const [db, db2] = [
    openPostgres(url, () => undefined, 4, patient),
    openPostgres(url, () => undefined, 4, patient),
  ]
  await migrate(db)
  s = await makeService({ db, now: TWO - HOUR, push: here.push, games })
  const settings = testSettings()
  other = await createService(settings, {
    db: db2,
    clock: s.clock,
    push: there.push,
    games,
    print: () => undefined,
  })
  return async () => {
    await db.close()
    await db2.close()
  }
})

const sentTo = () => [...here.pushed, ...there.pushed].map(it => it.endpoint)
const left = async () => (await s.db.one<{ count: number }>`select count(*) from alert_delivery`)!.count

test('a draw of 12,000 devices: each is told once, by one of the two nodes', async () => {
  const many = 12_000
  await insertDevices(s.db, many)
  await s.clock.set(DUE - 10_000)
  await Promise.all([s.runAlerts(), other.runAlerts()])
  expect([await left(), sentTo()]).toEqual([many, []])
  await s.clock.set(DUE)
  await Promise.all([s.runAlerts(), other.runAlerts()])
  expect(sentTo()).toHaveLength(many)
  expect(new Set(sentTo()).size).toBe(many)
  expect(Math.min(here.pushed.length, there.pushed.length)).toBeGreaterThan(0)
  expect(await left()).toBe(0)
})

test('what a node has taken and not sent is sent by another after a minute, and not before', async () => {
  let release: (() => void) | undefined
  hold = new Promise(resolve => (release = resolve))
  const many = 30
  await insertDevices(s.db, many)
  await s.clock.set(DUE)
  const stuck = s.runAlerts()
  await expect
    .poll(async () => (await s.db.many`select 1 from alert_delivery where attempts = 1`).length)
    .toBe(many)
  await other.runAlerts()
  await s.clock.set(DUE + 59_000)
  await other.runAlerts()
  expect(there.pushed).toEqual([])
  // The first looks again each second, and may be the quicker one: then it has them for another minute.
  for (let minute = 1; minute <= 60 && there.pushed.length < many; minute++) {
    await s.clock.set(DUE + minute * 61_000)
    await other.runAlerts()
  }
  expect(there.pushed).toHaveLength(many)
  // The first node was only slow: its copies have the same topic and tag, and leave nothing behind.
  release?.()
  await stuck
  const shown = [...here.pushed, ...there.pushed].map(it => `${it.endpoint} ${it.topic} ${it.tag}`)
  expect(new Set(shown).size).toBe(many)
  expect(await left()).toBe(0)
})

test('a draw does not wait for alerts that are under way', async () => {
  let release: (() => void) | undefined
  hold = new Promise(resolve => (release = resolve))
  await insertDevices(s.db, 200)
  await s.runDue()
  await s.clock.set(DUE)
  const stuck = s.runAlerts()
  await expect
    .poll(async () => (await s.db.many`select 1 from alert_delivery where attempts = 1`).length)
    .toBeGreaterThan(60)
  await s.runDue()
  await drawBatch(s)
  const drawn = await s.db.many`select 1 from batch where state = 'settled'`
  expect(drawn.length).toBeGreaterThan(0)
  expect(here.pushed).toEqual([])
  release?.()
  await stuck
  // Those that found no room beside so many are tried again half a second later.
  await s.clock.advance(1_000)
  await s.runAlerts()
  expect(new Set(sentTo()).size).toBe(200)
})

test('alerts wait for no disk, and nothing else does without', async () => {
  const url = await postgres.another('alerts_disk')
  const open = openPostgres(url, () => undefined)
  const settings = { DATABASE_URL: url }
  const [forJobs, forAlerts] = [openJobsDb, openAlertsDb].map(it => it(settings, open, () => undefined))
  const says = await Promise.all(
    [open, forJobs!, forAlerts!].map(db => db.one<{ synchronous_commit: string }>`show synchronous_commit`),
  )
  expect(says.map(it => it?.synchronous_commit)).toEqual(['on', 'on', 'off'])
  for (const db of [open, forJobs!, forAlerts!]) await db.close()
})
