// Money that arrives over a limit for top-ups: paid after its checkout had failed, or more than was asked for.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getTopUp, listTransactions, moveWinnings, openTransfer } from '#src/contract/wallet.ts'
import * as play from '#src/contract/players/safer-play.ts'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { giveBackByHand } from '#server/deeds/withdrawals/decide.ts'
import { excludeSelf } from '#server/deeds/safer-play/exclude-self.ts'
import { followTakeBacks } from '#server/deeds/top-ups/follow-take-backs.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { setSandboxComing, setSandboxTakenBack } from '#server/ports/payments-sandbox.ts'
import { newKey, register, walletsOf } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'
import { openCard, sendWebhook, settleAtProvider, webhookBody } from '../support/top-ups.ts'
import { ask, standIn, winnerOf } from '../support/withdrawals.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService({ payouts: [standIn().port] })
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

type Player = Pick<Awaited<ReturnType<TestService['player']>>, 'token' | 'playerId'>
const limit = ({ token }: Player, amount: string, period: 'day' | 'week' = 'day') =>
  s.call(play.setLimit, { token, body: { kind: 'top-up', period, amount } })
const usedOf = async ({ token }: Player) =>
  (await s.call(play.getSaferPlay, { token })).data.limits.find(
    it => it.kind === 'top-up' && it.period === 'day',
  )!.used
const tell = (reference: string, event = 'charge.success') =>
  sendWebhook(s, webhookBody(reference, kobo(1), event))
const pay = async (reference: string, times = 1) => {
  await settleAtProvider(s, reference, 'success')
  await Promise.all(Array.from({ length: times }, () => tell(reference)))
}
/** Opened, and failed at the checkout: it counts for no limit any more. */
const failed = async ({ token }: Player, naira: number, slipId = '') => {
  const { reference } = await openCard(s, token, String(naira), slipId)
  await settleAtProvider(s, reference, 'failed')
  await tell(reference, 'charge.failed')
  return reference
}
const byTransfer = async ({ token }: Player, naira: number, came = naira) => {
  const { reference } = (
    await s.call(openTransfer, { token, key: newKey(), body: { amount: String(naira) } })
  ).data
  await setSandboxComing(s.db, reference, { amount: kobo(came), currency: 'NGN', payerName: null })
  return reference
}
const look = async ({ token }: Player, reference: string) =>
  (await s.call(getTopUp, { token, params: { reference } })).data
const move = ({ token }: Player, naira: number) =>
  s.call(moveWinnings, { token, key: newKey(), body: { amount: String(naira) } })
const walletsOfIt = async ({ playerId }: Player) => {
  const { play: inPlay, winnings } = await walletsOf(s, playerId)
  return [inPlay, winnings].map(it => it / 100)
}
const TO_BE = 'so it is in your winnings wallet, to be withdrawn or, once the limit allows it, moved back'

test('checkouts that failed and are all paid later fill the play wallet no further than the limit, on every way of asking (safer play 5)', async () => {
  const player = await s.player()
  await limit(player, '1000')
  const references = []
  for (let nth = 0; nth < 4; nth++) references.push(await failed(player, 700))
  // At once, and each told several times.
  await Promise.all(references.map(it => pay(it, 3)))
  // Whatever takes longer than a provider waits goes on after the answer.
  await expect.poll(() => walletsOfIt(player)).toEqual([1_000, 1_800])
  expect(await usedOf(player)).toBe(kobo(1_000))
  const said = await Promise.all(references.map(async it => (await look(player, it)).message))
  expect(said.toSorted()).toEqual([
    '₦700 came. ₦400 of it is over the limit for top-ups, ' + TO_BE + '. ₦300 is in your play wallet',
    ...Array(2).fill('₦700 came. ₦700 of it is over the limit for top-ups, ' + TO_BE),
    '₦700 has been added to your play wallet',
  ])
  expect((await openCard(s, player.token, '100')).refusal).toBe('top-up-limit')
})

test('a payment that differs and is looked into for days takes no part of the next days’ limits, and what it brings in the end is put aside (safer play 5)', async () => {
  const player = await s.player()
  await limit(player, '1000')
  const reference = await byTransfer(player, 1_000)
  const comes = (currency: string) =>
    s.db.many`update sandbox_payment set currency = ${currency} where reference = ${reference}`
  await comes('USD')
  await pay(reference)
  expect(await look(player, reference)).toMatchObject({ state: 'checking' })
  expect((await openCard(s, player.token, '100')).refusal).toBe('top-up-limit')
  await s.clock.advance(3 * DAY)
  expect(await usedOf(player)).toBe(0)
  await pay((await openCard(s, player.token, '1000')).reference)
  await comes('NGN')
  await tell(reference)
  expect(await walletsOfIt(player)).toEqual([1_000, 1_000])
})

