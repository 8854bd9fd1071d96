import type { GameRules } from '#src/games/game.ts'
import { isComplete, type Row } from '#src/picks/rows.ts'

/** Whether the next number starts a new line: every line is full, and the game works that way. */
export const beginsLine = (game: GameRules, lines: readonly Row[]): boolean =>
  game.startsRowWhenFull === true && lines.length < game.lineCounts.at(-1)! && lines.every(isComplete)
