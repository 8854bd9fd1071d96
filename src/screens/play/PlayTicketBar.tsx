import { useSnapshot } from 'valtio'
import { formatMoney } from '#src/lib/money.ts'
import { isEmpty, linesOf } from '#src/picks/rows.ts'
import type { PlayStore } from '#src/play/store.ts'
import { PlayBar } from './PlayBar.tsx'
import { PlayNotYet } from './PlayNotYet.tsx'
import { priceTag } from './price-tag.ts'
import { usePlayAfterPaint } from './board/use-picks.ts'
import { words } from './words.ts'
import { findLast } from '#src/lib/find-last.ts'
import { plural } from '#src/lib/figures.ts'
import { undoable } from './board/undoable.ts'

/** The number of lines, one allowed number up or down at a time. */
const PlayStepper = ({ store }: { store: PlayStore }) => {
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

export const PlayTicketBar = ({ store, onSummary }: { store: PlayStore; onSummary: () => void }) => {
  const { stake, picks } = usePlayAfterPaint(store)
  const { total, potential, average, top } = priceTag(store.game, stake, linesOf(picks), picks.length)
  return (
    <PlayBar
      game={store.game.id}
      tag={
        <>
          <b>{formatMoney(total)}</b>
          {words.$winUpTo(picks.length)} <b>{formatMoney(potential)}</b>
          {words.$onAverage(top)} <b>{average}</b> {words.$back}
        </>
      }
      lines={<PlayStepper store={store} />}
      disabled={picks.every(isEmpty)}
      notYet={<PlayNotYet store={store} className="text-sm font-bold" />}
      onSummary={onSummary}
    />
  )
}
