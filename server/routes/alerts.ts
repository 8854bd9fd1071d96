import * as contract from '#src/contract/alerts.ts'
import { deleteDevice, settingsOf } from '#server/db/queries/alerts/push-devices.ts'
import { keepPushDevice } from '#server/deeds/alerts/keep-push-device.ts'
import { ownPushDevice } from '#server/deeds/alerts/own-push-device.ts'
import { provePushDevice } from '#server/deeds/alerts/prove-push-device.ts'
import { testPushDevice } from '#server/deeds/alerts/test-push-device.ts'
import type { Service } from '#server/service.ts'
import type { Door } from '#server/http/door.ts'

export const mountAlerts = (door: Door, service: Service): void => {
  const { db, ports } = service
  door.keepFor(5, contract.getPushKey)

  door.on(contract.getPushKey, async () => ({ key: ports.push?.publicKey ?? null }))

  door.does(contract.putPushDevice, 'keep-push-device', async ({ body, player }) => {
    const { name, proven } = await keepPushDevice(service, body, player)
    return { device: name, player: player !== undefined, proven }
  })

  door.does(contract.provePushDevice, 'prove-push-device', async ({ body }) => {
    await provePushDevice(service, body.challenge)
    return { message: 'Alerts work on this device' }
  })

  door.does(contract.removePushDevice, 'remove-push-device', async ({ body }) => {
    const device = await ownPushDevice(db, body)
    if (device) await deleteDevice(db, device.id)
    return { message: 'This device gets no more alerts by push' }
  })

  door.does(contract.testPushDevice, 'test-push-device', async ({ body }) => {
    await testPushDevice(service, body)
    return { message: 'A test alert is on its way' }
  })

  door.on(contract.statePushDevice, async ({ body }) => {
    const device = await ownPushDevice(db, body)
    return {
      known: device !== undefined,
      proven: device?.proven ?? false,
      player: (device?.player_id ?? null) !== null,
      settings: device ? settingsOf(device) : null,
    }
  })
}
