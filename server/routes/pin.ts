import * as contract from '#src/contract/pin.ts'
import { createPin } from '#server/deeds/accounts/create-pin.ts'
import type { Service } from '#server/service.ts'
import type { Door } from '#server/http/door.ts'

export const mountPin = (door: Door, service: Service): void => {
  door.on(contract.createPin, async ({ player: { playerId }, body }) => {
    await createPin(service, { playerId, pin: body.pin })
    return { message: 'Your transaction PIN is set' }
  })
}
