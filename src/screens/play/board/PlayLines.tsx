import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import type { PlayStore } from '#src/play/store.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { PlayLine } from './PlayLine.tsx'
import { PlayLineDeeds } from './PlayLineDeeds.tsx'
import { undoable } from './undoable.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { usePlayAfterPaint } from './use-picks.ts'
import { words } from '../words.ts'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/figures.ts'

/** Beyond this many line counts, only these are offered beside the stepper. */
const MOST_CHIPS = 6
const QUICK = [1, 2, 5, 10, 20]

/** A chip for each number of lines. */
const PlayCounts = ({ store }: { store: PlayStore }) => {
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
          <Chip
            key={count}
            className="num min-w-11 justify-center"
            aria-pressed={count === lines}
            aria-label={plural(count, 'line')}
            onClick={() => undoable(store, () => store.setLines(count))}
          >
            {count}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

/** The slip being written: every line of the ticket, how many there are, and what can be done with them. */
export const PlayLines = ({ store, name }: { store: PlayStore; name: string }) => {
  const { activeRow, picks } = usePlayAfterPaint(store)
  const { list, willDelete } = useKeptFocus()
  const remove = useCallback(
    (index: number) => {
      willDelete(index)
      if (store.state.picks.length === 1) store.clearRow(0)
      else undoable(store, () => store.deleteRow(index), 1)
    },
    [store, willDelete],
  )
  return (
    <section aria-label={words.$yourPicks} data-tour="picks">
      <Slip>
        <div className="row">
          <h2 className="title-2">{words.$yourPicks}</h2>
          <EmblemChip look={store.game.look} size={32} />
        </div>
        <ol ref={list} className="my-lines mt-2 -mx-2">
          {picks.map((row, index) => (
            <PlayLine
              key={row.id}
              row={row}
              place={index}
              inHand={index === activeRow}
              only={picks.length === 1}
              onSelect={store.selectRow}
              onRemove={remove}
            />
          ))}
        </ol>
        <Tear />
        <div className="stack">
          <PlayCounts store={store} />
          <PlayLineDeeds store={store} name={name} />
        </div>
      </Slip>
    </section>
  )
}
