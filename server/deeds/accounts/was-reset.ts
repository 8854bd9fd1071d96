import { findCode } from '#server/db/queries/accounts/codes.ts'
import { isSameText } from '#server/lib/same-text.ts'
import type { Service } from '#server/service.ts'
import { hasThisPin } from './check-pin.ts'
import { askerHash, codeOf } from './one-time-code.ts'

interface Asked {
  playerId: number
  pin: string
  code: string
  to: string
  asker: string
}

/** Whether this code has already set this PIN: the answer was lost and the player tries again. */
export const wasReset = async (
  service: Service,
  { to, asker, code, playerId, pin }: Asked,
): Promise<boolean> => {
  const { db, pepper } = service
  const used = await findCode(db, to, 'pin', askerHash(pepper, asker))
  if (!used?.used || used.left <= 0 || !isSameText(codeOf(pepper, to, used.nonce), code)) return false
  return hasThisPin(service, { playerId, pin })
}
