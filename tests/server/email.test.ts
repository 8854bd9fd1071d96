// An e-mail address logs in after its owner has given the code that was sent to it, and not before.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as account from '#src/contract/account.ts'
import * as calls from '#src/contract/players/email.ts'
import { chooseConsent } from '#src/contract/players/own-data.ts'
import { excludeSelf } from '#src/contract/players/safer-play.ts'
import { newEmail, unconfirmed } from '../support/email.ts'
import { makeService, newAddress, newPhone, PASSWORD, type TestService } from '../support/service.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService()
})
afterEach(() => s.close())

const logIn = (email: string) => s.call(account.emailLogin, { body: { email, password: PASSWORD } })
const activate = (asked: { email: string; request_id?: string }, code: string, address?: string) =>
  s.call(calls.activateUser, { body: { ...asked, code }, ...(address ? { address } : {}) })
const WRONG = '000000'

describe('a new account with an e-mail address', () => {
  test('is made at once, signs in with the code that was mailed, and logs in by that address from then on §7.2, 7.7, 7.10', async () => {
    const phone = newPhone()
    const asked = await unconfirmed(s, 'ada@example.ng', phone)
    expect((await logIn(asked.email)).refusal).toBe('wrong-login')
    const { token } = (await activate(asked, await s.lastCode(asked.email))).data
    const user = (await s.call(account.getUser, { token })).data
    expect([user.email, user.email_waiting, user.phone_number, user.phone_verified]).toEqual([
      'ada@example.ng',
      undefined,
      phone,
      true,
    ])
    expect((await logIn('ADA@example.ng')).status).toBe(200)
  })

  test('logs in by its phone number where no code arrives, and shows the address that waits', async () => {
    const phone = newPhone()
    const { email } = await unconfirmed(s, newEmail(), phone)
    const { token } = (await s.call(account.phoneLogin, { body: { phone, password: PASSWORD } })).data
    const user = (await s.call(account.getUser, { token })).data
    expect([user.email, user.email_waiting]).toEqual([null, email])
    const code = await s.lastCode(email)
    expect((await s.call(calls.confirmEmail, { token, body: { code } })).data.email).toBe(email)
  })

  test('gets its code again after a minute, and the one before is worth nothing §7.8', async () => {
    const asked = await unconfirmed(s)
    const first = await s.lastCode(asked.email)
    const again = () => s.call(calls.resendActivationCode, { body: asked })
    expect((await again()).refusal).toBe('code-too-soon')
    await s.clock.advance(60_000)
    expect((await again()).data.message).toBe('We have sent a code to your e-mail address')
    const second = await s.lastCode(asked.email)
    expect(second).not.toBe(first)
    expect((await activate(asked, first)).refusal).toBe('code-wrong')
    expect((await activate(asked, second)).status).toBe(200)
  })

  test('is not opened by a wrong code, five tries, nor an old code', async () => {
    const asked = await unconfirmed(s)
    const code = await s.lastCode(asked.email)
    for (let n = 1; n <= 5; n++) expect((await activate(asked, WRONG)).refusal).toBe('code-wrong')
    expect((await activate(asked, code)).refusal).toBe('code-used-up')

    const late = await unconfirmed(s)
    const old = await s.lastCode(late.email)
    await s.clock.advance(600_000)
    expect((await activate(late, old)).refusal).toBe('code-expired')
  })

  test('lets in again the device that repeats its code, as the answer may have been lost; no other device, nor this one after five wrong codes or ten minutes', async () => {
    const asked = await unconfirmed(s)
    const code = await s.lastCode(asked.email)
    for (let n = 0; n < 7; n++) {
      const { token } = (await activate(asked, code)).data
      expect((await s.call(account.getUser, { token })).data.email).toBe(asked.email)
    }
    const elsewhere = { ...asked, request_id: crypto.randomUUID() }
    expect((await activate(elsewhere, code, newAddress())).refusal).toBe('code-expired')
    for (let n = 1; n <= 5; n++) expect((await activate(asked, WRONG)).refusal).toBe('code-expired')
    expect((await activate(asked, code)).refusal).toBe('code-expired')

    const late = await unconfirmed(s)
    const old = await s.lastCode(late.email)
    expect((await activate(late, old)).status).toBe(200)
    await s.clock.advance(600_000)
    expect((await activate(late, old)).refusal).toBe('code-expired')
  })

  test('is opened only by the device that made it, whoever else reads the code', async () => {
    const asked = await unconfirmed(s)
    const code = await s.lastCode(asked.email)
    for (const request_id of [undefined, crypto.randomUUID()])
      expect(
        (await activate({ email: asked.email, ...(request_id ? { request_id } : {}) }, code, newAddress()))
          .refusal,
      ).toBe('code-expired')
    await s.clock.advance(86_400_000)
    expect((await s.call(calls.resendActivationCode, { body: asked })).status).toBe(200)
    expect(await s.mailsTo(asked.email)).toHaveLength(1)
  })

  test('is made once where its answer is lost: sent again it says so again, and the address given last waits', async () => {
    const body = {
      phone_number: newPhone(),
      request_id: crypto.randomUUID(),
      password: PASSWORD,
      confirm_password: PASSWORD,
      birth_date: '1990-02-28',
      consent: true,
      consent_version: account.CONSENT_VERSION,
    } as const
    const { phone_number, request_id } = body
    void (await s.call(account.onboardViaPhone, { body: { phone_number, request_id } })).data
    const code = await s.lastCode(phone_number)
    for (const email of ['first@example.ng', 'first@example.ng', 'second@example.ng'])
      expect((await s.call(calls.createAccount, { body: { ...body, code, email } })).status).toBe(200)
    const logged = await s.call(account.phoneLogin, { body: { phone: phone_number, password: PASSWORD } })
    const user = await s.call(account.getUser, { token: logged.data.token })
    expect(user.data.email_waiting).toBe('second@example.ng')
    expect(await s.mailsTo('first@example.ng')).toHaveLength(1)
    expect(await s.db.one`select count(*)::int as n from player`).toEqual({ n: 1 })
  })

  test('needs the code of its phone, and leaves nothing where that is wrong', async () => {
    const body = {
      phone_number: newPhone(),
      code: WRONG,
      email: newEmail(),
      password: PASSWORD,
      confirm_password: PASSWORD,
      birth_date: '1990-02-28',
      consent: true,
      consent_version: account.CONSENT_VERSION,
    } as const
    expect((await s.call(calls.createAccount, { body })).refusal).toBe('code-expired')
    expect(
      await s.db.one`select (select count(*) from player) + (select count(*) from mail_outbox) as n`,
    ).toEqual({ n: 0 })
  })
})

