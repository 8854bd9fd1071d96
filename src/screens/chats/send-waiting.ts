import { session, sessionReady } from '#src/api/session/session.ts'
import { sender } from './sender.ts'

/** Sends messages that were written offline, whatever screen the app starts on. */
export const sendWaiting = async (): Promise<void> => {
  await sessionReady()
  const player = session.user?.phoneNumber
  if (player) await sender.open(player)
}
