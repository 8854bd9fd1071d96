import { useSnapshot } from 'valtio'
import { isComplete, isEmpty, slotsOf } from '#src/picks/rows.ts'
import type { PlayStore } from '#src/play/store.ts'
import { Ball } from '#src/ui/Ball.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { PlayKeep } from './PlayKeep.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

/** Every line of the ticket, and the verbs that work on all of them. */
export const PlayLines = ({ store, name }: { store: PlayStore; name: string }) => {
  const { picks, activeRow, allowedPickLines } = useSnapshot(store.state)
  const most = allowedPickLines.at(-1) ?? 1
  const anyPicked = picks.some(row => !isEmpty(row))
  const allComplete = picks.every(isComplete)
  const canAdd = picks.length < most || picks.some(isEmpty)
  const { list, willDelete } = useKeptFocus()
  const remove = (index: number) => {
    willDelete(index)
    if (picks.length === 1) store.clearRow(0)
    else store.deleteRow(index)
  }
  return (
    <section className="card stack" aria-label="Your picks" data-tour="picks">
      <h2 className="eyebrow">Your picks</h2>
      <ol ref={list} className="list-none p-0 m-0 stack gap-2">
        {picks.map((row, index) => (
          <li
            key={row.id}
            className={`flex items-center gap-1 rounded-xl px-1 ${index === activeRow ? 'bg-hush' : ''}`}
          >
            <button
              type="button"
              className="flex-1 flex items-center gap-2 min-h-12 text-left focus-ring rounded-xl px-1"
              aria-current={index === activeRow ? 'true' : undefined}
              aria-label={`Edit line ${index + 1}: ${
                slotsOf(row)
                  .filter(number => number !== null)
                  .join(', ') || 'empty'
              }`}
              onClick={() => store.selectRow(index)}
            >
              <span className="eyebrow num w-5">{index + 1}</span>
              <span className="flex gap-1.5" aria-hidden="true">
                {slotsOf(row).map((number, slot) => (
                  <Ball
                    key={slot}
                    {...(number === null ? {} : { n: number })}
                    state={number === null ? 'empty' : 'on'}
                    size="sm"
                  />
                ))}
              </span>
            </button>
            <button
              type="button"
              className="btn-icon"
              aria-label={`Delete line ${index + 1}`}
              disabled={picks.length === 1 && isEmpty(row)}
              data-delete
              onClick={() => remove(index)}
            >
              <Icon name="trash" size={20} />
            </button>
          </li>
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
          onClick={() => store.clearAll()}
        >
          Clear all
        </button>
        <PlayKeep store={store} name={name} />
      </div>
    </section>
  )
}
