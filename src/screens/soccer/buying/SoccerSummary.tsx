// A ticket's summary before buying: the slip at the service's price, and the ways to pay.
import type { ReactNode } from 'react'
import { useUser } from '#src/api/user.ts'
import { pathsOfForm } from '#src/games/soccer-cash/paths.ts'
import type { SoccerForm } from '#src/games/soccer-cash/rules.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { User } from '#src/model/user.ts'
import { soccerStore } from '#src/play/soccer/store.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useNow } from '#src/ui/time/use-now.ts'
import { useOnline } from '#src/ui/use-online.ts'
import { notYet } from '../not-yet.ts'
import { SoccerPredictions } from '../SoccerPredictions.tsx'
import { SoccerSlip } from './SoccerSlip.tsx'
import { soccerTag } from '../soccer-tag.ts'
import { useMatches } from '../use-matches.ts'
import { gameOf, useSoccerPicks } from '../use-picks.ts'
import { usePredictionSlip } from './use-prediction-slip.ts'
import { words } from '../words.ts'
import { ShareMatches } from '../../shared/matches/ShareMatches.tsx'

interface SoccerToPay {
  user: User
  gameId: string
  slip: { slipId: string; stake: Kobo } | null
  onRenew: (refusal: string) => void
}

interface Props {
  form: SoccerForm
  /** The ways to pay. */
  pay: (it: SoccerToPay) => ReactNode
}

export const SoccerSummary = ({ form, pay }: Props) => {
  const { user } = useUser()
  const store = soccerStore(form)
  const online = useOnline()
  const now = useNow(10_000)
  const picked = useSoccerPicks(store)
  const { chosen, matches, stake, mostPaid, picks, slate } = picked
  useMatches(store)
  const missing = notYet(form, chosen, matches, now, mostPaid)
  const tag = missing === undefined ? soccerTag(form, picks, slate, stake, mostPaid) : undefined
  const { slip, error, retry, renew } = usePredictionSlip(store, tag, online)
  return (
    <div className="w-full max-w-xl stack">
      {tag ? (
        <>
          {!online && (
            <p className="card" role="status">
              {words.$offlinePicks}
            </p>
          )}
          {online && error && <ErrorNote error={error} onRetry={retry} />}
          <SoccerSlip form={form} picked={picked} tag={tag} slipId={slip?.slipId} />
          {tag.predictions > 1 && (
            <SoccerPredictions picks={picks} slate={slate} stake={stake} most={mostPaid} />
          )}
          {online && !slip && !error && <Skeleton lines={3} />}
        </>
      ) : (
        <EmptyState
          heading={words.$notATicket}
          sub={missing}
          action={<LinkButton to={pathsOfForm(form).scores}>{words.$changePicks}</LinkButton>}
        />
      )}
      {/* Stays when a match begins: a payment under way then tells here how it ended. */}
      {user &&
        pay({
          user,
          gameId: gameOf(store).id,
          slip: tag && slip ? { slipId: slip.slipId, stake: slip.totalStakeAmount } : null,
          onRenew: refusal => (refusal === 'slip-paid' ? store.load([], []) : renew()),
        })}
      {tag && <ShareMatches form={form} picks={picks} />}
    </div>
  )
}
