import type { Tx } from '#server/db/db.ts'
import type { Service } from '#server/service.ts'
import { rememberDevice } from './known-device.ts'
import { openSession } from './open-session.ts'

export interface Entered {
  token: string
  /** Token for the device to keep. */
  device: string
}

/** Opens a session for a player who has proven who they are. @param it `device`: the token of an earlier login */
export const enter = async (
  { ports: { randomness } }: Service,
  tx: Tx,
  playerId: number,
  it: { device: string | undefined; userAgent: string },
): Promise<Entered> => ({
  token: await openSession(tx, randomness, playerId, it.userAgent),
  device: await rememberDevice(tx, randomness, playerId, it.device),
})
