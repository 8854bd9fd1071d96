import { SHARED } from '#src/games/soccer-cash/paths.ts'
import type { SoccerForm } from '#src/games/soccer-cash/rules.ts'
import type { MatchPick } from '#src/games/soccer-cash/slip.ts'
import { addressFrom } from '#src/lib/address.ts'
import { parseSearch } from '#src/lib/search.ts'
import { codeIn, picksSearch } from '../share-link.ts'
import { soccerShareCode } from '#src/games/soccer-cash/share-code.ts'

/** A link that loads these picks. Matches and scores only: nothing about the player. */
export const soccerShareLink = (origin: string, form: SoccerForm, picks: readonly MatchPick[]): string =>
  `${origin}${SHARED}?${new URLSearchParams(picksSearch(soccerShareCode(form, picks))).toString()}`

/** The code in a link or in text around one, else the text itself. */
export const soccerCodeIn = (text: string): string => {
  const link = /https?:\/\/\S+/i.exec(text)?.[0]
  const address = link === undefined ? undefined : addressFrom(link)
  return (address && codeIn(parseSearch(address.search))) ?? text.trim()
}
