// A new phone number: at once with both numbers and the PIN, after a waiting time without the old one.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { passwordReset, passwordResetConfirm, phoneLogin } from '#src/contract/account.ts'
import * as calls from '#src/contract/players/phone-change.ts'
import { getUser } from '#src/contract/user.ts'
import { kobo } from '#src/lib/money.ts'
import { DAY, HOUR } from '#src/lib/lagos-time.ts'
import { listSandboxMessages } from '#server/db/queries/accounts/sandbox-messages.ts'
import { openSession } from '#server/deeds/accounts/open-session.ts'
import { finishPhoneChanges } from '#server/deeds/accounts/finish-phone-changes.ts'
import { sendMails } from '#server/deeds/mail/send-mails.ts'
import { luckyPlayer, PIN } from '../support/lucky.ts'
import { makeService, newPhone, PASSWORD, type TestService } from '../support/service.ts'
import { ask as withdraw, winnerOf } from '../support/withdrawals.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService()
})
afterAll(() => s.close())

const wrongOf = (code: string) => (code === '123456' ? '123457' : '123456')

const begin = (token: string, phone_number: string, more: object = {}) =>
  s.call(calls.updatePhoneNumber, { token, wrongBody: { phone_number, transaction_pin: PIN, ...more } })
const verify = (token: string, phone_number: string, code: string, old_code?: string) =>
  s.call(calls.verifyPhoneNumberUpdate, {
    token,
    body: { phone_number, code, ...(old_code ? { old_code } : {}) },
  })
const phoneOf = async (token: string) => (await s.call(getUser, { token })).data.phone_number
const waiting = async (token: string) => (await s.call(calls.getPhoneChange, { token })).data.change
const logIn = (phone: string, password = PASSWORD) => s.call(phoneLogin, { body: { phone, password } })

/** Asked for without the old number. */
const waits = async (player: { token: string }) => {
  const phone = newPhone()
  void (await begin(player.token, phone, { has_old_number: false })).data
  const answer = await verify(player.token, phone, await s.lastCode(phone))
  return { phone, answer }
}

test('with the PIN and the codes of both numbers the new one counts at once, and other sessions end §7.18, 7.19', async () => {
  const player = await luckyPlayer(s, 0)
  const elsewhere = await s.db.tx(tx => openSession(tx, s.service.ports.randomness, player.playerId, 'test'))
  const phone = newPhone()
  expect((await begin(player.token, phone)).json).toEqual({ message: 'We have sent you a code by SMS' })
  const answer = await verify(player.token, phone, await s.lastCode(phone), await s.lastCode(player.phone))
  expect(answer.data).toEqual({ message: 'Your phone number is changed', due_at: null })
  expect(await phoneOf(player.token)).toBe(phone)
  expect((await s.call(getUser, { token: elsewhere })).refusal).toBe('not-signed-in')
  expect([(await logIn(phone)).status, (await logIn(player.phone)).refusal]).toEqual([200, 'wrong-login'])
  await sendMails(s.service)
  const [told] = await listSandboxMessages(s.db, player.phone)
  expect(told!.body).toMatch(/Your phone number was changed to 080\*{6}\d\d\. If that was not you/)
})

test('without the old number it waits three days, the old number is told, and then every session ends', async () => {
  const player = await luckyPlayer(s, 0)
  const { phone, answer } = await waits(player)
  expect(Date.parse(answer.data.due_at!) - s.clock.now()).toBeGreaterThan(3 * DAY - HOUR)
  expect(await waiting(player.token)).toMatchObject({ due_at: answer.data.due_at })
  await sendMails(s.service)
  const [told] = await listSandboxMessages(s.db, player.phone)
  expect(told!.body).toContain('Log in to stop it')
  await s.clock.advance(3 * DAY - HOUR)
  await finishPhoneChanges(s.service)
  expect(await phoneOf(player.token)).toBe(player.phone)
  await s.clock.advance(HOUR)
  await Promise.all([finishPhoneChanges(s.service), finishPhoneChanges(s.service)])
  expect((await s.call(getUser, { token: player.token })).refusal).toBe('not-signed-in')
  const { token } = (await logIn(phone)).data
  expect([await phoneOf(token), await waiting(token)]).toEqual([phone, null])
})

test('a change whose answer was lost is sent again with its code and says the same, at once or waiting; another code says nothing of it', async () => {
  const [atOnce, later] = [await luckyPlayer(s, 0), await luckyPlayer(s, 0)]
  const phone = newPhone()
  void (await begin(atOnce.token, phone)).data
  const codes = [await s.lastCode(phone), await s.lastCode(atOnce.phone)] as const
  const first = (await verify(atOnce.token, phone, ...codes)).data
  expect((await verify(atOnce.token, phone, ...codes)).data).toEqual(first)
  expect((await verify(atOnce.token, phone, wrongOf(codes[0]), codes[1])).refusal).toBe('bad-input')
  const { phone: waitsFor, answer } = await waits(later)
  const code = await s.lastCode(waitsFor)
  expect((await verify(later.token, waitsFor, code)).data).toEqual(answer.data)
  expect((await verify(later.token, waitsFor, wrongOf(code))).refusal).toBe('code-expired')
  void (await s.call(calls.cancelPhoneChange, { token: later.token })).data
  expect((await verify(later.token, waitsFor, code)).refusal).toBe('code-expired')
  expect(
    await s.db
      .one`select count(*)::int as n from phone_change where player_id in (${atOnce.playerId}, ${later.playerId})`,
  ).toEqual({ n: 2 })
})

