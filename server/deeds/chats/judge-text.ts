// What may not be said, by name. The list of words stands in word-list.ts; the operator adds to it and takes from it.
import type { WordRow } from '#server/db/queries/chats/channels.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { hasLink, hasNumber } from './find-contact.ts'
import { foldWords } from './fold-text.ts'
import { names, rude, selling } from './word-list.ts'

type Fault = 'chat-link' | 'chat-number' | 'chat-selling' | 'chat-rude'

/** `urgent 2k`, `send 5k`, `100% sure`: sums are not in a list. */
const SELLING = [
  / urgent \d+k? /,
  / (?:dash|send|borrow|lend|give|gimme|find) (?:me )?\d+k /,
  / 100% (?:sure|win|legit) /,
]

/** In `words`, folded and with a space at both ends. */
const has = (words: string, phrases: readonly string[]): boolean =>
  phrases.some(phrase => words.includes(` ${phrase} `))

/** Undefined if it may be said. */
export const faultOf = (text: string, own: readonly WordRow[] = []): Fault | undefined => {
  if (hasLink(text)) return 'chat-link'
  if (hasNumber(text)) return 'chat-number'
  const listed = (kind: WordRow['kind']) => own.filter(it => it.kind === kind).map(it => foldWords(it.phrase))
  const allowed = new Set(listed('allowed'))
  let words = ` ${foldWords(text)} `
  for (const name of [...names, ...allowed]) words = words.replaceAll(` ${name} `, ' ')
  const refused = (base: readonly string[], kind: 'selling' | 'rude') =>
    has(words, [...base.filter(it => !allowed.has(it)), ...listed(kind)])
  if (refused(selling, 'selling') || SELLING.some(it => it.test(words))) return 'chat-selling'
  return refused(rude, 'rude') ? 'chat-rude' : undefined
}

/** @throws Refusal chat-link, chat-number, chat-selling, chat-rude */
export const judgeText = (text: string, own: readonly WordRow[]): void => {
  const fault = faultOf(text, own)
  if (fault) throw new Refusal(fault)
}
