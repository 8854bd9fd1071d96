import type { Tx } from '#server/db/db.ts'
import { findPlayerByPhone, insertPlayer } from '#server/db/queries/accounts/players.ts'
import { useCode } from '#server/db/queries/accounts/codes.ts'
import { openWallets } from '#server/ledger/transfers.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { checkCode } from './check-code.ts'
import { rememberDevice } from './known-device.ts'
import type { Entered } from './log-in.ts'
import { openSession } from './open-session.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'

interface SignUp {
  phone: string
  code: string
  password: string
  email: string | undefined
  consentVersion: string
  address: string
  asker: string
  device: string | undefined
  userAgent: string
}

/**
 * @param also done in the same transaction
 * @throws Refusal phone-taken, email-taken, code-expired; the transaction is then lost
 */
export const makePlayer = async (
  { ports: { randomness } }: Service,
  tx: Tx,
  it: Omit<SignUp, 'password'> & { codeId: number; passwordHash: string },
  also?: (playerId: number) => Promise<void>,
): Promise<Entered> => {
  if (await findPlayerByPhone(tx, it.phone)) throw new Refusal('phone-taken')
  if (!(await useCode(tx, it.codeId))) throw new Refusal('code-expired')
  const playerId = await insertPlayer(tx, it)
  if (playerId === undefined)
    throw new Refusal((await findPlayerByPhone(tx, it.phone)) ? 'phone-taken' : 'email-taken')
  await openWallets(tx, playerId)
  await also?.(playerId)
  const token = await openSession(tx, randomness, playerId, it.userAgent)
  return { token, device: await rememberDevice(tx, randomness, playerId, it.device) }
}

/**
 * Creates a player with three empty wallets and signs them in. Only someone who has read the code on that phone learns
 * that its number is taken.
 * @throws Refusal code-…, too-many-tries, bad-input (password), phone-taken, email-taken, crowded
 */
export const signUp = (service: Service, it: SignUp): Promise<Entered> => {
  refuseCommonPassword(it.password, it.phone)
  return service.hashing.enter(false, async turn => {
    const codeId = await checkCode(service, { ...it, purpose: 'sign-up' })
    const passwordHash = await hashPassword(turn, it.password)
    return service.db.tx(tx => makePlayer(service, tx, { ...it, codeId, passwordHash }))
  })
}
