// Alerts by push: the service's key, and what it keeps of this device.
import * as alerts from '#src/contract/alerts.ts'
import type { BodyIn } from '#src/contract/call.ts'
import { request } from './client.ts'

/** Null where the service pushes nothing. */
export const fetchPushKey = async (): Promise<string | null> => (await request(alerts.getPushKey)).key

/** For the player who is signed in, for nobody where none is. */
export const keepPushDevice = (body: BodyIn<typeof alerts.putPushDevice>) =>
  request(alerts.putPushDevice, { body })

type OwnDevice = BodyIn<typeof alerts.removePushDevice>

export const removePushDevice = (body: OwnDevice) => request(alerts.removePushDevice, { body })

export const sendTestPush = (body: OwnDevice) => request(alerts.testPushDevice, { body })