const NEW = 'another good one'
const everywhere = async (phone: string) => {
  const { token } = (await s.call(account.phoneLogin, { body: { phone, password: PASSWORD } })).data
  void (await s.call(account.logoutEverywhere, { token })).data
}
const reset = async (phone_number: string) => {
  const address = newAddress()
  void (await s.call(account.passwordReset, { address, body: { phone_number } })).data
  const body = { phone_number, code: await s.lastCode(phone_number), password: NEW, confirm_password: NEW }
  void (await s.call(account.passwordResetConfirm, { address, body })).data
}

describe('an address of somebody who knew the account before', () => {
  test.each([
    ['logging out everywhere', everywhere],
    ['a new password', reset],
  ])('gets nobody in after %s, given before it or with a code that was used just before', async (_, done) => {
    const phones = [newPhone(), newPhone()] as const
    const [waits, used] = [
      await unconfirmed(s, newEmail(), phones[0]),
      await unconfirmed(s, newEmail(), phones[1]),
    ]
    const [code, usedCode] = [await s.lastCode(waits.email), await s.lastCode(used.email)]
    expect((await activate(used, usedCode)).status).toBe(200)
    for (const phone of phones) await done(phone)
    expect((await activate(waits, code)).refusal).toBe('code-expired')
    expect((await activate(used, usedCode)).refusal).toBe('code-expired')
  })
})

describe('an address that has an account', () => {
  test('answers like any other, and its owner is told instead of sent a code', async () => {
    const mine = await unconfirmed(s, 'ada@example.ng')
    void (await activate(mine, await s.lastCode(mine.email))).data
    const taken = await unconfirmed(s, 'ada@example.ng')
    const [told] = await s.mailsTo('ada@example.ng')
    expect(told).toContain('has one already')
    expect(told).not.toMatch(/\b\d{6}\b/)
    const wrong = await activate(taken, WRONG)
    const stranger = await activate(await unconfirmed(s), WRONG)
    expect([wrong.status, wrong.json]).toEqual([stranger.status, stranger.json])
  })

  test('belongs to who proves it first, of two who have given it', async () => {
    const one = await unconfirmed(s, 'ada@example.ng')
    const code = await s.lastCode('ada@example.ng')
    const other = await unconfirmed(s, 'ada@example.ng')
    const otherCode = await s.lastCode('ada@example.ng')
    expect((await activate(other, otherCode)).status).toBe(200)
    expect((await activate(one, code)).refusal).toBe('email-taken')
  })
})

test('a code for an address that nobody has given is never sent, and the answer does not say so', async () => {
  const email = newEmail()
  const { status, json } = await s.call(calls.resendActivationCode, { body: { email } })
  expect([status, json]).toEqual([200, { message: 'We have sent a code to your e-mail address' }])
  expect(await s.mailsTo(email)).toEqual([])
})