test('a transfer of more than was asked for is credited whole, and only what the limit allows to play (safer play 5)', async () => {
  const player = await s.player()
  await limit(player, '1000')
  const reference = await byTransfer(player, 600, 5_000)
  await pay(reference)
  expect(await walletsOfIt(player)).toEqual([1_000, 4_000])
  expect(await look(player, reference)).toMatchObject({
    state: 'credited',
    amount: kobo(5_000),
    message: `₦5,000 came instead of ₦600. ₦4,000 of it is over the limit for top-ups, ${TO_BE}. ₦1,000 is in your play wallet`,
  })
  const rows = (await s.call(listTransactions, { token: player.token })).data.results
  expect(rows.map(it => [it.wallet, it.title, it.amount])).toEqual([
    ['play', 'Over the limit for top-ups, moved out', -kobo(4_000)],
    ['winnings', 'Came over the limit for top-ups', kobo(4_000)],
    ['play', 'Top-up by transfer', kobo(5_000)],
  ])
})

test('what the state lets anybody top up in a week is kept to as well (safer play 8)', async () => {
  const player = await s.player()
  await s.db.many`insert into state_ceiling (period, amount) values ('week', ${kobo(1_000)})`
  await pay(await byTransfer(player, 900, 1_300))
  expect(await walletsOfIt(player)).toEqual([1_000, 300])
  expect((await move(player, 300)).refusal).toBe('top-up-ceiling')
})

test('what was opened within the limit is all for play, and a limit lowered since counts at once (safer play 3)', async () => {
  const player = await s.player()
  await limit(player, '1000')
  const [one, other] = [await openCard(s, player.token, '400'), await openCard(s, player.token, '600')]
  await pay(one.reference)
  await limit(player, '700')
  await pay(other.reference)
  expect(await walletsOfIt(player)).toEqual([700, 300])
})

test('it is not moved to play before the limit allows it, and what was won is moved as ever (safer play 5)', async () => {
  const player = await winnerOf(s, kobo(500))
  await s.clock.advance(DAY)
  await limit(player, '1000')
  await pay(await byTransfer(player, 1_000, 2_500))
  expect(await walletsOfIt(player)).toEqual([1_000, 2_000])
  const refused = await move(player, 501)
  expect([refused.refusal, refused.json.message]).toEqual([
    'top-up-limit',
    '₦1 of that came over the limit for top-ups, which does not let it into play yet. Nothing was moved: move less, or withdraw it',
  ])
  expect(
    (await Promise.all([1, 2, 3].map(() => move(player, 250)))).map(it => it.refusal).toSorted(),
  ).toEqual(['', '', 'top-up-limit'])
  expect(await walletsOfIt(player)).toEqual([1_500, 1_500])
  // On the next day it counts as money that comes into play.
  await s.clock.advance(DAY)
  expect((await move(player, 600)).status).toBe(200)
  expect(await usedOf(player)).toBe(kobo(600))
  expect((await move(player, 401)).refusal).toBe('top-up-limit')
  expect((await openCard(s, player.token, '401')).refusal).toBe('top-up-limit')
  expect((await move(player, 400)).status).toBe(200)
  expect(await walletsOfIt(player)).toEqual([2_500, 500])
})

test('it is the first to be withdrawn, and with a withdrawal that comes back it is what it was', async () => {
  const player = await winnerOf(s, kobo(1_000))
  await s.clock.advance(DAY)
  await limit(player, '1000')
  await pay(await byTransfer(player, 1_000, 2_500))
  const { withdrawal } = (await ask(s, player.token, { amount: '2000' })).data
  expect(await walletsOfIt(player)).toEqual([1_000, 500])
  expect((await move(player, 500)).status).toBe(200)
  await giveBackByHand(s.db, { id: withdrawal.id, who: 'Bola', why: 'asked for' })
  expect(await walletsOfIt(player)).toEqual([1_500, 2_000])
  expect([(await move(player, 501)).refusal, (await move(player, 500)).refusal]).toEqual(['top-up-limit', ''])
})

test('what came by card waits like what goes out of play by a self-exclusion', async () => {
  const player = await winnerOf(s, 0)
  await limit(player, '1000')
  for (const it of [await failed(player, 900), await failed(player, 900)]) await pay(it)
  expect((await ask(s, player.token, { amount: '800' })).data.withdrawal.hold?.reason).toBe('card-money')
})

