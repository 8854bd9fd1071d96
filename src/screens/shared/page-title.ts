// A page's title, derived from its address.
import { trimmed } from '#src/lib/address.ts'

/** What a page has loaded: `channelName` is the name of the open chat, if known. */
export interface Named {
  channelName?: string | undefined
}

/** First match wins; `:` matches one segment. */
const titles: readonly (readonly [pattern: RegExp, title: string])[] = [
  [/^\/campaigns\/[^/]+$/, 'Dashboard'],
  [/^\/(game-history\/[^/]+|awoof\/[^/]{36})$/, 'Game Detail'],
  [/^\/wallet\/[^/]+$/, 'Wallet Transaction'],
  [/^\/fund-wallet\/fund-transfer\/[^/]+$/, 'Fund Wallet'],
  [/^\/soccer-cash\/(game-selection|predict-match-scores)$/, 'Soccer Cash'],
  [/^\/soccer-cash\/match-scores\/virtual$/, 'Match Scores'],
  [/^\/soccer-cash\/(success\/virtual|match-scores\/virtual-static)$/, 'Match Outcome'],
]

/** Named after the part before their value. */
const steps = /(\/(transaction-pin|fund-channels|number-selection))\/[^/]+$/

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** `how-to-play` → `How To Play` */
const titleOfSegment = (segment: string): string =>
  decoded(segment)
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

export const titleOf = (pathname: string, named?: Named): string => {
  const path = trimmed(pathname).replace(steps, '$1')
  if (/^\/chats-and-tips\/[^/]+$/.test(path)) return named?.channelName || 'Chats'
  const known = titles.find(([pattern]) => pattern.test(path))
  return known?.[1] ?? (titleOfSegment(path.slice(path.lastIndexOf('/') + 1)) || 'Home')
}
