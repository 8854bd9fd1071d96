import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getTopUp, listTopUps } from '#src/contract/wallet.ts'
import { setLimit } from '#src/contract/players/safer-play.ts'
import { lotteryPayment } from '#src/contract/games.ts'
import { kobo } from '#src/lib/money.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/lagos-time.ts'
import { buyWith } from '#server/deeds/top-ups/buy-with-top-up.ts'
import { creditTopUp } from '#server/deeds/top-ups/credit-top-up.ts'
import { reconcileTopUps } from '#server/deeds/top-ups/reconcile-top-ups.ts'
import { listUncheckedTopUps } from '#server/db/queries/money/top-ups.ts'
import { UnderWay } from '#server/lib/under-way.ts'
import { onDatabase } from '#server/service.ts'
import { makeService, type TestService } from '../support/service.ts'
import { newKey, payFor, register, someLines, walletsOf } from '../support/play.ts'
import { bidFor, openRice } from '../support/items.ts'
import {
  cardBody,
  chooseAtCheckout,
  openCard,
  sandboxOf,
  sendWebhook,
  settleAtProvider,
  webhookBody,
} from '../support/top-ups.ts'
import * as wallets from '#src/lib/language/wallets.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService()
  await s.runDue()
})
afterAll(() => s.close())

const stateOf = async (token: string, reference: string) =>
  (await s.call(getTopUp, { token, params: { reference } })).data

const limit = (kind: 'stake' | 'loss', amount: string) => ({ kind, period: 'day', amount }) as const

