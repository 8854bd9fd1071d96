// The gate before password hashes and codes.
import { expect, test } from 'vitest'
import * as account from '#src/contract/account.ts'
import { createPin } from '#src/contract/pin.ts'
import { hashingGate, makeGate, type Gate } from '#server/lib/gate.ts'
import { gate as door } from '../support/gate.ts'
import { makeService, newPhone, PASSWORD } from '../support/service.ts'

/** Work that runs until it is let go, and the order in which it was begun. */
const works = (gate: Gate) => {
  const begun: string[] = []
  const doors = new Map<string, () => void>()
  const enter = (name: string, isOwner = false) => {
    const { opened, open } = door()
    doors.set(name, open)
    return gate
      .enter(isOwner, turn =>
        turn(async () => {
          begun.push(name)
          await opened
          return name
        }),
      )
      .catch((error: { refusal: string; retryAfter: number }) => error)
  }
  const finish = async (name: string, asked: Promise<unknown>) => {
    doors.get(name)!()
    return asked
  }
  return { begun, enter, finish }
}

const fail = () => Promise.reject(new Error('no'))

test('so many work at once, so many wait, and one more is refused with the seconds to wait', async () => {
  const { begun, enter, finish } = works(makeGate(2, 2))
  const asked = ['a', 'b', 'c', 'd'].map(name => [name, enter(name)] as const)
  const refused = await enter('e')
  expect(refused).toMatchObject({ refusal: 'crowded' })
  expect((refused as { retryAfter: number }).retryAfter).toBeGreaterThanOrEqual(1)
  expect(begun).toEqual(['a', 'b'])
  for (const [name, it] of asked) expect(await finish(name, it)).toBe(name)
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  expect(await finish('f', enter('f'))).toBe('f')
})

test('a refusal is told later, and at once where very many of them wait already', async () => {
  const { opened, open } = door()
  const gate = makeGate(1, 0, () => opened)
  const never = door()
  const inside = gate.enter(false, turn => turn(() => never.opened))
  const told: number[] = []
  const refused = Array.from({ length: 501 }, (_, n) =>
    gate.enter(false, fail).catch(() => void told.push(n)),
  )
  await refused[500]
  expect(told).toEqual([500])
  open()
  await Promise.all(refused)
  expect(told).toHaveLength(501)
  never.open()
  await inside
})

test('an owner has room of their own and goes before strangers who came first', async () => {
  const { begun, enter, finish } = works(makeGate(1, 1))
  const [a, b] = [enter('a'), enter('b')]
  expect(await enter('c')).toMatchObject({ refusal: 'crowded' })
  const owner = enter('owner', true)
  await finish('a', a)
  await finish('owner', owner)
  await finish('b', b)
  expect(begun).toEqual(['a', 'owner', 'b'])
})

test('work that fails gives its place and its turn back', async () => {
  const gate = makeGate(1, 0)
  for (let n = 0; n < 3; n++) await expect(gate.enter(false, turn => turn(fail))).rejects.toThrow('no')
  await expect(gate.enter(false, fail)).rejects.toThrow('no')
  expect(await gate.enter(false, turn => turn(async () => 'in'))).toBe('in')
})

test.each([
  [1, 1],
  [2, 1],
  [4, 2],
  [64, 3],
])('on %i cores %i passwords are hashed at once', async (cores, atOnce) => {
  const { begun, enter, finish } = works(hashingGate(cores))
  const asked = Array.from({ length: 4 }, (_, n) => [String(n), enter(String(n))] as const)
  expect(begun).toHaveLength(atOnce)
  for (const [name, it] of asked) await finish(name, it)
})

const NEVER: Gate = {
  enter: async () => {
    throw Object.assign(new Error('the gate was asked'), { isGate: true })
  },
}

test('every call that hashes a password, and every one of a code, asks its gate', async () => {
  const s = await makeService({ gates: { hashing: NEVER, codes: makeGate(2, 2) } })
  const { phone, token } = await s.player()
  const given = { phone_number: phone, code: '123456', password: PASSWORD, confirm_password: PASSWORD }
  const consent = {
    birth_date: '1990-02-28',
    consent: true,
    consent_version: account.CONSENT_VERSION,
  } as const
  const answers = [
    await s.call(account.phoneLogin, { body: { phone, password: PASSWORD } }),
    await s.call(account.emailLogin, { body: { email: 'ada@example.com', password: PASSWORD } }),
    await s.call(account.finishOnboarding, { body: { ...given, ...consent } }),
    await s.call(account.passwordResetConfirm, { body: given }),
    await s.call(createPin, { token, body: { pin: '4071', confirm_pin: '4071' } }),
  ]
  expect(answers.map(it => it.status)).toEqual([500, 500, 500, 500, 500])
  await s.close()
  const t = await makeService({ gates: { hashing: makeGate(2, 2), codes: NEVER } })
  const asked = { phone_number: newPhone() }
  const codes = [
    await t.call(account.onboardViaPhone, { body: asked }),
    await t.call(account.resendOnboardingOtp, { body: { ...asked, otp_option: 'SMS' } }),
    await t.call(account.passwordReset, { body: asked }),
    await t.call(account.verifyPhoneOtp, { body: { ...asked, code: '123456' } }),
  ]
  expect(codes.map(it => it.status)).toEqual([500, 500, 500, 500])
  await t.close()
})

test('a login that the crowd keeps out is told when to come again, and counts as no wrong try', async () => {
  const hashing = makeGate(1, 0)
  const s = await makeService({ gates: { hashing, codes: makeGate(2, 2) } })
  const { phone } = await s.player()
  const { opened, open } = door()
  const other = hashing.enter(false, () => opened)
  const logIn = () => s.call(account.phoneLogin, { body: { phone, password: PASSWORD }, address: '10.1.1.1' })
  for (let n = 0; n < 10; n++) {
    const { status, refusal, headers } = await logIn()
    expect([status, refusal]).toEqual([503, 'crowded'])
    expect(headers.get('retry-after')).toMatch(/^[1-4]$/)
  }
  open()
  await other
  expect((await logIn()).status).toBe(200)
  await s.close()
})
