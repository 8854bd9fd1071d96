// What a code holds, against what is on sale: picks to load, or why there are none.
import { scoresOf } from '#src/games/soccer-cash/choosing.ts'
import { allIn, real, type SoccerForm } from '#src/games/soccer-cash/rules.ts'
import { partsOn, type MatchPick } from '#src/games/soccer-cash/slip.ts'
import type { SoldMatch } from '#src/model/matches.ts'
import { readSoccerShareCode, type SoccerShareFault } from '#src/games/soccer-cash/share-code.ts'
import { slateOf } from './state.ts'
import { picksOf, type SoccerStore } from './store.ts'

type SharedFault = SoccerShareFault | 'match-unknown' | 'score-not-sold'

export type SharedSlip =
  | { form: SoccerForm; picks: MatchPick[]; matches: SoldMatch[]; fault?: never }
  | { form?: never; picks?: never; fault: SharedFault; most: number }

/** @param now matches that close before this can no longer be picked, ms */
export const slipOnSale = (
  form: SoccerForm,
  picks: readonly MatchPick[],
  onSale: readonly SoldMatch[],
  now: number,
): SharedSlip => {
  const open = new Map(onSale.filter(it => now < Date.parse(it.closesAt)).map(it => [it.matchId, it]))
  const slate = slateOf([...open.values()])
  if (picks.some(it => !open.has(it.match))) return { fault: 'match-unknown', most: form.most }
  if (picks.some(it => it.scores.some(score => partsOn(slate.get(it.match)!, score) === 0)))
    return { fault: 'score-not-sold', most: form.most }
  return { form, picks: [...picks], matches: picks.map(it => open.get(it.match)!) }
}

/** @param now as above */
export const sharedSlip = (code: string, onSale: readonly SoldMatch[], now: number): SharedSlip => {
  const [single, both] = [real, allIn].map(form => ({ form, read: readSoccerShareCode(form, code) }))
  const { form, read } = both!.read.picks ? both! : single!
  return read.fault ? { fault: read.fault, most: form.most } : slipOnSale(form, read.picks, onSale, now)
}

const asText = (picks: readonly MatchPick[]): string =>
  picks.map(({ match, scores }) => `${match} ${[...scores].sort().join()}`).join(';')

/** Would loading these discard called scores? */
export const hasOtherScores = ({ state }: SoccerStore, picks: readonly MatchPick[]): boolean =>
  state.selectedScores.some(it => scoresOf(it).length > 0) &&
  asText(picksOf(state.selectedScores)) !== asText(picks)
