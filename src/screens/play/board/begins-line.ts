import type { GameRules } from '#src/games/game.ts'
import { isComplete, type Row } from '#src/picks/rows.ts'

/** Every line is full and the next number begins another one, in games that have it so. */
export const beginsLine = (game: GameRules, lines: readonly Row[]): boolean =>
  game.startsRowWhenFull === true && lines.length < game.lineCounts.at(-1)! && lines.every(isComplete)
