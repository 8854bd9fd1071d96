// Whether the name at a bank may be a player's: banks reorder names, add middle names, shorten and misspell.

export type NameFit = 'same' | 'near' | 'other'

const TITLES = new Set('mr mrs miss ms dr chief alhaji alhaja prof engr barr pastor rev'.split(' '))

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}'’`]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(word => word && !TITLES.has(word))

const isInitialOf = (a: string, b: string): boolean => a.length === 1 && b.startsWith(a)

/** One letter changed, missing or too many; short words are too alike for that. */
const isOneLetterOff = (a: string, b: string): boolean => {
  if (a.length > b.length) return isOneLetterOff(b, a)
  if (a.length < 4 || b.length - a.length > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return a.slice(a.length === b.length ? at + 1 : at) === b.slice(at + 1)
}

const isNear = (a: string, b: string): boolean =>
  isInitialOf(a, b) || isInitialOf(b, a) || isOneLetterOff(a, b)

const without = (words: readonly string[], at: number) => words.filter((_, index) => index !== at)

/**
 * Every word of the shorter name needs a partner of its own in the longer one: at least two words, all equal but one at
 * most, which may be an initial or one letter off.
 */
export const nameFit = (own: string, atBank: string): NameFit => {
  const [a, b] = [wordsOf(own), wordsOf(atBank)]
  if (a.length > 0 && a.toSorted().join(' ') === b.toSorted().join(' ')) return 'same'
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a]
  let rest: readonly string[] = more
  const left: string[] = []
  for (const word of fewer) {
    const at = rest.indexOf(word)
    if (at < 0) left.push(word)
    else rest = without(rest, at)
  }
  const equal = fewer.length - left.length
  if (fewer.length < 2 || equal === 0 || left.length > 1) return 'other'
  // At least one equal word must be a name, not an initial.
  if (!fewer.some(word => word.length > 1 && !left.includes(word))) return 'other'
  return left.every(word => rest.some(other => isNear(word, other))) ? 'near' : 'other'
}

/**
 * The first person who sent the player money by transfer, if no payer's name fits this account. One that fits is
 * enough: the first may have been a friend.
 */
export const otherPayer = (accountName: string, payers: readonly string[]): string | undefined =>
  payers.some(payer => nameFit(payer, accountName) !== 'other') ? undefined : payers[0]
