// SMS that tell an owner what was done to the account: they wait in the database until they are sent.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { updateUser } from '#src/contract/account.ts'
import * as data from '#src/contract/players/own-data.ts'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import { finishPhoneChanges } from '#server/deeds/accounts/finish-phone-changes.ts'
import { changePhone } from '#server/deeds/accounts/change-phone.ts'
import { checkPin } from '#server/deeds/accounts/check-pin.ts'
import { createPin } from '#server/deeds/accounts/create-pin.ts'
import { sendCode } from '#server/deeds/accounts/send-code.ts'
import { sendMails } from '#server/deeds/mail/send-mails.ts'
import { deleteAccounts } from '#server/deeds/own-data/delete-account.ts'
import { makeService, newPhone, PASSWORD, type TestService } from '../support/service.ts'

let s: TestService
let sent: string[]
let isDown: boolean
beforeEach(async () => {
  s = await makeService()
  const { sms } = s.service.ports
  sent = []
  isDown = false
  s.service.ports.sms = {
    name: 'stand-in',
    send: async message => {
      if (isDown) throw new Error('out of order')
      await sms.send(message)
      if (!message.code) sent.push(`${message.to} ${message.text}`)
    },
  }
})
afterEach(() => s.close())

const recovered = async () => {
  await sendMails(s.service)
  isDown = false
  await s.clock.advance(MINUTE)
  await Promise.all([sendMails(s.service), sendMails(s.service)])
  return sent.map(it => it.replace(/ If that was not you.*/, ''))
}

const timesTold = (what: RegExp) => sent.filter(text => what.test(text)).length

/** Asked for without the old number. */
const waits = async () => {
  const { playerId, phone } = await s.player()
  const to = newPhone()
  const asker = `player ${playerId}`
  await sendCode(s.service, { to, purpose: 'new-phone', address: 'x', asker, channel: 'SMS' })
  const given = { playerId, newPhone: to, address: 'x', sessionId: '', oldCode: undefined }
  await changePhone(s.service, { ...given, code: await s.lastCode(to) })
  return { playerId, phone, to }
}

test('a number is told of its change once SMS go out again', async () => {
  const { phone, to } = await waits()
  await sendMails(s.service)
  expect(sent).toEqual([expect.stringMatching(/will be changed to .* Log in to stop it/)])
  sent = []
  isDown = true
  await s.clock.advance(3 * DAY)
  await finishPhoneChanges(s.service)
  const what = expect.stringMatching(/Your phone number was changed to 080/)
  const told = await recovered()
  expect(told).toEqual([what, what])
  expect(told.map(it => it.split(' ')[0]).sort()).toEqual([phone, to].sort())
})

test('who takes a deletion back before anything went out is told only of that', async () => {
  isDown = true
  const { token, phone } = await s.player()
  void (await s.call(data.askDeletion, { token, body: { password: PASSWORD, keep_balance: false } })).data
  void (await s.call(data.takeBackDeletion, { token })).data
  expect(await recovered()).toEqual([`${phone} Oriire: Your account stays: its deletion was taken back.`])
})

test('the number of a deleted account is told what its owner says to us, and then forgotten with earlier ones', async () => {
  const { playerId, phone, to } = await waits()
  await s.clock.advance(3 * DAY)
  await finishPhoneChanges(s.service)
  await sendMails(s.service)
  await s.db.many`
    insert into account_deletion (player_id, keeps_balance, due_at) values (${playerId}, true, game_clock())`
  sent = []
  isDown = true
  await deleteAccounts(s.service)
  expect(await recovered()).toEqual([
    expect.stringMatching(/Your account was deleted\. What is yours is kept for you: call us and say D-\d+/),
  ])
  // There is no password any more.
  expect(sent[0]).toMatch(/If that was not you, call us\.$/)
  expect(await s.db.many`select recipient from mail_outbox where recipient in (${phone}, ${to})`).toEqual([])
})

test('nobody has us send an SMS with each of a hundred changes: a name and a deletion change five times a day', async () => {
  const { token, playerId } = await s.player()
  await s.fund(playerId, 100, 'winnings')
  const rename = (first_name: string) =>
    s.call(updateUser, { token, body: { first_name, last_name: 'Obi', gender: 'Female' } })
  const askDeletion = async () => {
    const body = { password: PASSWORD, keep_balance: true }
    const { refusal } = await s.call(data.askDeletion, { token, body })
    if (refusal === '') void (await s.call(data.takeBackDeletion, { token })).data
    return refusal
  }
  await rename('Ada')
  for (let at = 0; at < 3; at++) for (const name of ['Ugo', 'Ada']) await rename(name)
  expect((await rename('Bisi')).refusal).toBe('too-many-tries')
  // Another gender or the same name is no change that anybody is told of.
  expect((await rename('Ugo')).refusal).toBe('')
  for (let at = 0; at < 5; at++) expect(await askDeletion()).toBe('')
  expect(await askDeletion()).toBe('too-many-tries')
  while (await sendMails(s.service));
  expect([timesTold(/The name/), timesTold(/was taken back/)]).toEqual([5, 5])
  await s.clock.advance(DAY)
  const atOnce = await Promise.all([...'ABCDEFGH'].map(letter => rename(`Ada ${letter}`)))
  expect(atOnce.filter(it => it.refusal === '')).toHaveLength(5)
  expect(await askDeletion()).toBe('')
})

test('five wrong PINs are told to the owner of the account, once a day however often that happens', async () => {
  const { playerId, phone } = await s.player()
  await createPin(s.service, { playerId, pin: '4071' })
  const lock = async () => {
    for (let at = 0; at < 5; at++) await checkPin(s.service, { playerId, pin: '1379' }).catch(() => undefined)
    await s.clock.advance(15 * MINUTE)
    await sendMails(s.service)
  }
  await checkPin(s.service, { playerId, pin: '1379' }).catch(() => undefined)
  await checkPin(s.service, { playerId, pin: '4071' })
  await sendMails(s.service)
  expect(sent).toEqual([])
  await lock()
  const told =
    'Oriire: Somebody entered five wrong transaction PINs in your account. If that was not you, set a new password at once and call us.'
  expect(sent).toEqual([`${phone} ${told}`])
  await lock()
  expect(sent).toHaveLength(1)
  await s.clock.advance(DAY)
  await lock()
  expect(sent).toHaveLength(2)
})
