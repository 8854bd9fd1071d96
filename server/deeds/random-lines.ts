// Lines and digits the service draws itself: offered lines, those of the sandbox's players, PINs and serials.
import type { GameRules } from '#src/games/game.ts'
import type { ScoresDocument } from '#src/games/rules-schema.ts'
import { numberOf } from '#src/games/score-numbers.ts'
import { distinctNumbers } from '#src/picks/random-line.ts'
import type { Randomness } from '#server/ports/ports.ts'

/** Uniform over 0 to n-1, for n up to 256. */
export const randomBelow = (randomness: Randomness, n: number): number => {
  for (;;) {
    const byte = randomness.bytes(1)[0]!
    if (byte < 256 - (256 % n)) return byte % n
  }
}

export const randomDigits = (randomness: Randomness, count: number): string =>
  Array.from({ length: count }, () => randomBelow(randomness, 10)).join('')

/** `count` different lines, each ascending; every line is equally likely. */
export const differentLines = (randomness: Randomness, game: GameRules, count: number): number[][] => {
  const lines = new Map<string, number[]>()
  while (lines.size < count) {
    const line = distinctNumbers(game.pick, game.of, n => randomBelow(randomness, n)).sort((a, b) => a - b)
    lines.set(line.join(), line)
  }
  return [...lines.values()]
}

/** Each side scores fewer goals than this: popular scores, all of them on sale. */
const CALLED = 3

/** One to three matches with a score each, ascending. */
export const scoreLine = (randomness: Randomness, rules: ScoresDocument): number[] => {
  const below = (n: number) => randomBelow(randomness, n)
  return distinctNumbers(1 + below(3), rules.matches.length, below)
    .map(match => numberOf(rules, { match: match - 1, score: `${below(CALLED)}-${below(CALLED)}` }))
    .sort((a, b) => a - b)
}
