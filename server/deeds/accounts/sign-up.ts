import { isAdult } from '#src/lib/state/person.ts'
import type { Tx } from '#server/db/db.ts'
import { findPlayerByPhone, insertPlayer } from '#server/db/queries/accounts/players.ts'
import { lockCodesOf, useCode } from '#server/db/queries/accounts/codes.ts'
import { keepClaim } from '#server/db/queries/accounts/email-claims.ts'
import { holdPassword } from '#server/db/queries/accounts/sessions.ts'
import { openWallets } from '#server/ledger/transfers.ts'
import type { Turn } from '#server/lib/gate.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { askBeforeSignUp } from '#server/deeds/safer-play/ask-register.ts'
import { checkCode } from './check-code.ts'
import { enter, type Entered } from './enter.ts'
import { askerHash } from './one-time-code.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'
import { mayBeRepeat, repeatCode } from './repeat-code.ts'
import { sendCode } from './send-code.ts'

interface SignUp {
  phone: string
  code: string
  password: string
  consentVersion: string
  birthDate: string
  address: string
  asker: string
}

/** Before anything else: the code stays unused and nothing is kept. @throws Refusal too-young */
export const refuseChild = ({ ports }: Service, birthDate: string): void => {
  if (!isAdult(birthDate, ports.clock.now())) throw new Refusal('too-young')
}

/** @throws Refusal phone-taken, code-expired; the transaction is then lost */
export const makePlayer = async (
  tx: Tx,
  it: { phone: string; codeId: number; passwordHash: string; consentVersion: string; birthDate: string },
): Promise<number> => {
  // Somebody may be changing to this number.
  await lockCodesOf(tx, it.phone)
  if (await findPlayerByPhone(tx, it.phone)) throw new Refusal('phone-taken')
  if (!(await useCode(tx, it.codeId))) throw new Refusal('code-expired')
  const playerId = await insertPlayer(tx, it)
  if (playerId === undefined) throw new Refusal('phone-taken')
  await openWallets(tx, playerId)
  return playerId
}

/**
 * The step for the code alone: someone who has read it on that phone learns that the number has an account before they
 * think up a password.
 * @throws Refusal code-…, too-many-tries, phone-taken, crowded
 */
export const checkSignUpCode = async (
  service: Service,
  it: { to: string; code: string; address: string; asker: string },
): Promise<void> => {
  await checkCode(service, { ...it, purpose: 'sign-up' })
  if (await findPlayerByPhone(service.db, it.to)) throw new Refusal('phone-taken')
}

/**
 * Creates a player with three empty wallets. Only someone who has read the code on that phone learns that its number is
 * taken. Repeated after a lost answer, it finds the player it made.
 * @param then what belongs to it, in the same transaction
 * @throws Refusal code-…, too-many-tries, bad-input (password), phone-taken, too-young, crowded, register-excluded, register-silent
 */
const withPlayer = <T>(service: Service, it: SignUp, then: (tx: Tx, playerId: number) => Promise<T>) => {
  refuseChild(service, it.birthDate)
  refuseCommonPassword(it.password, it.phone)
  const make = async (turn: Turn) => {
    const codeId = await checkCode(service, { ...it, to: it.phone, purpose: 'sign-up' })
    await askBeforeSignUp(service, it.phone)
    const passwordHash = await hashPassword(service, turn, it.password)
    return service.db.tx(async tx => then(tx, await makePlayer(tx, { ...it, codeId, passwordHash })))
  }
  return service.hashing.enter(false, turn =>
    make(turn).catch(async (error: unknown) => {
      const made = mayBeRepeat(error) && (await repeatCode(service, turn, 'sign-up', { ...it, to: it.phone }))
      if (!made) throw error
      return service.db.tx(async tx => {
        if (!(await holdPassword(tx, made.id, made.password_hash))) throw error
        return then(tx, made.id)
      })
    }),
  )
}

/** Creates a player and signs them in. @throws Refusal as `withPlayer` */
export const signUp = (
  service: Service,
  it: SignUp & { device: string | undefined; userAgent: string },
): Promise<Entered> => withPlayer(service, it, (tx, playerId) => enter(service, tx, playerId, it))

/**
 * Creates a player who logs in with an e-mail address too, once they have proven it: a code goes there. The account
 * exists whatever becomes of that code.
 * @throws Refusal as `withPlayer`
 */
export const createAccount = async (service: Service, it: SignUp & { email: string }): Promise<void> => {
  const { email, address, asker } = it
  await withPlayer(service, it, (tx, playerId) =>
    keepClaim(tx, { playerId, email, asker: askerHash(service.pepper, asker) }),
  )
  await sendCode(service, { to: email, purpose: 'email', channel: 'EMAIL', address, asker }).catch(error => {
    if (!(error instanceof Refusal)) throw error
  })
}
