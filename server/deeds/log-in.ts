import { beginTry, forgetTry, giveBackTry } from '../backoff.ts'
import { findLoginByEmail, findLoginByPhone } from '../db/queries/players.ts'
import { holdPassword } from '../db/queries/sessions.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { openSession } from './open-session.ts'
import { isPassword } from './passwords.ts'

interface LogIn {
  by: 'phone' | 'email'
  /** Phone number or e-mail address, in its canonical form. */
  name: string
  password: string
  address: string
  userAgent: string
}

const QUARTER_HOUR = 900 // seconds
const HOUR = 3_600_000 // ms

/**
 * A token, or the same refusal after the same time whether the account is unknown or the password wrong. Guessing from
 * one address slows down to a try in a quarter of an hour; guessing from everywhere to one in half a minute for the
 * account, so that its owner still gets in. Thousands of phones share the address of a mobile network: it is slowed down
 * only by the wrong tries of one hour, and only to one in ten seconds.
 * @throws Refusal wrong-login, too-many-tries
 */
export const logIn = async (service: Service, it: LogIn): Promise<string> => {
  const here = `${it.name} ${it.address}`
  const crowd = `${it.address} in hour ${Math.floor(service.ports.clock.now() / HOUR)}`
  await beginTry(service, {
    [here]: { free: 5, mostSeconds: QUARTER_HOUR },
    [crowd]: { free: 100, mostSeconds: 10 },
    [it.name]: { free: 20, mostSeconds: 30 },
  })
  const find = it.by === 'phone' ? findLoginByPhone : findLoginByEmail
  const login = await find(service.db, it.name)
  if (!(await isPassword(login?.password_hash, it.password)) || !login) throw new Refusal('wrong-login')
  await forgetTry(service, here, it.name)
  await giveBackTry(service, crowd)
  return service.db.tx(async tx => {
    if (!(await holdPassword(tx, login.id, login.password_hash))) throw new Refusal('wrong-login')
    return openSession(tx, service.ports.randomness, login.id, it.userAgent)
  })
}
