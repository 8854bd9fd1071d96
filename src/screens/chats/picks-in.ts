import { games } from '#src/games/rules.ts'
import { hasScoreCodes, predictionsIn } from '#src/games/soccer-cash/share-code.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { readShareCode } from '#src/picks/share-code.ts'
import { words } from './words.ts'

/** Picks from the address, with the game they belong to. */
export const picksIn = (code: string | undefined) => {
  if (code === undefined) return undefined
  const called = predictionsIn(code)
  if (called) return { game: called.game, code, lines: called.predictions }
  const game = games.find(it => !it.offersLines && readShareCode(it, code).slip)
  return game && { game: game.id, code, lines: readShareCode(game, code).slip!.lines.length }
}

export const shareWords = ({ game }: { game: string }) =>
  (hasScoreCodes(game) ? words.$myScoresFor : words.$myNumbersFor)(lotteryName(game))
