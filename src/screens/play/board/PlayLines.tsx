import { useCallback } from 'react'
import type { PlayStore } from '#src/play/store.ts'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { PlayCounts } from './PlayCounts.tsx'
import { PlayLine } from './PlayLine.tsx'
import { PlayLineDeeds } from './PlayLineDeeds.tsx'
import { undoable } from './undoable.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { usePlayAfterPaint } from './use-picks.ts'
import { words } from '../words.ts'

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
