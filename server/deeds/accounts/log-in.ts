import { HOUR } from '#src/lib/lagos-time.ts'
import { beginTry, forgetTry, giveBackTry } from './backoff.ts'
import { hex } from '#src/lib/bytes.ts'
import { findLoginByEmail, findLoginByPhone } from '#server/db/queries/accounts/players.ts'
import type { Tx } from '#server/db/db.ts'
import { holdPassword } from '#server/db/queries/accounts/sessions.ts'
import type { Turn } from '#server/lib/gate.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { askIfItAnswers } from '#server/deeds/safer-play/ask-register.ts'
import { enter, type Entered } from './enter.ts'
import { isDeviceOf } from './known-device.ts'
import { tokenHash } from './open-session.ts'
import { isPassword } from './passwords.ts'
import { QUARTER_HOUR } from '#server/lib/seconds.ts'

interface LogIn {
  by: 'phone' | 'email'
  /** Phone number or e-mail address, in canonical form. */
  name: string
  password: string
  /** The device's token from an earlier login. */
  device: string | undefined
  address: string
  userAgent: string
}

const find = { phone: findLoginByPhone, email: findLoginByEmail }

/** Which counters the try counts against. */
const budgetsOf = ({ ports }: Service, it: LogIn, isKnown: boolean) => {
  const device = isKnown && it.device && `${it.name} on ${hex(tokenHash(it.device))}`
  if (device)
    return { own: [device], crowd: undefined, all: { [device]: { free: 5, mostSeconds: QUARTER_HOUR } } }
  const here = `${it.name} ${it.address}`
  const crowd = `${it.address} in hour ${Math.floor(ports.clock.now() / HOUR)}`
  return {
    own: [here, it.name],
    crowd,
    all: {
      [here]: { free: 5, mostSeconds: QUARTER_HOUR },
      [crowd]: { free: 100, mostSeconds: 10 },
      [it.name]: { free: 20, mostSeconds: 30 },
    },
  }
}

const judge = async (service: Service, it: LogIn, isKnown: boolean, turn: Turn) => {
  const { own, crowd, all } = budgetsOf(service, it, isKnown)
  await beginTry(service, all)
  const login = await find[it.by](service.db, it.name)
  if (!(await isPassword(service, turn, login?.password_hash, it.password)) || !login)
    throw new Refusal('wrong-login')
  await forgetTry(service, ...own)
  if (crowd) await giveBackTry(service, crowd)
  return login
}

/**
 * Returns a token, or the same refusal in the same time whether the account is unknown or the password wrong.
 * Guessing from one address slows to a try every quarter of an hour; guessing one account from everywhere, to one
 * every half minute. Thousands of phones share a mobile network's address, so it is slowed only by the last hour's
 * wrong tries, and only to one every ten seconds. A device the player has logged in on before is slowed only by its
 * own wrong tries, so that no stranger can lock its owner out.
 * @param also done in the transaction that signs in
 * @throws Refusal wrong-login, too-many-tries, crowded
 */
export const logIn = async (
  service: Service,
  it: LogIn,
  also?: (tx: Tx, playerId: number) => Promise<void>,
): Promise<Entered> => {
  const isKnown = await isDeviceOf(service.db, it)
  const login = await service.hashing.enter(isKnown, turn => judge(service, it, isKnown, turn))
  const entered = await service.db.tx(async tx => {
    if (!(await holdPassword(tx, login.id, login.password_hash))) throw new Refusal('wrong-login')
    await also?.(tx, login.id)
    return enter(service, tx, login.id, it)
  })
  await askIfItAnswers(service, login.id)
  return entered
}
