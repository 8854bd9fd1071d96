import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as calls from '#src/contract/account.ts'
import { statement } from '#server/db/sql.ts'
import { logIn } from '#server/deeds/accounts/log-in.ts'
import { askerOf } from '#server/deeds/accounts/one-time-code.ts'
import { resetPassword } from '#server/deeds/accounts/reset-password.ts'
import { brand } from '#src/brand.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { onDatabase } from '#server/service.ts'
import { PASSWORD, makeService, newAddress, newPhone, type TestService } from '../support/service.ts'

let it: TestService
beforeEach(async () => {
  it = await makeService()
})
afterEach(() => it.close())

const CONSENT = { birth_date: '1990-02-28', consent: true, consent_version: calls.CONSENT_VERSION } as const
/** A phone asks for its codes and tries them by an id of its own, from whatever address. */
const by = (phone: string) => ({ phone_number: phone, request_id: `request-of-${phone.slice(1)}` })
const ending = (phone: string, code: string, password = PASSWORD) => ({
  ...by(phone),
  code,
  password,
  confirm_password: password,
  ...CONSENT,
})
const begin = (phone: string, address = newAddress()) =>
  it.call(calls.onboardViaPhone, { body: by(phone), address })

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

describe('signing up', () => {
  test('a number, its code and a password make a player who is signed in §3.14, 3.17, 7.12, 7.13, 7.45, 7.50', async () => {
    const phone = newPhone()
    const begun = await begin(phone)
    expect(begun.data.data.ussd_code).toBe(brand.ussdCode)
    const body = ending(phone, await it.lastCode(phone))
    const { token } = (await it.call(calls.finishOnboarding, { body })).data
    expect((await it.call(calls.getUser, { token })).data.phone_number).toBe(phone)
  })

  test.each([
    ['0803 123 4567', 'with spaces'],
    ['8031234567', 'without its zero'],
    ['234-803-123-4567', 'with dashes'],
    ['+2340803 1234567', 'with a zero too many'],
    ['00234 (803) 123.4567', 'as from abroad'],
    ['0803\u2011123\u20114567', 'with dashes that do not break'],
    ['\u202a+234 803 123 4567\u202c', 'copied from a contact, with marks of direction'],
  ])('the code is sent to the number in its canonical form, however it was typed: %s, %s', async typed => {
    const phone = newPhone()
    const own = typed
      .replace('4567', phone.slice(-4))
      .replace('803', phone.slice(4, 7))
      .replace('123', phone.slice(7, 10))
    void (await it.call(calls.onboardViaPhone, { body: { phone_number: own } })).data
    expect(await it.lastCode(phone)).toMatch(/^[1-9]\d{5}$/)
  })

  test('a code has six digits, is checked with its number, and is still good to end the sign-up §3.15, 7.14, 7.46, 7.48, 9.10', async () => {
    const phone = newPhone()
    await begin(phone)
    const code = await it.lastCode(phone)
    expect(code).toMatch(/^\d{6}$/)
    const checked = await it.call(calls.verifyPhoneOtp, { body: { ...by(phone), code } })
    expect(checked.data.ussd_code).toBe(brand.ussdCode)
    expect((await it.call(calls.finishOnboarding, { body: ending(phone, code) })).status).toBe(200)
  })

  test('a code makes one account: sent again with the same password it opens that account, as its first answer may be lost', async () => {
    const phone = newPhone()
    await begin(phone)
    const body = ending(phone, await it.lastCode(phone))
    void (await it.call(calls.finishOnboarding, { body })).data
    const { token } = (await it.call(calls.finishOnboarding, { body })).data
    expect((await it.call(calls.getUser, { token })).data.phone_number).toBe(phone)
    const players = await it.db.one`select count(*)::int as players from player where phone = ${phone}`
    expect(players).toEqual({ players: 1 })
  })

  test('a used code opens nothing by another code or password, for another device, or after its life', async () => {
    const phone = newPhone()
    await begin(phone)
    const body = ending(phone, await it.lastCode(phone))
    const end = async (more: object) =>
      (await it.call(calls.finishOnboarding, { body: { ...body, ...more } })).refusal
    expect(await end({})).toBe('')
    const another = { password: 'not this one', confirm_password: 'not this one' }
    expect(await end(another)).toBe('code-expired')
    expect(await end({ code: body.code === '111111' ? '222222' : '111111' })).toBe('code-expired')
    expect(await end({ request_id: 'a-stranger-made-this-up' })).toBe('code-expired')
    expect(await end({})).toBe('')
    await it.clock.advance(10 * MINUTE)
    expect(await end({})).toBe('code-expired')
  })

  test('a used code guesses no password: after five wrong ones the right one opens nothing either', async () => {
    const phone = newPhone()
    await begin(phone)
    const body = ending(phone, await it.lastCode(phone))
    void (await it.call(calls.finishOnboarding, { body })).data
    const guess = (password: string) =>
      it.call(calls.finishOnboarding, { body: { ...body, password, confirm_password: password } })
    for (let n = 1; n <= 5; n++) expect((await guess(`a wrong guess ${n}`)).refusal).toBe('code-expired')
    expect((await guess(PASSWORD)).refusal).toBe('code-expired')
  })

  test('passwords that differ are refused at the second one §5.13', async () => {
    const body = { ...ending(newPhone(), '123456'), confirm_password: 'something else' }
    const { json, refusal } = await it.call(calls.finishOnboarding, { body })
    expect(refusal).toBe('bad-input')
    expect(json).toEqual({ confirm_password: 'Your passwords do no match' })
  })

  test.each([
    ['password123', 'common'],
    ['Superman1', 'common in whatever case'],
    ['arsenal123', 'common here'],
    ['aaaaaaaaaa', 'one letter'],
    ['08031234567', 'the phone number'],
  ])('the password %s is refused: %s', async password => {
    const phone = '+2348031234567'
    await begin(phone)
    const body = ending(phone, await it.lastCode(phone), password)
    const { json, refusal } = await it.call(calls.finishOnboarding, { body })
    expect(refusal).toBe('bad-input')
    expect(Object.keys(json)).toEqual(['password'])
  })

  test('the consent is kept with its time and version', async () => {
    const { playerId } = await it.signUp()
    const row = await it.db.one<{ given_at: Date; version: string }>`
      select given_at, version from consent where player_id = ${playerId}`
    expect(row).toEqual({ given_at: new Date(it.clock.now()), version: calls.CONSENT_VERSION })
  })

  test('without the consent there is no account', async () => {
    const phone = newPhone()
    await begin(phone)
    const { consent: _, ...body } = ending(phone, await it.lastCode(phone))
    const { json, status } = await it.call(calls.finishOnboarding, { wrongBody: body })
    expect(status).toBe(422)
    expect(json).toEqual({ consent: 'Please confirm that you are above 18' })
    expect(await it.db.one`select 1 from player where phone = ${phone}`).toBeUndefined()
  })

  test('that a number is taken is said only to somebody who has read its code', async () => {
    const { phone } = await it.signUp()
    await it.clock.advance(MINUTE)
    const known = await begin(phone)
    const unknown = await begin(newPhone())
    expect(known.json).toEqual(unknown.json)
    const wrong = await it.call(calls.finishOnboarding, { body: ending(phone, '111111') })
    expect(wrong.refusal).toBe('code-wrong')
    const check = async (code: string) =>
      (await it.call(calls.verifyPhoneOtp, { body: { ...by(phone), code } })).refusal
    expect(await check('111111')).toBe('code-wrong')
    expect(await check(await it.lastCode(phone))).toBe('phone-taken')
    const right = await it.call(calls.finishOnboarding, { body: ending(phone, await it.lastCode(phone)) })
    expect(right.refusal).toBe('phone-taken')
  })

  test('a password keeps the spaces at its ends, from sign-up to login', async () => {
    const phone = newPhone()
    void (await begin(phone)).data
    const password = '  two spaces  '
    const ending = {
      ...by(phone),
      code: await it.lastCode(phone),
      password,
      confirm_password: password,
    }
    const consent = {
      birth_date: '1990-02-28',
      consent: true,
      consent_version: calls.CONSENT_VERSION,
    } as const
    void (await it.call(calls.finishOnboarding, { body: { ...ending, ...consent } })).data
    const login = (typed: string) => it.call(calls.phoneLogin, { body: { phone, password: typed } })
    expect((await login(password)).status).toBe(200)
    expect((await login(password.trim())).refusal).toBe('wrong-login')
  })

  test('two ends of one sign-up at once make one player', async () => {
    const phone = newPhone()
    await begin(phone)
    const body = ending(phone, await it.lastCode(phone))
    const answers = await Promise.all([1, 2, 3].map(() => it.call(calls.finishOnboarding, { body })))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200])
    const count = await it.db.one`select count(*)::int as players from player where phone = ${phone}`
    expect(count).toEqual({ players: 1 })
  })
})