describe('opening a top-up', () => {
  test('a card payment sends exactly the five fields and answers with a payment link §7.53, 3.34, 7.29', async () => {
    const { token } = await s.player()
    const body = {
      amount: '500',
      card_payment: true,
      from_play_wallet: false,
      game_play_id: '',
      from_referral_wallet: false,
    }
    const answer = await s.call(lotteryPayment, { token, key: newKey(), body: body as never })
    expect(answer.status).toBe(200)
    expect(answer.json.payment_link).toMatch(/^\/sandbox\/checkout\/tu-[0-9a-f]{40}$/)
    expect(answer.json.success).toBeNull()
  })

  test('less than ₦100 is refused by name and opens nothing', async () => {
    const { token } = await s.player()
    const answer = await openCard(s, token, '99.99')
    expect([answer.status, answer.refusal]).toEqual([422, 'amount-too-small'])
    expect((await s.call(listTopUps, { token })).data.count).toBe(0)
    expect((await openCard(s, token, '100')).status).toBe(200)
  })

  test('for a slip or bids that the player’s own limit would refuse is refused before the card is charged', async () => {
    const { token } = await s.player()
    void (await s.call(setLimit, { token, body: limit('stake', '100') })).data
    const { slipId } = await register(s, { token, lines: someLines(3) })
    expect((await openCard(s, token, '300', slipId)).refusal).toBe('stake-limit')
    void (await s.call(setLimit, { token, body: limit('loss', '50') })).data
    const bids = [{ item_id: await openRice(s), amount_type: 'steady', chances: 1 } as const]
    expect((await bidFor(s, token, 100, bids, { from: 'card' })).refusal).toBe('loss-limit')
    expect((await s.call(listTopUps, { token })).data.count).toBe(0)
    expect((await openCard(s, token, '300')).status).toBe(200)
  })

  test('twenty taps with one key open one checkout', async () => {
    const { token } = await s.player()
    const key = newKey()
    const open = vi.spyOn(sandboxOf(s), 'open')
    const answers = await Promise.all(Array.from({ length: 20 }, () => openCard(s, token, '700', '', key)))
    expect(new Set(answers.map(answer => answer.link)).size).toBe(1)
    expect(answers[0]!.status).toBe(200)
    expect(open).toHaveBeenCalledTimes(1)
    open.mockRestore()
    expect((await s.call(listTopUps, { token })).data.count).toBe(1)
  })

  test('the same key with another amount is refused and opens nothing', async () => {
    const { token } = await s.player()
    const key = newKey()
    await openCard(s, token, '700', '', key)
    const answer = await openCard(s, token, '800', '', key)
    expect(answer.refusal).toBe('key-reused')
    expect((await s.call(listTopUps, { token })).data.count).toBe(1)
  })

  test('a provider that is down is named, and the same key opens the checkout later', async () => {
    const { token } = await s.player()
    const key = newKey()
    const open = vi.spyOn(sandboxOf(s), 'open').mockRejectedValueOnce(new Error('no connection'))
    const refused = await openCard(s, token, '700', '', key)
    expect([refused.status, refused.refusal]).toEqual([503, 'provider-down'])
    open.mockRestore()
    const [row] = (await s.call(listTopUps, { token })).data.results
    expect(row).toMatchObject({ state: 'failed', message: 'No payment page was opened' })
    const opened = await openCard(s, token, '700', '', key)
    expect([opened.link, opened.reference]).toEqual([
      expect.stringContaining('/sandbox/checkout/'),
      row!.reference,
    ])
    expect(await stateOf(token, row!.reference)).toMatchObject({
      state: 'waiting',
      message: 'Waiting for your payment',
      settled_at: null,
    })
    expect((await s.call(listTopUps, { token })).data.count).toBe(1)
  })

  test('what a provider that was down never opened counts for no limit, until the same key opens it', async () => {
    const { token } = await s.player()
    const limit = { kind: 'top-up' as const, period: 'day' as const, amount: '1000' }
    expect((await s.call(setLimit, { token, body: limit })).status).toBe(200)
    const key = newKey()
    const open = vi.spyOn(sandboxOf(s), 'open').mockRejectedValue(new Error('no connection'))
    expect((await openCard(s, token, '800', '', key)).refusal).toBe('provider-down')
    expect((await openCard(s, token, '900')).refusal).toBe('provider-down')
    open.mockRestore()
    expect((await openCard(s, token, '600')).status).toBe(200)
    expect((await openCard(s, token, '800', '', key)).refusal).toBe('top-up-limit')
    const states = (await s.call(listTopUps, { token })).data.results.map(it => it.state)
    expect(states.toSorted()).toEqual(['failed', 'failed', 'waiting'])
  })

  test('money that comes for what was said not to be opened is credited, told or not', async () => {
    const { token, playerId } = await s.player()
    const sandbox = sandboxOf(s)
    const really = sandbox.open.bind(sandbox)
    const open = vi.spyOn(sandbox, 'open').mockImplementation(async it => {
      await really(it)
      throw new Error('the answer is lost')
    })
    expect((await openCard(s, token, '300')).refusal).toBe('provider-down')
    expect((await openCard(s, token, '400')).refusal).toBe('provider-down')
    open.mockRestore()
    const rows = (await s.call(listTopUps, { token })).data.results
    for (const { reference } of rows) await settleAtProvider(s, reference, 'success')
    const told = rows.find(it => it.amount === kobo(300))!
    await sendWebhook(s, webhookBody(told.reference, kobo(300)))
    expect((await walletsOf(s, playerId)).play).toBe(kobo(300))
    await s.clock.advance(MINUTE)
    await reconcileTopUps(s.service)
    expect((await walletsOf(s, playerId)).play).toBe(kobo(700))
  })

  test('a slip of somebody else, an unknown one and a paid one cannot be paid by card', async () => {
    const a = await s.player(kobo(500))
    const b = await s.player()
    const { slipId, price } = await register(s, { token: a.token })
    expect((await openCard(s, b.token, '100', slipId)).refusal).toBe('slip-unknown')
    expect((await openCard(s, b.token, '100', crypto.randomUUID())).refusal).toBe('slip-unknown')
    await payFor(s, a.token, slipId, price)
    expect((await openCard(s, a.token, '100', slipId)).refusal).toBe('slip-paid')
  })

  const wrong: [string, object, string][] = [
    ['amount', { amount: '' }, 'This field is required'],
    ['amount', { amount: 'much' }, 'Enter an amount in naira, like 500'],
    ['amount', { amount: '-5' }, 'Enter an amount in naira, like 500'],
    ['amount', { amount: '1e9' }, 'Enter an amount in naira, like 500'],
    ['amount', { amount: '10000001' }, 'At most ₦10,000,000 at once'],
    ['amount', { amount: 500 }, 'This field is required'],
    ['game_play_id', { game_play_id: 'mine' }, ''],
    ['card_payment', { card_payment: 'true' }, ''],
    ['from_play_wallet', { from_play_wallet: undefined }, ''],
  ]
  test.each(wrong)('a payment with a wrong %s %o is refused by its field', async (field, change, words) => {
    const { token } = await s.player()
    const answer = await s.call(lotteryPayment, {
      token,
      key: newKey(),
      wrongBody: { ...cardBody('500'), ...change },
    })
    expect([answer.status, answer.refusal]).toEqual([422, 'bad-input'])
    expect(Object.keys(answer.json)).toEqual([field])
    if (words) expect(answer.json[field]).toBe(words)
  })

  test.each([
    [true, true, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
    [false, false, false],
  ])('card %s, play wallet %s, referral wallet %s is not one way to pay §3.34', async (card, play, bonus) => {
    const { token } = await s.player(kobo(1000))
    const answer = await s.call(lotteryPayment, {
      token,
      key: newKey(),
      body: {
        ...cardBody('500'),
        card_payment: card,
        from_play_wallet: play,
        from_referral_wallet: bonus,
      },
    })
    expect(answer.refusal).toBe('pay-from-one')
  })

  test('a payment without an Idempotency-Key is refused', async () => {
    const { token } = await s.player()
    const answer = await s.call(lotteryPayment, { token, body: cardBody('500') })
    expect([answer.status, answer.refusal]).toEqual([400, 'key-missing'])
  })
})

describe('the sandbox checkout', () => {
  test('says that it is no real money, loads no inline style or script, and pays through the signed webhook', async () => {
    const { token, playerId } = await s.player()
    const { reference, link } = await openCard(s, token, '1500')
    expect((await stateOf(token, reference)).state).toBe('waiting')
    const page = await (await s.app.request(link)).text()
    expect(page).toContain('Sandbox payment page, no real money')
    expect(page).toContain('₦1,500.00')
    expect(page).not.toMatch(/<script|<style|style=|onclick/i)
    expect((await s.app.request('/sandbox/checkout.css')).headers.get('content-type')).toContain('text/css')
    const paid = await chooseAtCheckout(s, link, 'pay')
    expect(paid.status).toBe(303)
    expect(paid.headers.get('location')).toBe(
      `/fund-wallet/paystack-fund-status?reference=${reference}&returned=yes`,
    )
    const topUp = await stateOf(token, reference)
    expect(topUp).toMatchObject({ state: 'credited', amount: kobo(1500), channel: 'card', slip: null })
    expect(topUp.settled_at).not.toBeNull()
    expect((await walletsOf(s, playerId)).play).toBe(kobo(1500))
    // The page again, and its button again: still paid once.
    expect(await (await s.app.request(link)).text()).toContain('This payment has been made')
    await chooseAtCheckout(s, link, 'pay')
    await chooseAtCheckout(s, link, 'decline')
    expect((await walletsOf(s, playerId)).play).toBe(kobo(1500))
    expect((await stateOf(token, reference)).state).toBe('credited')
  })

  test('Decline fails the top-up, a second try with a good card is still credited once', async () => {
    const { token, playerId } = await s.player()
    const { reference, link } = await openCard(s, token, '300')
    await chooseAtCheckout(s, link, 'decline')
    expect((await stateOf(token, reference)).state).toBe('failed')
    expect((await walletsOf(s, playerId)).play).toBe(0)
    await chooseAtCheckout(s, link, 'pay')
    expect((await stateOf(token, reference)).state).toBe('credited')
    expect((await walletsOf(s, playerId)).play).toBe(kobo(300))
  })

  test('Pay later leaves the top-up waiting with its link', async () => {
    const { token } = await s.player()
    const { reference, link } = await openCard(s, token, '300')
    expect((await chooseAtCheckout(s, link, 'later')).status).toBe(303)
    expect(await stateOf(token, reference)).toMatchObject({ state: 'waiting', payment_link: link })
  })

  test('an unknown checkout and an unknown button are refused', async () => {
    const { token } = await s.player()
    const { link } = await openCard(s, token, '300')
    expect((await s.app.request('/sandbox/checkout/tu-0')).status).toBe(404)
    expect((await chooseAtCheckout(s, link, 'steal')).status).toBe(422)
    expect((await chooseAtCheckout(s, '/sandbox/checkout/tu-0', 'pay')).status).toBe(404)
  })
})

/** A node whose purchases end like this. */
const nodeThat = (ask: TestService['service']['counter']['purchases']['ask']): TestService['service'] => {
  const { counter } = s.service
  const purchases = { ...counter.purchases, ask }
  return { ...s.service, counter: { ...counter, purchases, tickets: new UnderWay() } }
}
const paidAtProvider = async () => {
  const { token } = await s.player()
  const { slipId } = await register(s, { token })
  const { reference } = await openCard(s, token, '100', slipId)
  await settleAtProvider(s, reference, 'success')
  return { token, reference }
}

describe('a top-up that is to pay a slip', () => {
  test('buys the ticket when the money has arrived, once', async () => {
    const { token, playerId } = await s.player()
    const { slipId } = await register(s, { token, stake: 200 })
    const { reference, link } = await openCard(s, token, '200', slipId)
    await chooseAtCheckout(s, link, 'pay')
    const { slip } = await stateOf(token, reference)
    expect(slip).toEqual({
      game_play_id: slipId,
      bought: true,
      kind: 'ticket',
      decided: true,
      message: 'Your ticket is bought',
    })
    expect((await walletsOf(s, playerId)).play).toBe(0)
    await chooseAtCheckout(s, link, 'pay')
    const { count } = (await s.db.one<{ count: number }>`
      select count(*) as count from ticket where player_id = ${playerId}`)!
    expect(count).toBe(1)
  })

  test('buys it even where the player has used a key that looks like the service’s own', async () => {
    const { token, playerId } = await s.player(kobo(100))
    const { slipId } = await register(s, { token, stake: 200 })
    const { reference, link } = await openCard(s, token, '200', slipId)
    const other = await register(s, { token })
    expect((await payFor(s, token, other.slipId, 100, 'play', `top-up-${reference}`)).status).toBe(200)
    await chooseAtCheckout(s, link, 'pay')
    expect((await stateOf(token, reference)).slip?.bought).toBe(true)
    expect((await walletsOf(s, playerId)).play).toBe(0)
  })

  test('keeps the money in the wallet and says so where it is not enough', async () => {
    const { token, playerId } = await s.player()
    const { slipId } = await register(s, { token, stake: 500 })
    const { reference, link } = await openCard(s, token, '200', slipId)
    await chooseAtCheckout(s, link, 'pay')
    const topUp = await stateOf(token, reference)
    expect(topUp.state).toBe('credited')
    expect(topUp.slip).toMatchObject({ bought: false })
    expect(topUp.slip!.message).toContain(`The money is in your ${wallets.play}`)
    expect((await walletsOf(s, playerId)).play).toBe(kobo(200))
  })

  test('says that it bought the ticket where the service stopped right after, and was away for an hour', async () => {
    const { token, playerId } = await s.player()
    await s.runDue()
    const { slipId } = await register(s, { token })
    const { reference } = await openCard(s, token, '100', slipId)
    await settleAtProvider(s, reference, 'success')
    const { service } = s
    const dies = (parts: TemplateStringsArray, ...values: never[]) =>
      parts.join('').includes('set slip_outcome')
        ? Promise.reject(new Error('stopped'))
        : service.db.many(parts, ...values)
    await expect(
      creditTopUp(onDatabase(service, { ...service.db, many: dies as never }), reference),
    ).rejects.toThrow('stopped')
    expect((await stateOf(token, reference)).slip).toMatchObject({ bought: true })
    const began = s.clock.now()
    await s.clock.advance(HOUR)
    await reconcileTopUps(service)
    await s.clock.set(began)
    expect((await stateOf(token, reference)).slip).toMatchObject({
      bought: true,
      message: 'Your ticket is bought',
    })
    expect((await walletsOf(s, playerId)).play).toBe(0)
  })

  const bought = { bought: true, message: 'Your ticket is bought' }

  test('says that it bought the ticket where another node finds it being bought', async () => {
    const { token, reference } = await paidAtProvider()
    const other = nodeThat(async () => ({ outcome: 'twin' }))
    const first = nodeThat(async asked => {
      await expect(buyWith(other, reference)).rejects.toMatchObject({ refusal: 'busy' })
      return s.service.counter.purchases.ask(asked)
    })
    await creditTopUp(first, reference)
    expect((await stateOf(token, reference)).slip).toMatchObject(bought)
  })

  test('says that it bought the ticket where another node is refused because of that', async () => {
    const { token, reference } = await paidAtProvider()
    const other = nodeThat(async asked => {
      await s.service.counter.purchases.ask(asked)
      return { outcome: 'wallet-short' }
    })
    await creditTopUp(other, reference)
    expect((await stateOf(token, reference)).slip).toMatchObject(bought)
  })

  test('buys nothing when the payment comes after the player has gone', async () => {
    const { token, playerId } = await s.player()
    const { slipId } = await register(s, { token })
    const { reference } = await openCard(s, token, '100', slipId)
    const began = s.clock.now()
    await s.clock.advance(31 * MINUTE)
    await settleAtProvider(s, reference, 'success')
    await sendWebhook(s, webhookBody(reference, kobo(100)))
    expect(await stateOf(token, reference)).toMatchObject({ state: 'credited', slip: { bought: false } })
    expect((await walletsOf(s, playerId)).play).toBe(kobo(100))
    await s.clock.set(began)
  })
})

describe('the reconciliation', () => {
  test('credits a payment whose webhook never came, once', async () => {
    const { token, playerId } = await s.player()
    const { reference } = await openCard(s, token, '400')
    await settleAtProvider(s, reference, 'success')
    await s.clock.advance(MINUTE)
    await Promise.all([reconcileTopUps(s.service), reconcileTopUps(s.service)])
    await sendWebhook(s, webhookBody(reference, kobo(400)))
    expect((await stateOf(token, reference)).state).toBe('credited')
    expect((await walletsOf(s, playerId)).play).toBe(kobo(400))
  })

  test('lets an unpaid top-up expire after a day, and credits a success that comes later still', async () => {
    const { token, playerId } = await s.player()
    const { reference } = await openCard(s, token, '400')
    await s.clock.advance(DAY + MINUTE)
    await reconcileTopUps(s.service)
    expect((await stateOf(token, reference)).state).toBe('expired')
    await settleAtProvider(s, reference, 'success')
    await sendWebhook(s, webhookBody(reference, kobo(400)))
    expect((await stateOf(token, reference)).state).toBe('credited')
    expect((await walletsOf(s, playerId)).play).toBe(kobo(400))
  })

  test('asks about a declined payment for some days: a second card may have paid it', async () => {
    const { token, playerId } = await s.player()
    const { reference } = await openCard(s, token, '400')
    await settleAtProvider(s, reference, 'failed')
    await s.clock.advance(MINUTE)
    await reconcileTopUps(s.service)
    const failed = await stateOf(token, reference)
    expect(failed.state).toBe('failed')
    await s.clock.advance(HOUR)
    await reconcileTopUps(s.service)
    expect(await stateOf(token, reference)).toEqual(failed)
    // The second try succeeds, and the provider's message of it gets lost.
    await settleAtProvider(s, reference, 'success')
    await s.clock.advance(HOUR)
    await reconcileTopUps(s.service)
    expect((await stateOf(token, reference)).state).toBe('credited')
    expect((await walletsOf(s, playerId)).play).toBe(kobo(400))
  })

  test('a success after a decline is not forgotten when the provider cannot be asked at once', async () => {
    const { token, playerId } = await s.player()
    const { reference, link } = await openCard(s, token, '400')
    await chooseAtCheckout(s, link, 'decline')
    await settleAtProvider(s, reference, 'success')
    const verify = vi.spyOn(sandboxOf(s), 'verify').mockRejectedValue(new Error('no connection'))
    expect((await sendWebhook(s, webhookBody(reference, kobo(400)))).status).toBe(200)
    expect((await stateOf(token, reference)).state).toBe('checking')
    verify.mockRestore()
    await s.clock.advance(10 * DAY)
    await reconcileTopUps(s.service)
    expect((await walletsOf(s, playerId)).play).toBe(kobo(400))
  })

  test('is asked about those that wait before those that failed, however long these were not asked about', async () => {
    const { token } = await s.player()
    const failed = await openCard(s, token, '300')
    await s.db
      .many`update top_up set state = 'failed', settled_at = game_clock() where reference = ${failed.reference}`
    await s.clock.advance(10 * MINUTE)
    const waits = await openCard(s, token, '300')
    await s.clock.advance(10 * MINUTE)
    const asked = (await listUncheckedTopUps(s.db, 1_000)).map(it => it.reference)
    expect(asked).toContain(failed.reference)
    expect(asked.indexOf(waits.reference)).toBeLessThan(asked.indexOf(failed.reference))
  })

  test('survives a provider that does not answer', async () => {
    const { token, playerId } = await s.player()
    const { reference } = await openCard(s, token, '400')
    await settleAtProvider(s, reference, 'success')
    const verify = vi.spyOn(sandboxOf(s), 'verify').mockRejectedValue(new Error('no connection'))
    expect((await sendWebhook(s, webhookBody(reference, kobo(400)))).status).toBe(200)
    expect((await stateOf(token, reference)).state).toBe('checking')
    expect((await walletsOf(s, playerId)).play).toBe(0)
    verify.mockRestore()
    await s.clock.advance(MINUTE)
    await reconcileTopUps(s.service)
    expect((await stateOf(token, reference)).state).toBe('credited')
    expect((await walletsOf(s, playerId)).play).toBe(kobo(400))
  })
})
