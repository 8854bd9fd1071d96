// Money that came by card and went out of play unstaked: a stolen card must not become cash by a self-exclusion.
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as contract from '#src/contract/withdrawals.ts'
import { moveWinnings } from '#src/contract/wallet.ts'
import { DAY, HOUR } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { giveBackByHand, hold, letGo } from '#server/deeds/withdrawals/decide.ts'
import { excludeSelf } from '#server/deeds/safer-play/exclude-self.ts'
import { followTakeBacks, payDebts } from '#server/deeds/top-ups/follow-take-backs.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { runCommand } from '#server/programs/commands.ts'
import { setSandboxTakenBack } from '#server/ports/payments-sandbox.ts'
import { newKey, walletsOf } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'
import { openCard, sendWebhook, settleAtProvider, webhookBody } from '../support/top-ups.ts'
import { ask, openCases, pass, standIn, winnerOf, type StandIn } from '../support/withdrawals.ts'

const CARD = kobo(5_000)
let s: TestService
let bank: StandIn
beforeEach(async () => {
  bank = standIn()
  s = await makeService({ payouts: [bank.port] })
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

type Player = Awaited<ReturnType<typeof winnerOf>>
const byCard = async ({ token }: Player) => {
  const { reference } = await openCard(s, token, '5000')
  await settleAtProvider(s, reference, 'success')
  await sendWebhook(s, webhookBody(reference, CARD))
  return reference
}
/** Topped up by card, and shut out without a stake. */
const shutOut = async (winnings = 0) => {
  const player = await winnerOf(s, winnings)
  const reference = await byCard(player)
  await excludeSelf(s.service, player.playerId, 6)
  return { ...player, reference }
}
const withdraw = async ({ token }: { token: string }, amount: string) =>
  (await ask(s, token, { amount })).data.withdrawal
const stateOf = async ({ token }: { token: string }, id: string) =>
  (await s.call(contract.getWithdrawal, { token, params: { id } })).data.state
const waitOf = async ({ token }: { token: string }) =>
  (await s.call(contract.withdrawalTerms, { token })).data.card_wait_until
const byHand = (id: string) => ({ id, who: 'Bola', why: 'looked at it' })

test('of who shuts themselves out waits until 14 days after the payment, says so before, and then goes out by itself', async () => {
  const player = await shutOut()
  await s.clock.advance(DAY)
  const said = Date.parse((await waitOf(player))!)
  const withdrawal = await withdraw(player, '5000')
  expect(withdrawal).toMatchObject({ state: 'held', hold: { reason: 'card-money' } })
  expect(withdrawal.message).toMatch(/^Part of it came by card and was not played with\. .* 14 days after/)
  const until = Date.parse(withdrawal.hold!.until)
  expect(until - s.clock.now()).toBe(13 * DAY)
  expect(Math.abs(said - until)).toBeLessThan(HOUR)
  await pass(s, 13 * 86_400 - 60)
  expect(bank.sent).toEqual([])
  await pass(s, 60, 5)
  expect([await stateOf(player, withdrawal.id), await waitOf(player)]).toEqual(['paid', null])
})

test('waits no longer than it must: what was won before goes out at once while the card’s sum stays', async () => {
  const player = await shutOut(kobo(3_000))
  const won = await withdraw(player, '3000')
  expect(won.state).toBe('requested')
  expect((await withdraw(player, '500')).hold?.reason).toBe('card-money')
  // Topped up by transfer, or shut out with an empty play wallet: nothing of a card comes out.
  const other = await winnerOf(s, kobo(3_000))
  await s.fund(other.playerId, CARD)
  await excludeSelf(s.service, other.playerId, 6)
  expect((await withdraw(other, '8000')).state).toBe('requested')
})

test('waits once: what is won after its withdrawal was asked for goes out at once', async () => {
  const player = await shutOut()
  const all = await withdraw(player, '5000')
  await s.fund(player.playerId, kobo(2_000), 'winnings')
  expect([all.hold?.reason, await waitOf(player)]).toEqual(['card-money', null])
  const won = await withdraw(player, '2000')
  expect(won.state).toBe('requested')
  // Back among the winnings, it is there to wait for again.
  await giveBackByHand(s.db, byHand(all.id))
  expect((await withdraw(player, '500')).hold?.reason).toBe('card-money')
})

test('that a person releases early is waited for no more: what is won later goes out at once, until it comes back or more is moved', async () => {
  const player = await winnerOf(s, 0)
  await byCard(player)
  const { reference } = await openCard(s, player.token, '5000')
  await excludeSelf(s.service, player.playerId, 6)
  await s.clock.advance(HOUR)
  const { id } = await withdraw(player, '5000')
  await letGo(s.service, 'release', byHand(id))
  await s.fund(player.playerId, kobo(2_000), 'winnings')
  expect(await waitOf(player)).toBe(null)
  expect((await withdraw(player, '500')).state).toBe('requested')
  await giveBackByHand(s.db, byHand(id))
  const again = await withdraw(player, '5000')
  expect(again.hold?.reason).toBe('card-money')
  await letGo(s.service, 'release', byHand(again.id))
  expect((await withdraw(player, '500')).state).toBe('requested')
  await s.clock.advance(HOUR)
  await settleAtProvider(s, reference, 'success')
  await sendWebhook(s, webhookBody(reference, CARD))
  expect((await withdraw(player, '5000')).hold?.reason).toBe('card-money')
})

test('of which a part waits in a withdrawal waits with what is left of it', async () => {
  const player = await shutOut()
  expect((await withdraw(player, '3000')).hold?.reason).toBe('card-money')
  await s.fund(player.playerId, kobo(2_000), 'winnings')
  expect((await withdraw(player, '2000')).state).toBe('requested')
  expect((await withdraw(player, '500')).hold?.reason).toBe('card-money')
})

test('that is taken back while it waits does not go out: a person gives it back, and it pays the debt', async () => {
  const player = await shutOut()
  const { id } = await withdraw(player, '5000')
  await s.clock.advance(5 * DAY)
  await setSandboxTakenBack(s.db, player.reference, CARD, false)
  await followTakeBacks(s.service, player.reference)
  await pass(s, 9 * 86_400, 5)
  expect([await stateOf(player, id), bank.sent, await openCases(s, id)]).toEqual(['held', [], ['hold-over']])
  await giveBackByHand(s.db, byHand(id))
  expect((await ask(s, player.token, { amount: '5000' })).refusal).toBe('debt-open')
  const moved = await s.call(moveWinnings, {
    token: player.token,
    key: newKey(),
    body: { amount: '5000' },
  })
  expect(moved.status).toBe(200)
  expect(await walletsOf(s, player.playerId)).toMatchObject({ play: 0, winnings: 0 })
})

test('that is taken back while a person looks at its withdrawal does not go out by a look at the amount', async () => {
  const player = await shutOut()
  const { id } = await withdraw(player, '5000')
  await hold(s.db, { ...byHand(id), reason: 'large-amount', hours: 24 })
  await setSandboxTakenBack(s.db, player.reference, CARD, false)
  await followTakeBacks(s.service, player.reference)
  const { randomness } = s.service.ports
  const said = await runCommand({ ...s.service, randomness }, ['approve', id, 'Bola', 'looked at it'])
  expect(said).toContain('stays: a payment of its player was taken back')
  expect(await openCases(s, id)).toEqual(['hold-over'])
  await pass(s, 0, 5)
  expect([await stateOf(player, id), bank.sent, await openCases(s, id)]).toEqual(['held', [], ['hold-over']])
  expect((await letGo(s.service, 'release', byHand(id))).state).toBe('reserved')
})

test('that is taken back while its withdrawal waits for another reason does not go out when that has passed', async () => {
  const player = await shutOut()
  const { id } = await withdraw(player, '5000')
  await hold(s.db, { ...byHand(id), reason: 'new-phone', hours: 23 })
  await setSandboxTakenBack(s.db, player.reference, CARD, false)
  await followTakeBacks(s.service, player.reference)
  await pass(s, 23 * 3_600, 5)
  expect([await stateOf(player, id), bank.sent, await openCases(s, id)]).toEqual(['held', [], ['hold-over']])
})

/** Withdraws ₦500 won before, so nothing waits for the card's sum, which its owner then takes back. */
const beforeTakeBack = async () => {
  const { reference, ...player } = await shutOut(kobo(500))
  const { id } = await withdraw(player, '500')
  const takeBack = async (naira: number) => {
    await s.clock.advance(1_000)
    await setSandboxTakenBack(s.db, reference, kobo(naira), false)
    await followTakeBacks(s.service, reference)
  }
  return { player, id, takeBack }
}

test('that is taken back while its withdrawal waits for our own balance stops it: it goes out only as a person releases it, until more is taken back', async () => {
  const { player, id, takeBack } = await beforeTakeBack()
  bank.script.send = () => ({ outcome: 'unsent', reason: 'Your balance is not enough' })
  await pass(s, 0)
  expect([await stateOf(player, id), bank.sent.length]).toEqual(['requested', 1])
  await takeBack(1_000)
  await pass(s, 900, 5)
  expect([await stateOf(player, id), bank.sent.length]).toEqual(['held', 1])
  expect(await openCases(s, id)).toEqual(['funds', 'hold-over'])
  const { hold } = (await s.call(contract.getWithdrawal, { token: player.token, params: { id } })).data
  expect([hold!.reason, Date.parse(hold!.until) > s.clock.now()]).toEqual(['security', true])
  await letGo(s.service, 'release', byHand(id))
  await pass(s, 5)
  expect([await stateOf(player, id), bank.sent.length]).toEqual(['requested', 2])
  await takeBack(2_000)
  await pass(s, 900, 5)
  expect([await stateOf(player, id), bank.sent.length]).toEqual(['held', 2])
  bank.script.send = () => ({ outcome: 'accepted' })
  await letGo(s.service, 'release', byHand(id))
  await pass(s, 5, 60)
  expect(await stateOf(player, id)).toBe('paid')
})

test('that is taken back while nobody knows of its withdrawal stops no transfer that arrived, and repeats none that was lost', async () => {
  const { player, id, takeBack } = await beforeTakeBack()
  bank.script.send = () => 'lost'
  await pass(s, 0)
  await takeBack(1_000)
  await pass(s, 5, 15, 60, 300, 900, 3_600)
  expect([await stateOf(player, id), bank.sent.length]).toEqual(['sent', 1])
  await s.fund(player.playerId, kobo(1_000))
  await payDebts(s.service)
  bank.script.send = () => ({ outcome: 'accepted' })
  await pass(s, 3_600, 3_600)
  expect([await stateOf(player, id), bank.sent.length]).toEqual(['paid', 2])
})

test('waits on after a review that is approved, and goes out where the operator releases it', async () => {
  const player = await shutOut()
  const { id } = await withdraw(player, '5000')
  await hold(s.db, { ...byHand(id), reason: 'large-amount', hours: 24 })
  expect(await letGo(s.service, 'approve', byHand(id))).toMatchObject({
    state: 'held',
    hold_reason: 'card-money',
  })
  expect((await letGo(s.service, 'release', byHand(id))).state).toBe('reserved')
  await pass(s, 0, 5)
  expect(await stateOf(player, id)).toBe('paid')
})
