import { PadBoard } from '#src/ui/PadBoard.tsx'
import type { GameFace } from '../face.ts'
import { words } from './words.ts'

export const face: GameFace = { words, Board: PadBoard }