test('what came by card and has come back into play since makes no later win wait', async () => {
  const over = async () => {
    const player = await winnerOf(s, 0)
    await limit(player, '1000')
    for (const it of [await failed(player, 900), await failed(player, 900)]) await pay(it)
    return player
  }
  const players = [await over(), await over()] as const
  await s.clock.advance(DAY)
  const holdOf = async ({ token }: Player, amount: string) =>
    (await ask(s, token, { amount })).data.withdrawal.hold?.reason
  const [some, all] = players
  expect([(await move(some, 300)).status, (await move(all, 800)).status]).toEqual([200, 200])
  for (const { playerId } of players) await s.fund(playerId, kobo(500), 'winnings')
  expect([await holdOf(some, '500'), await holdOf(some, '500')]).toEqual([undefined, 'card-money'])
  expect(await holdOf(all, '500')).toBeUndefined()
  // Out of play once more, it waits once more.
  await excludeSelf(s.service, all.playerId, 6)
  expect([await walletsOfIt(all), await holdOf(all, '1800')]).toEqual([[0, 1_800], 'card-money'])
})

test('the ticket that such a payment was for is not bought, and nothing says that the money is in play', async () => {
  const player = await s.player()
  const { slipId } = await register(s, { token: player.token, stake: 1_000 })
  const reference = await failed(player, 1_000, slipId)
  await limit(player, '300')
  await pay(reference)
  expect(await look(player, reference)).toMatchObject({
    message: `₦1,000 came. ₦700 of it is over the limit for top-ups, ${TO_BE}. ₦300 is in your play wallet`,
    slip: { bought: false, message: 'Insufficient funds' },
  })
  // What is in play besides is not taken for it.
  const rich = await s.player(kobo(5_000))
  const own = await register(s, { token: rich.token, stake: 1_000 })
  const late = await failed(rich, 1_000, own.slipId)
  await limit(rich, '5000')
  await s.clock.advance(31 * MINUTE)
  await pay(late)
  expect((await look(rich, late)).slip?.message).toBe('The payment came late, so no ticket was bought')
  expect(await walletsOfIt(rich)).toEqual([5_000, 1_000])
})

test('debts are paid first, and by it as well, whatever the limit says', async () => {
  const player = await s.player()
  const { reference } = await openCard(s, player.token, '1000')
  await pay(reference)
  await s.db.tx(
    tx =>
      tx.many`
      insert into transfer (debit_account, credit_account, amount, kind, cause)
      select d.id, c.id, 100000, 'spent', 'spent' from account d, account c
      where d.code = ${`player:${player.playerId}:play`} and c.code = 'house'`,
  )
  const late = [await failed(player, 800), await failed(player, 700)]
  await limit(player, '1000')
  await pay(late[0]!)
  expect(await walletsOfIt(player)).toEqual([0, 800])
  await setSandboxTakenBack(s.db, reference, kobo(1_000), false)
  await followTakeBacks(s.service, reference)
  await pay(late[1]!)
  expect((await look(player, late[1]!)).message).toBe('₦700 came. ₦700 of it paid what you owed')
  expect((await move(player, 301)).refusal).toBe('top-up-limit')
  expect((await move(player, 300)).data.message).toBe('₦300 of your winnings paid what you owed')
  expect(await walletsOfIt(player)).toEqual([0, 500])
  expect((await move(player, 1)).refusal).toBe('top-up-limit')
})

test('what of it has paid a debt is gone, and what is won later is moved as ever', async () => {
  const player = await winnerOf(s, 0)
  await limit(player, '1000')
  const references = [await failed(player, 900), await failed(player, 900)]
  for (const it of references) await pay(it)
  for (const it of references) {
    await setSandboxTakenBack(s.db, it, kobo(900), false)
    await followTakeBacks(s.service, it)
  }
  await s.fund(player.playerId, kobo(100), 'winnings')
  expect((await move(player, 850)).data.message).toContain('₦800 of your winnings paid what you owed')
  expect(await walletsOfIt(player)).toEqual([50, 50])
  await s.fund(player.playerId, kobo(2_000), 'winnings')
  expect([(await move(player, 2_001)).refusal, (await move(player, 2_000)).refusal]).toEqual([
    'top-up-limit',
    '',
  ])
})

test('who is shut out finds all of it in the winnings, and each part is said once', async () => {
  const player = await s.player()
  await limit(player, '1000')
  const reference = await byTransfer(player, 900, 1_500)
  await excludeSelf(s.service, player.playerId, 6)
  await pay(reference)
  expect(await walletsOfIt(player)).toEqual([0, 1_500])
  expect((await look(player, reference)).message).toBe(
    `₦1,500 came instead of ₦900. ₦500 of it is over the limit for top-ups, ${TO_BE}. You cannot play now, so ₦1,000 is in your winnings wallet, to be withdrawn`,
  )
})
