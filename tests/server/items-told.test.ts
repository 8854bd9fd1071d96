// News of an item: to its winner by push, SMS and e-mail, to losers as in other games, to open screens by the stream.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resultTag } from '#src/alerts/alert.ts'
import { claimItem, getBid } from '#src/contract/items/items.ts'
import { CHOOSE_WITHIN, REMINDERS } from '#src/games/awoof/rules.ts'
import { DAY, formatDate, HOUR } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { listLive } from '#server/db/queries/alerts/live.ts'
import { followPrizes } from '#server/deeds/items/cash-item.ts'
import { deleteAccounts } from '#server/deeds/own-data/delete-account.ts'
import { sendMails } from '#server/deeds/mail/send-mails.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { walletsOf } from '#server/ledger/transfers.ts'
import { bidFor, closeAndDraw, crowd, openRice, operate, wonItem } from '../support/items.ts'
import { buy, drawBatch } from '../support/play.ts'
import { pushInMemory, subscribe } from '../support/push.ts'
import { makeService, type TestService } from '../support/service.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService()
  await s.runDue()
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

const address = { full_name: 'Ada Obi', address: '12 Marina Road, Yaba', city: 'Lagos', phone: '08030000001' }
const one = [{ item_id: 'rice-1', amount_type: 'easy' as const, chances: 1 }]
const textsTo = async (phone: string) =>
  (
    await s.db.many<{ body: string }>`
      select body from sandbox_message where recipient = ${phone} order by id desc`
  ).map(it => it.body)
const phoneOf = async (playerId: number) =>
  (await s.db.one<{ phone: string }>`select phone from player where id = ${playerId}`)!.phone

test('the winner hears of the win and of each reminder by SMS and at a proven e-mail address, once over two nodes §1.8', async () => {
  const { id, player } = await wonItem(s)
  const email = `winner-${player.playerId}@example.com`
  await s.db.many`update player set email = ${email} where id = ${player.playerId}`
  const phone = await phoneOf(player.playerId)
  await Promise.all([sendMails(s.service), sendMails(s.service)])
  const won = await textsTo(phone)
  expect(won.filter(text => text.includes('you won Bag of rice'))).toHaveLength(1)
  let passed = 0
  for (const day of REMINDERS) {
    await s.clock.advance((day - passed) * DAY)
    passed = day
    await Promise.all([followPrizes(s.service), followPrizes(s.service)])
    await sendMails(s.service)
  }
  expect((await textsTo(phone)).filter(text => text.includes('is waiting'))).toHaveLength(4)
  expect((await textsTo(email)).filter(text => text.includes('have not said yet'))).toHaveLength(4)
  await s.clock.advance(31 * DAY)
  await followPrizes(s.service)
  await sendMails(s.service)
  expect((await textsTo(phone))[0]).toContain('is in your winnings wallet')
  expect(await operate(s, 'items')).not.toContain(`${id} is won`)
})

test('who has bids on two items of a day hears of each, however alike their names', async () => {
  const { token, playerId } = await s.player(kobo(1_000))
  for (const model of ['a15', 's24']) {
    const id = await openRice(s, `samsung-galaxy-${model}-20261120`)
    void (await bidFor(s, token, 50, [{ item_id: id, amount_type: 'easy', chances: 1 }])).data
  }
  // Undersold: both stakes go back.
  await closeAndDraw(s)
  expect(await s.db.many`select tag from alert where player_id = ${playerId}`).toHaveLength(2)
})

test('a winner who deleted the account is paid in the end, and nothing is sent to nobody', async () => {
  const { id, player } = await wonItem(s)
  await sendMails(s.service)
  await s.db.many`
    insert into account_deletion (player_id, keeps_balance, due_at) values (${player.playerId}, true, game_clock())`
  await deleteAccounts(s.service)
  await s.clock.advance(CHOOSE_WITHIN * DAY)
  for (let at = 0; at <= REMINDERS.length; at++) await followPrizes(s.service)
  expect((await walletsOf(s.db, player.playerId)).winnings).toBe(81_000)
  expect(
    await s.db.many`select recipient from mail_outbox where about like ${`${id}/%`} and next_at is not null`,
  ).toEqual([])
})

test('the holder of the reserve number has as long to choose, and hears as often, as the winner had, who is told that it went there and why', async () => {
  const { id, player } = await wonItem(s)
  const stands = () => s.db.one`select state, reminded from item_prize where item_id = ${id}`
  const follow = async (days: number) => {
    await s.clock.advance(days * DAY)
    for (let at = 0; at < 5; at++) await followPrizes(s.service)
    return stands()
  }
  expect(await follow(CHOOSE_WITHIN - 1)).toEqual({ state: 'won', reminded: REMINDERS.length })
  await operate(s, 'pass-item', id, 'under', 'age')
  const until = formatDate(s.clock.now() + CHOOSE_WITHIN * DAY)
  await sendMails(s.service)
  const prize = await s.db.one<{ player_id: number }>`select player_id from item_prize where item_id = ${id}`
  expect((await textsTo(await phoneOf(prize!.player_id)))[0]).toContain(`by ${until}`)
  const told = await textsTo(await phoneOf(player.playerId))
  expect(told.filter(text => text.includes('you may not win it: under age'))).toHaveLength(1)
  expect(await stands()).toEqual({ state: 'won', reminded: 0 })
  expect(await follow(1)).toEqual({ state: 'won', reminded: 1 })
  expect(await follow(CHOOSE_WITHIN - 2)).toEqual({ state: 'won', reminded: REMINDERS.length })
  expect(await follow(1)).toMatchObject({ state: 'cash' })
})

