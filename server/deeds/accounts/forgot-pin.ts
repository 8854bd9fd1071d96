// A forgotten PIN is reset with the password and a code read on the player's own phone.
import { useCode } from '#server/db/queries/accounts/codes.ts'
import { insertChange } from '#server/db/queries/accounts/changes.ts'
import { changePin, findPlayer } from '#server/db/queries/accounts/players.ts'
import { newId } from '#server/deeds/new-id.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { forgetTry } from './backoff.ts'
import { checkCode } from './check-code.ts'
import { checkPassword } from './check-password.ts'
import { refuseEasyPin } from './easy-pin.ts'
import { hashPin } from './pin-hash.ts'
import { sendCode } from './send-code.ts'
import { tellPlayer } from '#server/deeds/tell-of-change.ts'
import { wasReset } from './was-reset.ts'

interface Asking {
  playerId: number
  /** The caller's, for rate limits. */
  address: string
}

/** Nobody else can use the code. */
const codeOf = async ({ db }: Service, { playerId, address }: Asking) => {
  const player = await findPlayer(db, playerId)
  if (!player) throw new Refusal('not-signed-in')
  if (!player.has_pin) throw new Refusal('pin-missing')
  return { to: player.phone, purpose: 'pin', address, asker: `player ${playerId}` } as const
}

/** @throws Refusal pin-missing, password-wrong, password-missing, too-many-tries, crowded, code-… */
export const askPinCode = async (
  service: Service,
  it: Asking & { password: string; channel: 'SMS' | 'VOICE' },
): Promise<void> => {
  const code = await codeOf(service, it)
  await checkPassword(service, it)
  await sendCode(service, { ...code, channel: it.channel, known: true })
}

/**
 * Withdrawals wait for a while afterwards, and a lock from wrong PINs is lifted. Repeating the same code and PIN changes
 * nothing and gets the same answer.
 * @throws Refusal bad-input on the field `pin` if it is too easy to guess, pin-missing, code-…, too-many-tries, crowded
 */
export const resetPin = async (
  service: Service,
  { playerId, address, code, pin }: Asking & { code: string; pin: string },
): Promise<void> => {
  refuseEasyPin(pin)
  const asked = await codeOf(service, { playerId, address })
  try {
    const codeId = await checkCode(service, { ...asked, code })
    const hash = await service.hashing.enter(true, turn => hashPin(service, turn, { playerId, pin }))
    await service.db.tx(async tx => {
      if (!(await useCode(tx, codeId))) throw new Refusal('code-expired')
      await changePin(tx, playerId, hash)
      await forgetTry({ pepper: service.pepper, db: tx }, `pin of ${playerId}`)
      await insertChange(tx, playerId, 'pin')
      await tellPlayer(tx, playerId, 'pin', newId(service.ports.randomness))
    })
  } catch (error) {
    const isUsed = error instanceof Refusal && error.refusal === 'code-expired'
    if (isUsed && (await wasReset(service, { ...asked, playerId, pin, code }))) return
    throw error
  }
}
