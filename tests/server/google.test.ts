// Signing in with Google, with the sandbox's: who is let in, and what joins a Google account to a player.
import { asIs } from '#server/db/sql.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as account from '#src/contract/account.ts'
import * as calls from '#src/contract/google.ts'
import { askPinCode, createPin } from '#src/contract/pin.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { listSandboxMessages } from '#server/db/queries/accounts/sandbox-messages.ts'
import { makeGoogle } from '#server/ports/google/google.ts'
import { readSettings } from '#server/settings.ts'
import { sendMails } from '#server/deeds/mail/send-mails.ts'
import {
  chooseInSandbox,
  exchange,
  freshToken,
  join,
  joining,
  leave,
  newVerifier,
} from '../support/google.ts'
import { production } from '../support/production.ts'
import { makeService, newPhone, PASSWORD, type TestService } from '../support/service.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService()
})
afterAll(() => s.close())
beforeEach(() => {
  people += 1
  ADA = `ada-${people}@example.com`
})

let people = 0
/** Another one in each test. */
let ADA = ''
const enter = (idToken: string, device?: string) =>
  s.call(calls.googleLogin, { body: { user_id_token: idToken, device } })
const link = (idToken: string, phone: string, password = PASSWORD) =>
  s.call(calls.linkGoogle, { body: { user_id_token: idToken, phone, password } })
const phoneOf = async (token: string) => (await s.call(account.getUser, { token })).data.phone_number
const rows = async (table: 'player' | 'google_identity' | 'session') =>
  (await s.db.one<{ n: number }>`select count(*)::int as n from ${asIs(table)}`)!.n

describe('the first time', () => {
  test('a Google account of nobody opens nothing by itself, and joins a number proved by its code', async () => {
    const idToken = await freshToken(s, ADA)
    expect((await enter(idToken)).refusal).toBe('google-new')
    const phone = newPhone()
    const joined = await join(s, idToken, phone)
    expect(await phoneOf(joined.data.token)).toBe(phone)
    expect((await s.call(account.getUser, { token: joined.data.token })).data.phone_verified).toBe(true)
  })

  test('a wrong code makes no player, and the token is still good for the right one', async () => {
    const idToken = await freshToken(s, ADA)
    const body = await joining(s, idToken)
    const code = body.code === '123456' ? '654321' : '123456'
    const before = await rows('player')
    expect((await s.call(calls.joinGoogle, { body: { ...body, code } })).refusal).toBe('code-wrong')
    expect(await rows('player')).toBe(before)
    expect((await s.call(calls.joinGoogle, { body })).status).toBe(200)
  })

  test('a number that has an account is not taken over by its code alone', async () => {
    const { phone } = await s.signUp()
    await s.clock.advance(2 * MINUTE)
    const before = await rows('google_identity')
    const idToken = await freshToken(s, ADA)
    expect((await join(s, idToken, phone)).refusal).toBe('phone-taken')
    expect(await rows('google_identity')).toBe(before)
    expect((await enter(idToken)).refusal).toBe('google-new')
  })

  test('an address that a player has proven joins nobody: only that player’s password does', async () => {
    const { phone, playerId } = await s.signUp()
    await s.db.many`update player set email = ${ADA} where id = ${playerId}`
    const before = await rows('google_identity')
    const idToken = await freshToken(s, ADA)
    expect((await enter(idToken)).refusal).toBe('google-new')
    expect((await link(idToken, phone, 'not the password')).refusal).toBe('wrong-login')
    expect(await rows('google_identity')).toBe(before)
    expect(await phoneOf((await link(idToken, phone)).data.token)).toBe(phone)
    expect(await phoneOf((await enter(await freshToken(s, ADA))).data.token)).toBe(phone)
  })

  test('the owner hears by SMS that a Google account was joined', async () => {
    const { phone } = await s.signUp()
    void (await link(await freshToken(s, ADA), phone)).data
    await sendMails(s.service)
    const sent = await s.db.one<{ body: string }>`
      select body from sandbox_message where recipient = ${phone} order by id desc limit 1`
    expect(sent?.body).toContain('A Google account can now sign in to your account')
  })
})

