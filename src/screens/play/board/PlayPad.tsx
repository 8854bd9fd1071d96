import { useSnapshot } from 'valtio'
import { isComplete, numbersOf } from '#src/picks/rows.ts'
import type { PlayStore } from '#src/play/store.ts'
import { NumberPad } from '#src/ui/NumberPad.tsx'
import { words as uiWords } from '#src/ui/words/ui.ts'
import { beginsLine } from './begins-line.ts'
import { usePicks } from './use-picks.ts'
import { words } from '../words.ts'

/** The balls to tap: the only part redrawn in the same frame as the tap. */
export const PlayPad = ({ store }: { store: PlayStore }) => {
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
