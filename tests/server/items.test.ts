// Items: opened, bid on, drawn, handed over, or refunded.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getTicket, listTickets, lotteryStatus } from '#src/contract/games.ts'
import {
  claimItem,
  getBid,
  getItem,
  listBids,
  listItemDraws,
  listItems,
  receiveItem,
  showBidPin,
} from '#src/contract/items/items.ts'
import { createService } from '#server/create-service.ts'
import { getSaferPlay } from '#src/contract/players/safer-play.ts'
import { createPin } from '#src/contract/pin.ts'
import { listTransactions } from '#src/contract/wallet.ts'
import { gamePlayStatistics, lotteryWinners, topFiveWinners, winnersFeed } from '#src/contract/results.ts'
import { itemStatistics } from '#src/contract/statistics.ts'
import { maskPhone } from '#src/lib/phone.ts'
import { shortId } from '#src/lib/short-id.ts'
import { checkItem } from '#src/proof/verify-item.ts'
import { DAY, isoDate, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import type { Item } from '#src/model/items.ts'
import { toWords } from '#src/model/words.ts'
import { recordAsShown } from '#src/screens/awoof/as-shown.ts'
import { stakeOf } from '#src/screens/shared/own/own-part.ts'
import { outcomeOfTicket } from '#src/screens/ticket/TicketOutcome.tsx'
import { drawItems } from '#server/deeds/items/draw-item.ts'
import { announceItem } from '#server/deeds/items/announce-item.ts'
import { followPrizes } from '#server/deeds/items/cash-item.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf, walletsOf } from '#server/ledger/transfers.ts'
import { instantCashout } from '../support/games.ts'
import { PIN } from '../support/lucky.ts'
import { drawBatch, newKey } from '../support/play.ts'
import { sealPin } from '#server/keys/sealed-pin.ts'
import { appendEntry } from '#server/db/queries/log/log-entries.ts'
import { loggedOf } from '#server/wire/logged.ts'
import { publishLog } from '#server/deeds/log/publish-log.ts'
import { writeLimits } from '#server/deeds/limits/write-limits.ts'
import { CLOSE, bidFor, closeAndDraw, crowd, openRice, operate } from '../support/items.ts'
import { openCard, sendWebhook, settleAtProvider, webhookBody } from '../support/top-ups.ts'
import { makeService, NOON, type TestService, testSettings } from '../support/service.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService()
  await s.runDue()
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

const one = (item_id: string, chances = 1) => [{ item_id, amount_type: 'easy' as const, chances }]
const alertsOf = (playerId: number) =>
  s.db.many<{ item: string }>`
    select facts ->> 'item' as item from alert where player_id = ${playerId} and facts ? 'item' order by id`
const address = { full_name: 'Ada Obi', address: '12 Marina Road, Yaba', city: 'Lagos', phone: '08030000001' }
const record = async (id: string) => (await s.call(getItem, { params: { id } })).data
const balances = ({ playerId }: { playerId: number }) => walletsOf(s.db, playerId)

describe('an item', () => {
  test('is opened by the operator with what follows from its price, and only as the rules allow §1.8 §9.23', async () => {
    const said = await operate(
      s,
      'open-item',
      'tv-1',
      isoDate(NOON),
      'tv',
      '300000',
      '50',
      '255000',
      'TV',
      '43',
      'inch',
    )
    expect(said).toBe(
      'TV 43 inch is on sale until 20/11/2026 10pm: 10910 numbers, at least 6000 for a draw, at most 300 a player. Each bid brings a free ₦100 line, which stays where stakes go back: 300 bids of one number bring a player 300.',
    )
    await s.runDue()
    const { results } = (await s.call(listItems)).data
    expect(results).toEqual([
      expect.objectContaining({
        id: 'tv-1',
        item_price: kobo(300_000),
        cash: kobo(255_000),
        life_style: { easy: kobo(50), steady: kobo(100), big: kobo(250) },
        offered: 10_910,
        needed: 6_000,
        most: 300,
        sold: 0,
      }),
    ])
    expect(checkItem((await record('tv-1')).proof).map(it => it.state)).toEqual([
      'passed',
      ...Array(3).fill('waiting'),
      'none',
    ])
    const wrong: [string[], string][] = [
      [['tv-1', isoDate(NOON), 'tv', '300000', '50', '255000', 'TV', 'again'], 'already'],
      [['tv-2', isoDate(NOON - DAY), 'tv', '300000', '50', '255000', 'TV 1'], 'hour at the earliest'],
      [['tv-2', isoDate(NOON + 20 * DAY), 'tv', '300000', '50', '255000', 'TV 1'], 'hour at the earliest'],
      [['tv-2', isoDate(NOON), 'car', '300000', '50', '255000', 'Car'], 'category'],
      [['tv-2', isoDate(NOON), 'tv', '300000', '50', '300001', 'TV 1'], 'more than the price'],
      [['tv-2', isoDate(NOON), 'tv', '900', '50', '800', 'TV 1'], 'more than 5%'],
      [['tv-2', isoDate(NOON), 'tv', '-5', '50', '800', 'TV 1'], 'Say: open-item'],
      [
        ['tv-2', isoDate(NOON), 'tv', '300000', '50', '255000', 'https://a.example/tv.exe', 'TV 1'],
        'ends in',
      ],
      [['tv-2', isoDate(NOON), 'tv', '300000', '50', '255000', 'http://', 'TV 1'], 'ends in'],
    ]
    for (const [words, why] of wrong) await expect(operate(s, 'open-item', ...words)).rejects.toThrow(why)
  })

  test('takes a bid with its numbers, its PIN and a free line that is a real ticket §3.48 §3.49 §4.54', async () => {
    await openRice(s)
    const player = await s.player(kobo(1_000))
    const answer = await bidFor(s, player.token, 100, [
      { item_id: 'rice-1', amount_type: 'steady', chances: 1 },
    ])
    const [bid] = answer.data.bids
    expect(bid).toMatchObject({
      status: 'Pending',
      purchaseType: 'play',
      bidAmount: kobo(100),
      all_tickets: [1, 2],
      cashoutPin: expect.stringMatching(/^\d{6}$/),
    })
    expect(await balances(player)).toEqual({ play: kobo(900), bonus: 0, winnings: 0 })
    const { results } = (await s.call(listTickets, { token: player.token })).data
    expect(results.filter(it => !it.item)).toEqual([
      expect.objectContaining({
        game_play_id: bid!.instantCashoutPicks.game_play_id,
        stake_amount: kobo(100),
        free: true,
      }),
    ])
    expect(results.find(it => it.item)).not.toHaveProperty('free')
    const moved = (await s.call(listTransactions, { token: player.token })).data.results
    expect(moved.map(it => it.title).filter(it => !it.startsWith('Ticket'))).toEqual(
      expect.arrayContaining(['Bid on an item', 'Free line with a bid']),
    )
    await drawBatch(s)
    const params = { id: bid!.instantCashoutPicks.game_play_id }
    const ticket = toWords((await s.call(getTicket, { token: player.token, params })).data)
    const { text, rows } = outcomeOfTicket(ticket)
    expect([ticket.play.free, stakeOf(ticket.play), rows[0]]).toEqual([
      true,
      0,
      { label: 'Free with your bid', amount: 0 },
    ])
    expect(text).not.toContain('down')
    expect((await s.call(listBids, { token: player.token })).data.results).toHaveLength(1)
    const kept =
      JSON.stringify(await s.db.many`select * from item_bid`) +
      JSON.stringify(await s.db.many`select answer from request_key`)
    expect(kept).not.toContain(bid!.cashoutPin)
  })

  test('a free line whose draw takes no more waits, and is bought once it does', async () => {
    await openRice(s)
    const player = await s.player(kobo(1_000))
    await operate(s, 'hold', instantCashout.id, 'stands')
    const bids = [{ item_id: 'rice-1', amount_type: 'steady', chances: 1 }] as const
    expect((await bidFor(s, player.token, 100, [...bids])).status).toBe(200)
    const tickets = async () =>
      (await s.call(listTickets, { token: player.token })).data.results.filter(it => !it.item)
    await s.runDue()
    expect([await tickets(), (await balances(player)).bonus]).toEqual([[], 0])
    await operate(s, 'resume', instantCashout.id)
    await operate(s, 'fund-reserve', '1000000')
    await writeLimits(s.service)
    await s.runDue()
    expect(await tickets()).toEqual([])
    await s.clock.advance(31_000)
    await s.runDue()
    expect(await tickets()).toHaveLength(1)
  })

  test('a free line of whoever may not play is tried again a day later, not all day long, and is theirs when they may', async () => {
    await openRice(s)
    const player = await s.player(kobo(1_000))
    await operate(s, 'hold', instantCashout.id, 'stands')
    const bids = [{ item_id: 'rice-1', amount_type: 'steady', chances: 1 }] as const
    expect((await bidFor(s, player.token, 100, [...bids])).status).toBe(200)
    await s.db.many`update safer_play set register_until = 'infinity' where player_id = ${player.playerId}`
    await s.clock.advance(31_000)
    await s.runDue()
    const line = () =>
      s.db.one<{ wait: number; is_bought: boolean }>`
        select extract(epoch from next_at - game_clock())::float8 as wait, bought_at is not null as is_bought
        from free_line`
    expect(await line()).toMatchObject({ wait: 86_400, is_bought: false })
    await s.db.many`update safer_play set register_until = null where player_id = ${player.playerId}`
    await operate(s, 'resume', instantCashout.id)
    await operate(s, 'fund-reserve', '1000000')
    await s.clock.advance(86_400_000)
    await s.runDue()
    await writeLimits(s.service)
    await s.runDue()
    expect(await line()).toMatchObject({ is_bought: true })
  })

  test('gives the same key the same answer, also at once, and refuses what may not be §5.18', async () => {
    await openRice(s)
    const player = await s.player(kobo(1_000))
    const key = newKey()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => bidFor(s, player.token, 50, one('rice-1'), { key })),
    )
    for (const answer of answers) expect(answer.data).toEqual(answers[0]!.data)
    expect((await balances(player)).play).toBe(kobo(950))
    const refusal = async (
      ...asked: Parameters<typeof bidFor> extends [unknown, unknown, ...infer R] ? R : never
    ) => (await bidFor(s, player.token, ...asked)).refusal
    expect(await refusal(100, one('rice-1', 2), { key })).toBe('key-reused')
    expect(await refusal(100, one('rice-1', 2))).toBe('item-cap')
    expect(await refusal(40, one('rice-1'))).toBe('price-differs')
    expect(await refusal(50, one('none'))).toBe('item-unknown')
    expect(await refusal(250, [{ item_id: 'rice-1', amount_type: 'big', chances: 1 }])).toBe('item-cap')
    expect(await refusal(50, one('rice-1', 0))).toBe('bad-input')
    expect(await refusal(100, [...one('rice-1'), ...one('rice-1')])).toBe('bad-input')
    const poor = await s.player()
    expect((await bidFor(s, poor.token, 50, one('rice-1'))).refusal).toBe('wallet-short')
    await s.db.many`update player set phone_verified_at = null where id = ${poor.playerId}`
    expect((await bidFor(s, poor.token, 50, one('rice-1'))).refusal).toBe('phone-not-verified')
    // From the bonus wallet as well, and all of several bids or none.
    await s.fund(player.playerId, kobo(100), 'bonus')
    await openRice(s, 'rice-2')
    expect(await refusal(150, [...one('rice-2'), ...one('rice-1', 2)])).toBe('item-cap')
    expect((await record('rice-2')).sold).toBe(0)
    expect(await refusal(100, [...one('rice-2'), ...one('rice-1')], { from: 'bonus' })).toBe('')
    expect(await balances(player)).toEqual({ play: kobo(950), bonus: 0, winnings: 0 })
    await s.clock.set(CLOSE)
    expect(await refusal(50, one('rice-2'))).toBe('item-closed')
  })

  test('takes no bid on an item before it opens, and charges nothing', async () => {
    const player = await s.player()
    await s.fund(player.playerId, kobo(100))
    const it = { id: 'rice-1', name: 'Bag of rice', category: 'rice' as const, picture: null }
    const money = { price: kobo(2_000), chancePrice: kobo(50), cash: kobo(1_700) }
    const times = { opensAt: NOON + MINUTE, closesAt: CLOSE }
    await s.db.tx(tx => announceItem(tx, 'sandbox', { ...it, ...money }, times))
    expect((await bidFor(s, player.token, 50, one('rice-1'))).refusal).toBe('item-closed')
    expect(await balances(player)).toEqual({ play: kobo(100), bonus: 0, winnings: 0 })
    await s.clock.set(NOON + MINUTE)
    expect((await bidFor(s, player.token, 50, one('rice-1'))).refusal).toBe('')
  })

  test('that sells out or closes while somebody pays by card leaves the payment in the play wallet, and says why by name', async () => {
    // 73 numbers: 72 go to others while two players are at the checkout.
    await openRice(s)
    const [slow, later] = [await s.player(), await s.player()]
    const cards = [await openCard(s, slow.token, '100'), await openCard(s, later.token, '100')] as const
    await crowd(s, 'rice-1', 36)
    for (const { reference } of cards) {
      await settleAtProvider(s, reference, 'success')
      // A provider says it more than once.
      for (let at = 0; at < 2; at++) await sendWebhook(s, webhookBody(reference, kobo(100)))
    }
    const [whole, key] = [kobo(100), newKey()]
    expect((await bidFor(s, slow.token, 100, one('rice-1', 2), { key })).refusal).toBe('item-sold-out')
    expect((await bidFor(s, slow.token, 100, one('rice-1', 2), { key })).refusal).toBe('item-sold-out')
    expect(await balances(slow)).toEqual({ play: whole, bonus: 0, winnings: 0 })
    expect((await s.call(listBids, { token: slow.token })).data.results).toEqual([])
    expect((await s.call(listTickets, { token: slow.token })).data.results).toEqual([])
    // The money is theirs to play with: the last number is still there.
    expect((await bidFor(s, slow.token, 50, one('rice-1'))).data.bids[0]!.all_tickets).toEqual([73])
    expect((await balances(slow)).play).toBe(kobo(50))
    expect((await record('rice-1')).sold).toBe(73)
    expect((await bidFor(s, later.token, 50, one('rice-1'))).refusal).toBe('item-sold-out')
    await s.clock.set(CLOSE)
    expect((await bidFor(s, later.token, 50, one('rice-1'))).refusal).toBe('item-closed')
    expect((await balances(later)).play).toBe(whole)
  })

  test('stands in the statistics: drawn, given back, sold of what was needed; and in the plays of its day unless stakes went back §2.56 §2.57', async () => {
    const none = (await s.call(itemStatistics, {})).data
    expect([none.drawn, none.given_back, none.since]).toEqual([0, 0, null])
    await openRice(s, 'rice-1')
    await openRice(s, 'rice-2')
    const players = await crowd(s, 'rice-1', 20)
    await s.fund(players[0]!.playerId, kobo(50))
    void (await bidFor(s, players[0]!.token, 50, one('rice-2'))).data
    const plays = async () =>
      (await s.call(gamePlayStatistics, { query: {} })).data.data.find(it => it.game_type === 'AWOOF')
    await s.clock.set(CLOSE + 1_000)
    await s.runDue()
    const row = { average_stake: kobo(100), average_potential_winning: kobo(2_000) }
    expect(await plays()).toMatchObject(row)
    await closeAndDraw(s)
    expect((await s.call(itemStatistics, {})).data).toEqual({
      drawn: 1,
      given_back: 1,
      undersold: 1,
      sold: 41,
      needed: 80,
      offered: 146,
      won: kobo(2_000),
      returned: kobo(50),
      since: expect.any(String),
    })
    expect(await plays()).toMatchObject(row)
    expect((await plays())!.percentage).toBeGreaterThan(0)
  })

  test('a free line whose draw is void is no win that a limit of losses would count', async () => {
    await openRice(s)
    const player = await s.player(kobo(1_000))
    void (await bidFor(s, player.token, 50, one('rice-1'))).data
    await s.clock.advance(60 * MINUTE)
    await s.runDue()
    expect(await s.db.many`select status from ticket_result`).toEqual([{ status: 'refunded' }])
    expect((await balances(player)).bonus).toBe(kobo(100))
    const { limits } = (await s.call(getSaferPlay, { token: player.token })).data
    expect(limits.find(it => it.kind === 'loss' && it.period === 'day')!.used).toBe(kobo(50))
  })

  test('gives every stake back by itself where too few numbers were sold, and the free line stays', async () => {
    await openRice(s)
    const players = await crowd(s, 'rice-1', 3)
    await closeAndDraw(s)
    for (const player of players) {
      expect((await balances(player)).play).toBe(10_000)
      expect(await alertsOf(player.playerId)).toEqual([{ item: 'refunded' }])
      const { results } = (await s.call(listTickets, { token: player.token })).data
      const free = player.bid.instantCashoutPicks.game_play_id
      expect(results.filter(it => !it.item)).toMatchObject([{ game_play_id: free }])
      expect(results.find(it => it.item)).toMatchObject({ status: 'Refunded', came_back: kobo(100) })
    }
    expect(await balanceOf(s.db, 'items')).toBe(0)
    const shown = await record('rice-1')
    expect(shown).toMatchObject({ state: 'refunded', why: 'undersold' })
    expect(checkItem(shown.proof).map(it => it.state)).toEqual(['passed', ...Array(4).fill('none')])
    const [bid] = (await s.call(listBids, { token: players[0]!.token })).data.results
    expect(bid!.status).toBe('Refunded')
    expect(await drawItems(s.service)).toEqual([])
  })

  test('that was called off is shown under a state of the log that witnesses saw in time, also where they saw none of its first', async () => {
    await openRice(s)
    await operate(s, 'void-item', 'rice-1')
    await publishLog({ ...s.service, ports: { ...s.service.ports, witnesses: [] } })
    expect(checkItem((await record('rice-1')).proof)[1]!.state).toBe('unproven')
    await s.clock.advance(5 * MINUTE)
    await s.runDue()
    expect(checkItem((await record('rice-1')).proof)[1]!.state).toBe('none')
  })

  test('can be called off by the operator while it is on sale, and not after', async () => {
    await openRice(s)
    const [player] = await crowd(s, 'rice-1', 1)
    expect(await operate(s, 'void-item', 'rice-1')).toContain('₦100 went back')
    expect((await balances(player!)).play).toBe(10_000)
    await expect(operate(s, 'void-item', 'rice-1')).rejects.toThrow('went back')
    await expect(operate(s, 'void-item', 'rice-9')).rejects.toThrow('no item')
    expect((await bidFor(s, player!.token, 50, one('rice-1'))).refusal).toBe('item-closed')
  })
})

