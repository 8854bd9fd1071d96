// An address logs in and gets receipts only after its owner has given the code that was sent to it.
import { giveTryBack, lockCodesOf, useCode } from '#server/db/queries/accounts/codes.ts'
import {
  deleteClaim,
  findClaimant,
  findClaimOf,
  keepClaim,
} from '#server/db/queries/accounts/email-claims.ts'
import { findLoginByEmail, findPlayer, setEmail } from '#server/db/queries/accounts/players.ts'
import { moveAddress } from '#server/db/queries/mail/newsletter.ts'
import { queueMail } from '#server/db/queries/mail/outbox.ts'
import type { Tx } from '#server/db/db.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { checkCode } from './check-code.ts'
import { checkPassword } from './check-password.ts'
import { enter, type Entered } from './enter.ts'
import { askerHash } from './one-time-code.ts'
import { mayBeRepeat, takeUsedCode } from './repeat-code.ts'
import { tellOfChange } from '#server/deeds/tell-of-change.ts'
import { sendCode } from './send-code.ts'

const TELL_FOR = 259_200 // seconds

/**
 * The address is the player's from here on; the previous one is told.
 * @throws Refusal code-expired, email-taken
 */
const confirm = async (tx: Tx, codeId: number, playerId: number, email: string): Promise<void> => {
  // Two players with one address, one after the other.
  await lockCodesOf(tx, email)
  if (!(await useCode(tx, codeId))) throw new Refusal('code-expired')
  const { email: before, phone } = (await findPlayer(tx, playerId))!
  if (!(await setEmail(tx, playerId, email))) throw new Refusal('email-taken')
  await deleteClaim(tx, playerId)
  if (before === email) return
  // By SMS alone: the new address may be an intruder's.
  await tellOfChange(tx, phone, 'email', codeId)
  if (!before) return
  await moveAddress(tx, before, email)
  await queueMail(tx, {
    kind: 'email-changed',
    recipient: before,
    about: String(codeId),
    seconds: TELL_FOR,
  })
}

/**
 * Takes a signed-in player's address and sends it a code. Nobody is told whether it has an account.
 * @throws Refusal bad-input, password-wrong, password-missing, too-many-tries, crowded, code-…
 */
export const giveEmail = async (
  service: Service,
  it: { playerId: number; email: string; password: string; address: string },
): Promise<void> => {
  const { playerId, email, address } = it
  await checkPassword(service, it)
  if ((await findPlayer(service.db, playerId))?.email === email)
    throw new Refusal('bad-input', { email: 'That is your address already' })
  const asker = `player ${playerId}`
  await sendCode(service, { to: email, purpose: 'email', channel: 'EMAIL', address, asker })
  await keepClaim(service.db, { playerId, email, asker: askerHash(service.pepper, asker) })
}

/** @throws Refusal code-…, email-taken, too-many-tries, crowded */
export const confirmEmail = async (
  service: Service,
  { playerId, code, address }: { playerId: number; code: string; address: string },
): Promise<void> => {
  const claim = await findClaimOf(service.db, playerId)
  if (!claim) throw new Refusal('code-expired')
  const { email: to, asker } = claim
  const codeId = await checkCode(service, { to, purpose: 'email', code, address, asker })
  await service.db.tx(tx => confirm(tx, codeId, playerId, to))
}

interface Asking {
  to: string
  asker: string
  address: string
}

/** Nothing is sent to an address for who has not given it: their tries are counted apart, and keep nobody from a code. */
const nobodyAt = (email: string): string => `nobody at ${email}`

/** Sends a new account's code again. @throws Refusal code-… */
export const sendActivationAgain = async (service: Service, it: Asking): Promise<void> => {
  const claimant = await findClaimant(service.db, it.to, askerHash(service.pepper, it.asker))
  const silent = claimant === undefined
  const to = silent ? nobodyAt(it.to) : it.to
  await sendCode(service, { ...it, to, purpose: 'email', channel: 'EMAIL', silent })
}

/** The player whose address this device has confirmed with this code already, without hearing of it. */
const findConfirmed = async (
  service: Service,
  it: Asking & { code: string },
): Promise<number | undefined> => {
  const codeId = await takeUsedCode(service, 'email', it)
  if (codeId === undefined) return undefined
  await giveTryBack(service.db, codeId)
  return (await findLoginByEmail(service.db, it.to))?.id
}

/**
 * Confirms the address of a new account and signs its player in. Repeated by the same device after a lost answer, it signs
 * them in again.
 * @throws Refusal code-…, email-taken, too-many-tries, crowded
 */
export const activateUser = async (
  service: Service,
  it: Asking & { code: string; device: string | undefined; userAgent: string },
): Promise<Entered> => {
  const activate = async () => {
    const codeId = await checkCode(service, { ...it, purpose: 'email' })
    return service.db.tx(async tx => {
      const playerId = await findClaimant(tx, it.to, askerHash(service.pepper, it.asker))
      if (playerId === undefined) throw new Refusal('code-expired')
      await confirm(tx, codeId, playerId, it.to)
      return enter(service, tx, playerId, it)
    })
  }
  return activate().catch(async (error: unknown) => {
    const playerId = mayBeRepeat(error) ? await findConfirmed(service, it) : undefined
    if (playerId === undefined) throw error
    return service.db.tx(tx => enter(service, tx, playerId, it))
  })
}
