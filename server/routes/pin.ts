import * as contract from '#src/contract/pin.ts'
import { createPin } from '../deeds/create-pin.ts'
import type { Service } from '../service.ts'
import type { Door } from './door.ts'

export const mountPin = (door: Door, service: Service): void => {
  door.on(contract.createPin, async ({ player: { playerId }, body }) => {
    await createPin(service, { playerId, pin: body.pin })
    return { message: 'Your transaction PIN is set' }
  })
}
