// Bids paid by card: placed by the service once the money is in, even if the player has left.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBids, listBids } from '#src/contract/items/items.ts'
import { getTopUp } from '#src/contract/wallet.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { createService } from '#server/create-service.ts'
import { setTopUpState } from '#server/db/queries/money/top-ups.ts'
import { reconcileTopUps } from '#server/deeds/top-ups/reconcile-top-ups.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { post, walletsOf } from '#server/ledger/transfers.ts'
import { readSettings } from '#server/settings.ts'
import { bidFor, CLOSE, crowd, openRice, operate } from '../support/items.ts'
import { newKey } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'
import { sendWebhook, settleAtProvider, webhookBody } from '../support/top-ups.ts'
import * as wallets from '#src/lib/language/wallets.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService()
  await s.runDue()
  await openRice(s)
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

const one = (chances = 2) => [{ item_id: 'rice-1', amount_type: 'easy' as const, chances }]

const byCard = async (token: string, chances = 2, key = newKey()) => {
  const { data } = await bidFor(s, token, chances * 50, one(chances), { key, from: 'card' })
  return { key, reference: data.reference!, opened: data }
}
const paid = async (reference: string, times = 1) => {
  await settleAtProvider(s, reference, 'success')
  for (let at = 0; at < times; at++) await sendWebhook(s, webhookBody(reference, kobo(100)))
}
const bidsOf = async (token: string) => (await s.call(listBids, { token })).data.results
const meant = async (token: string, reference: string) =>
  (await s.call(getTopUp, { token, params: { reference } })).data.slip
const asked = async (token: string, key: string) => (await s.call(findBids, { token, params: { key } })).data

test('a settled card payment places the bids it was opened for by itself, once over repeated messages and two nodes §1.8 §3.34', async () => {
  const player = await s.player()
  const { key, reference, opened } = await byCard(player.token)
  expect(opened).toMatchObject({ bids: [], payment_link: `/sandbox/checkout/${reference}` })
  expect((await byCard(player.token, 2, key)).reference).toBe(reference)
  expect((await asked(player.token, key)).answer).toMatchObject({ bids: [], reference })
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1' }
  const other = await createService(readSettings(settings), {
    db: s.db,
    clock: s.clock,
    print: () => undefined,
  })
  await settleAtProvider(s, reference, 'success')
  await Promise.all([
    ...Array.from({ length: 3 }, () => sendWebhook(s, webhookBody(reference, kobo(100)))),
    reconcileTopUps(other.service),
    sendWebhook({ ...s, app: other.app }, webhookBody(reference, kobo(100))),
  ])
  await paid(reference)
  const [bid, ...more] = await bidsOf(player.token)
  expect(more).toEqual([])
  expect(bid).toMatchObject({ bidAmount: kobo(100), purchaseType: 'play' })
  expect(await meant(player.token, reference)).toEqual({
    game_play_id: bid!.bidId,
    kind: 'bid',
    bought: true,
    decided: true,
    message: 'Your bids are placed',
  })
  expect(await walletsOf(s.db, player.playerId)).toEqual({ play: 0, bonus: 0, winnings: 0 })
  // The player who opened it finds the bid by the payment's key, with its PIN.
  const found = await asked(player.token, key)
  expect(found.answer!.bids).toMatchObject([
    { bidId: bid!.bidId, cashoutPin: expect.stringMatching(/^\d{6}$/) },
  ])
})

test('the process that credited the money may die before anything is placed: the next one places the bids', async () => {
  const player = await s.player()
  const { reference } = await byCard(player.token)
  const credit = `player:${player.playerId}:play`
  await s.db.tx(async tx => {
    const amount = kobo(100)
    await post(tx, [{ debit: 'clearing:card', credit, amount, kind: 'top_up', cause: reference }])
    await setTopUpState(tx, reference, 'credited', 'added')
  })
  expect(await bidsOf(player.token)).toEqual([])
  await s.clock.advance(MINUTE)
  for (let at = 0; at < 2; at++) await reconcileTopUps(s.service)
  expect(await bidsOf(player.token)).toMatchObject([{ bidAmount: kobo(100) }])
  expect((await meant(player.token, reference))!.bought).toBe(true)
})

test('of an item that sells out or closes meanwhile the money stays in the play wallet, told so, and no sentence says that nothing was charged', async () => {
  const [slow, late] = [await s.player(), await s.player()]
  const first = await byCard(slow.token)
  const second = await byCard(late.token)
  await crowd(s, 'rice-1', 36)
  await paid(first.reference, 2)
  expect(await meant(slow.token, first.reference)).toEqual({
    game_play_id: '',
    kind: 'bid',
    bought: false,
    decided: true,
    message: `Fewer numbers are left than you asked for, so no bid was placed: take fewer, or another item. The money is in your ${wallets.play}`,
  })
  expect((await asked(slow.token, first.key)).answer).toMatchObject({
    bids: [],
    payment_link: null,
    message: expect.stringContaining(`The money is in your ${wallets.play}`),
  })
  await s.clock.set(CLOSE)
  await paid(second.reference)
  expect((await meant(late.token, second.reference))!.message).toMatch(/^The payment came late, so no bid/)
  for (const { playerId } of [slow, late])
    expect(await walletsOf(s.db, playerId)).toEqual({ play: kobo(100), bonus: 0, winnings: 0 })
  expect(await bidsOf(slow.token)).toEqual([])
})

test('no card is charged for bids that would be refused now, and the smallest top-up is charged for less §5.18', async () => {
  const player = await s.player()
  const refusal = async (amount: number, chances: number) =>
    (await bidFor(s, player.token, amount, one(chances), { from: 'card' })).refusal
  expect(await refusal(150, 3)).toBe('item-cap')
  expect(await refusal(50, 2)).toBe('price-differs')
  const { reference } = await byCard(player.token, 1)
  await settleAtProvider(s, reference, 'success')
  await sendWebhook(s, webhookBody(reference, kobo(100)))
  expect(await bidsOf(player.token)).toMatchObject([{ bidAmount: kobo(50) }])
  expect((await walletsOf(s.db, player.playerId)).play).toBe(kobo(50))
  await s.clock.set(CLOSE)
  expect(await refusal(50, 1)).toBe('item-closed')
  expect((await asked(player.token, newKey())).state).toBe('unknown')
})

test('the operator holds and resumes awoof as every game: held, no bid is taken, from wallet or by card', async () => {
  const player = await s.player(kobo(500))
  const { reference } = await byCard(player.token)
  expect(await operate(s, 'hold', 'awoof', 'The', 'shop', 'is', 'silent')).toContain('awoof is held')
  expect(await operate(s, 'show')).toContain('awoof: items, held since')
  for (const from of ['play', 'card'] as const)
    expect((await bidFor(s, player.token, 50, one(1), { from })).refusal).toBe('game-held')
  await paid(reference)
  expect((await meant(player.token, reference))!.message).toContain(`The money is in your ${wallets.play}`)
  expect(await walletsOf(s.db, player.playerId)).toMatchObject({ play: kobo(600) })
  expect(await operate(s, 'resume', 'awoof')).toBe('awoof is sold again.')
  expect((await bidFor(s, player.token, 50, one(1))).refusal).toBe('')
})