describe('logging in', () => {
  test('by phone and by e-mail, each with a token of its own §7.9, 7.10, 7.52', async () => {
    const { phone, playerId } = await it.signUp()
    await it.db.many`update player set email = 'ada@example.com' where id = ${playerId}`
    const local = phone.replace('+234', '0')
    const byPhone = await it.call(calls.phoneLogin, { body: { phone: local, password: PASSWORD } })
    const body = { email: 'ADA@example.com', password: PASSWORD }
    const byEmail = await it.call(calls.emailLogin, { body })
    expect(byPhone.data.token).not.toBe(byEmail.data.token)
    for (const { data } of [byPhone, byEmail])
      expect((await it.call(calls.getUser, { token: data.token })).data.phone_number).toBe(phone)
  })

  test('an unknown number and a wrong password get the same answer', async () => {
    const { phone } = await it.player()
    const wrong = await it.call(calls.phoneLogin, { body: { phone, password: 'not this one' } })
    const unknown = await it.call(calls.phoneLogin, { body: { phone: newPhone(), password: PASSWORD } })
    expect([wrong.status, wrong.refusal, wrong.json]).toEqual([401, 'wrong-login', unknown.json])
    expect(unknown.status).toBe(401)
  })

  test('after five wrong passwords each try from there waits twice as long, elsewhere none does', async () => {
    const { phone } = await it.player()
    const address = newAddress()
    const tryIt = (password: string, from = address) =>
      it.call(calls.phoneLogin, { body: { phone, password }, address: from })
    for (let n = 1; n <= 5; n++) expect((await tryIt('wrong one')).refusal).toBe('wrong-login')
    const held = await tryIt(PASSWORD)
    expect([held.status, held.refusal, held.headers.get('retry-after')]).toEqual([429, 'too-many-tries', '1'])
    expect((await tryIt(PASSWORD, newAddress())).status).toBe(200)
    await it.clock.advance(1000)
    expect((await tryIt(PASSWORD)).status).toBe(200)
  })

  test('a hundred guesses at once are not a hundred tries', async () => {
    const { phone } = await it.player()
    const address = newAddress()
    const body = { phone, password: 'wrong one' }
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => it.call(calls.phoneLogin, { body, address })),
    )
    expect(answers.filter(answer => answer.refusal === 'wrong-login')).toHaveLength(5)
    expect(answers.filter(answer => answer.refusal === 'too-many-tries')).toHaveLength(95)
  })
})

