import { insertChange } from '#server/db/queries/accounts/changes.ts'
import { useCode } from '#server/db/queries/accounts/codes.ts'
import { forgetEmailSteps } from '#server/db/queries/accounts/email-claims.ts'
import { endGoogleLink } from '#server/db/queries/accounts/google.ts'
import { findPasswordHash, findPlayerByPhone, setPassword } from '#server/db/queries/accounts/players.ts'
import { forgetOtherDevices } from '#server/db/queries/accounts/known-devices.ts'
import { revokeSessions } from '#server/db/queries/accounts/sessions.ts'
import { cancelWaitingChange } from '#server/db/queries/accounts/phone-changes.ts'
import type { Turn } from '#server/lib/gate.ts'
import { newId } from '#server/deeds/new-id.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { checkCode } from './check-code.ts'
import { isDeviceOf, rememberDevice } from './known-device.ts'
import { tokenHash } from './open-session.ts'
import { hashPassword, NO_PASSWORD, refuseCommonPassword } from './passwords.ts'
import { mayBeRepeat, repeatCode } from './repeat-code.ts'
import { tellPlayer } from '#server/deeds/tell-of-change.ts'

interface Reset {
  /** The phone number. */
  to: string
  code: string
  password: string
  address: string
  asker: string
  device: string | undefined
}

/**
 * Sets a new password with a reset code, ends every session and forgets every device but this one. Anyone with the number
 * can do that and then set a first PIN, so withdrawals wait for a while afterwards. Repeated after a lost answer, it only
 * names the device again.
 * @returns the token for the device to keep
 * @throws Refusal code-…, too-many-tries, bad-input (password), crowded
 */
export const resetPassword = async (service: Service, it: Reset): Promise<string> => {
  refuseCommonPassword(it.password, it.to)
  const isKnown = await isDeviceOf(service.db, { by: 'phone', name: it.to, device: it.device })
  const set = async (turn: Turn) => {
    const codeId = await checkCode(service, { ...it, purpose: 'reset' })
    const passwordHash = await hashPassword(service, turn, it.password)
    return service.db.tx(async tx => {
      const player = await findPlayerByPhone(tx, it.to)
      if (!player) throw new Refusal('code-wrong')
      if (!(await useCode(tx, codeId))) throw new Refusal('code-expired')
      const isFirst = (await findPasswordHash(tx, player.id)) === NO_PASSWORD
      await setPassword(tx, player.id, passwordHash)
      await insertChange(tx, player.id, 'password')
      await tellPlayer(tx, player.id, 'password', newId(service.ports.randomness))
      // Someone who knew the password may have joined their own Google account.
      await endGoogleLink(tx, player.id, isFirst)
      await forgetEmailSteps(tx, player.id)
      await revokeSessions(tx, player.id)
      // Reading a code on the old number proves that its owner still has it.
      await cancelWaitingChange(tx, player.id)
      const device = await rememberDevice(tx, service.ports.randomness, player.id, it.device)
      await forgetOtherDevices(tx, player.id, tokenHash(device))
      return device
    })
  }
  return service.hashing.enter(isKnown, turn =>
    set(turn).catch(async (error: unknown) => {
      const done = mayBeRepeat(error) && (await repeatCode(service, turn, 'reset', it))
      if (!done) throw error
      return rememberDevice(service.db, service.ports.randomness, done.id, it.device)
    }),
  )
}
