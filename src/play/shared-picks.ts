// What another app shared with us: one of our links, text around one, or just the code.
import * as v from 'valibot'
import { addressFrom } from '#src/lib/address.ts'
import type { GameRules } from '#src/games/game.ts'
import { pathsOf } from '#src/games/paths.ts'
import { games } from '#src/games/rules.ts'
import { parseSearch, stringifySearch } from '#src/lib/search.ts'
import { readShareCode } from '#src/picks/share-code.ts'
import { SHARED } from '#src/games/soccer-cash/paths.ts'
import { predictionsIn } from '#src/games/soccer-cash/share-code.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { codeIn, LONGEST, picksPath, picksSearch } from './share-link.ts'

/** Apps put the link into any of the three. Missing or non-text values count as empty. */
const word = v.optional(v.fallback(v.string(), ''), '')
const shared = v.object({ title: word, text: word, url: word })

/** The search of the page that the system opens for a share. */
export const sharedIn = (search: unknown): string => {
  const read = v.safeParse(shared, search)
  return read.success ? [read.output.url, read.output.text, read.output.title].join(' ').trim() : ''
}

type Found =
  | { href: string; fault?: never }
  | { href?: never; fault: 'empty' | 'none' | 'elsewhere' | 'damaged' | 'newer' | 'offered' }

const MOST_WORDS = 400

const VIRTUAL = pathsOf(virtualSoccer).play

const isPlayed = (game: GameRules) => !game.offersLines

const ofCode = (code: string, candidates: readonly GameRules[]): Found => {
  const reads = candidates.map(game => ({ game, read: readShareCode(game, code) }))
  const good = reads.find(({ read }) => read.slip)
  if (good) return isPlayed(good.game) ? { href: picksPath(good.game, code) } : { fault: 'offered' }
  return { fault: reads.some(({ read }) => read.fault === 'newer') ? 'newer' : 'damaged' }
}

/** Faults in scores depend on the matches on sale, so the page it opens reports them. */
const ofScores = (code: string): Found => ({
  href:
    (predictionsIn(code)?.game === virtualSoccer.id ? VIRTUAL : SHARED) + stringifySearch(picksSearch(code)),
})

const ofLink = (link: URL, origin: string): Found => {
  const code = codeIn(parseSearch(link.search))
  const path = link.pathname.replace(/\/+$/, '')
  const game = games.find(it => pathsOf(it).play === path)
  if (link.origin !== origin) return { fault: 'elsewhere' }
  if ([SHARED, VIRTUAL].includes(path) && code !== undefined) return ofScores(code)
  return game && code !== undefined ? ofCode(code, [game]) : { fault: 'none' }
}

const ofWord = (word: string, origin: string): Found | undefined => {
  const link = /^https?:\/\//i.test(word) ? addressFrom(word) : undefined
  if (link) return ofLink(link, origin)
  // A version, a stake and at least one line, as written by `share-code.ts`.
  if (/^\d{1,4}(~[\w.-]+)+~[\da-z]{2}$/i.test(word)) return ofScores(word)
  return /^\d{1,4}-\d{1,9}(-\d+)+-[\da-z]{2}$/.test(word) ? ofCode(word, games) : undefined
}

/** The best match in a text: picks, else the reason there are none. Never throws, whatever is shared. */
export const findShared = (text: string, origin: string): Found => {
  const words = text
    .slice(0, 3 * LONGEST)
    .split(/[\s<>"'()]+/)
    .map(it => it.replace(/[.,;:!?]+$/, ''))
    .filter(Boolean)
    .slice(0, MOST_WORDS)
  if (words.length === 0) return { fault: 'empty' }
  const found = words.flatMap(it => ofWord(it, origin) ?? [])
  const isOurs = ({ fault }: Found) => fault !== 'elsewhere' && fault !== 'none'
  return found.find(it => it.href !== undefined) ?? found.find(isOurs) ?? found[0] ?? { fault: 'none' }
}
