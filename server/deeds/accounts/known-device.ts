// A device a player has logged in on has its own tries, which no stranger can use up.
import type { Tx } from '#server/db/db.ts'
import { isGivenToken, isKnownDevice, keepKnownDevice } from '#server/db/queries/accounts/known-devices.ts'
import { newToken } from '#server/deeds/new-id.ts'
import type { Randomness } from '#server/ports/ports.ts'
import { tokenHash } from './open-session.ts'

interface Claim {
  by: 'phone' | 'email'
  name: string
  device: string | undefined
}

/** Whether this player has logged in on the device. */
export const isDeviceOf = async (tx: Tx, { by, name, device }: Claim): Promise<boolean> =>
  device !== undefined && (await isKnownDevice(tx, tokenHash(device), by, name))

/** @returns the device's token: its current one if the service issued it */
export const rememberDevice = async (
  tx: Tx,
  randomness: Randomness,
  playerId: number,
  device: string | undefined,
): Promise<string> => {
  const isGiven = device !== undefined && (await isGivenToken(tx, tokenHash(device)))
  const token = isGiven ? device : newToken(randomness)
  await keepKnownDevice(tx, tokenHash(token), playerId)
  return token
}
