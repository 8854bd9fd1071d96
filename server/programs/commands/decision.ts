// Parses what a command decides about, who decides it and why.
import { UUID } from '#server/http/uuid.ts'

export const isId = (text = ''): boolean => UUID.test(text)

/** `--sure`: even if something speaks against it, such as a provider that has spoken of a payment. */
export const decisionOf = (usage: string, words: string[]) => {
  const [id = '', who = '', ...why] = words.filter(it => it !== '--sure')
  if (!isId(id) || !who || why.length === 0) throw new Error(`Say which, who and why: ${usage}`)
  return { id, who, why: why.join(' '), isSure: words.includes('--sure') }
}