describe('one-time codes', () => {
  test('six wrong tries: five are judged, the sixth is not, even if it were right', async () => {
    const phone = newPhone()
    await begin(phone)
    const code = await it.lastCode(phone)
    const guess = (given: string) => it.call(calls.verifyPhoneOtp, { body: { ...by(phone), code: given } })
    const wrong = code === '111111' ? '222222' : '111111'
    for (let n = 1; n <= 5; n++) {
      const { refusal, json } = await guess(wrong)
      expect([refusal, json.tries_left]).toEqual(['code-wrong', String(5 - n)])
    }
    expect((await guess(code)).refusal).toBe('code-used-up')
  })

  test('of a hundred guesses at once at most five are judged', async () => {
    const phone = newPhone()
    await begin(phone)
    const code = Number(await it.lastCode(phone))
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => {
        const given = String(100_000 + ((code - 100_000 + 1 + n) % 900_000))
        return it.call(calls.verifyPhoneOtp, { body: { ...by(phone), code: given } })
      }),
    )
    expect(answers.filter(answer => answer.refusal === 'code-wrong')).toHaveLength(5)
    expect(answers.filter(answer => answer.refusal === 'code-used-up')).toHaveLength(95)
  })

  test('a code is over after ten minutes', async () => {
    const phone = newPhone()
    await begin(phone)
    await it.clock.advance(10 * MINUTE)
    const body = { ...by(phone), code: await it.lastCode(phone) }
    expect((await it.call(calls.verifyPhoneOtp, { body })).refusal).toBe('code-expired')
  })

  test('the code of another phone is no good', async () => {
    const [one, other] = [newPhone(), newPhone()]
    await begin(one)
    await begin(other)
    const body = { ...by(one), code: await it.lastCode(other) }
    expect((await it.call(calls.verifyPhoneOtp, { body })).refusal).toBe('code-wrong')
  })

  test('a sign-up code resets no password', async () => {
    const { phone } = await it.player()
    await begin(phone)
    const code = await it.lastCode(phone)
    const body = { ...by(phone), code, password: PASSWORD, confirm_password: PASSWORD }
    expect((await it.call(calls.passwordResetConfirm, { body })).refusal).toBe('code-expired')
  })

  test('a second code within a minute is refused with the seconds to wait', async () => {
    const phone = newPhone()
    await begin(phone)
    await it.clock.advance(20_000)
    const again = await begin(phone)
    expect([again.status, again.refusal]).toEqual([429, 'code-too-soon'])
    expect(again.headers.get('retry-after')).toBe('40')
  })

  test('a new SMS replaces the code before, a voice call speaks the same one §3.16, 7.15, 7.49, 9.24', async () => {
    const phone = newPhone()
    await begin(phone)
    const first = await it.lastCode(phone)
    await it.clock.advance(MINUTE)
    const resend = async (otp_option: 'SMS' | 'VOICE') => {
      const body = { ...by(phone), otp_option }
      expect((await it.call(calls.resendOnboardingOtp, { body })).data.message).toBeTypeOf('string')
      await it.clock.advance(MINUTE)
      return it.lastCode(phone)
    }
    const second = await resend('SMS')
    expect(second).not.toBe(first)
    expect(await resend('VOICE')).toBe(second)
    const check = (code: string) =>
      it.call(calls.verifyPhoneOtp, { body: { ...by(phone), code } }).then(answer => answer.refusal)
    expect(await check(first)).toBe('code-wrong')
    expect(await check(second)).toBe('')
  })

  test('a voice call does not give new tries for the same code', async () => {
    const phone = newPhone()
    await begin(phone)
    const guess = (code: string) => it.call(calls.verifyPhoneOtp, { body: { ...by(phone), code } })
    for (let n = 0; n < 3; n++) await guess('100000')
    await it.clock.advance(MINUTE)
    await it.call(calls.resendOnboardingOtp, { body: { ...by(phone), otp_option: 'VOICE' } })
    for (let n = 0; n < 2; n++) expect((await guess('100000')).refusal).toBe('code-wrong')
    expect((await guess('100000')).refusal).toBe('code-used-up')
  })

  test('a number gets five codes an hour', async () => {
    const phone = newPhone()
    for (let n = 1; n <= 5; n++) {
      expect((await begin(phone)).status).toBe(200)
      await it.clock.advance(MINUTE)
    }
    const sixth = await begin(phone)
    expect([sixth.status, sixth.refusal]).toEqual([429, 'code-limit'])
    expect(sixth.headers.get('retry-after')).toBe(String(55 * 60))
    await it.clock.advance(55 * MINUTE)
    expect((await begin(phone)).status).toBe(200)
  })

  test('an address gets twenty codes an hour, for whatever numbers', async () => {
    const address = newAddress()
    for (let n = 1; n <= 20; n++) expect((await begin(newPhone(), address)).status).toBe(200)
    expect((await begin(newPhone(), address)).refusal).toBe('code-limit')
    expect((await begin(newPhone())).status).toBe(200)
  })

  test('neither the code nor the address is written into the database', async () => {
    const phone = newPhone()
    await begin(phone, '10.99.88.77')
    const code = await it.lastCode(phone)
    const row = await it.db.one<Record<string, unknown>>`select * from one_time_code`
    expect(JSON.stringify(row)).not.toContain(code)
    expect(JSON.stringify(row)).not.toContain('10.99.88.77')
  })

  test('where the provider refuses, the player is told and may ask again at once', async () => {
    await it.close()
    let works = false
    it = await makeService({
      sms: { name: 'flaky', send: () => (works ? Promise.resolve() : Promise.reject(new Error('no route'))) },
    })
    const phone = newPhone()
    const failed = await begin(phone)
    expect([failed.status, failed.refusal]).toEqual([503, 'code-not-sent'])
    works = true
    expect((await begin(phone)).status).toBe(200)
  })
})

