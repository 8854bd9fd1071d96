// New phone numbers whose waiting time is over. Safe on any number of nodes.
import { insertChange } from '#server/db/queries/accounts/changes.ts'
import { lockCodesOf } from '#server/db/queries/accounts/codes.ts'
import { endChange, takeDueChange } from '#server/db/queries/accounts/phone-changes.ts'
import { setPhone } from '#server/db/queries/accounts/players.ts'
import { revokeSessions } from '#server/db/queries/accounts/sessions.ts'
import { markUnasked } from '#server/db/queries/safer-play/safer-play.ts'
import { strictly, type Sweep } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { mailOfChange, tellOfChange } from '#server/deeds/tell-of-change.ts'

/** Every session ends: the owner logs in with the new number and the password. @returns whether one was due */
const finishOne = ({ db }: Service, sweep: Sweep): Promise<boolean> =>
  db.tx(async tx => {
    const change = await takeDueChange(tx, sweep.failed)
    if (!change) return false
    sweep.takes(change.id)
    await lockCodesOf(tx, change.new_phone)
    // Somebody may have signed up with it meanwhile.
    const isDone = await setPhone(tx, change.player_id, change.new_phone)
    await endChange(tx, change.id, isDone ? 'done' : 'cancelled')
    if (isDone) {
      await markUnasked(tx, change.player_id)
      await insertChange(tx, change.player_id, 'phone')
      await revokeSessions(tx, change.player_id)
      for (const phone of [change.old_phone, change.new_phone])
        await tellOfChange(tx, phone, 'phone', change.id)
      await mailOfChange(tx, change.player_id, 'phone', change.id)
    } else await tellOfChange(tx, change.old_phone, 'phone-taken', change.id)
    return true
  })

export const finishPhoneChanges = (service: Service, sweep = strictly): Promise<void> =>
  sweep.all(() => finishOne(service, sweep))