test('whoever is signed in, or resets the password with the old number, stops a change that waits', async () => {
  const one = await luckyPlayer(s, 0)
  await waits(one)
  const stop = () => s.call(calls.cancelPhoneChange, { token: one.token })
  expect([(await stop()).status, await waiting(one.token), (await stop()).status]).toEqual([200, null, 200])
  const other = await luckyPlayer(s, 0)
  await waits(other)
  const asked = { phone_number: other.phone, request_id: crypto.randomUUID() }
  await s.clock.advance(60_000)
  void (await s.call(passwordReset, { body: asked })).data
  const password = 'another sunny boat'
  // That call does not wait for the provider.
  const code = await vi.waitFor(() => s.lastCode(other.phone), 20_000)
  const body = { ...asked, code, password, confirm_password: password }
  void (await s.call(passwordResetConfirm, { body })).data
  await s.clock.advance(4 * DAY)
  await finishPhoneChanges(s.service)
  for (const phone of [one.phone, other.phone])
    expect(await s.db.one`select 1 as kept from player where phone = ${phone}`).toEqual({ kept: 1 })
})

test('a number in use is refused only to who has read its code, and nothing changes', async () => {
  const [player, owner] = [await luckyPlayer(s, 0), await s.player()]
  expect((await begin(player.token, owner.phone)).status).toBe(200)
  const [code, old] = [await s.lastCode(owner.phone), await s.lastCode(player.phone)]
  expect((await verify(player.token, owner.phone, code, old)).refusal).toBe('phone-taken')
  expect(await phoneOf(player.token)).toBe(player.phone)
})

test('a number that somebody signs up with while it waits is not taken from them, and whoever asked for it is told', async () => {
  const player = await luckyPlayer(s, 0)
  const { phone } = await waits(player)
  await s.clock.advance(60_000)
  const { token } = await s.signUp(phone)
  await s.clock.advance(3 * DAY)
  await finishPhoneChanges(s.service)
  expect([await phoneOf(token), await phoneOf(player.token)]).toEqual([phone, player.phone])
  expect(await waiting(player.token)).toBeNull()
  await sendMails(s.service)
  const [told] = await listSandboxMessages(s.db, player.phone)
  expect(told!.body).toContain('Another account has it by now: yours stays')
})

test.each([
  ['the own number', async (own: string) => ({ phone_number: own }), 'bad-input'],
  ['no Nigerian number', async () => ({ phone_number: '12345' }), 'bad-input'],
  ['a wrong PIN', async () => ({ transaction_pin: '9999' }), 'pin-wrong'],
  ['no PIN', async () => ({ transaction_pin: undefined }), 'bad-input'],
])('%s sends no code and changes nothing', async (_, wrong, refusal) => {
  const player = await luckyPlayer(s, 0)
  const phone = newPhone()
  expect((await begin(player.token, phone, await wrong(player.phone))).refusal).toBe(refusal)
  expect([await listSandboxMessages(s.db, phone), await listSandboxMessages(s.db, player.phone)]).toEqual([
    [],
    [],
  ])
})

test('it is too soon for codes only where each that is wanted is on its way: the old number gets its code beside the new one’s', async () => {
  const player = await luckyPlayer(s, 0)
  const [phone, other] = [newPhone(), newPhone()]
  const smsTo = async (to: string) => (await listSandboxMessages(s.db, to)).length
  void (await begin(player.token, phone, { has_old_number: false })).data
  expect([await smsTo(phone), await smsTo(player.phone)]).toEqual([1, 0])
  void (await begin(player.token, phone)).data
  expect([await smsTo(phone), await smsTo(player.phone)]).toEqual([1, 1])
  expect((await begin(player.token, phone)).refusal).toBe('code-too-soon')
  void (await begin(player.token, other)).data
  expect([await smsTo(other), await smsTo(player.phone)]).toEqual([1, 1])
  const answer = await verify(player.token, other, await s.lastCode(other), await s.lastCode(player.phone))
  expect(answer.data.message).toBe('Your phone number is changed')
})

test('a wrong code of either number, or another player’s, changes nothing', async () => {
  const [player, other] = [await luckyPlayer(s, 0), await luckyPlayer(s, 0)]
  const phone = newPhone()
  void (await begin(player.token, phone)).data
  const [code, old] = [await s.lastCode(phone), await s.lastCode(player.phone)]
  expect((await verify(player.token, phone, wrongOf(code), old)).refusal).toBe('code-wrong')
  expect((await verify(player.token, phone, code, wrongOf(old))).refusal).toBe('code-wrong')
  expect((await verify(other.token, phone, code)).refusal).toBe('code-expired')
  expect(await phoneOf(player.token)).toBe(player.phone)
})

test('of two players who want one number, one gets it', async () => {
  const phone = newPhone()
  const players = [await luckyPlayer(s, 0), await luckyPlayer(s, 0)]
  const codes: [string, string][] = []
  for (const player of players) {
    void (await begin(player.token, phone)).data
    codes.push([await s.lastCode(phone), await s.lastCode(player.phone)])
  }
  const answers = await Promise.all(players.map((it, n) => verify(it.token, phone, ...codes[n]!)))
  expect(answers.map(it => it.refusal).toSorted()).toEqual(['', 'phone-taken'])
})

test('withdrawals wait for a day after a new number', async () => {
  const player = await winnerOf(s, kobo(5_000))
  const phone = newPhone()
  void (await begin(player.token, phone)).data
  void (await verify(player.token, phone, await s.lastCode(phone), await s.lastCode(player.phone))).data
  const { withdrawal } = (await withdraw(s, player.token)).data
  expect([withdrawal.state, withdrawal.hold!.reason]).toEqual(['held', 'new-phone'])
})