describe('afterwards', () => {
  test('the id_token alone signs in, once §3.35, 4.5, 7.11', async () => {
    const phone = newPhone()
    void (await join(s, await freshToken(s, ADA), phone)).data
    const idToken = await freshToken(s, ADA)
    const { data, json } = await enter(idToken)
    expect(Object.keys(json).toSorted()).toEqual(['device', 'token'])
    expect(await phoneOf(data.token)).toBe(phone)
    const before = await rows('session')
    expect((await enter(idToken)).refusal).toBe('google-expired')
    expect(await rows('session')).toBe(before)
  })

  test('the device is known from then on, and stays the same one', async () => {
    void (await join(s, await freshToken(s, ADA))).data
    const first = (await enter(await freshToken(s, ADA))).data.device
    expect((await enter(await freshToken(s, ADA), first)).data.device).toBe(first)
    expect((await enter(await freshToken(s, ADA), newVerifier())).data.device).not.toBe(first)
  })

  test('a player has one Google account, and a Google account has one player', async () => {
    const [a, b] = [await s.signUp(), await s.signUp()]
    const before = await rows('player')
    void (await link(await freshToken(s, ADA), a.phone)).data
    expect((await link(await freshToken(s, 'other@example.com'), a.phone)).refusal).toBe('google-other')
    const adas = await freshToken(s, ADA)
    expect((await link(adas, b.phone)).refusal).toBe('google-taken')
    expect((await join(s, adas)).refusal).toBe('google-taken')
    expect(await rows('player')).toBe(before)
    expect(await phoneOf((await enter(adas)).data.token)).toBe(a.phone)
  })

  test('who joined without a password has none that is right, and may set one by a code', async () => {
    const phone = newPhone()
    const { token } = (await join(s, await freshToken(s, ADA), phone)).data
    for (const password of ['none', PASSWORD])
      expect((await s.call(account.phoneLogin, { body: { phone, password } })).refusal).toBe('wrong-login')
    void (await s.call(createPin, { token, body: { pin: '4071', confirm_pin: '4071' } })).data
    const asked = await s.call(askPinCode, { token, body: { password: PASSWORD } })
    expect([asked.refusal, asked.status]).toEqual(['password-missing', 409])

    await resetPassword(phone)
    expect((await s.call(account.phoneLogin, { body: { phone, password: PASSWORD } })).status).toBe(200)
    expect((await enter(await freshToken(s, ADA))).status).toBe(200)
  })

  test('a new password takes the Google account away that somebody with the old one may have joined', async () => {
    const { phone } = await s.signUp()
    void (await link(await freshToken(s, ADA), phone)).data
    await resetPassword(phone)
    expect((await enter(await freshToken(s, ADA))).refusal).toBe('google-new')
  })
})

const resetPassword = async (phone: string) => {
  await s.clock.advance(2 * MINUTE)
  const asked = { phone_number: phone, request_id: crypto.randomUUID() }
  void (await s.call(account.passwordReset, { body: asked })).data
  const code = await s.lastCode(phone)
  const body = { ...asked, code, password: PASSWORD, confirm_password: PASSWORD }
  void (await s.call(account.passwordResetConfirm, { body })).data
}

const linked = async (token: string) => (await s.call(calls.googleLinked, { token })).data
const linkedAt = async (token: string) => (await linked(token)).linked_at
const unlink = (token: string, password: string) => s.call(calls.unlinkGoogle, { token, body: { password } })

describe('taking Google away', () => {
  test('is done with the password, told by SMS, and opens nothing from then on', async () => {
    const player = await s.player()
    expect(await linkedAt(player.token)).toBeNull()
    void (await link(await freshToken(s, ADA), player.phone)).data
    await sendMails(s.service)
    expect(await linkedAt(player.token)).not.toBeNull()
    expect((await unlink(player.token, 'another password')).refusal).toBe('password-wrong')
    expect(await linkedAt(player.token)).not.toBeNull()
    expect((await unlink(player.token, PASSWORD)).status).toBe(200)
    expect(await linkedAt(player.token)).toBeNull()
    await sendMails(s.service)
    const [told] = await listSandboxMessages(s.db, player.phone)
    expect(told!.body).toContain('no longer signs in')
    expect((await enter(await freshToken(s, ADA))).refusal).toBe('google-new')
    // The second time there is nothing to take away, and nobody is told.
    // Again, as after a lost answer.
    expect((await unlink(player.token, PASSWORD)).status).toBe(200)
    await sendMails(s.service)
    expect((await listSandboxMessages(s.db, player.phone))[0]!.sent_at).toEqual(told!.sent_at)
    expect(
      (await s.call(account.phoneLogin, { body: { phone: player.phone, password: PASSWORD } })).status,
    ).toBe(200)
  })

  test('waits for a first password, which settings say how to set; then it is done with that', async () => {
    const phone = newPhone()
    const { token } = (await join(s, await freshToken(s, ADA), phone)).data
    expect(await linked(token)).toMatchObject({ is_only_way: true })
    const refused = await unlink(token, PASSWORD)
    expect([refused.refusal, refused.status]).toEqual(['password-missing', 409])
    expect(refused.json.password).toMatch(/^You have no password yet\. Set one with “Forgot password\?”/)
    expect(await linkedAt(token)).not.toBeNull()
    await resetPassword(phone)
    // Every session has ended; the link stands, and is no longer the only way in.
    expect((await unlink(token, PASSWORD)).status).toBe(401)
    const again = (await s.call(account.phoneLogin, { body: { phone, password: PASSWORD } })).data.token
    expect(await linked(again)).toMatchObject({ is_only_way: false, linked_at: expect.any(String) })
    expect((await unlink(again, PASSWORD)).status).toBe(200)
    expect(await linked(again)).toEqual({ linked_at: null, is_only_way: false })
  })
})

