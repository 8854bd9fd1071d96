import { useCallback } from 'react'
import { isComplete, isEmpty } from '#src/picks/rows.ts'
import type { PlayStore } from '#src/play/store.ts'
import { PlayKeep } from '../saved/PlayKeep.tsx'
import { PlayLine } from './PlayLine.tsx'
import { undoable } from './undoable.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { usePlayAfterPaint } from './use-picks.ts'

/** Every line of the ticket, and the actions on all of them. */
export const PlayLines = ({ store, name }: { store: PlayStore; name: string }) => {
  const { activeRow, allowedPickLines, picks } = usePlayAfterPaint(store)
  const most = allowedPickLines.at(-1) ?? 1
  const anyPicked = picks.some(row => !isEmpty(row))
  const allComplete = picks.every(isComplete)
  const canAdd = picks.length < most || picks.some(isEmpty)
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
    <section className="card stack" aria-label="Your picks" data-tour="picks">
      <h2 className="eyebrow">Your picks</h2>
      <ol ref={list} className="list-none p-0 m-0 stack gap-2">
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
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="chip"
          aria-disabled={allComplete || undefined}
          onClick={() => store.fill()}
        >
          Fill lines
        </button>
        <button type="button" className="chip" onClick={() => store.shuffleAll()}>
          Shuffle all
        </button>
        <button
          type="button"
          className="chip"
          aria-disabled={!canAdd || undefined}
          onClick={() => store.addRandomRow()}
        >
          Random line
        </button>
        <button
          type="button"
          className="chip"
          aria-disabled={!anyPicked || undefined}
          onClick={() => undoable(store, () => store.clearAll())}
        >
          Clear all
        </button>
        <PlayKeep store={store} name={name} />
      </div>
    </section>
  )
}
