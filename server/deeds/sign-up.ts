import { findPlayerByPhone, insertPlayer } from '../db/queries/players.ts'
import { useCode } from '../db/queries/codes.ts'
import { openWallets } from '../ledger/transfers.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { checkCode } from './check-code.ts'
import { openSession } from './open-session.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'

export interface SignUp {
  phone: string
  code: string
  password: string
  email: string | undefined
  consentVersion: string
  address: string
  userAgent: string
}

/**
 * Makes a player with three empty wallets and signs in. That a number is taken is said only to somebody who has read
 * the code on that phone.
 * @throws Refusal code-…, too-many-tries, bad-input (password), phone-taken, email-taken
 */
export const signUp = async (service: Service, it: SignUp): Promise<string> => {
  refuseCommonPassword(it.password, it.phone)
  const codeId = await checkCode(service, { ...it, purpose: 'sign-up' })
  const passwordHash = await hashPassword(it.password)
  return service.db.tx(async tx => {
    if (await findPlayerByPhone(tx, it.phone)) throw new Refusal('phone-taken')
    if (!(await useCode(tx, codeId))) throw new Refusal('code-expired')
    const playerId = await insertPlayer(tx, { ...it, passwordHash })
    if (playerId === undefined)
      throw new Refusal((await findPlayerByPhone(tx, it.phone)) ? 'phone-taken' : 'email-taken')
    await openWallets(tx, playerId)
    return openSession(tx, service.ports.randomness, playerId, it.userAgent)
  })
}
