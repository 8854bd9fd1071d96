import { NumberPad } from './NumberPad.tsx'
import { words } from './words/ui.ts'

interface PadBoardProps {
  game: { pick: number; of: number }
  picked: readonly number[]
  full: boolean
  label: string
  onToggle: (n: number) => void
}

/** The board of a game with hand-picked numbers: the whole drum. */
export const PadBoard = ({ game, picked, full, label, onToggle }: PadBoardProps) => (
  <NumberPad
    of={game.of}
    picked={picked}
    full={full}
    onToggle={onToggle}
    label={words.$ofPicked(label, picked.length, game.pick)}
  />
)
