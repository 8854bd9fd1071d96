import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '#src/contract/account.ts'
import { CONSENT_VERSION, giveConsent } from '#src/contract/consent.ts'
import { makeService, type TestService } from '../support/service.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService()
})
afterAll(() => s.close())

const versionOf = async (token: string) => (await s.call(getUser, { token })).data.consent_version
const agreed = { consent: true, consent_version: CONSENT_VERSION } as const
const kept = (playerId: number) =>
  s.db.many<{ version: string; given_at: Date }>`
    select version, given_at from consent where player_id = ${playerId} order by given_at`

test('the consent of a sign-up is the account’s, on every device', async () => {
  const { token, playerId } = await s.signUp()
  expect(await versionOf(token)).toBe(CONSENT_VERSION)
  expect(await kept(playerId)).toEqual([{ version: CONSENT_VERSION, given_at: new Date(s.clock.now()) }])
})

test('a player who agreed to an older text agrees to this one once, and the first time counts', async () => {
  const { token, playerId } = await s.player()
  await s.db.one`update consent set version = ${'2020-01-01'} where player_id = ${playerId}`
  expect(await versionOf(token)).toBe('2020-01-01')
  const first = s.clock.now() + 1_000
  await s.clock.set(first)
  const answer = await s.call(giveConsent, { token, body: agreed })
  expect(answer.data.consent_version).toBe(CONSENT_VERSION)
  await s.clock.advance(60_000)
  expect((await s.call(giveConsent, { token, body: agreed })).status).toBe(200)
  expect((await kept(playerId)).at(-1)).toEqual({ version: CONSENT_VERSION, given_at: new Date(first) })
  expect(await versionOf(token)).toBe(CONSENT_VERSION)
})

test('nothing but this text and a yes is a consent, and it is the player’s own', async () => {
  const { token, playerId } = await s.player()
  await s.db.one`delete from consent where player_id = ${playerId}`
  for (const wrongBody of [{}, { ...agreed, consent: false }, { ...agreed, consent_version: '2020-01-01' }])
    expect((await s.call(giveConsent, { token, wrongBody })).refusal).toBe('bad-input')
  expect((await s.call(giveConsent, { body: agreed })).status).toBe(401)
  expect(await versionOf(token)).toBeNull()
})