const won = async () => {
  await openRice(s)
  const players = await crowd(s, 'rice-1', 20)
  await closeAndDraw(s)
  const shown = await record('rice-1')
  const holds = ({ bid }: (typeof players)[number], number: number) => bid.all_tickets.includes(number)
  const winner = players.find(it => holds(it, shown.number!))!
  return { shown, players, winner, reserve: players.find(it => holds(it, shown.proof.draw!.reserve + 1))! }
}

describe('the draw of an item', () => {
  test('has one winner, whom every phone finds again, and each player finds the own bid in the list', async () => {
    const { shown, players, winner } = await won()
    expect(shown).toMatchObject({ state: 'drawn', sold: 40 })
    expect(shown.phone_number).toContain('*')
    for (const player of [winner, players[0]!]) {
      const bid = (await s.call(getBid, { token: player.token, params: { id: player.bid.bidId } })).data
      expect(checkItem(shown.proof, {}, bid).map(it => [it.state, it.detail][0])).toEqual(
        Array(5).fill('passed'),
      )
      expect(bid.status).toBe(player === winner ? 'Won' : 'Lost')
      const stranger = players.find(it => it !== player)!
      const params = { id: player.bid.bidId }
      expect((await s.call(getBid, { token: stranger.token, params })).refusal).toBe('not-found')
    }
    expect(await alertsOf(winner.playerId)).toEqual([{ item: 'won' }])
    expect(await balanceOf(s.db, 'items')).toBe(kobo(2_000))
    expect((await s.call(listItemDraws)).data.results).toEqual([expect.objectContaining({ id: 'rice-1' })])
    await s.runDue()
    expect(await s.db.many`select 1 from item_prize`).toHaveLength(1)
  })

  test('stands in the history, in the slip checker and among the winners as a ticket does §1.8', async () => {
    const id = await openRice(s)
    const players = await crowd(s, id, 20)
    const played = async (token: string, status?: 'Pending' | 'Won' | 'Lost') =>
      (await s.call(listTickets, { token, query: status ? { status } : {} })).data
    const before = await played(players[0]!.token)
    // The free line, bought with the bid, and the bid itself.
    expect([before.count, before.results.map(it => it.game_type).toSorted()]).toEqual([
      2,
      ['AWOOF', 'INSTANT_CASHOUT'],
    ])
    expect(before.results.find(it => it.item)).toMatchObject({
      game_play_id: players[0]!.bid.bidId,
      batch_id: id,
      status: 'Pending',
      stake_amount: kobo(100),
      number_of_ticket: 2,
      item: { id, name: 'Bag of rice', first: 1, last: 2, number: null },
    })
    await closeAndDraw(s)
    const { number } = await record(id)
    const holds = ({ bid }: (typeof players)[number]) => bid.first <= number! && number! <= bid.last
    const [winner, loser] = [players.find(holds)!, players.find(it => !holds(it))!]
    const [won] = (await played(winner.token, 'Won')).results
    expect(won).toMatchObject({ amount_won: kobo(2_000), came_back: kobo(2_000), item: { number } })
    expect((await played(loser.token, 'Lost')).results.filter(it => it.item)).toHaveLength(1)
    expect((await played(loser.token, 'Won')).results.filter(it => it.item)).toEqual([])
    // Page by page it is the same list.
    const pages = []
    for (const page of ['1', '2'])
      pages.push(
        ...(await s.call(listTickets, { token: loser.token, query: { page, page_size: '1' } })).data.results,
      )
    expect(pages).toEqual((await played(loser.token)).results)

    const { bidId } = winner.bid
    for (const game_play_id of [bidId, shortId(bidId)]) {
      const checked = (await s.call(lotteryStatus, { body: { game_play_id } })).data
      expect([checked.data, checked.play]).toEqual([[], won])
    }
    const unknown = { game_play_id: crypto.randomUUID() }
    expect((await s.call(lotteryStatus, { body: unknown })).refusal).toBe('slip-unknown')
    const winners = async (date?: string) =>
      (await s.call(lotteryWinners, { query: { game_type: 'AWOOF', ...(date ? { date } : {}) } })).data.games
    expect(await winners()).toEqual([
      expect.objectContaining({
        phone_number: maskPhone(winner.phone),
        stake_amount: kobo(100),
        earning: kobo(2_000),
        win_type: 'Bag of rice',
        game_play_id: bidId,
      }),
    ])
    // Its price counts among the largest wins, which the front page shows.
    const top = [(await s.call(winnersFeed)).data.top_3_winners, (await s.call(topFiveWinners)).data.results]
    const dearest = { lotto_type: 'AWOOF', earning: kobo(2_000), game_play_id: bidId }
    for (const rows of top) expect(rows[0]).toMatchObject(dearest)
    expect(await winners(isoDate(NOON))).toHaveLength(1)
    expect(await winners(isoDate(NOON + DAY))).toEqual([])
  })

  test('is found out where anything of it is forged, by name, or shown otherwise than announced and drawn', async () => {
    const { shown, players, winner } = await won()
    const { token, bid: bought } = players.find(it => it !== winner)!
    const bid = (await s.call(getBid, { token, params: { id: bought.bidId } })).data
    type Shown = typeof shown.proof
    const failed = (forge: (record: Shown) => void, own: unknown = bid) => {
      const record = structuredClone(shown.proof)
      forge(record)
      return checkItem(record, {}, own).find(it => it.state === 'failed')?.detail ?? 'nothing'
    }
    expect(failed(() => undefined)).toBe('nothing')
    const forgeries: [string, (record: Shown) => void][] = [
      ['numbers do not follow from its price', it => (it.commitment.needed = 1)],
      ['cash alternative is none', it => (it.commitment.cash = it.commitment.price + 1)],
      ['not in the log', it => (it.commitment.name = 'Another bag')],
      ['other rules', it => (it.commitment.method = 'oriire/item/v9')],
      ['another item', it => (it.item = 'rice-2')],
      ['The round is not the first one', it => (it.commitment.beacon.round += 1)],
      ['not fixed for a minute after', it => (it.commitment.drawsAt = it.commitment.closesAt)],
      ['not in the log', it => (it.list!.list.root = '00'.repeat(32))],
      ['More or fewer numbers', it => (it.list!.list.numbers = 39)],
      ['does not follow what was announced', it => (it.list!.list.commitment = '00'.repeat(32))],
      ['It should be number', it => (it.draw!.number = (it.draw!.number + 1) % 40)],
      ['The reserve should be number', it => (it.draw!.reserve = (it.draw!.reserve + 1) % 40)],
      ['did not sign round', it => (it.draw!.signature = it.draw!.signature.replace(/^../, '00'))],
      ['belongs to another bid', it => (it.winner = bid.proof)],
      ['not in the list', it => (it.winner!.leaf.numbers += 1)],
      ['not in the list', it => (it.winner!.leaf.nonce = '00'.repeat(16))],
      ['other numbers than it says', it => (it.winner!.leaf.first += 1)],
      ['The winner is missing', it => (it.winner = null)],
      ['the log does not say why', it => (it.state = 'refunded')],
      [
        'Withheld: enough numbers were sold',
        it => {
          it.state = 'refunded'
          const entry = { type: 'oriire/item-void/v1', item: it.item, reason: 'undersold' } as const
          it.void = { entry, logged: it.announced }
        },
      ],
    ]
    for (const [why, forge] of forgeries)
      expect([why, failed(forge)]).toEqual([
        why,
        expect.stringMatching(`${why}|It is not in the log|is not in the list`),
      ])
    const item: Item = toWords(shown)
    const asShown = (change: Partial<Item>) =>
      checkItem(recordAsShown(shown.proof, { ...item, ...change })).find(it => it.state === 'failed')?.detail
    expect(asShown({})).toBeUndefined()
    expect(asShown({ number: null })).toBeUndefined()
    for (const change of [
      { name: 'Another bag' },
      { cash: item.cash - 1 },
      { itemPrice: item.itemPrice + 1 },
    ])
      expect(asShown(change)).toMatch(/It is not in the log|is not in the list|do not follow from its price/)
    expect(asShown({ number: item.number! + 1 })).toContain('It should be number')
    expect(failed(() => undefined, { ...bid, proof: null })).toBe('Your bid is not in the list')
    expect(failed(() => undefined, { ...bid, first: bid.first + 1 })).toContain(
      'other numbers than you were sold',
    )
    expect(failed(() => undefined, { ...bid, proof: shown.proof.winner })).toContain('other numbers')
    // Changed after the sale in the row and in the list, so that they agree: this phone knows what was sold.
    const { first, last } = bid
    const own = (bought: { first: number; last: number }) =>
      checkItem(shown.proof, { bid: bought }, bid).map(it => it.detail)[4]
    expect(own({ first, last })).toMatch(/^Numbers/)
    expect(own({ first: first + 1, last })).toContain('other numbers than you were sold')
    expect(checkItem({ item: 7 }).map(it => it.state)).toEqual(Array(5).fill('failed'))
    const [waits] = checkItem({ ...shown.proof, state: 'sealed', draw: null }, { heardAt: 0 }, bid).slice(2)
    expect(waits).toMatchObject({ state: 'waiting' })
    const late = checkItem({ ...shown.proof, state: 'sealed', draw: null }, { heardAt: CLOSE + DAY }, bid)
    expect(late[2]).toMatchObject({ state: 'failed', detail: expect.stringContaining('Not shown in time') })
  })

  test.each([
    ['called-off', 'Withheld: the list was out in time, and the draw was called off'],
    ['no-round', 'Withheld: stakes went back within 24 hours'],
  ] as const)(
    'is not withheld by whoever has all keys: %s in the log after its list was out is a failed check',
    async (reason, words) => {
      const { shown } = await won()
      const entry = { type: 'oriire/item-void/v1', item: 'rice-1', reason } as const
      await appendEntry(s.db, 'rice-1', entry)
      const given = { ...shown.proof, state: 'refunded' as const, draw: null, winner: null, reserve: null }
      const [, early] = checkItem({ ...given, void: { entry, logged: null } })
      expect(early).toMatchObject({
        state: 'unproven',
        detail: expect.stringContaining('does not say why yet'),
      })
      await s.runDue()
      const logged = await loggedOf(s.db, entry.type, 'rice-1')
      const [, list] = checkItem({ ...given, void: { entry, logged } }, { heardAt: s.clock.now() })
      expect(list).toMatchObject({ state: 'failed', detail: words })
    },
  )

  test('gives the item: address, sent, received; the PIN is shown again behind the transaction PIN', async () => {
    const { winner, players } = await won()
    const { token, bid } = winner
    const claim = (cashout_pin: string, more: object = address) =>
      s.call(claimItem, { token, params: { id: 'rice-1' }, wrongBody: { way: 'item', cashout_pin, ...more } })
    void (await s.call(createPin, { token, body: { pin: PIN, confirm_pin: PIN } })).data
    const again = (transaction_pin: string) =>
      s.call(showBidPin, { token, params: { id: bid.bidId }, body: { transaction_pin } })
    expect((await again('9999')).refusal).toBe('pin-wrong')
    expect((await again(PIN)).data.cashoutPin).toBe(bid.cashoutPin)
    expect((await claim(bid.cashoutPin, { ...address, address: '------------' })).refusal).toBe('bad-input')
    expect((await claim(bid.cashoutPin, { ...address, city: '1' })).refusal).toBe('bad-input')
    const stranger = players.find(it => it !== winner)!
    const theirs = { way: 'cash', cashout_pin: bid.cashoutPin } as const
    expect(
      (await s.call(claimItem, { token: stranger.token, params: { id: 'rice-1' }, body: theirs })).refusal,
    ).toBe('not-found')
    const other = bid.cashoutPin === '000000' ? '000001' : '000000'
    for (let at = 0; at < 4; at++) expect((await claim(other)).refusal).toBe('pin-wrong')
    expect((await claim(other)).refusal).toBe('cashout-pin-locked')
    expect((await claim(bid.cashoutPin)).refusal).toBe('cashout-pin-locked')
    await s.clock.advance(15 * MINUTE + 1_000)
    expect((await claim(bid.cashoutPin)).status).toBe(200)
    // Again, as after a lost answer.
    expect((await claim(bid.cashoutPin)).status).toBe(200)
    expect((await claim(bid.cashoutPin, { ...address, city: 'Ikeja' })).refusal).toBe('already-chosen')
    expect((await s.call(receiveItem, { token, params: { id: 'rice-1' } })).refusal).toBe('not-found')
    expect(await operate(s, 'items')).toContain('rice-1 is claimed: Ada Obi, 12 Marina Road, Yaba')
    await expect(operate(s, 'send-item', 'rice-1', 'GIG')).rejects.toThrow('carrier and its number')
    await operate(s, 'send-item', 'rice-1', 'GIG', 'NG-77')
    expect(await balanceOf(s.db, 'items')).toBe(0)
    const shown = (await s.call(getBid, { token, params: { id: bid.bidId } })).data
    expect(shown.prize).toMatchObject({ state: 'sent', carrier: 'GIG', parcel: 'NG-77' })
    for (let at = 0; at < 2; at++) void (await s.call(receiveItem, { token, params: { id: 'rice-1' } })).data
    await expect(operate(s, 'received-item', 'rice-1')).rejects.toThrow('received')
    expect((await alertsOf(winner.playerId)).map(it => it.item)).toEqual(['won', 'sent'])
  })

  test('the PIN of a bid from before the service had another pepper is not found when it is asked for again', async () => {
    const { winner } = await won()
    const { token, bid } = winner
    void (await s.call(createPin, { token, body: { pin: PIN, confirm_pin: PIN } })).data
    const sealed = sealPin(Buffer.alloc(32), bid.bidId, bid.cashoutPin)
    await s.db.exec('alter table item_bid disable trigger user')
    await s.db.many`update item_bid set pin_sealed = ${sealed} where id = ${bid.bidId}`
    await s.db.exec('alter table item_bid enable trigger user')
    const body = { transaction_pin: PIN }
    expect((await s.call(showBidPin, { token, params: { id: bid.bidId }, body })).refusal).toBe('not-found')
  })

  test('pays the cash alternative once where it is chosen, however often it is asked for, less the tax on what it is above the bid', async () => {
    const { winner } = await won()
    const body = { way: 'cash', cashout_pin: winner.bid.cashoutPin } as const
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        s.call(claimItem, { token: winner.token, params: { id: 'rice-1' }, body }),
      ),
    )
    expect(answers.map(it => it.status)).toEqual(Array(5).fill(200))
    expect((await balances(winner)).winnings).toBe(kobo(1_700) - kobo(80))
    expect(await balanceOf(s.db, 'items')).toBe(0)
  })

  test('never lapses: four reminders, then the money comes by itself', async () => {
    const { winner } = await won()
    for (const days of [1, 6, 23, 30, 30]) {
      await s.clock.advance(days * DAY)
      await followPrizes(s.service)
      await followPrizes(s.service)
    }
    expect((await alertsOf(winner.playerId)).map(it => it.item)).toEqual([
      'won',
      ...Array(4).fill('reminder'),
      'cash',
    ])
    expect((await balances(winner)).winnings).toBe(kobo(1_700) - kobo(80))
  })

  test('goes to the reserve where the winner may not win, once, and the phone says why', async () => {
    const { winner, reserve } = await won()
    if (reserve === winner) {
      await expect(operate(s, 'pass-item', 'rice-1', 'under age')).rejects.toThrow('same player')
      return
    }
    await operate(s, 'pass-item', 'rice-1', 'under', 'age')
    await s.runDue()
    const shown = await record('rice-1')
    expect(checkItem(shown.proof)[3]).toMatchObject({
      state: 'passed',
      detail: expect.stringContaining('under age'),
    })
    const { draw } = shown.proof
    expect(shown.number).toBe(draw!.reserve + 1)
    expect(shown.phone_number).toBe(maskPhone(reserve.phone))
    const asShown = (number: number) =>
      checkItem(recordAsShown(shown.proof, { ...toWords(shown), number }))
        .filter(it => it.state === 'failed' || it.state === 'unproven')
        .map(it => it.detail)
    // A list from before it went there still has the first.
    expect([asShown(shown.number!), asShown(draw!.number + 1)]).toEqual([[], []])
    expect(asShown(41)[0]).toContain('The reserve should be number')
    await expect(operate(s, 'pass-item', 'rice-1', 'again')).rejects.toThrow('already')
    const claim = (it: typeof winner) =>
      s.call(claimItem, {
        token: it.token,
        params: { id: 'rice-1' },
        body: { way: 'cash', cashout_pin: it.bid.cashoutPin },
      })
    expect((await claim(winner)).refusal).toBe('not-found')
    expect((await claim(reserve)).status).toBe(200)
  })
})

