// What the browser adds to a game's rules: its texts and the board for choosing a line.
import type { ComponentType } from 'react'
import type { GameRules, GameWords } from './game.ts'

interface BoardProps {
  game: GameRules
  /** The line's numbers so far, in slot order. */
  picked: readonly number[]
  /** No more numbers may be picked; picked ones can be removed. */
  full: boolean
  /** The line's accessible name: `Line 2 of 3`. */
  label: string
  onToggle: (n: number) => void
}

export interface GameFace {
  words: GameWords
  Board: ComponentType<BoardProps>
}
