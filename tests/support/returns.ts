// What a million lines of a game return, and the band the catalogue predicts.
import type { GameRules } from '#src/games/game.ts'
import { choose, ways } from '#src/games/odds.ts'
import { payoutOf, rulesDocument } from '#src/games/prizes.ts'
import type { Kobo } from '#src/lib/money.ts'

/** mulberry32: the same numbers on every run. */
export const seeded = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}

/**
 * How often an event of this chance happens in that many tries: waiting times if rare, otherwise a normal
 * approximation.
 */
const happens = (random: () => number, tries: number, chance: number): number => {
  const mean = tries * chance
  if (mean < 50) {
    let [count, left] = [0, mean + Math.log(1 - random())]
    for (; left > 0; count++) left += Math.log(1 - random())
    return count
  }
  const bell = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.max(0, Math.round(mean + bell * Math.sqrt(mean * (1 - chance))))
}

/** What a line pays by its hits, kobo, at the lowest stake and line count. */
export const paysOf = (game: GameRules) => {
  const { stake, tiers } = rulesDocument(game).stakes[0]!
  const pays = new Float64Array(game.pick + 1)
  for (const tier of tiers) {
    const { prize, cashback } = payoutOf(tier, game.lineCounts[0]!)
    pays[tier.hits] = prize + cashback
  }
  return { stake, pays }
}

/**
 * The range, as parts of the stake, where 99 of 100 histories of that many lines end; from 20,000 of them.
 */
export const bandOf99 = (game: GameRules, lines: number): { low: number; high: number } => {
  const { stake, pays } = paysOf(game)
  const random = seeded(99)
  const total = choose(game.of, game.pick)
  const ratios = Array.from({ length: 20_000 }, () => {
    let paid: Kobo = 0
    for (let hits = 0; hits <= game.pick; hits++)
      if (pays[hits]! > 0) paid += pays[hits]! * happens(random, lines, ways(game, hits) / total)
    return paid / (lines * stake)
  }).sort((a, b) => a - b)
  return { low: ratios[100]!, high: ratios[19_899]! }
}

/**
 * Plays seeded random lines against the given draws, `each` per draw. A random line has the same odds
 * whatever is drawn, so lines sharing a draw are as independent as lines of many.
 * @returns parts of the stake
 */
export const simulate = (game: GameRules, draws: Iterable<readonly number[]>, each: number): number => {
  const { stake, pays } = paysOf(game)
  const random = seeded(20261121)
  const drum = Uint8Array.from({ length: game.of }, (_, at) => at + 1)
  let [lines, paid] = [0, 0]
  for (const numbers of draws) {
    const isDrawn = new Uint8Array(game.of + 1)
    for (const n of numbers) isDrawn[n] = 1
    for (let line = 0; line < each; line++) {
      let hits = 0
      for (let at = 0; at < game.pick; at++) {
        const taken = at + Math.floor(random() * (game.of - at))
        const n = drum[taken]!
        drum[taken] = drum[at]!
        drum[at] = n
        hits += isDrawn[n]!
      }
      paid += pays[hits]!
    }
    lines += each
  }
  return paid / (lines * stake)
}
