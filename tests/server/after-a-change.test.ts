// Withdrawals wait after a change of what guards a player's money, in case it was somebody else.
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as calls from '#src/contract/account.ts'
import { createPin } from '#src/contract/pin.ts'
import { getWithdrawal, requestWithdrawal, withdrawalTerms } from '#src/contract/withdrawals.ts'
import { DAY, HOUR } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { listSandboxMessages } from '#server/db/queries/accounts/sandbox-messages.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { sendMails } from '#server/deeds/mail/send-mails.ts'
import { PIN } from '../support/lucky.ts'
import { newKey } from '../support/play.ts'
import { makeService, newAddress, type TestService } from '../support/service.ts'
import { mayWithdraw, pass, standIn, winnerOf, wish } from '../support/withdrawals.ts'

const bank = standIn()
let s: TestService
beforeAll(async () => {
  s = await makeService({ payouts: [bank.port] })
})
afterAll(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

const NEW = 'another good one'
const resetPassword = async (phone: string) => {
  const address = newAddress()
  void (await s.call(calls.passwordReset, { address, body: { phone_number: phone } })).data
  const body = { phone_number: phone, code: await s.lastCode(phone), password: NEW, confirm_password: NEW }
  const { message } = (await s.call(calls.passwordResetConfirm, { address, body })).data
  return { message, token: (await s.call(calls.phoneLogin, { body: { phone, password: NEW } })).data.token }
}
const makePin = (token: string) => s.call(createPin, { token, body: { pin: PIN, confirm_pin: PIN } })
const rename = async (token: string, first_name: string, last_name: string) =>
  void (await s.call(calls.updateUser, { token, body: { first_name, last_name, gender: 'Female' } })).data
const withdraw = async (token: string, more: Parameters<typeof wish>[0] = {}) =>
  (await s.call(requestWithdrawal, { token, key: newKey(), body: wish(more) })).data.withdrawal
const waitOf = async (token: string) =>
  (await s.call(withdrawalTerms, { token })).data.change_wait_until !== null

test('who reads the codes of a number and sets password, first PIN and name waits a day for the money, and the number is told', async () => {
  const { phone, playerId, token: own } = await s.player()
  await rename(own, 'Ada', 'Obi')
  await s.fund(playerId, kobo(5_000), 'winnings')
  const { message, token } = await resetPassword(phone)
  expect(message).toBe('Your password is changed. Please log in. For the next 24 hours withdrawals wait')
  await sendMails(s.service)
  const [told] = await listSandboxMessages(s.db, phone)
  expect(told!.body).toContain('Your password was changed. If that was not you')
  await s.clock.advance(HOUR)
  expect((await makePin(token)).status).toBe(200)
  const first = await withdraw(token)
  expect(first).toMatchObject({ state: 'held', hold: { reason: 'new-password' } })
  expect(first.message).toMatch(/^Your password was set anew not long ago, so money leaves a little later/)
  expect(Date.parse(first.hold!.until) - s.clock.now()).toBe(23 * HOUR)
  await rename(token, 'Musa', 'Eze')
  bank.script.name = 'EZE MUSA'
  const second = await withdraw(token, { account_number: '0123456781' })
  bank.script.name = 'OBI ADA NGOZI'
  expect(second).toMatchObject({ state: 'held', hold: { reason: 'new-name' } })
  expect(await waitOf(token)).toBe(true)
  await pass(s, 22 * 3_600)
  expect(bank.sent).toEqual([])
  await pass(s, 3_600, 5)
  const stateOf = async (id: string) => (await s.call(getWithdrawal, { token, params: { id } })).data.state
  expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['paid', 'held'])
  await pass(s, 3_600, 5)
  expect([await stateOf(second.id), await waitOf(token)]).toEqual(['paid', false])
})

test('a first PIN of who has reset nothing waits for nothing, and neither do first names', async () => {
  const { playerId, token } = await s.player()
  await s.fund(playerId, kobo(5_000), 'winnings')
  await rename(token, 'Ada', 'Obi')
  void (await makePin(token)).data
  expect([await waitOf(token), (await withdraw(token)).state]).toEqual([false, 'requested'])
})

test('the same names again and another gender change nothing; another name waits and is told, also where there is no PIN and no money yet', async () => {
  const winner = await winnerOf(s, kobo(500))
  await rename(winner.token, 'Ada', 'Obi')
  expect(await waitOf(winner.token)).toBe(false)
  await s.db.many`update player set email = 'ada@example.ng' where id = ${winner.playerId}`
  await rename(winner.token, 'Ada', 'Eze')
  expect(await waitOf(winner.token)).toBe(true)
  const told = await s.db.many<{ recipient: string }>`
    select recipient from mail_outbox where kind = 'account-news' and about like 'name/%'
      and recipient in (${winner.phone}, 'ada@example.ng') order by recipient`
  expect(told.map(it => it.recipient)).toEqual([winner.phone, 'ada@example.ng'])
  const withPin = await s.player()
  await mayWithdraw(s, withPin.playerId)
  await rename(withPin.token, 'Ada', 'Eze')
  expect(await waitOf(withPin.token)).toBe(true)
  const withNothing = await s.player()
  await rename(withNothing.token, 'Ada', 'Obi')
  expect(await waitOf(withNothing.token)).toBe(false)
  await rename(withNothing.token, 'Musa', 'Eze')
  await s.fund(withNothing.playerId, kobo(5_000), 'winnings')
  void (await makePin(withNothing.token)).data
  bank.script.name = 'EZE MUSA'
  expect((await withdraw(withNothing.token, { account_number: '0123456782' })).hold?.reason).toBe('new-name')
  bank.script.name = 'OBI ADA NGOZI'
  await sendMails(s.service)
  const [news] = await listSandboxMessages(s.db, withNothing.phone)
  expect(news!.body).toContain('The name on your account was changed')
})

test('what was asked for before a new password is not held by it', async () => {
  const player = await winnerOf(s, kobo(5_000))
  const { id } = await withdraw(player.token)
  const { token } = await resetPassword(player.phone)
  await pass(s, 1, 5)
  expect((await s.call(getWithdrawal, { token, params: { id } })).data.state).toBe('paid')
  await s.clock.advance(DAY)
  expect((await withdraw(token)).state).toBe('requested')
})
