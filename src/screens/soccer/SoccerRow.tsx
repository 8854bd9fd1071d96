import type { SoldMatch } from '#src/model/matches.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SoccerTeams } from './SoccerTeams.tsx'

interface Props {
  match: SoldMatch
  isPicked: boolean
  onToggle: () => void
}

/** A match to pick. */
export const SoccerRow = ({ match, isPicked, onToggle }: Props) => (
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