const confirm = (phone: string, code: string, password: string) =>
  it.call(calls.passwordResetConfirm, {
    body: { ...by(phone), code, password, confirm_password: password },
  })

describe('resetting a password', () => {
  test('a login that was judged by the old password opens no session after the reset', async () => {
    const { phone } = await it.player()
    void (await it.call(calls.passwordReset, { body: by(phone) })).data
    const code = await it.lastCode(phone)
    const asker = askerOf(by(phone).request_id, '')
    const reset = {
      to: phone,
      code,
      password: 'a wholly new one',
      address: newAddress(),
      asker,
      device: undefined,
    }
    let first = true
    // The new password is set while the old one is being judged.
    const one: typeof it.db.one = async (texts, ...values) => {
      const row = await it.db.one<never>(texts, ...values)
      if (statement(texts, values).text.includes('password_hash from player where phone') && first) {
        first = false
        await resetPassword(it.service, reset)
      }
      return row
    }
    const service = onDatabase(it.service, { ...it.db, one })
    const login = {
      by: 'phone',
      name: phone,
      password: PASSWORD,
      device: undefined,
      address: newAddress(),
      userAgent: '',
    } as const
    await expect(logIn(service, login)).rejects.toThrow('wrong-login')
    const open = await it.db.one`select count(*)::int as sessions from session where revoked_at is null`
    expect(open).toEqual({ sessions: 0 })
  })

  test('a code and a new password end every session; only the new password works §7.5, 7.6', async () => {
    const { phone, token } = await it.player()
    await it.call(calls.passwordReset, { body: by(phone) })
    expect((await confirm(phone, await it.lastCode(phone), 'another good one')).status).toBe(200)
    expect((await it.call(calls.getUser, { token })).refusal).toBe('not-signed-in')
    const login = (password: string) => it.call(calls.phoneLogin, { body: { phone, password } })
    expect((await login(PASSWORD)).refusal).toBe('wrong-login')
    expect((await login('another good one')).status).toBe(200)
  })

  test('pressed again because the answer was lost, it says again that the password is changed, and changes nothing more', async () => {
    const { phone } = await it.player()
    await it.call(calls.passwordReset, { body: by(phone) })
    const code = await it.lastCode(phone)
    const first = await confirm(phone, code, 'another good one')
    const login = { phone, password: 'another good one', device: first.data.device! }
    const { token } = (await it.call(calls.phoneLogin, { body: login })).data
    const again = await confirm(phone, code, 'another good one')
    expect([again.status, again.data.message]).toEqual([200, first.data.message])
    expect((await it.call(calls.getUser, { token })).status).toBe(200)
    expect((await confirm(phone, code, 'yet another one')).refusal).toBe('code-expired')
    const stranger = { ...by(phone), code, request_id: 'a-stranger-made-this-up' }
    const given = { password: 'another good one', confirm_password: 'another good one' }
    const theirs = await it.call(calls.passwordResetConfirm, { body: { ...stranger, ...given } })
    expect(theirs.refusal).toBe('code-expired')
    await it.clock.advance(10 * MINUTE)
    expect((await confirm(phone, code, 'another good one')).refusal).toBe('code-expired')
  })

  test('nothing tells whether a number has an account', async () => {
    const { phone } = await it.player()
    const stranger = newPhone()
    const ask = (phone_number: string) => it.call(calls.passwordReset, { body: by(phone_number) })
    const known = await ask(phone)
    const unknown = await ask(stranger)
    expect([known.status, known.json]).toEqual([unknown.status, unknown.json])
    await expect(it.lastCode(stranger)).rejects.toThrow()
    expect((await ask(stranger)).refusal).toBe((await ask(phone)).refusal)
    const guesses = [await confirm(phone, '111111', PASSWORD), await confirm(stranger, '111111', PASSWORD)]
    expect(guesses.map(answer => answer.refusal)).toEqual(['code-wrong', 'code-wrong'])
  })
})

