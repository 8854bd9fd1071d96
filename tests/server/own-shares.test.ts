// Wherever stakes are counted, a member of a shared ticket has staked their own share.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listChats } from '#src/contract/chats/chats.ts'
import { claimInvite, getFriends } from '#src/contract/players/friends.ts'
import { askExport, getExport, getOwnData } from '#src/contract/players/own-data.ts'
import { listTransactions } from '#src/contract/wallet.ts'
import { formatMoney, kobo } from '#src/lib/money.ts'
import { payForFriends } from '#server/deeds/friends/pay-for-friends.ts'
import { makeExports } from '#server/deeds/own-data/make-exports.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { bidFor, closeAndDraw, crowd, openRice } from '../support/items.ts'
import { listenTo } from '../support/live.ts'
import { buy, drawBatch, walletsOf } from '../support/play.ts'
import { makeService, PASSWORD, type TestService } from '../support/service.ts'
import { buyTogether } from '../support/together.ts'
import { openCard, sendWebhook, settleAtProvider, webhookBody } from '../support/top-ups.ts'

const SECRET = 'a-secret-that-only-the-network-knows'

let s: TestService
beforeEach(async () => {
  s = await makeService({ settings: { AFRICASTALKING_USSD_SECRET: SECRET } })
  s.clock.sessionsGoOn = true
  await s.runDue()
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

type Player = Awaited<ReturnType<TestService['player']>>

const players = (count: number) => Promise.all(Array.from({ length: count }, () => s.player(kobo(2_000))))

const topUp = async ({ token }: Player) => {
  const { reference } = await openCard(s, token, '2000')
  await settleAtProvider(s, reference, 'success')
  await sendWebhook(s, webhookBody(reference, kobo(2_000)))
}
const friendsOf = async ({ token }: Player) => (await s.call(getFriends, { token })).data
const invite = async (inviter: Player, friend: Player) => {
  const body = { code: (await friendsOf(inviter)).code }
  expect((await s.call(claimInvite, { token: friend.token, body, address: '10.9.9.9' })).status).toBe(200)
  await topUp(friend)
}
const mayWrite = async ({ token }: Player) => (await s.call(listChats, { token })).data.self.may_write

test('a friend earns by their own shares: ₦1 of a ticket of ₦500 that they made is ₦1, and ₦250 of each of two that others made are ₦500', async () => {
  const [inviter, maker, payer, other] = (await players(4)) as [Player, Player, Player, Player]
  await invite(inviter, maker)
  await invite(inviter, payer)
  await buyTogether(s, 5, [
    [maker, 1],
    [payer, 250],
    [other, 249],
  ])
  await drawBatch(s)
  await payForFriends(s.service)
  const standing = async () => {
    const { friends } = await friendsOf(inviter)
    return friends.map(it => [it.staked, it.state]).toSorted(([a], [b]) => Number(a) - Number(b))
  }
  expect(await standing()).toEqual([
    [kobo(1), 'topped-up'],
    [kobo(250), 'topped-up'],
  ])
  await buyTogether(s, 5, [
    [other, 250],
    [payer, 250],
  ])
  await payForFriends(s.service)
  expect(await standing()).toEqual([
    [kobo(1), 'topped-up'],
    [kobo(250), 'topped-up'],
  ])
  await drawBatch(s)
  await payForFriends(s.service)
  expect(await standing()).toEqual([
    [kobo(1), 'topped-up'],
    [kobo(500), 'held'],
  ])
})

test('a member who paid a share writes in the chats once it is drawn; whoever only got a free line does not, nor for a bid that went back', async () => {
  const [maker, member, bidder] = (await players(3)) as [Player, Player, Player]
  await buyTogether(s, 1, [
    [maker, 50],
    [member, 50],
  ])
  await openRice(s)
  const bid = await bidFor(s, bidder.token, 50, [{ item_id: 'rice-1', amount_type: 'easy', chances: 1 }])
  expect(bid.status).toBe(200)
  await drawBatch(s)
  await s.clock.advance(11 * 60_000)
  expect(
    await s.db.many`select count(*) from ticket_result where wallet = 'bonus' and status in ('won', 'lost')`,
  ).toEqual([{ count: 1 }])
  const may = () => Promise.all([maker, member, bidder].map(mayWrite))
  expect(await may()).toEqual([true, true, false])
  await closeAndDraw(s)
  expect(await s.db.many`select state from item`).toEqual([{ state: 'refunded' }])
  expect(await may()).toEqual([true, true, false])
})

test('a bid whose item is drawn is a stake like a ticket: it opens the chats, and counts for who invited', async () => {
  await openRice(s)
  const bidders = await crowd(s, 'rice-1', 20)
  const [inviter, friend] = [(await players(1))[0]!, bidders[0]!]
  await invite(inviter, friend)
  await s.clock.advance(11 * 60_000)
  expect(await mayWrite(friend)).toBe(false)
  await closeAndDraw(s)
  expect(await s.db.many`select state from item`).toEqual([{ state: 'drawn' }])
  expect(await mayWrite(friend)).toBe(true)
  expect((await friendsOf(inviter)).friends).toMatchObject([{ staked: kobo(100) }])
})

test('every member is a player of that day, hears of the ticket when it is settled, and finds it from the movement of their share', async () => {
  const [maker, member] = (await players(2)) as [Player, Player]
  const id = await buyTogether(s, 1, [
    [maker, 60],
    [member, 40],
  ])
  await buy(s, maker)
  const [his, hers] = [await listenTo(s, maker), await listenTo(s, member)]
  await drawBatch(s)
  await s.live.round()
  const settled = async (stream: typeof his) =>
    (await stream.events()).flatMap(({ event }) => (event.kind === 'settled' ? [event.tickets] : []))
  expect([await settled(his), await settled(hers)]).toEqual([[2], [1]])
  expect(await s.db.many`select players, tickets from play_day where tickets > 0`).toEqual([
    { players: 2, tickets: 2 },
  ])
  const { results } = (
    await s.call(listTransactions, { token: member.token, query: { page: '1', page_size: '10' } })
  ).data
  expect(results.filter(it => it.game_play_id === id).map(it => it.amount)).toContain(-kobo(40))
})

test('a caller hears of the last ticket, also of a shared one, what it brought them', async () => {
  const [maker, member] = (await players(2)) as [Player, Player]
  await buyTogether(s, 10, [
    [maker, 333.33],
    [member, 666.67],
  ])
  await drawBatch(s)
  const dial = async ({ phone }: Player) => {
    const body = new URLSearchParams({
      sessionId: crypto.randomUUID(),
      serviceCode: '*1#',
      phoneNumber: phone,
      text: '2',
    })
    return (await s.app.request(`/api/ussd/africastalking/${SECRET}`, { method: 'POST', body })).text()
  }
  for (const player of [maker, member]) {
    const { winnings } = await walletsOf(s, player.playerId)
    expect(winnings).toBeGreaterThan(0)
    const said = (await dial(player)).split('\n')[1]
    expect(said).toContain(formatMoney(winnings).replace('₦', 'N'))
  }
})

test('a copy of one’s data has the shared tickets of others with the own stake, and names none of the others', async () => {
  const [maker, member] = (await players(2)) as [Player, Player]
  const id = await buyTogether(s, 10, [
    [maker, 300],
    [member, 700],
  ])
  await drawBatch(s)
  const { token } = member
  expect((await s.call(askExport, { token, body: { password: PASSWORD } })).status).toBe(200)
  await makeExports(s.service)
  const copy = (await s.call(getOwnData, { token })).data.export!
  const { json } = (await s.call(getExport, { token, params: { id: copy.id } })).data
  const { data } = JSON.parse(json) as { data: Record<string, Record<string, unknown>[]> }
  expect(data.syndicate).toMatchObject([{ id, made_by_you: false, state: 'bought' }])
  expect(data.payout).toMatchObject([{ ticket_id: id, own_stake: kobo(700), stake: kobo(1_000) }])
  expect(data.syndicate_share).toHaveLength(1)
  expect(JSON.stringify(data.syndicate)).not.toContain('player_id')
})
