// The picks as a slip at the service: registered once, with the price on the screen, and again only if they change.
import { useQueryClient } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { matchesQuery } from '#src/api/soccer/matches.ts'
import { useRegisterPredictions } from '#src/api/soccer/slips.ts'
import { naira } from '#src/lib/money.ts'
import type { PredictionSlip } from '#src/model/soccer.ts'
import type { SoccerStore } from '#src/play/soccer/store.ts'
import type { SoccerTag } from '../soccer-tag.ts'
import { useRegistered } from '../../shared/slips/use-registered.ts'
import { gameOf, useSoccerPicks } from '../use-picks.ts'

/** @param tag undefined while the picks are not a ticket */
export const usePredictionSlip = (store: SoccerStore, tag: SoccerTag | undefined, online: boolean) => {
  const client = useQueryClient()
  const { submissions } = useSnapshot(store.state)
  const { picks, stake, mostPaid } = useSoccerPicks(store)
  const register = useRegisterPredictions()
  useRegistered(
    register,
    online && tag !== undefined && !submissions,
    () =>
      tag && {
        lotteryType: gameOf(store).lotteryType,
        stake: String(naira(stake)),
        picks: picks.map(({ match, scores }) => ({ matchId: match, scores: [...scores] })),
        winningAmount: String(naira(tag.winning)),
        mostPaid: String(naira(mostPaid)),
      },
    store.keepSubmissions,
  )
  return {
    slip: submissions as PredictionSlip | null,
    error: register.error,
    /** With the current prices and cap. */
    retry: () => void client.refetchQueries({ queryKey: matchesQuery().queryKey }).then(register.reset),
    renew: () => {
      store.keepSubmissions(null)
      void client.refetchQueries({ queryKey: matchesQuery().queryKey })
    },
  }
}
