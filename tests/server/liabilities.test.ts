// Each night what is owed to all players goes into the log, and every player finds their own part in it.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buyInAdvance } from '#src/contract/advance.ts'
import { getCounted } from '#src/contract/liabilities.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { salaryForLife } from '#src/games/salary-for-life/rules.ts'
import { checkCounted } from '#src/proof/liabilities.ts'
import { HOUR, lagosInstant, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { countLiabilities } from '#server/deeds/log/count-liabilities.ts'
import { publishLog } from '#server/deeds/log/publish-log.ts'
import { balanceOf } from '#server/ledger/transfers.ts'
import { bidFor, openRice } from '../support/items.ts'
import { buy, newKey, register } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'
import { buyPredictions, makeSoccer, ONE, played, sealed } from '../support/soccer.ts'
import { WON_LINES, winners } from '../support/winner.ts'
import { ask, winnerOf } from '../support/withdrawals.ts'

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

describe('what is owed to all players', () => {
  test('is counted once a night, and each player finds their own part in the total', async () => {
    const players = [
      await s.player(kobo(1_000)),
      await s.player(),
      await s.player(kobo(250.5)),
      await s.player(kobo(7)),
    ]
    await buy(s, { token: players[0]!.token, stake: 200 })
    expect(await countedOf(players[0]!.token)).toBe(null)
    const total = await night(21)
    // The ticket of a moment ago is not drawn yet.
    expect(total).toBe((await held()) + kobo(200))
    expect(total).toBe(kobo(1_257.5))
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

  test('is shown as of the newest night, and old nights are forgotten', async () => {
    const { token, phone } = await s.player(kobo(100))
    for (const day of [21, 22, 23, 24]) await night(day)
    const data = (await countedOf(token))!
    expect([data.entry.night, checkCounted(data, phone).state]).toEqual(['2026-11-23', 'passed'])
    const kept = await s.db.many<{ night: string }>(
      'select distinct night::text as night from liability_leaf order by night',
    )
    expect(kept.map(it => it.night)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23'])
    const logged = await s.db.many(`select 1 from log_entry where type = 'oriire/liabilities/v2'`)
    expect(logged).toHaveLength(4)
  })

  test('is counted once by many nodes, also where nobody plays yet, and later in the day where the night was missed', async () => {
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

  test('is, besides wallets, what is on its way to a bank, staked for draws to come, and won but not yet paid', async () => {
    await s.close()
    s = await makeService({ games: [instantCashout, salaryForLife] })
    await s.runDue()
    const [winner] = await winners(s, 1)
    const leaver = await winnerOf(s, kobo(2_000))
    void (await ask(s, leaver.token)).data
    const bidder = await s.player(kobo(10_000))
    const id = await openRice(s)
    void (await bidFor(s, bidder.token, 100, [{ item_id: id, amount_type: 'easy', chances: 2 }])).data
    const { slipId } = await register(s, {
      token: bidder.token,
      lines: WON_LINES,
      stake: 50,
      type: 'SALARY_FOR_LIFE',
    })
    const key = newKey()
    const body = { game_play_id: slipId, draws: 3, amount: '300', paid_from: 'play' } as const
    void (await s.call(buyInAdvance, { token: bidder.token, key, body })).data
    const had = await held()
    await countLiabilities(s.service)
    await publishLog(s.service)
    const leafOf = async ({ token, phone }: { token: string; phone: string }) => {
      const counted = await countedOf(token)
      expect(checkCounted(counted, phone)).toMatchObject({ state: 'passed' })
      return counted!.leaf
    }
    expect(await leafOf(winner!)).toMatchObject({ prizes: kobo(10_000_000), leaving: 0 })
    expect(await leafOf(leaver)).toMatchObject({ winnings: kobo(1_500), leaving: kobo(500), stakes: 0 })
    // Two numbers of an item with their free line, the ticket of the first draw and two draws paid in advance.
    expect(await leafOf(bidder)).toMatchObject({ play: kobo(9_600), stakes: kobo(500), prizes: 0 })
    const { entry } = (await countedOf(bidder.token))!
    const codes = ['withdrawals_in_flight', 'items', 'advance', 'prize_liabilities']
    const apart = await Promise.all(codes.map(code => balanceOf(s.db, code)))
    expect(apart).toEqual([kobo(500), kobo(100), kobo(200), kobo(10_000_000)])
    // The stakes of both tickets are the house's unless their batches become void.
    expect(entry.total).toBe(had + apart.reduce((sum, it) => sum + it, 0) + kobo(200))
  })

  test('holds stakes on matches until the last of them is settled', async () => {
    await s.close()
    const soccer = await makeSoccer()
    s = soccer
    const { token, phone } = await s.player(kobo(1_000))
    await buyPredictions(s, token, ONE)
    await sealed(s)
    const stakes = async (day: number) => {
      await night(day)
      const counted = (await countedOf(token))!
      expect(checkCounted(counted, phone)).toMatchObject({ state: 'passed' })
      return counted.leaf.stakes
    }
    expect(await stakes(28)).toBe(kobo(100))
    await played(soccer, { a: '1-1', b: '2-1' })
    expect(await stakes(29)).toBe(kobo(100))
    await played(soccer, { c: '1-0' })
    expect(await stakes(30)).toBe(0)
  })
})
