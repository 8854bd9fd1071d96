// How often each number was drawn, and what chance allows: plain statistics, no help to a player.

interface NumberCount {
  number: number
  times: number
  /** Draws since it last came up; all of them if it never did. */
  waiting: number
  /** The longest run of draws without it, including the current one. */
  longestWait: number
}

/** @param draws the numbers of each draw, newest first */
export const countNumbers = (draws: readonly (readonly number[])[], of: number): NumberCount[] => {
  const seenAt = Array.from({ length: of }, (): number[] => [])
  draws.forEach((numbers, at) => numbers.forEach(n => seenAt[n - 1]?.push(at)))
  return seenAt.map((places, index) => {
    const edges = [-1, ...places, draws.length]
    const gaps = edges.slice(1).map((place, at) => place - edges[at]! - 1)
    return {
      number: index + 1,
      times: places.length,
      waiting: gaps[0]!,
      longestWait: Math.max(...gaps),
    }
  })
}

export interface Band {
  /** How often a number is drawn on average. */
  expected: number
  low: number
  high: number
}

/** ln(n!) for whole n from 0, summed exactly rather than approximated. */
const logFactorials = (most: number): Float64Array => {
  const logs = new Float64Array(most + 1)
  for (let n = 2; n <= most; n++) logs[n] = logs[n - 1]! + Math.log(n)
  return logs
}

/**
 * The counts between which a fair number stays in at least `share` of all cases, with at most half of the
 * rest on either side. Exact, by the binomial distribution.
 */
export const chanceBand = (draws: number, pick: number, of: number, share = 0.99): Band => {
  const chance = pick / of
  const logs = logFactorials(draws)
  const probability = (k: number) =>
    Math.exp(
      logs[draws]! - logs[k]! - logs[draws - k]! + k * Math.log(chance) + (draws - k) * Math.log1p(-chance),
    )
  const tail = (1 - share) / 2
  let low = 0
  for (let below = probability(0); below <= tail && low < draws; below += probability(low)) low++
  let high = draws
  for (let above = probability(draws); above <= tail && high > 0; above += probability(high)) high--
  return { expected: draws * chance, low, high }
}

/** ln Γ(x) for x > 0 after Lanczos (g = 7, n = 9), accurate to about 15 digits. */
const logGamma = (x: number): number => {
  const terms = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ]
  const sum = terms.reduce((total, term, at) => total + term / (x + at), 0.9999999999998099)
  const t = x + 6.5
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum)
}

/**
 * The upper regularised incomplete gamma function Q(a, x): a series left of the mean, a continued fraction
 * right of it.
 */
const gammaQ = (a: number, x: number): number => {
  if (x <= 0) return 1
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x < a + 1) {
    let term = 1 / a
    let sum = term
    for (let n = 1; n < 1000 && term > sum * 1e-16; n++) sum += term *= x / (a + n)
    return Math.max(0, 1 - scale * sum)
  }
  let b = x + 1 - a
  let c = 1e300
  let d = 1 / b
  let fraction = d
  for (let n = 1; n < 1000; n++) {
    const step = -n * (n - a)
    b += 2
    d = 1 / (step * d + b)
    c = b + step / c
    const change = c * d
    fraction *= change
    if (Math.abs(change - 1) < 1e-16) break
  }
  return scale * fraction
}

/** The chance that chi-square with this many degrees of freedom is at least `value`. */
export const chiSquareTail = (value: number, degrees: number): number => gammaQ(degrees / 2, value / 2)

export interface Evenness {
  chiSquare: number
  degrees: number
  /** The share of fair histories of this length that are at least as uneven. */
  chance: number
}

/** With fewer expected draws per number, chi-square says nothing. */
const ENOUGH = 5

/**
 * Pearson's chi-square over all numbers. A draw takes numbers without replacement, which evens out the counts
 * by (of - pick) / (of - 1) compared to independent ones; we divide that out so the usual distribution holds.
 * @returns undefined if there are too few draws
 */
export const evenness = (
  times: readonly number[],
  draws: number,
  pick: number,
  of: number,
): Evenness | undefined => {
  const expected = (draws * pick) / of
  if (expected < ENOUGH) return undefined
  const plain = times.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const chiSquare = (plain * (of - 1)) / (of - pick)
  return { chiSquare, degrees: of - 1, chance: chiSquareTail(chiSquare, of - 1) }
}

interface Count {
  times: number
  /** On average. */
  expected: number
}

/**
 * Pearson's chi-square of counts against their expected values; those with too few expected are judged together. If
 * each draw had its own chances, the counts vary less than the usual distribution says, so the chance comes out too
 * high rather than too low.
 * @returns undefined if there are too few draws
 */
export const fit = (counts: readonly Count[]): Evenness | undefined => {
  const often = counts.filter(it => it.expected >= ENOUGH)
  const rare = counts
    .filter(it => it.expected < ENOUGH)
    .reduce((sum, it) => ({ times: sum.times + it.times, expected: sum.expected + it.expected }), {
      times: 0,
      expected: 0,
    })
  const all = rare.expected >= ENOUGH ? [...often, rare] : often
  if (all.length < 2) return undefined
  const chiSquare = all.reduce((sum, it) => sum + (it.times - it.expected) ** 2 / it.expected, 0)
  const degrees = all.length - 1
  const isImpossible = counts.some(it => it.expected === 0 && it.times > 0)
  return { chiSquare, degrees, chance: isImpossible ? 0 : chiSquareTail(chiSquare, degrees) }
}
