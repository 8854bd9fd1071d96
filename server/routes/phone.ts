import { brand } from '#src/brand.ts'
import * as change from '#src/contract/players/phone-change.ts'
import * as contract from '#src/contract/players/phone-check.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { maskPhone } from '#src/lib/phone.ts'
import { cancelWaitingChange, findWaitingChange } from '#server/db/queries/accounts/phone-changes.ts'
import { activatePhone, sendActivation } from '#server/deeds/accounts/activate-phone.ts'
import { askPhoneCodes, changePhone } from '#server/deeds/accounts/change-phone.ts'
import type { Service } from '#server/service.ts'
import type { Door } from '#server/http/door.ts'
import { sentWords } from './code-asked.ts'

const VERIFIED = 'Your phone number is verified'

const mountPhoneChange = (door: Door, service: Service): void => {
  const { db } = service
  door.does(change.updatePhoneNumber, 'send-code', async ({ player: { playerId }, body, address }) => {
    await askPhoneCodes(service, {
      playerId,
      newPhone: body.phone_number,
      pin: body.transaction_pin,
      hasOld: body.has_old_number,
      channel: body.otp_option,
      address,
    })
    return { message: sentWords[body.otp_option] }
  })
  door.does(change.verifyPhoneNumberUpdate, 'change-phone', async ({ player, body, address }) => {
    const due = await changePhone(service, {
      ...player,
      newPhone: body.phone_number,
      code: body.code,
      oldCode: body.old_code,
      address,
    })
    return {
      message: due
        ? `Your new number counts from ${formatDateTime(due.getTime())}`
        : 'Your phone number is changed',
      due_at: due?.toISOString() ?? null,
    }
  })
  door.on(change.getPhoneChange, async ({ player: { playerId } }) => {
    const row = await findWaitingChange(db, playerId)
    return {
      change: row ? { phone_number: maskPhone(row.new_phone), due_at: row.due_at.toISOString() } : null,
    }
  })
  door.does(change.cancelPhoneChange, 'cancel-phone-change', async ({ player: { playerId } }) => {
    await cancelWaitingChange(db, playerId)
    return { message: 'Your phone number stays as it is' }
  })
}

/** Verifying the player's number, and changing to another. */
export const mountPhone = (door: Door, service: Service): void => {
  mountPhoneChange(door, service)
  door.does(contract.sendActivation, 'send-code', async ({ player: { playerId }, query, address }) => {
    const channel = query.otp_option
    const sent = await sendActivation(service, { playerId, address, channel })
    return { message: sent ? sentWords[channel] : VERIFIED, verified: !sent, ussd_code: brand.ussdCode }
  })
  door.does(contract.activatePhone, 'activate-phone', async ({ player: { playerId }, body, address }) => {
    await activatePhone(service, { playerId, address, code: body.code })
    return { message: VERIFIED, verified: true, ussd_code: brand.ussdCode }
  })
}
