import { session, sessionReady } from '#src/api/session/session.ts'
import { noteChatsWait } from '#src/play/chats-waiting.ts'
import { sender, unsent } from './sender.ts'

/** Sends messages that were written offline, whatever screen the app starts on. */
export const sendWaiting = async (): Promise<void> => {
  await sessionReady()
  const player = session.user?.phoneNumber
  if (!player) return
  await sender.open(player)
  if (!unsent.all.some(it => it.refused === undefined)) noteChatsWait(false)
}
