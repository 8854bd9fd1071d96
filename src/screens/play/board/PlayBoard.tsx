import { useSnapshot } from 'valtio'
import type { GameRules } from '#src/games/game.ts'
import { numbersOf, slotsOf, isComplete, type Row } from '#src/picks/rows.ts'
import type { PlayStore } from '#src/play/store.ts'
import { Ball } from '#src/ui/Ball.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { usePlayAfterPaint, usePicks } from './use-picks.ts'
import { words } from '../words.ts'
import { NumberPad } from '#src/ui/NumberPad.tsx'
import { words as uiWords } from '#src/ui/words/ui.ts'

/** Whether the next number starts a new line: every line is full, and the game works that way. */
const beginsLine = (game: GameRules, lines: readonly Row[]): boolean =>
  game.startsRowWhenFull === true && lines.length < game.lineCounts.at(-1)! && lines.every(isComplete)

/** The balls to tap: the only part redrawn in the same frame as the tap. */
const PlayPad = ({ store }: { store: PlayStore }) => {
  const { activeRow } = useSnapshot(store.state)
  const picks = usePicks(store)
  const row = picks[activeRow]
  if (!row) return null
  const { game } = store
  const picked = numbersOf(row)
  const line = words.$lineOf(activeRow + 1, picks.length)
  return (
    <NumberPad
      of={game.of}
      picked={picked}
      full={isComplete(row) && !beginsLine(game, picks)}
      label={uiWords.$ofPicked(line, picked.length, game.pick)}
      onToggle={store.toggle}
    />
  )
}

/** The line being edited: its slots, what can be done with it, and the pad. */
export const PlayBoard = ({ store }: { store: PlayStore }) => {
  const { activeRow, picks } = usePlayAfterPaint(store)
  const row = picks[activeRow]
  if (!row) return null
  const picked = numbersOf(row).length
  const slots = slotsOf(row)
  const next = slots.indexOf(null)
  const full = beginsLine(store.game, picks)
    ? words.$anotherNumberBeginsLine(picks.length + 1)
    : words.$lineComplete
  return (
    <section aria-label={words.$numberBoard} data-tour="pick-balls">
      <div className="play-line">
        <div className="play-line-words">
          <h2 className="num">{words.$lineOf(activeRow + 1, picks.length)}</h2>
          <p className="text-soft" aria-live="polite">
            {next < 0 ? full : words.$pickMore(store.game.pick - picked)}
          </p>
        </div>
        <div className="flex gap-0.5" aria-hidden="true">
          {slots.map((number, slot) =>
            number === null ? (
              <Ball key={slot} state={slot === next ? 'now' : 'empty'} size="sm" />
            ) : (
              <Ball key={`${slot}-${number}`} n={number} state="mine" size="sm" moves="pop" />
            ),
          )}
        </div>
        <div className="play-line-deeds">
          <button
            type="button"
            className={picked === 0 ? 'chip flex-1 justify-center' : 'btn-icon'}
            aria-label={picked === 0 ? undefined : words.$shuffleLine}
            onClick={() => store.shuffleRow(activeRow)}
          >
            {picked === 0 ? words.$pickForMe : <Icon name="shuffle" />}
          </button>
          {picked > 0 && (
            <IconButton
              icon="close"
              label={words.$clearLine}
              onClick={({ currentTarget }) => {
                // This button goes with the numbers; the one before it stays.
                ;(currentTarget.previousElementSibling as HTMLElement).focus()
                store.clearRow(activeRow)
              }}
            />
          )}
        </div>
      </div>
      <PlayPad store={store} />
    </section>
  )
}
