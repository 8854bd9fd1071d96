// The state's share of sales.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf } from '#server/ledger/transfers.ts'
import { buy, drawBatch } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService({ settings: { GOOD_CAUSES: '250' } })
  await s.runDue()
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

const given = () => balanceOf(s.db, 'good_causes')
const buyOne = async () => {
  const { token } = await s.player(kobo(10_000))
  await buy(s, { token })
  return (await s.db.one<{ stake: number }>`select sum(stake)::bigint as stake from ticket`)!.stake
}

test('is set aside when a batch is sealed, once', async () => {
  const stake = await buyOne()
  expect(await given()).toBe(0)
  await drawBatch(s)
  await s.runDue()
  expect(await given()).toBe(Math.floor((stake * 250) / 10_000))
})

test('comes back with the stakes of a batch that is refunded, whatever the setting says then', async () => {
  await buyOne()
  await s.clock.advance(2 * DAY)
  s.service.settings.GOOD_CAUSES = 100
  await s.runDue()
  const states = await s.db.many<{ state: string }>`select state from batch where size > 0`
  expect(states).toEqual([{ state: 'refunded' }])
  expect(await given()).toBe(0)
  expect(await s.db.one`select count(*) as n from transfer where kind = 'good-causes-back'`).toEqual({
    n: 1,
  })
})
