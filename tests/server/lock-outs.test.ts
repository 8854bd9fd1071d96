// What strangers do to an account must not keep its owner out.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as calls from '#src/contract/account.ts'
import { sendActivation } from '#src/contract/players/phone-check.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { logIn } from '#server/deeds/accounts/log-in.ts'
import { sendCode } from '#server/deeds/accounts/send-code.ts'
import { PASSWORD, makeService, newAddress, newPhone, type TestService } from '../support/service.ts'

const HOUR = 60 * MINUTE
const NEW_PASSWORD = 'another good one'
let it: TestService
beforeAll(async () => {
  it = await makeService()
})
afterAll(() => it.close())

const logInFrom = (phone: string, sent: { device?: string; password?: string; address?: string } = {}) => {
  const { device, password = PASSWORD, address } = sent
  return it.call(calls.phoneLogin, { body: { phone, password, device }, ...(address ? { address } : {}) })
}
const askReset = (phone: string, mine: object = {}) =>
  it.call(calls.passwordReset, { body: { phone_number: phone, ...mine } })
const askSignUp = (phone: string, mine: object = {}) =>
  it.call(calls.onboardViaPhone, { body: { phone_number: phone, ...mine } })
const confirm = (phone: string, code: string, mine: object) =>
  it.call(calls.passwordResetConfirm, {
    body: { phone_number: phone, code, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD, ...mine },
  })
/** Nobody waits for the message of a reset. */
const codeTo = (phone: string) => vi.waitFor(() => it.lastCode(phone), { timeout: 30_000 })
const mine = { request_id: 'the-owner-made-this-up' }

test('while ten thousand wrong logins arrive from a thousand addresses a device known to the player gets in at the first try', async () => {
  const { phone } = await it.player()
  const { device } = (await logInFrom(phone)).data
  const wrong = (n: number) =>
    logIn(it.service, {
      by: 'phone',
      name: phone,
      password: 'a guess',
      device: n % 2 ? 'nobody-gave-this-token-to-any-device-at-all' : undefined,
      address: `197.210.${Math.floor((n % 1_000) / 250)}.${n % 250}`,
      userAgent: '',
    }).then(
      () => 'in',
      (error: { refusal?: string }) => error.refusal,
    )
  const said = new Map<string | undefined, number>()
  for (let n = 0; n < 10_000; n += 100) {
    const refusals = await Promise.all(Array.from({ length: 100 }, (_, k) => wrong(n + k)))
    for (const refusal of refusals) said.set(refusal, (said.get(refusal) ?? 0) + 1)
    // The owner's first try, in the midst of them.
    if (n === 5_000) expect((await logInFrom(phone, { device })).status).toBe(200)
  }
  expect([...said.keys()].sort()).toEqual(['too-many-tries', 'wrong-login'])
  expect(said.get('wrong-login')).toBeLessThan(50)
  expect((await logInFrom(phone)).refusal).toBe('too-many-tries')
  expect((await logInFrom(phone, { device })).status).toBe(200)
}, 600_000)

test('a known device slows down by its own wrong passwords, and gets in again after the wait', async () => {
  const { phone } = await it.player()
  const { device } = (await logInFrom(phone)).data
  for (let n = 1; n <= 5; n++)
    expect((await logInFrom(phone, { device, password: 'a guess' })).refusal).toBe('wrong-login')
  const held = await logInFrom(phone, { device })
  expect([held.refusal, held.headers.get('retry-after')]).toEqual(['too-many-tries', '1'])
  expect((await logInFrom(phone)).status).toBe(200)
  await it.clock.advance(1_000)
  expect((await logInFrom(phone, { device })).status).toBe(200)
})

