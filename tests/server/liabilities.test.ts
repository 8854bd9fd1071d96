// Each night what is owed to all players goes into the log, and every player finds their own part in it.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buyInAdvance } from '#src/contract/advance.ts'
import { getCounted } from '#src/contract/liabilities.ts'
import { makeSyndicate, payShare } from '#src/contract/players/syndicates.ts'
import { growSumTree, sumRootOf } from '#src/draws/sum-tree.ts'
import { checkCounted, liabilityLeaf } from '#src/proof/liabilities.ts'
import { hex } from '#src/lib/bytes.ts'
import { HOUR, lagosInstant, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { statement, type Param } from '#server/db/sql.ts'
import { findLeaf, type Leaf } from '#server/db/queries/log/liabilities.ts'
import { countLiabilities } from '#server/deeds/log/count-liabilities.ts'
import { publishLog } from '#server/deeds/log/publish-log.ts'
import { balanceOf } from '#server/ledger/transfers.ts'
import { inOneGo } from '#server/lib/in-pieces.ts'
import { countedOnWire } from '#server/wire/counted.ts'
import { onDatabase } from '#server/service.ts'
import { liabilityOf } from '#server/wire/liability.ts'
import { around } from '../support/around.ts'
import { instantCashout, salaryForLife } from '../support/games.ts'
import { bidFor, openRice } from '../support/items.ts'
import { buy, newKey, register } from '../support/play.ts'
import { makeService, newPhone, type TestService } from '../support/service.ts'
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
  (await s.db.one<{ sum: number }>`
    select coalesce(sum(balance), 0)::bigint as sum from account where player_id is not null`)!.sum

const countedOf = async (token: string) => (await s.call(getCounted, { token })).data.counted

describe('what is owed to all players', () => {
  test('is shown under a state of the log that witnesses saw, also where they saw none of its first', async () => {
    const { token, phone } = await s.player(kobo(1_000))
    const unseen = { ...s.service, ports: { ...s.service.ports, witnesses: [] } }
    await s.clock.set(lagosInstant(2026, 11, 21) + MINUTE)
    await countLiabilities(s.service)
    await publishLog(unseen)
    expect(checkCounted(await countedOf(token), phone)).toMatchObject({ state: 'unproven' })
    await s.runDue()
    expect(checkCounted(await countedOf(token), phone)).toMatchObject({ state: 'passed' })
  })

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
      const wallets = await s.db.many<{ wallet: string; balance: number }>`
        select wallet, balance from account where player_id = ${playerId}`
      expect(data.leaf).toMatchObject(Object.fromEntries(wallets.map(it => [it.wallet, it.balance])))
      expect(checkCounted(data, phone)).toMatchObject({ state: 'passed' })
      expect(checkCounted(data, '+2348000000000')).toMatchObject({ state: 'failed' })
    }
    // Neither the public entries nor a player's path names anybody.
    const entries = await s.db.many<{ body: string }>`select body from log_entry`
    const way = (await s.call(getCounted, { token: players[0]!.token })).json
    const [, ...others] = players.map(it => it.phone)
    for (const phone of others)
      expect(JSON.stringify(entries) + JSON.stringify(way)).not.toContain(phone.slice(4))
  })

  test.each([
    ['is another', newPhone()],
    ['is gone with the account', 'gone 1'],
  ])(
    'is proven to who was counted beside a player whose number %s by now, and to that one the next night',
    async (_, phone) => {
      const [player, beside] = [await s.player(kobo(100)), await s.player(kobo(7))]
      await night(21)
      await s.db.many`update player set phone = ${phone} where id = ${player.playerId}`
      expect(checkCounted(await countedOf(beside.token), beside.phone)).toMatchObject({ state: 'passed' })
      expect(await countedOf(player.token)).toBe(null)
      await night(22)
      expect(checkCounted(await countedOf(player.token), phone)).toMatchObject({ state: 'passed' })
    },
  )

  test('is shown as of the newest night, and old nights are forgotten', async () => {
    const { token, phone } = await s.player(kobo(100))
    for (const day of [21, 22, 23, 24]) await night(day)
    const data = (await countedOf(token))!
    expect([data.entry.night, checkCounted(data, phone).state]).toEqual(['2026-11-23', 'passed'])
    const kept = await s.db.many<{ night: string }>`
      select distinct night::text as night from liability_leaf order by night`
    expect(kept.map(it => it.night)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23'])
    const logged = await s.db.many`select 1 from log_entry where type = 'oriire/liabilities/v2'`
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

  test('holds for each friend their own share of a group ticket, while it waits for the others and once it is bought', async () => {
    const [ada, obi] = [await s.player(kobo(1_000)), await s.player(kobo(1_000))]
    const { slipId } = await register(s, { token: ada.token })
    const shares = [
      { name: 'Ada', amount: '70' },
      { name: 'Obi', amount: '30' },
    ]
    const body = { game_play_id: slipId, shares }
    const { syndicate } = (await s.call(makeSyndicate, { token: ada.token, key: newKey(), body })).data
    const stakes = async (day: number) => {
      const total = await night(day)
      const counted = await Promise.all([ada, obi].map(it => countedOf(it.token)))
      for (const [at, { phone }] of [ada, obi].entries())
        expect(checkCounted(counted[at], phone)).toMatchObject({ state: 'passed' })
      return [total, ...counted.map(it => it!.leaf.stakes)]
    }
    await s.clock.set(lagosInstant(2026, 11, 20) + 23.9 * HOUR)
    expect(await stakes(21)).toEqual([kobo(2_000), kobo(70), 0])
    const params = { code: syndicate.shares[1]!.code! }
    const paid = { token: obi.token, key: newKey(), params, body: { amount: '30' } }
    void (await s.call(payShare, paid)).data
    // Nobody draws it here: it is on sale until the night after.
    expect(await stakes(22)).toEqual([kobo(2_000), kobo(70), kobo(30)])
  })
})

/** Players with an empty play wallet and no other. */
const crowd = (count: number) =>
  s.db.many`
    with made as (
      insert into player (phone, password_hash, consent_version, consent_at)
      select '+23490' || lpad(n::text, 8, '0'), 'nobody logs in', 'v1', game_clock()
      from generate_series(1, ${count}::int) n returning id)
    insert into account (code, player_id, wallet, balance)
    select 'player:' || id || ':play', id, 'play', 0 from made`
/** Gives each of them about this much, by bare transfers: there is no service here. */
const give = (naira: number) =>
  s.db.many`
    insert into transfer (debit_account, credit_account, amount, kind, cause)
    select (select id from account where code = 'clearing:card'), a.id, 100 * ${naira}::int + a.id % 997, 'top_up',
      a.code
    from account a where a.wallet = 'play'`

describe('the tree over all players', () => {
  test.each([2, 3, 5, 16, 23])('of %i players is the one that phones check', async count => {
    await crowd(count)
    await give(3)
    const total = await night(21)
    const leaves = await s.db.many<Leaf & { at: number }>`
      select l.*, p.phone from liability_leaf l join player p on p.id = l.player_id order by l.nonce`
    expect(leaves.map(it => it.at)).toEqual(leaves.map((_, at) => at))
    const root = sumRootOf(
      inOneGo(growSumTree(leaves.map(it => liabilityLeaf(liabilityOf('2026-11-20', it))))),
    )
    const [entry] = await s.db.many<{ body: string }>`
      select body from log_entry where type = 'oriire/liabilities/v2'`
    expect(JSON.parse(entry!.body)).toMatchObject({ root: hex(root.hash), total })
    expect(root.sum).toBe(total)
  })

  test('is grown by the database in pieces: however many players there are, the service’s thread is given none of their rows', async () => {
    await crowd(4_007)
    await give(1)
    const given: number[] = []
    const watch = (params: readonly Param[]) =>
      given.push(...params.map(it => (Array.isArray(it) ? it.length : 1)))
    const watched = (tx: Tx): Tx =>
      around(tx, async (ask, texts, values) => {
        const answer = await ask()
        if (Array.isArray(answer)) given.push(answer.length)
        watch(statement(texts, values).params)
        return answer
      })
    await s.clock.set(lagosInstant(2026, 11, 21) + MINUTE)
    const db = { ...s.db, tx: <T>(work: (tx: Tx) => Promise<T>) => s.db.tx(tx => work(watched(tx))) }
    await countLiabilities(onDatabase(s.service, db))
    expect(Math.max(...given)).toBe(1)
    await publishLog(s.service)
    const widths = await s.db.many<{ width: number }>`
      select count(*)::int as width from liability_node group by level order by level`
    // Two statements made the level of 1,002 nodes.
    expect(widths.slice(0, 3).map(it => it.width)).toEqual([2_004, 1_002, 501])
    expect(widths.at(-1)!.width).toBe(1)
    const { id, phone } = (await s.db.one<{ id: number; phone: string }>`
      select p.id, p.phone from liability_leaf l join player p on p.id = l.player_id
      order by l.at desc limit 1`)!
    const counted = await s.db.tx(async tx => countedOnWire(tx, (await findLeaf(tx, id))!, s.service))
    expect(checkCounted(JSON.parse(JSON.stringify(counted)), phone)).toMatchObject({ state: 'passed' })
  })
})
