// What may not be said, by name. The list of words is in word-list.ts; the operator adds to it and removes from it.
import type { WordRow } from '#server/db/queries/chats/channels.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { hasLink, hasNumber } from './find-contact.ts'
import { foldWords } from './fold-text.ts'
import { asksOrSells, insults } from './frames.ts'
import { names, rude, selling } from './word-list.ts'

type Fault = 'chat-link' | 'chat-number' | 'chat-selling' | 'chat-rude'

/** From this length on, phrases are also recognized when written as one word, and words when written as two. */
const LONG = 7

/** In `words`, folded and with a space at both ends. */
const has = (words: string, phrases: readonly string[]): boolean =>
  phrases.some(phrase => words.includes(` ${phrase} `))

const hasJoined = (words: string, phrases: readonly string[]): boolean => {
  const said = words.trim().split(' ')
  const joined = new Set([...said, ...said.slice(1).map((it, at) => said[at]! + it)])
  return phrases.some(phrase => phrase.length >= LONG && joined.has(phrase.replaceAll(' ', '')))
}

/** Undefined if it may be said. */
export const faultOf = (text: string, own: readonly WordRow[] = []): Fault | undefined => {
  if (hasLink(text)) return 'chat-link'
  if (hasNumber(text)) return 'chat-number'
  const listed = (kind: WordRow['kind']) => own.filter(it => it.kind === kind).map(it => foldWords(it.phrase))
  const allowed = new Set(listed('allowed'))
  let words = ` ${foldWords(text)} `
  for (const name of [...names, ...allowed]) words = words.replaceAll(` ${name} `, ' ')
  const listOf = (base: readonly string[], kind: 'selling' | 'rude') => [
    ...base.filter(it => !allowed.has(it)),
    ...listed(kind),
  ]
  if (has(words, listOf(selling, 'selling')) || asksOrSells(words)) return 'chat-selling'
  const insulting = listOf(rude, 'rude')
  return has(words, insulting) || hasJoined(words, insulting) || insults(words) ? 'chat-rude' : undefined
}

/** @throws Refusal chat-link, chat-number, chat-selling, chat-rude */
export const judgeText = (text: string, own: readonly WordRow[]): void => {
  const fault = faultOf(text, own)
  if (fault) throw new Refusal(fault)
}
