// How fast one player may write.
import type { Pace } from '#server/db/queries/chats/messages.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { foldWords } from './fold-text.ts'

/** Seconds between two messages. */
const SHORTEST = 3
const MOST = 20
/** Seconds in which MOST messages may be written. */
const WINDOW = 300

/** @throws Refusal chat-too-fast, chat-said-already @param slow seconds between two messages in this channel */
export const keepPace = (pace: Pace, slow: number, text: string): void => {
  const waits = [
    pace.since === null ? 0 : SHORTEST - pace.since,
    pace.since_here === null ? 0 : slow - pace.since_here,
    pace.count < MOST ? 0 : WINDOW - pace.since_first!,
  ]
  const wait = Math.ceil(Math.max(...waits))
  if (wait > 0) throw new Refusal('chat-too-fast', undefined, wait)
  const said = foldWords(text)
  if (said !== '' && pace.texts.some(it => foldWords(it) === said)) throw new Refusal('chat-said-already')
}
