// A forgotten PIN: changed by password and a code, and withdrawals wait afterwards.
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as pins from '#src/contract/pin.ts'
import { getWithdrawal, requestWithdrawal, withdrawalTerms } from '#src/contract/withdrawals.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { listSandboxMessages } from '#server/db/queries/accounts/sandbox-messages.ts'
import type { Db } from '#server/db/db.ts'
import { resetPin } from '#server/deeds/accounts/forgot-pin.ts'
import { checkPin } from '#server/deeds/accounts/check-pin.ts'
import { sendMails } from '#server/deeds/mail/send-mails.ts'
import { onDatabase } from '#server/service.ts'
import { PIN } from '../support/lucky.ts'
import { newKey } from '../support/play.ts'
import { makeService, PASSWORD, type TestService } from '../support/service.ts'
import { ask, pass, winnerOf, wish } from '../support/withdrawals.ts'

const NEW = '9350'
const HOUR = 3_600

let s: TestService
beforeAll(async () => {
  s = await makeService()
})
afterAll(() => s.close())

const askCode = (token: string, password = PASSWORD, otp_option: 'SMS' | 'VOICE' = 'SMS') =>
  s.call(pins.askPinCode, { token, body: { password, otp_option } })
const reset = (token: string, code: string, pin = NEW, confirm_pin = pin) =>
  s.call(pins.resetPin, { token, body: { code, pin, confirm_pin } })
const judge = (playerId: number, pin: string) =>
  checkPin(s.service, { playerId, pin }).then(
    () => 'right',
    (error: { refusal: string }) => error.refusal,
  )
const wrongOf = (code: string) => (code === '123456' ? '123457' : '123456')

const changed = async () => {
  const player = await winnerOf(s, kobo(5_000))
  void (await askCode(player.token)).data
  void (await reset(player.token, await s.lastCode(player.phone))).data
  return player
}

test('a forgotten PIN is changed with the password and the code sent to the player’s own phone', async () => {
  const { token, phone, playerId } = await winnerOf(s, 0)
  expect((await askCode(token)).json).toEqual({ message: 'We have sent you a code by SMS' })
  const code = await s.lastCode(phone)
  expect((await reset(token, code)).json).toEqual({ message: 'Your transaction PIN is changed' })
  expect([await judge(playerId, NEW), await judge(playerId, PIN)]).toEqual(['right', 'pin-wrong'])
  expect((await reset(token, code, '8264')).refusal).toBe('code-expired')
  await sendMails(s.service)
  const [told] = await listSandboxMessages(s.db, phone)
  expect(told!.body).toContain('Your transaction PIN was changed. If that was not you')
})

test('a wrong password sends no code, and after five the next try waits', async () => {
  const { token, phone } = await winnerOf(s, 0)
  const said = []
  for (let n = 0; n < 6; n++) said.push((await askCode(token, 'not the password')).refusal)
  expect(said).toEqual([...Array<string>(5).fill('password-wrong'), 'too-many-tries'])
  expect(await listSandboxMessages(s.db, phone)).toEqual([])
})

test('a second code waits a minute, and the voice call speaks the code of the SMS §2.98', async () => {
  const { token, phone } = await winnerOf(s, 0)
  void (await askCode(token)).data
  const code = await s.lastCode(phone)
  expect((await askCode(token, PASSWORD, 'VOICE')).refusal).toBe('code-too-soon')
  await s.clock.advance(MINUTE)
  expect((await askCode(token, PASSWORD, 'VOICE')).json).toEqual({
    message: 'We are calling you with your code',
  })
  expect(await s.lastCode(phone)).toBe(code)
})

test('a code of five wrong tries, of another player or of ten minutes ago changes nothing', async () => {
  const [one, other] = [await winnerOf(s, 0), await winnerOf(s, 0)]
  void (await askCode(one.token)).data
  const code = await s.lastCode(one.phone)
  expect((await reset(other.token, code)).refusal).toBe('code-expired')
  for (let n = 4; n >= 0; n--)
    expect((await reset(one.token, wrongOf(code))).json).toMatchObject({ tries_left: String(n) })
  expect((await reset(one.token, code)).refusal).toBe('code-used-up')
  await s.clock.advance(MINUTE)
  void (await askCode(one.token)).data
  await s.clock.advance(10 * MINUTE)
  expect((await reset(one.token, await s.lastCode(one.phone))).refusal).toBe('code-expired')
  expect(await judge(one.playerId, PIN)).toBe('right')
})

test('an easy PIN, or two that differ, leaves the code good', async () => {
  const { token, phone, playerId } = await winnerOf(s, 0)
  void (await askCode(token)).data
  const code = await s.lastCode(phone)
  expect((await reset(token, code, '1234')).refusal).toBe('bad-input')
  expect((await reset(token, code, NEW, '9351')).json).toEqual({
    confirm_pin: 'The two PINs are not the same',
  })
  expect((await reset(token, code)).status).toBe(200)
  expect(await judge(playerId, NEW)).toBe('right')
})

