// The messages of a chat as they are shown: in order, each once, the newest state of each.
import type { ChatMessage } from '#src/model/chats.ts'

/** Oldest first. Of two states of a message the later one counts, whichever arrived first. */
export const merged = (known: readonly ChatMessage[], come: readonly ChatMessage[]): ChatMessage[] => {
  const byNumber = new Map(known.map(it => [it.number, it]))
  for (const it of come) {
    const before = byNumber.get(it.number)
    if (!before || before.moved <= it.moved) byNumber.set(it.number, it)
  }
  return [...byNumber.values()].sort((a, b) => a.number - b.number)
}

/**
 * With what came live. A change of a message before the first one is left out: the list would begin there, and what lies
 * between would never be fetched.
 */
export const withLive = (known: readonly ChatMessage[], come: readonly ChatMessage[]): ChatMessage[] =>
  merged(
    known,
    come.filter(it => it.number >= (known[0]?.number ?? 0)),
  )

interface Page {
  messages: readonly ChatMessage[]
  more: boolean
}

/** @param first whose older ones were asked for: after a gap the list has begun anew meanwhile */
export const withOlder = <Shown extends Page>(
  chat: Shown,
  first: number,
  { results, more }: { results: readonly ChatMessage[]; more: boolean },
): Shown =>
  chat.messages[0]?.number === first ? { ...chat, messages: merged(chat.messages, results), more } : chat

/** As the service lists them. */
export const newestFirst = (messages: readonly ChatMessage[]): ChatMessage[] =>
  [...messages].sort((a, b) => b.number - a.number)

/** The latest change among these messages. */
export const movedTo = (messages: readonly ChatMessage[]): number =>
  messages.reduce((most, it) => Math.max(most, it.moved), 0)

/** Without messages hidden or muted here, but always with the player's own. */
export const shown = (
  messages: readonly ChatMessage[],
  self: string | null | undefined,
  muted: readonly string[],
): ChatMessage[] =>
  messages.filter(it => it.author === null || it.author === self || !muted.includes(it.author))
