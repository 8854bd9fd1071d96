// How we keep what we promise, as published.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getPromises } from '#src/contract/promises/promises.ts'
import { DAY, HOUR, lagosInstant, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { noteMinute } from '#server/db/queries/operator/promises.ts'
import { checkWhole } from '#server/deeds/limits/check-ledger.ts'
import { countPromises } from '#server/deeds/promises/count-promises.ts'
import { runPayouts } from '#server/deeds/withdrawals/run-payouts.ts'
import { drawBatch } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'
import { ask, winnerOf } from '../support/withdrawals.ts'

let s: TestService
const START = lagosInstant(2026, 11, 20, 12, 2)
beforeEach(async () => {
  s = await makeService({ now: START })
  await noteMinute(s.db)
  await s.runDue()
})
afterEach(() => s.close())

const told = async () => (await s.call(getPromises)).data.promises
const of = async (what: string, days = 1, day = '2026-11-20') =>
  (await told()).find(it => it.what === what && it.days === days && it.day === day)

/** The next day's small hours. */
const toNight = (day = 21) => s.clock.set(lagosInstant(2026, 11, day, 0, 12))

describe('what the operator promised', () => {
  test('is counted once a day has ended, and is an empty list before', async () => {
    expect(await told()).toEqual([])
    expect(await countPromises(s.service)).toEqual([])
    await toNight()
    expect(await countPromises(s.service)).toEqual(['2026-11-20'])
    expect(await countPromises(s.service)).toEqual([])
    await toNight(23)
    expect(await countPromises(s.service)).toEqual(['2026-11-21', '2026-11-22'])
    // Only the newest day has the sums of thirty days.
    expect((await told()).filter(it => it.days > 1 && it.what === 'minutes').map(it => it.day)).toEqual([
      '2026-11-22',
    ])
  })

  test('says of draws and seals how many were late, and stays as it was counted', async () => {
    for (let batch = 0; batch < 3; batch++) await drawBatch(s)
    // Nobody ran for an hour: the batches in between are sealed too late for their rounds.
    await s.clock.advance(HOUR)
    await s.runDue()
    await s.runDue()
    await toNight()
    await countPromises(s.service)
    const { seals, draws } = { seals: await of('seals'), draws: await of('draws') }
    const [row] = await s.db.many<{ sealed: number; late: number; drawn: number }>`
      select count(sealed_at)::int as sealed, count(drawn_at)::int as drawn,
        (count(*) filter (where sealed_at > closes_at + interval '1 minute'))::int as late from batch`
    expect(row!.late).toBeGreaterThan(0)
    expect(seals).toMatchObject({ many: row!.sealed, missed: row!.late })
    expect(seals!.slowest).toBeGreaterThan(50 * MINUTE)
    expect(seals!.median).toBe(1_000)
    expect(draws!.many).toBeGreaterThanOrEqual(3)
    await expect(s.db.exec('update promise_kept set missed = 0')).rejects.toThrow()
    await expect(s.db.exec('delete from promise_kept')).rejects.toThrow()
  })

  test('counts each winning ticket with the time from its draw hour to the money', async () => {
    await s.db.exec(`alter table batch disable trigger batch_keeps_draw`)
    for (const seconds of [10, 20, 30]) {
      await drawBatch(s)
      await s.db.many`
        update batch set winners = ${seconds}, settled_at = draws_at + make_interval(secs => ${seconds}::int)
        where id = (select id from batch where state = 'settled' and winners = 0
          order by closes_at desc limit 1)`
    }
    await toNight()
    await countPromises(s.service)
    // 10 tickets after 10 s, 20 after 20 s, 30 after 30 s: the thirtieth of sixty came after 20.
    expect(await of('prizes')).toMatchObject({
      many: 60,
      missed: 0,
      median: 20_000,
      p95: 30_000,
      slowest: 30_000,
    })
  })

  test('counts withdrawals from the asking to the bank, and those that came back', async () => {
    for (let player = 0; player < 2; player++) {
      const { token } = await winnerOf(s, kobo(2_000))
      void (await ask(s, token)).data
      await s.clock.advance(2 * MINUTE)
      await runPayouts(s.service)
      await s.clock.advance(MINUTE)
      await runPayouts(s.service)
    }
    const paid = await s.db.many`select 1 from withdrawal where state = 'paid'`
    expect(paid).toHaveLength(2)
    await toNight()
    await countPromises(s.service)
    const counted = await of('withdrawals')
    expect(counted).toMatchObject({ many: 2, missed: 0 })
    expect(counted!.median).toBeGreaterThanOrEqual(2 * MINUTE)
    expect(counted!.slowest).toBeLessThan(10 * MINUTE)
  })

  test('counts each check of the ledger, and the ones that found it broken', async () => {
    await checkWhole(s.db)
    await s.db.exec(`alter table account disable trigger user;
      update account set balance = 100 where wallet = 'play' and player_id = ${(await s.player()).playerId}`)
    expect(await checkWhole(s.db)).not.toEqual([])
    await toNight()
    await countPromises(s.service)
    expect(await of('checks')).toMatchObject({ many: 2, missed: 1, median: null })
  })

  test('counts the minutes in which a node could write here, each once, from its first', async () => {
    await noteMinute(s.db)
    for (let minute = 0; minute < 9; minute++) {
      await s.clock.advance(MINUTE)
      await noteMinute(s.db)
      await noteMinute(s.db)
    }
    await toNight()
    await countPromises(s.service)
    // From 12:02 to midnight; ten of them are known.
    const known = 12 * 60 - 2
    expect(await of('minutes')).toMatchObject({ many: known, missed: known - 10 })
    expect(await of('minutes', 30)).toMatchObject({ many: known, missed: known - 10 })
    await s.clock.advance(DAY)
    await countPromises(s.service)
    // A whole day without a node.
    expect(await of('minutes', 1, '2026-11-21')).toMatchObject({ many: 1_440, missed: 1_440 })
  })
})