test('the token stays the same over log-outs and for several players of one device, and is kept nowhere', async () => {
  const [ada, bola] = [await it.player(), await it.player()]
  const { device, token } = (await logInFrom(ada.phone)).data
  expect(device).toMatch(/^[\w-]{43}$/)
  await it.call(calls.logout, { token })
  expect((await logInFrom(ada.phone, { device })).data.device).toBe(device)
  expect((await logInFrom(bola.phone, { device })).data.device).toBe(device)
  const rows = await it.db.many<{ player_id: number }>`
    select * from known_device where player_id = any(${[ada.playerId, bola.playerId]}::bigint[])
    order by player_id`
  expect(rows.map(row => row.player_id)).toEqual([ada.playerId, bola.playerId])
  expect(JSON.stringify(rows)).not.toContain(device)
})

test('a token that the service never gave is not taken over, and one of another player gives no tries of its own', async () => {
  const [ada, bola] = [await it.player(), await it.player()]
  const madeUp = 'nobody-gave-this-token-to-any-device-at-all'
  const { device } = (await logInFrom(ada.phone, { device: madeUp })).data
  expect(device).not.toBe(madeUp)
  const address = newAddress()
  for (let n = 1; n <= 5; n++) await logInFrom(bola.phone, { device, address, password: 'a guess' })
  expect((await logInFrom(bola.phone, { device, address })).refusal).toBe('too-many-tries')
})

test('a token opens nothing', async () => {
  const { phone } = await it.player()
  const { device } = (await logInFrom(phone)).data
  expect((await it.call(calls.getUser, { token: device! })).refusal).toBe('not-signed-in')
})

test('five sign-up codes asked for by a stranger leave the owner their reset codes', async () => {
  const { phone } = await it.player()
  for (let n = 0; n < 5; n++) expect((await askSignUp(phone)).status).toBe(200)
  expect((await askSignUp(phone)).refusal).toBe('code-limit')
  expect((await askReset(phone, mine)).status).toBe(200)
})

test('wrong guesses of a stranger burn no code of the owner, who resets with it §7.5, 7.6', async () => {
  const { phone } = await it.player()
  await askReset(phone, mine)
  const code = await codeTo(phone)
  for (let n = 0; n < 8; n++) expect((await confirm(phone, '111111', {})).refusal).toBe('code-expired')
  await askReset(phone, { request_id: 'a-stranger-made-this-up' })
  for (let n = 0; n < 5; n++)
    expect((await confirm(phone, '111111', { request_id: 'a-stranger-made-this-up' })).refusal).toBe(
      'code-wrong',
    )
  expect((await confirm(phone, code, { request_id: 'a-stranger-made-this-up' })).refusal).toBe('code-used-up')
  expect((await confirm(phone, code, mine)).status).toBe(200)
})

test('a right code is worth nothing to who has not asked for it', async () => {
  const { phone } = await it.player()
  await askReset(phone, mine)
  const code = await codeTo(phone)
  expect((await confirm(phone, code, {})).refusal).toBe('code-expired')
  expect((await confirm(phone, code, { request_id: 'a-stranger-made-this-up' })).refusal).toBe('code-expired')
})

test('where no id is sent a code belongs to the address that asked', async () => {
  const { phone } = await it.player()
  const address = newAddress()
  await it.call(calls.passwordReset, { body: { phone_number: phone }, address })
  const code = await codeTo(phone)
  const body = { phone_number: phone, code, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD }
  expect((await it.call(calls.passwordResetConfirm, { body })).refusal).toBe('code-expired')
  expect((await it.call(calls.passwordResetConfirm, { body, address })).status).toBe(200)
})

