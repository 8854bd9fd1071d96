import { useSnapshot } from 'valtio'
import { isComplete, numbersOf } from '#src/picks/rows.ts'
import type { PlayStore } from '#src/play/store.ts'
import { PadBoard } from '#src/ui/PadBoard.tsx'
import { beginsLine } from './begins-line.ts'
import { usePicks } from './use-picks.ts'
import { words } from '../words.ts'

/** The balls to tap: the only part redrawn in the same frame as the tap. */
export const PlayPad = ({ store }: { store: PlayStore }) => {
  const { activeRow } = useSnapshot(store.state)
  const picks = usePicks(store)
  const row = picks[activeRow]
  if (!row) return null
  return (
    <PadBoard
      game={store.game}
      picked={numbersOf(row)}
      full={isComplete(row) && !beginsLine(store.game, picks)}
      label={words.$lineOf(activeRow + 1, picks.length)}
      onToggle={store.toggle}
    />
  )
}
