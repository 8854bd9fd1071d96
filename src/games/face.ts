// What a browser adds to a game's rules: its words and the board on which a line is chosen.
import type { ComponentType } from 'react'
import type { GameRules } from './game.ts'

interface BoardProps {
  game: GameRules
  /** The numbers of the line so far, in the order of their slots. */
  picked: readonly number[]
  /** No further number may be picked: those that are can be given back. */
  full: boolean
  /** How the line is called aloud: `Line 2 of 3`. */
  label: string
  onToggle: (n: number) => void
}

export interface GameFace {
  words: { name: string; tagline: string; howToPlay: readonly string[] }
  Board: ComponentType<BoardProps>
}
