import { findCode } from '#server/db/queries/accounts/codes.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { isSameText } from '#server/lib/same-text.ts'
import type { Service } from '#server/service.ts'
import { checkPin } from './check-pin.ts'
import { askerHash, codeOf } from './one-time-code.ts'

interface Asked {
  playerId: number
  pin: string
  code: string
  to: string
  asker: string
}

/**
 * Whether this code has already set this PIN: the answer was lost and the player tries again. Wrong PINs count as usual,
 * so a used code is no way to guess one.
 */
export const wasReset = async (
  service: Service,
  { to, asker, code, playerId, pin }: Asked,
): Promise<boolean> => {
  const { db, pepper } = service
  const used = await findCode(db, to, 'pin', askerHash(pepper, asker))
  if (!used?.used || used.left <= 0 || !isSameText(codeOf(pepper, to, used.nonce), code)) return false
  try {
    await checkPin(service, { playerId, pin })
    return true
  } catch (error) {
    if (error instanceof Refusal && ['pin-wrong', 'pin-locked'].includes(error.refusal)) return false
    throw error
  }
}
