import type { GameFace } from '#src/games/face.ts'
import { numbersOf, slotsOf } from '#src/picks/rows.ts'
import type { PlayStore } from '#src/play/store.ts'
import { Ball } from '#src/ui/Ball.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { beginsLine } from './begins-line.ts'
import { PlayPad } from './PlayPad.tsx'
import { usePlayAfterPaint } from './use-picks.ts'

/** The line being edited: its slots, the pad, and the actions on this line. */
export const PlayBoard = ({ store, face }: { store: PlayStore; face: GameFace }) => {
  const { activeRow, allowedPickLines, picks } = usePlayAfterPaint(store)
  const row = picks[activeRow]
  if (!row) return null
  const picked = numbersOf(row)
  const label = `Line ${activeRow + 1} of ${picks.length}`
  const most = allowedPickLines.at(-1) ?? 1
  const isFull = picked.length === store.game.pick
  const canCopy = isFull && picks.length < most
  const words = beginsLine(store.game, picks)
    ? `Another number begins line ${picks.length + 1}`
    : 'Line complete'
  return (
    <section className="card stack play-board" aria-label="Number board" data-tour="pick-balls">
      <div className="row">
        <h2 className="eyebrow">{label}</h2>
        <span className="hint" aria-live="polite">
          {isFull ? words : `Pick ${store.game.pick - picked.length} more`}
        </span>
      </div>
      <div className="flex gap-2" aria-hidden="true">
        {slotsOf(row).map((number, slot) =>
          number === null ? (
            <Ball key={slot} state="empty" />
          ) : (
            <Ball key={`${slot}-${number}`} n={number} state="mine" moves="pop" />
          ),
        )}
      </div>
      <PlayPad store={store} face={face} />
      <div className="flex flex-wrap gap-2">
        <button type="button" className="chip" onClick={() => store.shuffleRow(activeRow)}>
          <Icon name="shuffle" size={18} /> Shuffle line
        </button>
        <button
          type="button"
          className="chip"
          aria-disabled={!canCopy || undefined}
          onClick={() => canCopy && store.duplicateRow(activeRow)}
        >
          <Icon name="copy" size={18} /> Copy line
        </button>
        <button
          type="button"
          className="chip"
          aria-disabled={picked.length === 0 || undefined}
          onClick={() => store.clearRow(activeRow)}
        >
          <Icon name="close" size={18} /> Clear line
        </button>
      </div>
    </section>
  )
}