describe('a signed-in player', () => {
  test('gives an address with the password, confirms it, and the one before is told', async () => {
    const { token, playerId, phone } = await s.player()
    await s.db.many`update player set email = 'old@example.ng' where id = ${playerId}`
    const give = (email: string, password = PASSWORD) =>
      s.call(calls.giveEmail, { token, body: { email, password } })
    expect((await give('new@example.ng', 'not this one')).refusal).toBe('password-wrong')
    expect((await give('old@example.ng')).json).toEqual({ email: 'That is your address already' })
    expect((await give('new@example.ng')).status).toBe(200)
    const code = await s.lastCode('new@example.ng')
    expect((await s.call(calls.confirmEmail, { token, body: { code: WRONG } })).refusal).toBe('code-wrong')
    expect((await logIn('old@example.ng')).status).toBe(200)
    const user = (await s.call(calls.confirmEmail, { token, body: { code } })).data
    expect([user.email, user.phone_number]).toEqual(['new@example.ng', phone])
    expect((await logIn('old@example.ng')).refusal).toBe('wrong-login')
    expect((await s.mailsTo('old@example.ng'))[0]).toContain('was changed')
  })

  test('takes the newsletter along to a new address, so that a choice or an exclusion ends it', async () => {
    const { token, playerId } = await s.player()
    const [before, email] = [newEmail(), newEmail()]
    await s.db.many`update player set email = ${before} where id = ${playerId}`
    const choice = { about: 'newsletter', given: true } as const
    void (await s.call(chooseConsent, { token, body: choice })).data
    void (await s.call(calls.giveEmail, { token, body: { email, password: PASSWORD } })).data
    void (await s.call(calls.confirmEmail, { token, body: { code: await s.lastCode(email) } })).data
    const readers = () => s.db.many`select email, confirmed_at is not null as is_sure from newsletter_address`
    expect(await readers()).toEqual([{ email, is_sure: true }])
    void (await s.call(excludeSelf, { token, body: { months: 6 } })).data
    expect(await readers()).toEqual([])
  })

  test('cannot use the code of another player’s address, nor confirm where none was given', async () => {
    const [one, other] = [await s.player(), await s.player()]
    const body = { email: newEmail(), password: PASSWORD }
    void (await s.call(calls.giveEmail, { token: one.token, body })).data
    const code = await s.lastCode(body.email)
    expect((await s.call(calls.confirmEmail, { token: other.token, body: { code } })).refusal).toBe(
      'code-expired',
    )
    void (await s.call(calls.giveEmail, { token: other.token, body })).data
    expect((await s.call(calls.confirmEmail, { token: other.token, body: { code } })).refusal).toBe(
      'code-wrong',
    )
  })
})

test('an address gets five codes an hour from one device, and a device’s network twenty', async () => {
  const asked = await unconfirmed(s)
  const again = () => s.call(calls.resendActivationCode, { body: asked })
  for (let n = 2; n <= 5; n++) {
    await s.clock.advance(60_000)
    expect((await again()).status).toBe(200)
  }
  await s.clock.advance(60_000)
  expect((await again()).refusal).toBe('code-limit')
  const address = newAddress()
  const ask = () => s.call(calls.resendActivationCode, { body: { email: newEmail() }, address })
  for (let n = 1; n <= 20; n++) expect((await ask()).status).toBe(200)
  expect((await ask()).refusal).toBe('code-limit')
})

test('strangers who ask for codes of an address, or give it as theirs, use up their own allowance and not its owner’s', async () => {
  const email = newEmail()
  const ask = () =>
    s.call(calls.resendActivationCode, {
      body: { email, request_id: crypto.randomUUID() },
      address: newAddress(),
    })
  for (let n = 1; n <= 20; n++) expect((await ask()).status).toBe(200)
  expect((await ask()).refusal).toBe('code-day-limit')
  const [stranger, owner] = [await s.player(), await s.player()]
  const give = ({ token }: typeof owner) =>
    s.call(calls.giveEmail, { token, body: { email, password: PASSWORD }, address: newAddress() })
  for (let n = 1; n <= 5; n++) {
    expect((await give(stranger)).status).toBe(200)
    await s.clock.advance(60_000)
  }
  expect((await give(stranger)).refusal).toBe('code-limit')
  expect(await s.mailsTo(email)).toHaveLength(5)
  expect((await give(owner)).status).toBe(200)
  const code = await s.lastCode(email)
  expect((await s.call(calls.confirmEmail, { token: owner.token, body: { code } })).data.email).toBe(email)
})

test('no code stands in the database or in the queue', async () => {
  const { email } = await unconfirmed(s)
  const row = await s.db.one`
    select to_jsonb(c) || to_jsonb(m) as all from one_time_code c
    join mail_outbox m on m.about = c.id::text where m.recipient = ${email}`
  expect(JSON.stringify(row)).not.toContain(await s.lastCode(email))
})

test.each([
  ['ada@example.ng\r\nBcc: all@example.ng', 'Please leave out hidden characters'],
  ['ada@example', 'Enter an e-mail address, like ada@example.com'],
  ['', 'This field is required'],
  [undefined, 'This field is required'],
])('an address like %j is refused by its field, and nothing is sent', async (email, why) => {
  const { token } = await s.player()
  const asked = { email, password: PASSWORD }
  const answer = await s.call(calls.giveEmail, { token, wrongBody: asked })
  expect([answer.refusal, answer.json]).toEqual(['bad-input', { email: why }])
  expect((await s.call(calls.activateUser, { wrongBody: { email, code: WRONG } })).json).toEqual({
    email: why,
  })
  expect(await s.db.many`select 1 from mail_outbox`).toEqual([])
})
