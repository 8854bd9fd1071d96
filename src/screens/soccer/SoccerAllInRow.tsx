import type { ChosenMatch } from '#src/games/soccer-cash/choosing.ts'
import type { SoldMatch } from '#src/model/matches.ts'
import { slateOf } from '#src/play/soccer/state.ts'
import type { SoccerStore } from '#src/play/soccer/store.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SoccerScores } from './SoccerScores.tsx'
import { SoccerTeams } from './SoccerTeams.tsx'

interface Props {
  store: SoccerStore
  match: SoldMatch
  /** Set once one of its scores is chosen; its scores then stay in view. */
  chosen: ChosenMatch | undefined
  isOpen: boolean
  onOpen: () => void
}

/** A match that unfolds its scores. */
export const SoccerAllInRow = ({ store, match, chosen, isOpen, onOpen }: Props) => {
  const isShown = isOpen || chosen !== undefined
  return (
    <div className={`lucky ${chosen ? 'lucky-on' : ''}`}>
      <button
        type="button"
        className="flex items-center gap-3 w-full px-2 min-h-11 focus-ring rounded-xl"
        aria-expanded={isShown}
        onClick={onOpen}
      >
        <SoccerTeams match={match} />
        <Icon
          name={chosen ? 'check' : 'down'}
          size={20}
          className={`flex-none ${chosen ? 'text-brand' : ''}`}
        />
      </button>
      {isShown && (
        <div className="w-full stack p-2">
          <SoccerScores store={store} match={match} chosen={chosen} slate={slateOf([match])} />
        </div>
      )}
    </div>
  )
}
