import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyPhoneOtp } from '#src/contract/account.ts'
import { statement } from '#server/db/sql.ts'
import { beginTry, forgetTry, giveBackTry } from '#server/deeds/accounts/backoff.ts'
import { logIn } from '#server/deeds/accounts/log-in.ts'
import { askerHash, askerOf } from '#server/deeds/accounts/one-time-code.ts'
import { onDatabase } from '#server/service.ts'
import { makeService, newAddress, newPhone, type TestService } from '../support/service.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService()
})
beforeEach(() => s.db.exec('truncate wrong_try'))
afterAll(() => s.close())

const crowd = { crowd: { free: 3, mostSeconds: 10 } }
const begin = () => beginTry(s.service, crowd)

test('after the free ones each try waits twice as long as the one before, up to the most', async () => {
  for (let n = 1; n <= 3; n++) await begin()
  for (const seconds of [1, 2, 4, 8, 10, 10]) {
    await expect(begin()).rejects.toMatchObject({ refusal: 'too-many-tries', retryAfter: seconds })
    await s.clock.advance(seconds * 1_000 - 1)
    await expect(begin()).rejects.toMatchObject({ retryAfter: 1 })
    await s.clock.advance(1)
    await begin()
  }
  await s.clock.advance(3_600_000)
  await begin()
  await begin()
  await begin()
  await expect(begin()).rejects.toThrow('too-many-tries')
})

test('a try that was right is taken back and forgives no wrong one before it', async () => {
  const right = async () => {
    await begin()
    await giveBackTry(s.service, 'crowd')
  }
  for (let n = 1; n <= 20; n++) await right()
  await begin()
  await right()
  await begin()
  await begin()
  await expect(begin()).rejects.toThrow('too-many-tries')
  await s.clock.advance(1_000)
  await right()
  await begin()
  await expect(begin()).rejects.toThrow('too-many-tries')
  await forgetTry(s.service, 'crowd')
  await begin()
})

test('a try that must wait under one name counts under no other', async () => {
  const both = { ...crowd, other: { free: 3, mostSeconds: 10 } }
  for (let n = 1; n <= 3; n++) await begin()
  for (let n = 1; n <= 10; n++) await expect(beginTry(s.service, both)).rejects.toThrow('too-many-tries')
  for (let n = 1; n <= 3; n++) await beginTry(s.service, { other: both.other })
})

test('what is forgotten goes by itself, and neither names nor addresses are written down', async () => {
  for (let n = 1; n <= 20; n++) await beginTry(s.service, { [`name ${n}`]: { free: 1, mostSeconds: 1 } })
  expect(JSON.stringify(await s.db.many`select * from wrong_try`)).not.toContain('name')
  await s.clock.advance(3_600_000)
  for (let n = 1; n <= 3; n++) await begin()
  expect(await s.db.many`select 1 from wrong_try`).toHaveLength(1)
})

test('an address that thousands share is slowed down by the wrong passwords of one hour only, and little', async () => {
  // No such account, and nobody waits for its password to be judged.
  const one: typeof s.db.one = (texts, ...values) =>
    statement(texts, values).text.includes('password_hash')
      ? Promise.resolve({ id: 1, password_hash: 'none' } as never)
      : s.db.one(texts, ...values)
  const service = onDatabase(s.service, { ...s.db, one })
  const wrong = (name: string) =>
    logIn(service, {
      by: 'phone',
      name,
      password: 'wrong',
      address: '197.210.1.1',
      device: undefined,
      userAgent: '',
    })
  for (let n = 1; n <= 100; n++) await expect(wrong(`a${n}`)).rejects.toThrow('wrong-login')
  await expect(wrong('b')).rejects.toThrow('too-many-tries')
  for (let n = 1; n <= 20; n++) {
    await s.clock.advance(10_000)
    await expect(wrong(`c${n}`)).rejects.toThrow('wrong-login')
  }
  await s.clock.advance(3_600_000)
  for (let n = 1; n <= 50; n++) await expect(wrong(`d${n}`)).rejects.toThrow('wrong-login')
})

test('somebody who tries one code on many numbers is slowed down, and right codes cost nothing', async () => {
  const address = newAddress()
  const guess = (phone_number: string, code: string) =>
    s.call(verifyPhoneOtp, { body: { phone_number, code }, address })
  const phone = newPhone()
  const all = [phone, ...Array.from({ length: 70 }, newPhone)]
  const nothing = new Uint8Array(16)
  await s.db.many`
    insert into one_time_code (recipient, purpose, channel, nonce, tries, expires_at, address_hash, asker)
    select phone, 'sign-up', 'SMS', ${nothing}, 0, game_clock() + interval '1 hour', ${nothing},
      ${askerHash(s.service.pepper, askerOf(undefined, address))}
    from unnest(${all}::text[]) phone`
  const phones = await s.db.many<{ phone: string }>`
    select recipient as phone from one_time_code order by id desc limit 70`
  for (const it of phones.slice(0, 59)) expect((await guess(it.phone, '000000')).refusal).toBe('code-wrong')
  expect((await guess(phones[59]!.phone, '000000')).refusal).not.toBe('')
  const refused = await guess(phones[60]!.phone, '000000')
  expect([refused.status, refused.refusal]).toEqual([429, 'too-many-tries'])
})
