import { timingSafeEqual } from 'node:crypto'
import { findDevice, type DeviceRow } from '#server/db/queries/alerts/push-devices.ts'
import type { Tx } from '#server/db/db.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { readAuth } from './push-target.ts'

/** A device as it identifies itself: its endpoint and the secret only it knows. */
export interface OwnDevice {
  endpoint: string
  keys: { auth: string }
}

/**
 * The device, for a caller who has its secret; undefined if there is none.
 * @throws Refusal bad-input, device-not-yours
 */
export const ownPushDevice = async (
  tx: Tx,
  { endpoint, keys }: OwnDevice,
): Promise<DeviceRow | undefined> => {
  const auth = readAuth(keys.auth)
  const device = await findDevice(tx, endpoint)
  if (device && !timingSafeEqual(device.auth, auth)) throw new Refusal('device-not-yours')
  return device
}