describe('on the way', () => {
  test('the state of another browser exchanges nothing, and the right browser still does', async () => {
    const left = await leave(s)
    const code = await chooseInSandbox(s, left, ADA)
    const stolen = { ...left, verifier: newVerifier() }
    expect((await exchange(s, stolen, code)).refusal).toBe('google-other-browser')
    expect((await exchange(s, left, code)).status).toBe(200)
  })

  test('the code of another browser is refused', async () => {
    const [left, other] = [await leave(s), await leave(s)]
    const code = await chooseInSandbox(s, other, 'thief@example.com')
    expect((await exchange(s, left, code)).refusal).toBe('google-wrong')
  })

  test('a code is exchanged once, also where Google stops answering, which is logged §8.7', async () => {
    const left = await leave(s)
    const code = await chooseInSandbox(s, left, ADA, 'down')
    const logged = vi.spyOn(s.service.log, 'error')
    expect((await exchange(s, left, code)).refusal).toBe('google-down')
    expect(logged.mock.calls).toEqual([[{ err: expect.any(Error) }, 'Google did not answer as it should']])
    logged.mockRestore()
    expect((await exchange(s, left, await chooseInSandbox(s, left, ADA))).refusal).toBe('google-expired')
  })

  test('a state that nobody made, and one that is ten minutes old, are refused', async () => {
    const left = await leave(s)
    const code = await chooseInSandbox(s, left, ADA)
    expect((await exchange(s, { ...left, state: newVerifier() }, code)).refusal).toBe('google-expired')
    await s.clock.advance(10 * MINUTE)
    expect((await exchange(s, left, code)).refusal).toBe('google-expired')
  })

  test('a token is good for half an hour', async () => {
    const idToken = await freshToken(s, ADA)
    await s.clock.advance(29 * MINUTE)
    expect((await enter(idToken)).refusal).toBe('google-new')
    await s.clock.advance(2 * MINUTE)
    expect((await enter(idToken)).refusal).toBe('google-expired')
  })

  test('an address that Google has not confirmed signs nobody in', async () => {
    const left = await leave(s)
    const code = await chooseInSandbox(s, left, ADA, 'unverified')
    const { id_token: idToken } = (await exchange(s, left, code)).data
    expect((await enter(idToken)).refusal).toBe('google-unverified')
    expect((await join(s, idToken)).refusal).toBe('google-unverified')
  })
})

const offered = (more = {}) =>
  makeGoogle(readSettings({ ...production, ...more }), new Uint8Array(32), { now: Date.now })?.name

describe('where Google knows nobody of us', () => {
  test('production offers none, and with a client the real one', () => {
    expect(offered()).toBeUndefined()
    expect(offered({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x' })).toBe('google')
  })

  test('the app is told that it is not offered, and each call says so', async () => {
    const { ports } = s.service
    const { google } = ports
    const idToken = await freshToken(s, ADA)
    ports.google = undefined
    expect((await s.call(calls.googleOffered)).data.offered).toBe(false)
    expect((await s.call(calls.beginGoogle, { body: { code_challenge: newVerifier() } })).refusal).toBe(
      'google-off',
    )
    expect((await enter(idToken)).refusal).toBe('google-off')
    ports.google = google
    expect((await s.call(calls.googleOffered)).data.offered).toBe(true)
  })
})

describe('the sandbox’s page', () => {
  test('asks for an account and sends the browser back with a code, or without one', async () => {
    const left = await leave(s)
    const page = await (await s.app.request(left.url)).text()
    expect(page).toContain('this is not Google')
    const asked = Object.fromEntries(new URL(left.url, 'http://sandbox').searchParams)
    const send = async (more: Record<string, string>) => {
      const body = new URLSearchParams({ ...asked, ...more })
      const answer = await s.app.request('/sandbox/google', { method: 'POST', body })
      expect(answer.status).toBe(303)
      return new URL(answer.headers.get('location')!, 'http://sandbox')
    }
    const cancelled = await send({ choice: 'cancel', email: ADA, outcome: 'well' })
    expect(cancelled.searchParams.get('error')).toBe('access_denied')
    const back = await send({ choice: 'continue', email: ADA, outcome: 'well' })
    expect(back.pathname).toBe('/user/login')
    expect(back.searchParams.get('state')).toBe(left.state)
    expect((await exchange(s, left, back.searchParams.get('code')!)).status).toBe(200)
  })

  test('knows no visitor who was not sent there', async () => {
    expect((await s.app.request('/sandbox/google')).status).toBe(404)
    const body = new URLSearchParams({ email: ADA, outcome: 'well' })
    expect((await s.app.request('/sandbox/google', { method: 'POST', body })).status).toBe(422)
  })
})
