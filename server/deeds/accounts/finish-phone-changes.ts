// New phone numbers whose waiting time is over. Safe on any number of nodes.
import { maskPhone } from '#src/lib/phone.ts'
import { insertChange } from '#server/db/queries/accounts/changes.ts'
import { lockCodesOf } from '#server/db/queries/accounts/codes.ts'
import { endChange, takeDueChange } from '#server/db/queries/accounts/phone-changes.ts'
import { setPhone } from '#server/db/queries/accounts/players.ts'
import { revokeSessions } from '#server/db/queries/accounts/sessions.ts'
import type { Service } from '#server/service.ts'
import { tellOfChange } from './tell-of-change.ts'

/** Every session ends: whoever has the new number and the password logs in. @returns whether one was due */
const finishOne = async (service: Service): Promise<boolean> => {
  const ended = await service.db.tx(async tx => {
    const change = await takeDueChange(tx)
    if (!change) return undefined
    await lockCodesOf(tx, change.new_phone)
    // Somebody may have signed up with it meanwhile.
    const isDone = await setPhone(tx, change.player_id, change.new_phone)
    await endChange(tx, change.id, isDone ? 'done' : 'cancelled')
    if (isDone) {
      await insertChange(tx, change.player_id, 'phone')
      await revokeSessions(tx, change.player_id)
    }
    return { ...change, isDone }
  })
  if (ended?.isDone) {
    const what = `Your phone number was changed to ${maskPhone(ended.new_phone)}`
    await tellOfChange(service, ended.old_phone, what)
    await tellOfChange(service, ended.new_phone, what)
  }
  return ended !== undefined
}

export const finishPhoneChanges = async (service: Service): Promise<void> => {
  while (await finishOne(service));
}