test('a reset whose code could not be sent tells nobody whether the number has an account', async () => {
  await it.close()
  it = await makeService({ sms: { name: 'down', send: () => Promise.reject(new Error('no route')) } })
  const { phone } = await it.player()
  for (const number of [phone, newPhone()]) {
    const ask = () => it.call(calls.passwordReset, { body: by(number), address: newAddress() })
    expect((await ask()).refusal).toBe('')
    await expect(it.lastCode(number)).rejects.toThrow('no code was sent')
    expect((await confirm(number, '111111', PASSWORD)).refusal).toBe('code-wrong')
    expect((await ask()).refusal).toBe('code-too-soon')
  }
})

describe('the signed-in player', () => {
  test('sees name, phone and the three balances in naira §3.6-3.8, 7.3, 7.55', async () => {
    const { token, playerId, phone } = await it.player(123_450)
    await it.fund(playerId, 5_000, 'bonus')
    await it.fund(playerId, 7, 'winnings')
    expect((await it.call(calls.getUser, { token })).json).toEqual({
      first_name: '',
      last_name: '',
      gender: null,
      email: null,
      phone_number: phone,
      phone_verified: true,
      play_balance: 1234.5,
      referal_wallet_balance: 50,
      winning_balance: 0.07,
      has_pin: false,
      consent_version: calls.CONSENT_VERSION,
    })
  })

  test('changes first name, last name and gender as JSON §3.4, 5.9, 7.4', async () => {
    const { token } = await it.player()
    const body = { first_name: ' Ada ', last_name: 'Obi', gender: 'Female' as const }
    await it.call(calls.updateUser, { token, body })
    const { data } = await it.call(calls.getUser, { token })
    expect([data.first_name, data.last_name, data.gender]).toEqual(['Ada', 'Obi', 'Female'])
  })

  test('changes them as multipart form data just the same §7.4', async () => {
    const { token } = await it.player()
    const form = new FormData()
    for (const [name, value] of Object.entries({ first_name: 'Ada', last_name: 'Obi', gender: 'Male' }))
      form.set(name, value)
    const response = await it.app.request('/api/web/user/', {
      method: 'PUT',
      headers: { authorization: `Token ${token}` },
      body: form,
    })
    expect(await response.json()).toMatchObject({ first_name: 'Ada', last_name: 'Obi', gender: 'Male' })
  })

  test('cannot change phone, e-mail, balance or anything else that way §3.5', async () => {
    const { token, phone } = await it.player()
    const extra = {
      phone_number: '+2348099999999',
      email: 'x@y.ng',
      play_balance: 1e6,
      is_staff: true,
      id: 1,
    }
    const names = { first_name: 'Ada', last_name: 'Obi', gender: 'Female' }
    await it.call(calls.updateUser, { token, wrongBody: { ...names, ...extra } })
    const { json } = await it.call(calls.getUser, { token })
    expect(json).toMatchObject({ phone_number: phone, email: null, play_balance: 0 })
    expect(json).not.toHaveProperty('is_staff')
  })

  test('has the flags that change the way through the app §3.11, 7.26', async () => {
    const { token } = await it.player()
    expect((await it.call(calls.dynamicData, { token })).data).toEqual({ has_pin: false })
  })

  test.each([
    '',
    'Token ',
    'Token nothing-like-a-token-at-all',
    'Bearer x',
    "Token ' or 1=1 --aaaaaaaaaaaaaaaaa",
  ])('is nobody with the header %j', async authorization => {
    const { status, refusal } = await it.call(calls.getUser, { headers: { authorization } })
    expect([status, refusal]).toEqual([401, 'not-signed-in'])
  })

  test('logging out ends the session, and only that one', async () => {
    const { phone, token } = await it.player()
    const other = (await it.call(calls.phoneLogin, { body: { phone, password: PASSWORD } })).data.token
    expect((await it.call(calls.logout, { token })).status).toBe(200)
    expect((await it.call(calls.getUser, { token })).status).toBe(401)
    expect((await it.call(calls.getUser, { token: other })).status).toBe(200)
  })

  test('is ended by the hash of its token from a phone that was offline at the log-out, and by nothing else', async () => {
    const [gone, stays] = [await it.player(), await it.player()]
    const end = (...sessions: string[]) =>
      it.call(calls.endSessions, { token: stays.token, body: { sessions } })
    for (const wrong of [gone.token, hashOf(gone.token).slice(1), hashOf(gone.token).toUpperCase()])
      expect((await end(wrong)).refusal).toBe('bad-input')
    expect((await end(...Array<string>(21).fill(hashOf('x')))).refusal).toBe('bad-input')
    expect((await end(hashOf(hashOf(gone.token)))).status).toBe(200)
    const statusOf = async ({ token }: { token: string }) => (await it.call(calls.getUser, { token })).status
    expect(await statusOf(gone)).toBe(200)
    for (let again = 0; again < 2; again++)
      expect((await end(hashOf('unknown'), hashOf(gone.token))).status).toBe(200)
    expect([await statusOf(gone), await statusOf(stays)]).toEqual([401, 200])
  })

  test('a log-out has the browser forget what it has cached, and no other answer does', async () => {
    const { token } = await it.player()
    const clears = async (call: typeof calls.logout | typeof calls.getUser | typeof calls.logoutEverywhere) =>
      (await it.call(call, { token })).headers.get('clear-site-data')
    expect(await clears(calls.getUser)).toBeNull()
    expect(await clears(calls.logout)).toBe('"cache"')
    expect(await clears(calls.getUser)).toBeNull()
    const again = await it.player()
    const { headers } = await it.call(calls.logoutEverywhere, { token: again.token })
    expect(headers.get('clear-site-data')).toBe('"cache"')
  })

  test('sees the open sessions with their devices, and can end them all', async () => {
    const { phone, token } = await it.player()
    const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
    const login = { body: { phone, password: PASSWORD }, headers: { 'user-agent': agent } }
    const other = (await it.call(calls.phoneLogin, login)).data.token
    const { results } = (await it.call(calls.listSessions, { token: other })).data
    expect(results.map(row => row.device).sort()).toEqual(['Browser on a device', 'Chrome on Android'])
    expect(results.filter(row => row.current).map(row => row.device)).toEqual(['Chrome on Android'])
    await it.call(calls.logoutEverywhere, { token })
    for (const each of [token, other])
      expect((await it.call(calls.getUser, { token: each })).status).toBe(401)
  })

  test('finds each kind of device among the sessions under a name it knows', async () => {
    const { phone, token } = await it.player()
    const agents = [
      ['Safari on iPhone', '(iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1'],
      ['Chrome on iPhone', '(iPad; CPU OS 18_1 like Mac OS X) CriOS/130.0 Safari/604.1'],
      ['Safari on Mac', '(Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15'],
      ['Edge on Windows', '(Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36 Edg/130.0'],
      ['Firefox on Linux', '(X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
      ['Opera on Android', '(Linux; Android 14) Chrome/130.0.0.0 Mobile Safari/537.36 OPR/85.0'],
      ['Samsung Internet on Android', '(Linux; Android 14) SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36'],
    ] // prettier-ignore
    for (const [, agent] of agents)
      await it.call(calls.phoneLogin, {
        body: { phone, password: PASSWORD },
        headers: { 'user-agent': `Mozilla/5.0 ${agent}` },
      })
    const { results } = (await it.call(calls.listSessions, { token })).data
    const named = results.map(row => row.device).filter(device => device !== 'Browser on a device')
    expect(named.sort()).toEqual(agents.map(([device]) => device).sort())
  })

  test('a session ends after thirty days, and is noted as seen at most once a minute', async () => {
    const { token } = await it.player()
    const seen = async () =>
      (await it.db.one<{ at: Date }>`select last_seen_at as at from session`)!.at.getTime()
    const began = it.clock.now()
    await it.clock.advance(30_000)
    await it.call(calls.getUser, { token })
    expect(await seen()).toBe(began)
    await it.clock.advance(2 * MINUTE)
    await it.call(calls.getUser, { token })
    expect(await seen()).toBe(it.clock.now())
    await it.clock.set(began + 30 * 24 * 60 * MINUTE)
    expect((await it.call(calls.getUser, { token })).status).toBe(401)
  })

  test('the token itself is kept nowhere', async () => {
    const { token } = await it.player()
    const row = await it.db.one<{ token_hash: Uint8Array }>`select * from session`
    expect(JSON.stringify(row)).not.toContain(token)
    expect(Buffer.from(row!.token_hash)).toHaveLength(32)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })
})

test.each([
  ['not an address', 'Enter an e-mail address, like ada@example.com'],
  ['ada@example', 'Enter an e-mail address, like ada@example.com'],
  ['ada@example.com\r\nBcc: all@example.com', 'Please leave out hidden characters'],
  ['ada@exam ple.com', 'Enter an e-mail address, like ada@example.com'],
  [`${'a'.repeat(250)}@b.ng`, 'At most 254 characters'],
  ['  ', 'This field is required'],
  [undefined, 'This field is required'],
])('the newsletter refuses %j by its field, and keeps nothing', async (email, why) => {
  const { status, refusal, json } = await it.call(calls.newsletter, { wrongBody: { email } })
  expect([status, refusal, json]).toEqual([422, 'bad-input', { email: why }])
  expect(await it.db.many`select email from newsletter_address`).toEqual([])
})
