// Topping up by bank transfer and USSD, and what becomes of money that left the bank.
import { asIs } from '#server/db/sql.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as wallet from '#src/contract/wallet.ts'
import { HOUR, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { reconcileTopUps } from '#server/deeds/top-ups/reconcile-top-ups.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { newKey, walletsOf } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'
import {
  chooseAtCheckout,
  sandboxOf,
  sendWebhook,
  settleAtProvider,
  webhookBody,
} from '../support/top-ups.ts'
import * as wallets from '#src/lib/language/wallets.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService()
})
afterAll(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

const transfer = (token: string, amount = '500', key = newKey()) =>
  s.call(wallet.openTransfer, { token, key, body: { amount } })
const ussd = (token: string, bank: unknown = 'gtbank', amount = '500') =>
  s.call(wallet.openUssd, { token, key: newKey(), wrongBody: { amount, bank } })
const debited = (token: string, reference: string) =>
  s.call(wallet.askAboutTopUp, { token, params: { reference } })
const look = async (token: string, reference: string) =>
  (await s.call(wallet.getTopUp, { token, params: { reference } })).data
const playOf = async ({ playerId }: { playerId: number }) => (await walletsOf(s, playerId)).play

test('a transfer gets an account of its own for half an hour, and is credited once when it arrives', async () => {
  const player = await s.player()
  const { reference, pay_to, state, channel } = (await transfer(player.token)).data
  expect([state, channel]).toEqual(['waiting', 'transfer'])
  expect(pay_to).toMatchObject({ kind: 'transfer', bank_name: 'Sandbox Bank' })
  if (pay_to?.kind !== 'transfer') throw new Error('no account')
  expect(pay_to.account_number).toMatch(/^99\d{8}$/)
  expect(Date.parse(pay_to.until) - s.clock.now()).toBe(30 * MINUTE)
  await settleAtProvider(s, reference, 'success')
  const bodies = Array.from({ length: 20 }, () => sendWebhook(s, webhookBody(reference, 50_000)))
  expect(new Set((await Promise.all(bodies)).map(it => it.status))).toEqual(new Set([200]))
  expect(await playOf(player)).toBe(kobo(500))
  expect(await look(player.token, reference)).toMatchObject({ state: 'credited', pay_to: null })
})

test.each([
  ['gtbank', '737'],
  ['uba', '919'],
  ['sterling', '822'],
  ['zenith', '966'],
])('a top-up by USSD of %s begins with its own code', async (bank, code) => {
  const player = await s.player()
  const { reference, pay_to, channel } = (await ussd(player.token, bank)).data
  expect([channel, pay_to]).toMatchObject(['ussd', { kind: 'ussd', bank }])
  expect(pay_to).toHaveProperty('code', expect.stringMatching(new RegExp(`^\\*${code}\\*000\\*\\d{6}#$`)))
  await chooseAtCheckout(s, `/sandbox/checkout/${reference}`, 'pay')
  expect(await playOf(player)).toBe(kobo(500))
})

test('twenty taps with one key open one account, and another amount under that key is refused', async () => {
  const player = await s.player()
  const key = newKey()
  const charge = vi.spyOn(sandboxOf(s), 'charge')
  const answers = await Promise.all(Array.from({ length: 20 }, () => transfer(player.token, '700', key)))
  expect(charge).toHaveBeenCalledTimes(1)
  charge.mockRestore()
  expect(new Set(answers.map(it => JSON.stringify(it.data.pay_to))).size).toBe(1)
  expect((await transfer(player.token, '800', key)).refusal).toBe('key-reused')
  expect((await s.call(wallet.listTopUps, { token: player.token })).data.count).toBe(1)
})

test('a provider that is down is named, and the same key gets its account later', async () => {
  const { token } = await s.player()
  const key = newKey()
  const charge = vi.spyOn(sandboxOf(s), 'charge').mockRejectedValueOnce(new Error('502'))
  expect((await transfer(token, '700', key)).refusal).toBe('provider-down')
  charge.mockRestore()
  const [row] = (await s.call(wallet.listTopUps, { token })).data.results
  expect(row).toMatchObject({ state: 'failed', message: 'No account number was made' })
  const { reference, state, pay_to } = (await transfer(token, '700', key)).data
  expect([reference, state]).toEqual([row!.reference, 'waiting'])
  expect(pay_to).not.toBeNull()
})

test.each([
  ['less than ₦100', { amount: '99.99' }],
  ['three decimals', { amount: '500.001' }],
  ['a bank without a code', { bank: 'nobank' }],
])('%s opens nothing', async (_, wrong) => {
  const { token } = await s.player()
  const { amount = '500', bank = 'uba' } = wrong as { amount?: string; bank?: string }
  expect((await ussd(token, bank, amount)).refusal).toBe('bad-input')
  expect((await s.call(wallet.listTopUps, { token })).data.count).toBe(0)
})

test('“I was debited” asks the provider by the reference, says so where nothing came, and credits what did', async () => {
  const player = await s.player()
  const { reference } = (await transfer(player.token)).data
  const verify = vi.spyOn(sandboxOf(s), 'verify')
  expect((await debited(player.token, reference)).data.state).toBe('waiting')
  await settleAtProvider(s, reference, 'success')
  const answers = await Promise.all(Array.from({ length: 10 }, () => debited(player.token, reference)))
  expect(new Set(answers.map(it => it.data.state))).toEqual(new Set(['credited']))
  expect(verify.mock.calls.every(([asked]) => asked === reference)).toBe(true)
  verify.mockRestore()
  expect(await playOf(player)).toBe(kobo(500))
})

test('“I was debited” about somebody else’s payment, or while the provider is silent, moves nothing', async () => {
  const [player, other] = [await s.player(), await s.player()]
  const { reference } = (await transfer(player.token)).data
  await settleAtProvider(s, reference, 'success')
  expect((await debited(other.token, reference)).refusal).toBe('not-found')
  const verify = vi.spyOn(sandboxOf(s), 'verify').mockRejectedValue(new Error('timeout'))
  const silent = await debited(player.token, reference)
  verify.mockRestore()
  expect([silent.refusal, silent.json.message]).toEqual([
    'provider-down',
    'Our payment partner is not answering. Please ask again in a minute: nothing is lost',
  ])
  expect([await playOf(player), await playOf(other)]).toEqual([0, 0])
})

test('an account nobody paid into expires an hour after it closed, and money that comes late is credited all the same', async () => {
  const player = await s.player()
  const { reference } = (await transfer(player.token)).data
  await s.clock.advance(HOUR)
  await reconcileTopUps(s.service)
  expect((await look(player.token, reference)).state).toBe('waiting')
  await s.clock.advance(31 * MINUTE)
  await reconcileTopUps(s.service)
  expect(await look(player.token, reference)).toMatchObject({ state: 'expired', pay_to: null })
  await settleAtProvider(s, reference, 'success')
  await sendWebhook(s, webhookBody(reference, 50_000))
  expect(await playOf(player)).toBe(kobo(500))
})

test.each([
  ['one kobo less', -1, '₦499.99'],
  ['a third of it', -33_333, '₦166.67'],
  ['ten times as much', 450_000, '₦5,000'],
])(
  'of a transfer of another sum (%s) what came is credited, once, and the player is told',
  async (_, off, sum) => {
    const player = await s.player()
    const { reference } = (await transfer(player.token)).data
    await s.db.many`update sandbox_payment set amount = amount + ${off} where reference = ${reference}`
    await settleAtProvider(s, reference, 'success')
    const answers = await Promise.all(Array.from({ length: 5 }, () => debited(player.token, reference)))
    for (let again = 0; again < 3; again++) await sendWebhook(s, webhookBody(reference, 50_000))
    expect(answers.at(-1)!.status).toBe(200)
    expect(await look(player.token, reference)).toMatchObject({
      state: 'credited',
      amount: 50_000 + off,
      message: `${sum} came instead of ₦500. All of it has been added to your ${wallets.play}`,
    })
    expect(await playOf(player)).toBe(50_000 + off)
    expect(await checkInvariants(s.db)).toEqual([])
  },
)

test('a payment by USSD of another sum, and one in another currency, is looked into and not credited', async () => {
  for (const wrong of ['amount = amount - 1', `currency = 'USD'`]) {
    const player = await s.player()
    const opened = wrong.startsWith('amount') ? await ussd(player.token) : await transfer(player.token)
    const { reference } = opened.data
    await s.db.many`update sandbox_payment set ${asIs(wrong)} where reference = ${reference}`
    await settleAtProvider(s, reference, 'success')
    const { state, message } = (await debited(player.token, reference)).data
    expect([state, message]).toEqual(['checking', expect.stringMatching(/has reached us.*do not pay again$/)])
    expect(await playOf(player)).toBe(0)
  }
})
