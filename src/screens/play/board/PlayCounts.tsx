import { useSnapshot } from 'valtio'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/figures.ts'
import type { PlayStore } from '#src/play/store.ts'
import { undoable } from './undoable.ts'
import { words } from '../words.ts'

/** Beyond this many line counts, only these are offered beside the stepper. */
const MOST_CHIPS = 6
const QUICK = [1, 2, 5, 10, 20]

/** A chip for each number of lines. */
export const PlayCounts = ({ store }: { store: PlayStore }) => {
  const {
    stake,
    picks: { length: lines },
    allowedPickLines: counts,
  } = useSnapshot(store.state)
  const offered = counts.length > MOST_CHIPS ? QUICK.filter(it => counts.includes(it)) : counts
  return (
    <fieldset className="m-0 p-0 border-0 min-w-0">
      <legend className="eyebrow mb-2">{words.$linesEach(formatMoney(stake))}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map(count => (
          <button
            key={count}
            type="button"
            className="chip num min-w-11 justify-center"
            aria-pressed={count === lines}
            aria-label={plural(count, 'line')}
            onClick={() => undoable(store, () => store.setLines(count))}
          >
            {count}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
