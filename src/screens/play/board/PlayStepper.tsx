import { useSnapshot } from 'valtio'
import { plural } from '#src/lib/plural.ts'
import type { PlayStore } from '#src/play/store.ts'
import { undoable } from './undoable.ts'

/** Shortcuts beside the stepper, as far as the game allows them. */
const QUICK = [1, 2, 5, 10, 20]

/** The number of lines, by stepper, for games that allow many. */
export const PlayStepper = ({
  store,
  counts,
  quick,
}: {
  store: PlayStore
  counts: readonly number[]
  /** Whether to show shortcuts. */
  quick: boolean
}) => {
  const { picks } = useSnapshot(store.state)
  const count = picks.length
  const set = (lines: number) => undoable(store, () => store.setLines(lines))
  const [least, most] = [counts[0]!, counts.at(-1)!]
  const offered = quick ? QUICK.filter(it => counts.includes(it)) : []
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="stepper">
        <button
          type="button"
          aria-label="One line fewer"
          aria-disabled={count <= least || undefined}
          onClick={() => count > least && set(count - 1)}
        >
          −
        </button>
        <output
          className="num text-xl font-extrabold min-w-10 text-center"
          aria-label={plural(count, 'line')}
        >
          {count}x
        </output>
        <button
          type="button"
          aria-label="One line more"
          aria-disabled={count >= most || undefined}
          onClick={() => count < most && set(count + 1)}
        >
          +
        </button>
      </div>
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {offered.map(it => (
            <button
              key={it}
              type="button"
              className={`chip num min-w-11 justify-center ${it === count ? 'chip-on' : ''}`}
              aria-pressed={it === count}
              aria-label={plural(it, 'line')}
              onClick={() => set(it)}
            >
              {it}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
