import { useSnapshot } from 'valtio'
import { useBand } from '#src/api/reserve.ts'
import { formatMoney } from '#src/lib/money.ts'
import type { PlayStore } from '#src/play/store.ts'
import { bandClass } from '#src/ui/band-class.ts'
import { words } from '../words.ts'

/** The stake of a line: a row of notes, each in its own cloth; those not open come last. */
export const PlayStakes = ({ store }: { store: PlayStore }) => {
  const { stake } = useSnapshot(store.state)
  const { id, stakes } = store.game
  const bandOf = useBand(id)
  if (stakes.length === 1) return null
  return (
    <section className="stakes" aria-label={words.$stakeOfALine} role="group">
      {stakes.map((option, rank) => {
        const on = option.stake === stake
        const waits = option.comingSoon && !bandOf(option.stake)?.open
        return (
          <button
            key={option.stake}
            type="button"
            className={`stake num ${bandClass(rank)}`}
            aria-pressed={on}
            disabled={waits}
            onClick={() => store.setStake(option.stake)}
          >
            {formatMoney(option.stake)}
            <small>{waits ? words.$notOpenYet : words.$winThis(formatMoney(option.topPrize))}</small>
          </button>
        )
      })}
    </section>
  )
}
