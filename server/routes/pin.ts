import * as contract from '#src/contract/pin.ts'
import { createPin } from '#server/deeds/accounts/create-pin.ts'
import { askPinCode, resetPin } from '#server/deeds/accounts/forgot-pin.ts'
import type { Service } from '#server/service.ts'
import type { Door } from '#server/http/door.ts'
import { sentWords } from './code-asked.ts'

export const mountPin = (door: Door, service: Service): void => {
  door.does(contract.createPin, 'create-pin', async ({ player: { playerId }, body }) => {
    await createPin(service, { playerId, pin: body.pin })
    return { message: 'Your transaction PIN is set' }
  })
  door.does(contract.askPinCode, 'send-code', async ({ player: { playerId }, body, address }) => {
    const channel = body.otp_option
    await askPinCode(service, { playerId, password: body.password, channel, address })
    return { message: sentWords[channel] }
  })
  door.does(contract.resetPin, 'reset-pin', async ({ player: { playerId }, body, address }) => {
    await resetPin(service, { playerId, address, code: body.code, pin: body.pin })
    return { message: 'Your transaction PIN is changed' }
  })
}