test('a stranger who asks for reset codes all day leaves those of a known device, at most thirty to a number', async () => {
  const { phone } = await it.player()
  const { device } = (await logInFrom(phone)).data
  let strangers = 0
  for (let hour = 0; hour < 6; hour++) {
    for (let n = 0; n < 6; n++) {
      if ((await askReset(phone)).status === 200) strangers++
      if ((await askSignUp(phone)).status === 200) strangers++
    }
    await it.clock.advance(HOUR)
  }
  expect(strangers).toBe(20)
  expect((await askReset(phone)).refusal).toBe('code-day-limit')
  let own = 0
  for (let n = 0; n < 12; n++) {
    if ((await askReset(phone, { device })).status === 200) own++
    await it.clock.advance(12 * MINUTE)
  }
  expect(own).toBe(10)
  const last = await askReset(phone, { device })
  expect(last.refusal).toBe('code-day-limit')
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(HOUR / 1000)
  await it.clock.advance(24 * HOUR)
  expect((await askReset(phone)).status).toBe(200)
})

test('strangers of three kinds together leave ten codes a day of a number to its owner', async () => {
  const { phone } = await it.player()
  const { device } = (await logInFrom(phone)).data
  // Somebody else says that it will be their new number.
  const askNew = (n: number) =>
    sendCode(it.service, {
      to: phone,
      purpose: 'new-phone',
      channel: 'SMS',
      address: newAddress(),
      asker: `player ${n}`,
    }).then(
      () => 200,
      (error: { refusal?: string }) => error.refusal,
    )
  let strangers = 0
  for (let hour = 0; hour < 6; hour++) {
    for (let n = 0; n < 6; n++)
      for (const said of [await askNew(n), (await askReset(phone)).status, (await askSignUp(phone)).status])
        if (said === 200) strangers++
    await it.clock.advance(HOUR)
  }
  expect([strangers, await askNew(99)]).toEqual([20, 'code-day-limit'])
  let own = 0
  for (let n = 0; n < 10; n++) {
    if ((await askReset(phone, { device })).status === 200) own++
    await it.clock.advance(12 * MINUTE)
  }
  expect(own).toBe(10)
})

test('the whole service sends so many codes a day as its setting says, the last tenth to owners; the figures tell', async () => {
  const { settings } = it.service
  await it.clock.advance(24 * HOUR)
  settings.CODES_PER_DAY = 20
  const ada = await it.player()
  const { device } = (await logInFrom(ada.phone)).data
  for (let n = 0; n < 30; n++) await askReset(newPhone()) // has no account: nothing is sent
  for (let n = 0; n < 18; n++) expect((await askSignUp(newPhone())).status).toBe(200)
  const refused = await askSignUp(newPhone())
  expect([refused.status, refused.refusal, refused.headers.get('retry-after')]).toEqual([
    503,
    'code-ceiling',
    '3600',
  ])
  expect((await askReset(newPhone())).refusal).toBe('code-ceiling')
  expect((await askReset(ada.phone, { device })).status).toBe(200)
  const bola = await it.player()
  await it.db.many`update player set phone_verified_at = null where id = ${bola.playerId}`
  expect((await it.call(sendActivation, { token: bola.token })).status).toBe(200)
  await it.clock.advance(MINUTE)
  expect((await it.call(sendActivation, { token: bola.token })).refusal).toBe('code-ceiling')
  const figures = await it.metrics.read()
  expect(figures).toMatch(/^codes_sent_today 20$/m)
  expect(figures).toMatch(/^codes_per_day 20$/m)
  await it.clock.advance(24 * HOUR)
  expect((await askSignUp(newPhone())).status).toBe(200)
  expect(await it.metrics.read()).toMatch(/^codes_sent_today 1$/m)
  settings.CODES_PER_DAY = 20_000
})

test('a reset makes its device known and the others strangers', async () => {
  const { phone, playerId } = await it.player()
  const old = (await logInFrom(phone)).data.device
  await askReset(phone, mine)
  const answer = await confirm(phone, await codeTo(phone), mine)
  const { device } = answer.data
  expect(device).not.toBe(old)
  expect(await it.db.one`select count(*)::int as n from known_device where player_id = ${playerId}`).toEqual({
    n: 1,
  })
  expect((await logInFrom(phone, { device, password: NEW_PASSWORD })).data.device).toBe(device)
})