test('of a crowd on two nodes around the close nobody is over the cap or late, each number is sold once, and one wins', async () => {
  await openRice(s, 'rice-1', '20000', '50', '17000')
  const other = await createService(testSettings(), {
    db: s.db,
    clock: s.clock,
    print: () => undefined,
  })
  await s.clock.set(CLOSE - MINUTE)
  await s.runDue()
  const players: Awaited<ReturnType<TestService['player']>>[] = []
  for (let at = 0; at < 30; at++) players.push(await s.player(kobo(5_000)))
  const storm = () =>
    players.flatMap(({ token }, at) =>
      [5, 10, 15].map(chances =>
        bidFor(s, token, chances * 50, one('rice-1', chances), { node: at % 2 ? s.app : other.app }),
      ),
    )
  const before = await Promise.all(storm())
  expect(new Set(before.map(it => it.refusal))).toEqual(new Set(['', 'item-cap']))
  const around = storm()
  await s.clock.set(CLOSE)
  for (const { refusal } of await Promise.all(around))
    expect(['', 'item-cap', 'item-closed']).toContain(refusal)
  const late = await Promise.all(storm())
  expect(new Set(late.map(it => it.refusal))).toEqual(new Set(['item-closed']))
  const bids = await s.db.many<{ player_id: number; held: number }>`
    select player_id, sum(numbers)::int as held from item_bid group by player_id`
  expect(Math.max(...bids.map(it => it.held))).toBeLessThanOrEqual(20)
  const sold = bids.reduce((sum, it) => sum + it.held, 0)
  expect(sold).toBeGreaterThanOrEqual(400)
  for (const at of [CLOSE + 1_000, CLOSE + 2 * MINUTE]) {
    await s.clock.set(at)
    await Promise.all([s.runDue(), other.runDue()])
  }
  expect(await record('rice-1')).toMatchObject({ state: 'drawn', sold })
  expect(await s.db.many`select 1 from item_prize`).toHaveLength(1)
})
