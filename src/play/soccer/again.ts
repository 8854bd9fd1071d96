// Addresses that load a past ticket's scores into the picks again. They buy nothing.
import { pathsOf } from '#src/games/paths.ts'
import { SHARED } from '#src/games/soccer-cash/paths.ts'
import type { SoccerForm } from '#src/games/soccer-cash/rules.ts'
import { soccerShareCode } from '#src/games/soccer-cash/share-code.ts'
import type { MatchPick } from '#src/games/soccer-cash/slip.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { kobo, naira, type Kobo } from '#src/lib/money.ts'
import { stringifySearch } from '#src/lib/search.ts'
import type { Slip } from '../load-slip.ts'
import { picksSearch } from '../share-link.ts'
import { placesOfLine, virtualCode } from './virtual-places.ts'

interface Again {
  to: string
  search: Record<string, string>
}

const withPicks = (to: string, code: string, stake: Kobo): Again => ({
  to,
  search: { ...picksSearch(code), stake: String(naira(stake)) },
})

export const virtualAgain = ({ lines, stake }: Slip): Again =>
  withPicks(pathsOf(virtualSoccer).play, virtualCode(placesOfLine(lines[0] ?? [])), stake)

export const matchesAgain = (form: SoccerForm, picks: readonly MatchPick[], stake: Kobo): Again =>
  withPicks(SHARED, soccerShareCode(form, picks), stake)

export const hrefOf = ({ to, search }: Again): string => to + stringifySearch(search)

/** The stake in such an address, if it is one of the form's. */
export const stakeIn = (form: SoccerForm, search: object): Kobo | undefined =>
  form.stakes.find(it => 'stake' in search && it === kobo(Number(search.stake)))
