import { NumberPad } from './NumberPad.tsx'

interface PadBoardProps {
  game: { pick: number; of: number }
  picked: readonly number[]
  label: string
  onToggle: (n: number) => void
}

/** The board of a game whose numbers are picked by hand: all of its drum. */
export const PadBoard = ({ game, picked, label, onToggle }: PadBoardProps) => (
  <NumberPad
    of={game.of}
    picked={picked}
    full={picked.length === game.pick}
    onToggle={onToggle}
    label={`${label}, ${picked.length} of ${game.pick} picked`}
  />
)
