// What a person can make go wrong in a sandbox: each thing that /sandbox lists, seen as a player sees it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as account from '#src/contract/account.ts'
import * as wallet from '#src/contract/wallet.ts'
import * as withdrawals from '#src/contract/withdrawals.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { formatMoney, kobo } from '#src/lib/money.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { reconcileTopUps } from '#server/deeds/top-ups/reconcile-top-ups.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { MAGIC_MAILBOXES, MAGIC_NUMBERS } from '#server/ports/magic-addresses.ts'
import { MAGIC_TOP_UPS } from '#server/ports/payments-sandbox.ts'
import { MAGIC_ACCOUNTS, MAGIC_AMOUNTS } from '#server/ports/payouts-sandbox.ts'
import { MailRefused } from '#server/ports/ports.ts'
import { newKey, walletsOf } from '../support/play.ts'
import { makeService, newAddress, type TestService } from '../support/service.ts'
import { ask, openCases, pass, winnerOf } from '../support/withdrawals.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService()
})
afterAll(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

type Opened = { token: string; playerId: number; reference: string }

const open = async (
  by: 'transfer' | 'ussd',
  amount = '500',
  player?: Awaited<ReturnType<typeof winnerOf>>,
) => {
  const { token, playerId } = player ?? (await s.player())
  const answer =
    by === 'transfer'
      ? await s.call(wallet.openTransfer, { token, key: newKey(), body: { amount } })
      : await s.call(wallet.openUssd, { token, key: newKey(), body: { amount, bank: 'uba' } })
  return { token, playerId, refusal: answer.refusal, reference: answer.json.reference as string }
}
const press = (reference: string, form: object) =>
  s.app.request(`/sandbox/checkout/${reference}`, {
    method: 'POST',
    body: new URLSearchParams(Object.entries(form)).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const pageOf = async (reference: string) =>
  (await (await s.app.request(`/sandbox/checkout/${reference}`)).text()).replaceAll(/\s+/g, ' ')
const look = async ({ token, reference }: Opened) =>
  (await s.call(wallet.getTopUp, { token, params: { reference } })).data
const playOf = async ({ playerId }: Opened) => (await walletsOf(s, playerId)).play

test('everything that can be tried is listed on /sandbox', async () => {
  const page = await (await s.app.request('/sandbox')).text()
  const sums = [...MAGIC_AMOUNTS, ...MAGIC_TOP_UPS].map(([naira, what]) => [formatMoney(kobo(naira)), what])
  const phones = MAGIC_NUMBERS.map(([phone, what]) => [displayPhone(phone), what])
  for (const [key, what] of [...sums, ...phones, ...MAGIC_ACCOUNTS, ...MAGIC_MAILBOXES])
    expect(page).toContain(`<li>${key}: ${what}</li>`)
  for (const choice of [
    'Another sender',
    'Another sum',
    'Another currency',
    'tells nobody',
    'ten times',
    'dispute',
  ])
    expect(page).toContain(choice)
})

describe('the payment page', () => {
  test('pays by transfer from another sender and with another sum: what came is credited, and a withdrawal waits for its name', async () => {
    const player = await winnerOf(s, kobo(5_000))
    const opened = await open('transfer', '500', player)
    expect(await pageOf(opened.reference)).toMatch(/name="sender" value="ADA OBI"/)
    await press(opened.reference, { choice: 'pay', amount: '320.50', sender: 'Chidi Eze' })
    expect(await look(opened)).toMatchObject({ state: 'credited', amount: 320.5 * 100 })
    expect((await look(opened)).message).toMatch(/^₦320.50 came instead of ₦500/)
    const { withdrawal } = (await ask(s, player.token)).data
    expect(withdrawal.hold?.reason).toBe('other-payer')
    const own = await open('transfer', '500', player)
    await press(own.reference, { choice: 'pay', sender: 'Obi Ada' })
    expect((await ask(s, player.token)).data.withdrawal.hold).toBeNull()
  })

  test('pays by code with another sum, or in dollars: looked into, and nothing is credited', async () => {
    for (const wrong of [{ amount: '499.99' }, { currency: 'USD' }]) {
      const opened = await open('ussd')
      await press(opened.reference, { choice: 'pay', ...wrong })
      expect((await look(opened)).state).toBe('checking')
      expect(await playOf(opened)).toBe(0)
    }
  })

  test('pays and tells nobody, or tells ten times at once: credited once', async () => {
    const [silent, loud] = [await open('transfer'), await open('ussd')]
    await press(silent.reference, { choice: 'pay', told: '0' })
    expect((await look(silent)).state).toBe('waiting')
    await s.clock.advance(MINUTE)
    await reconcileTopUps(s.service)
    await press(loud.reference, { choice: 'pay', told: '10' })
    for (const opened of [silent, loud]) {
      expect((await look(opened)).state).toBe('credited')
      expect(await playOf(opened)).toBe(kobo(500))
    }
  })

  test('lets the payer dispute what was paid, get it back or lose, and half be refunded', async () => {
    const opened = await open('transfer')
    await press(opened.reference, { choice: 'pay' })
    const after = async (choice: string) => {
      const answer = await press(opened.reference, { choice })
      expect(answer.headers.get('location')).toBe(`/sandbox/checkout/${opened.reference}`)
      return playOf(opened)
    }
    expect(await after('dispute')).toBe(0)
    expect((await look(opened)).message).toMatch(/yet to decide/)
    expect(await pageOf(opened.reference)).toContain('yet to decide')
    expect(await after('won')).toBe(kobo(500))
    expect(await after('refund')).toBe(kobo(250))
    expect(await after('lost')).toBe(0)
  })

  test.each([{ amount: '0' }, { amount: '1.001' }, { amount: 'much' }, { currency: 'EUR' }, { told: '11' }])(
    'refuses %o, and nothing has changed',
    async wrong => {
      const opened = await open('transfer')
      expect((await press(opened.reference, { choice: 'pay', ...wrong })).status).toBe(422)
      expect((await look(opened)).state).toBe('waiting')
    },
  )
})

test('a top-up of ₦701 cannot be opened, and one of ₦702 cannot be asked about for two minutes', async () => {
  expect((await open('transfer', '701')).refusal).toBe('provider-down')
  const opened = await open('transfer', '702')
  await press(opened.reference, { choice: 'pay' })
  expect((await look(opened)).state).toBe('checking')
  const asked = { token: opened.token, params: { reference: opened.reference } }
  expect((await s.call(wallet.askAboutTopUp, asked)).refusal).toBe('provider-down')
  await s.clock.advance(2 * MINUTE)
  expect((await s.call(wallet.askAboutTopUp, asked)).data.state).toBe('credited')
})

const begin = async (amount: string) => {
  const { token } = await winnerOf(s, kobo(5_000))
  const { id } = (await ask(s, token, { amount })).data.withdrawal
  return {
    id,
    state: async () => (await s.call(withdrawals.getWithdrawal, { token, params: { id } })).data.state,
  }
}

describe('a withdrawal', () => {
  test('of ₦507 calls a person for a code, and is paid after five minutes', async () => {
    const it = await begin('507')
    await pass(s, 1, 5, 15)
    expect(await openCases(s, it.id)).toEqual(['otp'])
    await pass(s, 60, 300)
    expect(await it.state()).toBe('paid')
  })

  test('of ₦508 is told with one kobo more: a person is called, and nothing is settled', async () => {
    const it = await begin('508')
    await pass(s, 1, 5, 15)
    expect(await openCases(s, it.id)).toEqual(['amount'])
    expect(await it.state()).not.toBe('paid')
  })

  test('of ₦509 is lost, sent again under its reference and paid once', async () => {
    const it = await begin('509')
    await pass(s, 1, 5, 15, 60, 300, 900)
    expect(await it.state()).toBe('paid')
    expect(await s.db.many`select state from payout_attempt where withdrawal_id = ${it.id}`).toEqual([
      { state: 'succeeded' },
    ])
  })
})

test('no code goes to the numbers that are listed, but for the voice call of the first', async () => {
  const [noSms, nothing] = MAGIC_NUMBERS.map(([phone]) => phone) as [string, string]
  for (const phone_number of [noSms, nothing]) {
    const answer = await s.call(account.onboardViaPhone, { body: { phone_number }, address: newAddress() })
    expect(answer.refusal).toBe('code-not-sent')
  }
  const call = { text: 'Your code', channel: 'VOICE', code: '123456' } as const
  await s.service.ports.sms.send({ to: noSms, ...call })
  await expect(s.service.ports.sms.send({ to: nothing, ...call })).rejects.toThrow('nothing')
})

const mailTo = (to: string) => s.service.ports.mail.send({ id: to, to, subject: 'Hello', text: 'Hello' })

test('an e-mail to the addresses that are listed is refused for good, or is tried again', async () => {
  await expect(mailTo('ada@refuses.example')).rejects.toBeInstanceOf(MailRefused)
  await expect(mailTo('ada@silent.example')).rejects.not.toBeInstanceOf(MailRefused)
})
