// The picks as screens show them.
import { useSnapshot } from 'valtio'
import type { ChosenMatch } from '#src/games/soccer-cash/choosing.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import type { SoldMatch } from '#src/model/matches.ts'
import { slateOf } from '#src/play/soccer/state.ts'
import { picksOf, type SoccerStore } from '#src/play/soccer/store.ts'

export const gameOf = ({ form }: Pick<SoccerStore, 'form'>) =>
  predictionGames.find(game => game.form.id === form.id)!

export const useSoccerPicks = (store: SoccerStore) => {
  const { selectedScores, matches, stake, mostPaid } = useSnapshot(store.state)
  const chosen = selectedScores as readonly ChosenMatch[]
  const known = matches as readonly SoldMatch[]
  return { chosen, matches: known, stake, mostPaid, picks: picksOf(chosen), slate: slateOf(known) }
}
