import { useCode } from '#server/db/queries/accounts/codes.ts'
import { findPlayer, markPhoneVerified } from '#server/db/queries/accounts/players.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { checkCode } from './check-code.ts'
import { sendCode } from './send-code.ts'

interface Asking {
  playerId: number
  /** The caller's, for rate limits. */
  address: string
}

const phoneOf = async (service: Service, playerId: number) => {
  const player = await findPlayer(service.db, playerId)
  if (!player) throw new Refusal('not-signed-in')
  return { phone: player.phone, isVerified: player.phone_verified_at !== null }
}

/**
 * Sends a code to the player's own number, unless it is already verified.
 * @returns whether one was sent
 * @throws Refusal code-too-soon, code-limit, code-day-limit, code-ceiling, code-not-sent
 */
export const sendActivation = async (
  service: Service,
  { playerId, address, channel }: Asking & { channel: 'SMS' | 'VOICE' },
): Promise<boolean> => {
  const { phone, isVerified } = await phoneOf(service, playerId)
  const asker = `player ${playerId}`
  if (!isVerified)
    await sendCode(service, { to: phone, purpose: 'verify', channel, address, asker, known: true })
  return !isVerified
}

/**
 * Uses up the code and marks the number as verified; a verified number stays verified, whatever the code.
 * @throws Refusal code-wrong, code-expired, code-used-up, too-many-tries
 */
export const activatePhone = async (
  service: Service,
  { playerId, address, code }: Asking & { code: string },
): Promise<void> => {
  const { phone, isVerified } = await phoneOf(service, playerId)
  if (isVerified) return
  const codeId = await checkCode(service, {
    to: phone,
    purpose: 'verify',
    code,
    address,
    asker: `player ${playerId}`,
  })
  await service.db.tx(async tx => {
    if (!(await useCode(tx, codeId))) throw new Refusal('code-expired')
    await markPhoneVerified(tx, playerId, phone)
  })
}