test('who has no PIN has none to forget', async () => {
  const { token } = await s.player()
  expect((await askCode(token)).refusal).toBe('pin-missing')
  expect((await reset(token, '123456')).refusal).toBe('pin-missing')
})

test('a PIN locked by wrong tries is open after the change', async () => {
  const { token, phone, playerId } = await winnerOf(s, 0)
  for (let n = 0; n < 5; n++) await judge(playerId, '1379')
  expect(await judge(playerId, PIN)).toBe('pin-locked')
  void (await askCode(token)).data
  void (await reset(token, await s.lastCode(phone))).data
  expect(await judge(playerId, NEW)).toBe('right')
})

test('for a day after the change each withdrawal is held by that name, says so before, and then goes out by itself', async () => {
  const { token } = await changed()
  const until = (await s.call(withdrawalTerms, { token })).data.change_wait_until!
  expect(Date.parse(until) - s.clock.now()).toBeGreaterThan(23.9 * HOUR * 1000)
  const asked = await s.call(requestWithdrawal, {
    token,
    key: newKey(),
    body: { ...wish(), transaction_pin: NEW },
  })
  const { id, hold, state } = asked.data.withdrawal
  expect([state, hold!.reason]).toEqual(['held', 'new-pin'])
  const look = async () => (await s.call(getWithdrawal, { token, params: { id } })).data.state
  await pass(s, 23 * HOUR)
  expect(await look()).toBe('held')
  await pass(s, HOUR, 5, 15)
  expect(await look()).toBe('paid')
  expect((await s.call(withdrawalTerms, { token })).data.change_wait_until).toBeNull()
})

test('a withdrawal under way before the change is not held by it', async () => {
  const player = await winnerOf(s, kobo(5_000))
  const { withdrawal } = (await ask(s, player.token)).data
  void (await askCode(player.token)).data
  void (await reset(player.token, await s.lastCode(player.phone))).data
  await pass(s, 1, 5, 15)
  const it = await s.call(getWithdrawal, { token: player.token, params: { id: withdrawal.id } })
  expect(it.data.state).toBe('paid')
})

const changesOf = async (playerId: number) =>
  (await s.db.many`select from account_change where player_id = ${playerId}`).length

test('the lock goes with the old PIN also where the node dies as soon as the new one stands', async () => {
  const { token, playerId, phone } = await winnerOf(s, 0)
  for (let n = 0; n < 5; n++) await judge(playerId, '1379')
  void (await askCode(token)).data
  const code = await s.lastCode(phone)
  const untilThen = async <T>(work: () => Promise<T>): Promise<T> => {
    if ((await changesOf(playerId)) > 0) throw new Error('this node is gone')
    return work()
  }
  const db: Db = {
    ...s.db,
    one: (...it) => untilThen(() => s.db.one(...it)),
    many: (...it) => untilThen(() => s.db.many(...it)),
    tx: work => untilThen(() => s.db.tx(work)),
  }
  const asked = { playerId, address: '102.89.1.1', code, pin: NEW }
  await resetPin(onDatabase(s.service, db), asked).catch(() => undefined)
  expect([await changesOf(playerId), await judge(playerId, NEW)]).toEqual([1, 'right'])
})

test('of twenty uses of one code at once on a PIN, one changes it', async () => {
  const { token, phone, playerId } = await winnerOf(s, 0)
  void (await askCode(token)).data
  const code = await s.lastCode(phone)
  const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token, code)))
  expect(answers.filter(it => it.status === 200).length).toBeGreaterThan(0)
  expect(await changesOf(playerId)).toBe(1)
})

test('a change whose answer was lost is answered again by the same code and PIN, within the code’s life, and is one change', async () => {
  const { token, phone, playerId } = await winnerOf(s, 0)
  void (await askCode(token)).data
  const code = await s.lastCode(phone)
  const first = await reset(token, code)
  await sendMails(s.service)
  const told = (await listSandboxMessages(s.db, phone)).length
  expect((await reset(token, code)).json).toEqual(first.json)
  await sendMails(s.service)
  expect([await changesOf(playerId), (await listSandboxMessages(s.db, phone)).length]).toEqual([1, told])
  expect((await reset(token, wrongOf(code))).refusal).toBe('code-expired')
  for (let n = 0; n < 5; n++) expect((await reset(token, code, '8264')).refusal).toBe('code-expired')
  // Nobody guesses a PIN that way: wrong ones lock it.
  expect(await judge(playerId, NEW)).toBe('pin-locked')
  expect((await reset(token, code)).refusal).toBe('code-expired')
  await s.clock.advance(16 * MINUTE)
  expect((await reset(token, code)).refusal).toBe('code-expired')
  expect([await judge(playerId, NEW), await changesOf(playerId)]).toEqual(['right', 1])
})
