import { expect, test } from 'vitest'
import { makeBackoff } from '#server/backoff.ts'
import { logIn } from '#server/deeds/log-in.ts'
import type { Service } from '#server/service.ts'
import { makeService } from '../support/service.ts'

const patience = { crowd: { free: 3, mostSeconds: 10 } }

test('a try that was right is taken back and forgives no wrong one before it', () => {
  let now = 0
  const backoff = makeBackoff({ now: () => now })
  const right = () => {
    backoff.begin(patience)
    backoff.giveBack('crowd')
  }
  for (let n = 1; n <= 50; n++) right()
  backoff.begin(patience)
  right()
  backoff.begin(patience)
  backoff.begin(patience)
  expect(() => backoff.begin(patience)).toThrow('too-many-tries')
  now += 1_000
  right()
  backoff.begin(patience)
  expect(() => backoff.begin(patience)).toThrow('too-many-tries')
})

test('an address that thousands share is slowed down by the wrong passwords of one hour only, and little', async () => {
  const s = await makeService()
  // No such account, and nobody waits for its password to be judged.
  const service = {
    ...s.service,
    db: { ...s.db, one: () => Promise.resolve({ id: 1, password_hash: 'none' }) },
  }
  const backoff = makeBackoff(s.clock)
  const wrong = (name: string) =>
    logIn(service as Service, backoff, {
      by: 'phone',
      name,
      password: 'wrong',
      address: '197.210.1.1',
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
  await s.close()
})
