// What a million lines of a game bring back, and the band in which the catalogue says they should.
import type { GameRules } from '#src/games/game.ts'
import { choose, ways } from '#src/games/odds.ts'
import { payoutOf, rulesDocument } from '#src/games/prizes.ts'
import type { Kobo } from '#src/lib/money.ts'

/** mulberry32: the same numbers in every run. */
export const seeded = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}

/** How often a thing of this chance happens in so many tries: counted by waiting times where rare, else by the bell curve. */
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

/** What a line pays by its hits, kobo, at the lowest stake and number of lines. */
export const paysOf = (game: GameRules) => {
  const { stake, tiers } = rulesDocument(game).stakes[0]!
  const pays = new Float64Array(game.pick + 1)
  for (const tier of tiers) {
    const { prize, cashback } = payoutOf(tier, game.lineCounts[0]!)
    pays[tier.hits] = prize + cashback
  }
  return { stake, pays }
}

/** Parts of the stake between which 99 of 100 histories of so many lines end, by 20,000 of them. */
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
 * Plays lines picked by a seeded generator against draws that are handed in, `each` of them a draw: a random line has
 * the same chances whatever is drawn, so the lines of one draw are as independent as those of many.
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
