import { NumberPad } from '#src/ui/NumberPad.tsx'
import type { BoardProps, GameFace } from '../face.ts'
import { words } from './words.ts'

const Board = ({ game, picked, label, onToggle }: BoardProps) => (
  <NumberPad
    of={game.of}
    picked={picked}
    full={picked.length === game.pick}
    onToggle={onToggle}
    label={`${label}, ${picked.length} of ${game.pick} picked`}
  />
)

export const face: GameFace = { words, Board }