test('nothing is said any more of a win that was chosen or passed on before its message went out', async () => {
  const { id, player, pin } = await wonItem(s)
  const body = { way: 'item', cashout_pin: pin, ...address } as const
  void (await s.call(claimItem, { token: player.token, params: { id }, body })).data
  await sendMails(s.service)
  expect(await textsTo(await phoneOf(player.playerId))).not.toContainEqual(expect.stringContaining('you won'))
})

test('while sales are stopped the cash alternative is paid as any prize is: to who claims it, and where the item cannot be bought', async () => {
  const claimed = await wonItem(s)
  const unbuyable = await wonItem(s)
  const claim = (
    { id, player, pin }: typeof claimed,
    more: { way: 'cash' } | ({ way: 'item' } & typeof address),
  ) => s.call(claimItem, { token: player.token, params: { id }, body: { ...more, cashout_pin: pin } })
  expect((await claim(unbuyable, { way: 'item', ...address })).status).toBe(200)
  await operate(s, 'cash-item', unbuyable.id, 'Bola', 'No', 'shop', 'has', 'it')
  await operate(s, 'stop-sales', 'a copy')
  expect((await claim(claimed, { way: 'cash' })).status).toBe(200)
  await followPrizes(s.service)
  const paid = await s.db.many`
    select amount from transfer where kind = 'item-cash' and cause in (${claimed.id}, ${unbuyable.id})`
  expect(paid).toEqual([{ amount: 85_000 }, { amount: 85_000 }])
})

test('what was claimed and cannot be bought is paid in cash by the operator, with who and why, and the winner is told', async () => {
  const { id, player, pin } = await wonItem(s)
  await expect(operate(s, 'cash-item', id, 'Bola', 'sold', 'out')).rejects.toThrow('would have to be claimed')
  const body = { way: 'item', cashout_pin: pin, ...address } as const
  void (await s.call(claimItem, { token: player.token, params: { id }, body })).data
  await expect(operate(s, 'cash-item', id, 'Bola')).rejects.toThrow('Say who you are, and why')
  expect(await operate(s, 'cash-item', id, 'Bola', 'No', 'shop', 'has', 'it')).toContain('cannot be bought')
  await expect(operate(s, 'cash-item', id, 'Bola', 'again')).rejects.toThrow('already')
  await expect(operate(s, 'send-item', id, 'GIG', 'NG-1')).rejects.toThrow('paid out in cash')
  await Promise.all([followPrizes(s.service), followPrizes(s.service)])
  const { winnings } = await walletsOf(s.db, player.playerId)
  expect(winnings).toBe(85_000 - 4_000)
  await sendMails(s.service)
  expect((await textsTo(await phoneOf(player.playerId)))[0]).toContain('We could not buy it: No shop has it')
  const shown = (await s.call(getBid, { token: player.token, params: { id: player.bid.bidId } })).data
  expect(shown.prize).toMatchObject({ state: 'cash', unbuyable: 'No shop has it' })
  expect(await s.db.one`select unbuyable_by as who from item_prize where item_id = ${id}`).toEqual({
    who: 'Bola',
  })
})

test('open screens hear of an item sealed and drawn', async () => {
  const { id } = await wonItem(s)
  const heard = (await listLive(s.db, 0, 500)).filter(it => it.subject === id).map(it => it.kind)
  expect(heard).toEqual(['sealed', 'drawn'])
})

test('who bid and lost hears it as the holder of a ticket does, once, with the way to the bid', async () => {
  const { push, pushed } = pushInMemory()
  const other = await makeService({ push })
  await other.runDue()
  const id = await openRice(other)
  const players = await crowd(other, id, 20)
  for (const { token } of players.slice(0, 2)) await subscribe(other, { games: ['AWOOF'] }, token)
  await other.runAlerts()
  await closeAndDraw(other)
  for (let at = 0; at < 2; at++) await other.runAlerts()
  const prize = await other.db.one<{ player_id: number }>`select player_id from item_prize`
  const lost = players.slice(0, 2).filter(it => it.playerId !== prize!.player_id)
  const results = pushed.filter(it => it.tag === resultTag(id))
  expect(results).toHaveLength(lost.length)
  expect(JSON.stringify(results)).toContain(lost[0]!.bid.bidId)
  for (const { message } of results)
    expect(message.notification.body).toBe('Awoof, 1 bid: another bid won the item.')
  expect(await checkInvariants(other.db)).toEqual([])
  await other.close()
})

test('a free line that is drawn is told without a stake, as it cost its player nothing, and not where its draw does not happen', async () => {
  await openRice(s)
  const [ada, bola] = [await s.player(kobo(1_000)), await s.player(kobo(1_000))]
  for (const { token } of [ada, bola]) await subscribe(s, {}, token)
  await s.runAlerts()
  const bidAgain = async () => {
    for (const { token } of [ada, bola]) void (await bidFor(s, token, 50, one)).data
    await buy(s, { token: bola.token })
  }
  /** Stake and refund of what each was told, newest last. */
  const toldTo = ({ playerId }: typeof ada) =>
    s.db.many<{ facts: string }>`
      select facts ->> 'stake' || ' ' || (facts ->> 'refunded') as facts from alert
      where kind = 'result' and player_id = ${playerId} order by id`
  await bidAgain()
  await drawBatch(s)
  await s.runAlerts()
  expect([await toldTo(ada), await toldTo(bola)]).toEqual([[{ facts: '0 0' }], [{ facts: '10000 0' }]])
  await bidAgain()
  // Sealed too late, the batch is void.
  await s.clock.advance(HOUR)
  await s.runDue()
  await s.runAlerts()
  expect([await toldTo(ada), await toldTo(bola)]).toEqual([
    [{ facts: '0 0' }],
    [{ facts: '10000 0' }, { facts: '10000 10000' }],
  ])
})
