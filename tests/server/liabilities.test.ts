// Each night what all wallets hold goes into the log, and every player finds their own part in it.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getCounted } from '#src/contract/liabilities.ts'
import { checkCounted } from '#src/proof/liabilities.ts'
import { HOUR, lagosInstant, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { countLiabilities } from '#server/deeds/log/count-liabilities.ts'
import { publishLog } from '#server/deeds/log/publish-log.ts'
import { buy } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService()
  await s.runDue()
})
afterEach(() => s.close())

const night = async (day: number) => {
  await s.clock.set(lagosInstant(2026, 11, day) + MINUTE)
  const total = await countLiabilities(s.service)
  await publishLog(s.service)
  return total
}
const held = async () =>
  (await s.db.one<{ sum: number }>(
    'select coalesce(sum(balance), 0)::bigint as sum from account where player_id is not null',
  ))!.sum

const countedOf = async (token: string) => (await s.call(getCounted, { token })).data.counted

describe('the wallets of all players', () => {
  test('are counted once a night, and each player finds their own part in the total', async () => {
    const players = [
      await s.player(kobo(1_000)),
      await s.player(),
      await s.player(kobo(250.5)),
      await s.player(kobo(7)),
    ]
    await buy(s, { token: players[0]!.token, stake: 200 })
    expect(await countedOf(players[0]!.token)).toBe(null)
    const total = await night(21)
    expect(total).toBe(await held())
    expect(total).toBe(kobo(1_057.5))
    expect(await night(21)).toBe(undefined)
    for (const { token, phone, playerId } of players) {
      const data = (await countedOf(token))!
      expect(data.entry).toMatchObject({ night: '2026-11-20', total })
      const wallets = await s.db.many<{ wallet: string; balance: number }>(
        'select wallet, balance from account where player_id = $1',
        [playerId],
      )
      expect(data.leaf).toMatchObject(Object.fromEntries(wallets.map(it => [it.wallet, it.balance])))
      expect(checkCounted(data, phone)).toMatchObject({ state: 'passed' })
      expect(checkCounted(data, '+2348000000000')).toMatchObject({ state: 'failed' })
    }
    // Nobody is named in what all can read, nor in the way of one player.
    const entries = await s.db.many<{ body: string }>('select body from log_entry')
    const way = (await s.call(getCounted, { token: players[0]!.token })).json
    const [, ...others] = players.map(it => it.phone)
    for (const phone of others)
      expect(JSON.stringify(entries) + JSON.stringify(way)).not.toContain(phone.slice(4))
  })

  test('of the newest night are shown, and those of old nights are forgotten', async () => {
    const { token, phone } = await s.player(kobo(100))
    for (const day of [21, 22, 23, 24]) await night(day)
    const data = (await countedOf(token))!
    expect([data.entry.night, checkCounted(data, phone).state]).toEqual(['2026-11-23', 'passed'])
    const kept = await s.db.many<{ night: string }>(
      'select distinct night::text as night from liability_node order by night',
    )
    expect(kept.map(it => it.night)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23'])
    const logged = await s.db.many(`select 1 from log_entry where type = 'oriire/liabilities/v1'`)
    expect(logged).toHaveLength(4)
  })

  test('are counted once by many nodes, also where nobody plays yet, and later in the day where the night was missed', async () => {
    expect(await night(21)).toBe(0)
    const { token, phone } = await s.player(kobo(100))
    await s.clock.set(lagosInstant(2026, 11, 22) + 9 * HOUR)
    const done = await Promise.all([1, 2, 3].map(() => countLiabilities(s.service)))
    expect(done.filter(it => it !== undefined)).toEqual([kobo(100)])
    // Until the log shows it there is nothing to show.
    expect(await countedOf(token)).toBe(null)
    await publishLog(s.service)
    const data = (await countedOf(token))!
    expect(checkCounted(data, phone).state).toBe('passed')
    expect(data.entry.at).toBe(new Date(s.clock.now()).toISOString())
  })
})
