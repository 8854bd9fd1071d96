// Push alerts: the service's key, and this device's registration.
import * as alerts from '#src/contract/alerts.ts'
import type { Body } from '#src/model/words.ts'
import { request } from './client.ts'

/** Null if the service sends no pushes. */
export const fetchPushKey = async (): Promise<string | null> => (await request(alerts.getPushKey)).key

/** For the signed-in player, or for nobody. */
export const keepPushDevice = (body: Body<typeof alerts.putPushDevice>) =>
  request(alerts.putPushDevice, { body })

type OwnDevice = Body<typeof alerts.removePushDevice>

export const removePushDevice = (body: OwnDevice) => request(alerts.removePushDevice, { body })

export const sendTestPush = (body: OwnDevice) => request(alerts.testPushDevice, { body })
