import { afterAll, beforeAll, expect, test } from 'vitest'
import { brand } from '#src/brand.ts'
import { getUser } from '#src/contract/account.ts'
import { activatePhone, sendActivation } from '#src/contract/players/phone-check.ts'
import { kobo } from '#src/lib/money.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { payFor, register } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService()
})
afterAll(() => s.close())

const unverified = async () => {
  const player = await s.player(kobo(500))
  await s.db.many`update player set phone_verified_at = null where id = ${player.playerId}`
  const { phone } = (await s.db.one<{ phone: string }>`
    select phone from player where id = ${player.playerId}`)!
  return { ...player, phone }
}
const ask = (token: string, otp_option: 'SMS' | 'VOICE' = 'SMS') =>
  s.call(sendActivation, { token, query: { otp_option } })
const give = (token: string, code: string) => s.call(activatePhone, { token, body: { code } })
const isVerified = async (token: string) => (await s.call(getUser, { token })).data.phone_verified

test('a player whose number is not verified asks for a code, gives it, and is verified once for all §1.16, 4.12, 7.16, 7.17, 7.47', async () => {
  const { token, phone } = await unverified()
  expect(await isVerified(token)).toBe(false)
  expect((await ask(token)).data).toEqual({
    message: 'We have sent you a code by SMS',
    verified: false,
    ussd_code: brand.ussdCode,
  })
  expect((await give(token, await s.lastCode(phone))).data.verified).toBe(true)
  expect(await isVerified(token)).toBe(true)
  expect((await ask(token)).data).toMatchObject({ verified: true, message: 'Your phone number is verified' })
  expect((await give(token, '000000')).data.verified).toBe(true)
})

test('until then no ticket is sold to them, and nothing is charged §6.17', async () => {
  const { token, phone } = await unverified()
  const { slipId } = await register(s, { token })
  const pay = () => payFor(s, token, slipId, 100)
  expect((await pay()).refusal).toBe('phone-not-verified')
  expect((await s.call(getUser, { token })).data.play_balance).toBe(kobo(500))
  await ask(token)
  await give(token, await s.lastCode(phone))
  expect((await pay()).status).toBe(200)
})

test('the code may be spoken by a voice call, a minute after the last one §3.16, 7.49', async () => {
  const { token, phone } = await unverified()
  await ask(token)
  const first = await s.lastCode(phone)
  expect((await ask(token, 'VOICE')).refusal).toBe('code-too-soon')
  await s.clock.advance(MINUTE + 1_000)
  expect((await ask(token, 'VOICE')).data.message).toBe('We are calling you with your code')
  expect(await s.lastCode(phone)).toBe(first)
  expect((await give(token, first)).data.verified).toBe(true)
})

test('a wrong, an old or somebody else’s code verifies nothing, and input that is none is told by its field', async () => {
  const [one, other] = [await unverified(), await unverified()]
  expect((await give(one.token, '123456')).refusal).toBe('code-expired')
  await ask(one.token)
  await ask(other.token)
  const [own, foreign] = [await s.lastCode(one.phone), await s.lastCode(other.phone)]
  if (own !== foreign) expect((await give(one.token, foreign)).refusal).toBe('code-wrong')
  for (const wrong of ['', '12345', 'abcdef', '1234567', null, 123456]) {
    const answer = await s.call(activatePhone, { token: one.token, wrongBody: { code: wrong } })
    expect([answer.refusal, Object.keys(answer.json)]).toEqual(['bad-input', ['code']])
  }
  const channel = await s.call(sendActivation, {
    token: one.token,
    query: { otp_option: 'PIGEON' as 'SMS' },
  })
  expect(channel.json).toEqual({ otp_option: 'Choose SMS or Voice call' })
  await s.clock.advance(11 * MINUTE)
  expect((await give(one.token, own)).refusal).toBe('code-expired')
  expect(await isVerified(one.token)).toBe(false)
})
