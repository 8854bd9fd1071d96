// The one sender of this window: it goes on while the app is open, whatever screen is shown.
import { proxy } from 'valtio/vanilla'
import { sendMessage } from '#src/api/chats/chats.ts'
import { ApiError } from '#src/api/errors.ts'
import { waitFor } from '#src/api/live/live-stream.ts'
import { onSignedOut, session } from '#src/api/session/session.ts'
import { unsentBox, type Unsent } from '#src/device/chat-boxes.ts'
import { noteChatsWait } from '#src/play/chats-waiting.ts'
import type { ChatMessage } from '#src/model/chats.ts'
import { makeSender, type Sent } from './unsent.ts'

/** ms; the pause if no answer came or the service is busy. */
const AGAIN = 15_000 // ms

export const unsent = proxy<{ all: Unsent[] }>({ all: [] })

const hearers = new Set<(message: ChatMessage) => void>()

/** @returns a way to stop */
export const onSent = (hear: (message: ChatMessage) => void): (() => void) => {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}

const send = async ({ player, channel, id, text, picks }: Unsent): Promise<Sent> => {
  // No message may go out under the name of the next player to sign in.
  if (session.user?.phoneNumber !== player) return { gone: true }
  try {
    const body = { id, text, ...(picks ? { picks: { game: picks.game, code: picks.code } } : {}) }
    return { message: await sendMessage(channel, body) }
  } catch (error) {
    // What is in front of the service, such as a page of the network, names no refusal.
    if (!(error instanceof ApiError) || !error.refusal) return { wait: AGAIN }
    const { status, retryAfter = 3, message } = error
    if (status === 429) return { wait: 1_000 * retryAfter }
    // 401: the session ended, and the message waits for the next one.
    return status >= 500 || status === 401 ? { wait: AGAIN } : { refused: message }
  }
}

export const sender = makeSender({
  box: unsentBox,
  send,
  pause: waitFor(),
  onChange: all => {
    unsent.all = all
    // Only a start takes it back: another tab may still have some to send.
    if (all.some(it => it.refused === undefined)) noteChatsWait(true)
  },
  onSent: message => {
    for (const hear of hearers) hear(message)
  },
})

onSignedOut(() => sender.forget())
