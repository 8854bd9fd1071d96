import { useCode } from '../db/queries/codes.ts'
import { findPlayerByPhone, setPassword } from '../db/queries/players.ts'
import { revokeSessions } from '../db/queries/sessions.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { checkCode } from './check-code.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'

/**
 * Sets a new password with a reset code and ends every session.
 * @throws Refusal code-…, too-many-tries, bad-input (password)
 */
export const resetPassword = async (
  service: Service,
  it: { phone: string; code: string; password: string; address: string },
): Promise<void> => {
  refuseCommonPassword(it.password, it.phone)
  const codeId = await checkCode(service, { ...it, purpose: 'reset' })
  const passwordHash = await hashPassword(it.password)
  await service.db.tx(async tx => {
    const player = await findPlayerByPhone(tx, it.phone)
    if (!player) throw new Refusal('code-wrong')
    if (!(await useCode(tx, codeId))) throw new Refusal('code-expired')
    await setPassword(tx, player.id, passwordHash)
    await revokeSessions(tx, player.id)
  })
}
