// Picking the matches of a ticket, before their scores are chosen.
import { useRouter } from '@tanstack/react-router'
import { pathsOfForm } from '#src/games/soccer-cash/paths.ts'
import { real } from '#src/games/soccer-cash/rules.ts'
import type { SoldMatch } from '#src/model/matches.ts'
import { soccerStore } from '#src/play/soccer/store.ts'
import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { toast } from '#src/ui/toast.ts'
import { soccerTour } from '#src/tours/soccer-tour.ts'
import { TourStart } from '#src/tours/TourStart.tsx'
import { SoccerKeep } from './saved/SoccerKeep.tsx'
import { SoccerHead } from './SoccerHead.tsx'
import { SoccerSlate } from './SoccerSlate.tsx'
import { useSoccerPicks } from './use-picks.ts'
import { words } from './words.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SoccerTeams } from './SoccerTeams.tsx'

interface RowProps {
  match: SoldMatch
  isPicked: boolean
  onToggle: () => void
}

/** A match to pick. */
const SoccerRow = ({ match, isPicked, onToggle }: RowProps) => (
  <button
    type="button"
    className={`lucky ${isPicked ? 'lucky-on' : ''}`}
    aria-pressed={isPicked}
    onClick={onToggle}
  >
    <span className="flex items-center gap-3 w-full px-2">
      <SoccerTeams match={match} />
      {isPicked && <Icon name="check" size={20} className="flex-none text-brand" />}
    </span>
  </button>
)

const store = soccerStore(real)
const tour = soccerTour(real)

export const SoccerSelection = () => {
  const router = useRouter()
  const { chosen } = useSoccerPicks(store)
  const isPicked = (id: string) => chosen.some(it => it.matchId === id)
  const missing = real.most - chosen.length
  const toggle = (match: SoldMatch) => {
    if (isPicked(match.matchId)) return store.drop(match.matchId)
    if (missing === 0) return toast.neutral(words.$matchesAreOn)
    store.pick(match)
  }
  return (
    <div className="play cloth-olive">
      <SoccerHead store={store} />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <SoccerKeep store={store} />
        <TourStart tour={tour} />
      </div>
      <SoccerSlate store={store}>
        {match => (
          <SoccerRow match={match} isPicked={isPicked(match.matchId)} onToggle={() => toggle(match)} />
        )}
      </SoccerSlate>
      <div className="buy-bar" role="region" aria-label={words.$yourTicket} data-tour="buy">
        <p className="tag num" role="status" data-tour="picks">
          <b>{words.$picked(chosen.length, real.most)}</b> {missing > 0 && words.$pickMore(missing)}
        </p>
        <GoldButton
          disabled={chosen.length === 0}
          onClick={() => void router.navigate({ to: pathsOfForm(real).scores as string })}
        >
          {words.$predictTheScores}
        </GoldButton>
      </div>
    </div>
  )
}
