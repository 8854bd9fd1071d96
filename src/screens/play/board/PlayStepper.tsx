import { useSnapshot } from 'valtio'
import { findLast } from '#src/lib/find-last.ts'
import { plural } from '#src/lib/figures.ts'
import type { PlayStore } from '#src/play/store.ts'
import { undoable } from './undoable.ts'
import { words } from '../words.ts'

/** The number of lines, one allowed number up or down at a time. */
export const PlayStepper = ({ store }: { store: PlayStore }) => {
  // Read `length` right away: subscribing to the lines without reading from them means an update for every
  // tap.
  const {
    picks: { length: count },
    allowedPickLines: counts,
  } = useSnapshot(store.state)
  const step = (lines: number | undefined) => {
    if (lines !== undefined) undoable(store, () => store.setLines(lines))
  }
  const fewer = findLast(counts, it => it < count)
  const more = counts.find(it => it > count)
  return (
    <div className="stepper" role="group" aria-label={words.$lines}>
      <button
        type="button"
        aria-label={words.$fewerLines}
        aria-disabled={fewer === undefined || undefined}
        onClick={() => step(fewer)}
      >
        −
      </button>
      <output className="num" aria-label={plural(count, 'line')}>
        {count}x
      </output>
      <button
        type="button"
        aria-label={words.$moreLines}
        aria-disabled={more === undefined || undefined}
        onClick={() => step(more)}
      >
        +
      </button>
    </div>
  )
}
