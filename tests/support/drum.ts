// Whether a drum is fair: frequencies of numbers, pairs and positions, and what a draw says about the next.

interface Statistic {
  name: string
  /** Chi-square distributed for a fair drum. */
  value: number
  /** Degrees of freedom. */
  freedom: number
}

export interface Tally {
  pick: number
  of: number
  draws: number
  numbers: Float64Array
  /** Indexed by the lower number times `of` plus the higher. */
  pairs: Float64Array
  /** Indexed by the position in draw order times `of` plus the number. */
  places: Float64Array
  /** Indexed by how many numbers a draw shares with the one before. */
  common: Float64Array
  before: readonly number[]
}

export const newTally = (pick: number, of: number): Tally => ({
  pick,
  of,
  draws: 0,
  numbers: new Float64Array(of),
  pairs: new Float64Array(of * of),
  places: new Float64Array(pick * of),
  common: new Float64Array(pick + 1),
  before: [],
})

export const addDraw = (it: Tally, numbers: readonly number[]): void => {
  const { of } = it
  for (const [place, n] of numbers.entries()) {
    it.numbers[n - 1]! += 1
    it.places[place * of + n - 1]! += 1
    for (let other = place + 1; other < numbers.length; other++) {
      const m = numbers[other]!
      it.pairs[(Math.min(n, m) - 1) * of + Math.max(n, m) - 1]! += 1
    }
  }
  if (it.draws > 0) it.common[numbers.filter(n => it.before.includes(n)).length]! += 1
  it.before = numbers
  it.draws += 1
}

const sumOf = (values: Iterable<number>): number => {
  let sum = 0
  for (const value of values) sum += value
  return sum
}

/**
 * Drawing without replacement makes a draw's numbers dependent: hence the factor (n-1)/(n-k) and n-1 degrees.
 */
const numbersOf = ({ pick, of, draws, numbers }: Tally): Statistic => {
  const expected = (draws * pick) / of
  const plain = sumOf(numbers.map(count => (count - expected) ** 2 / expected))
  return { name: 'numbers', value: (plain * (of - 1)) / (of - pick), freedom: of - 1 }
}

/**
 * What pairs do beyond their numbers. Pair counts split into a part implied by the numbers (dimension n) and
 * the rest (dimension n(n-3)/2). On the rest a fair drum varies equally in all directions, because no pair is
 * special (the eigenspaces of the Johnson scheme).
 */
const pairsOf = ({ pick, of, draws, pairs }: Tally): Statistic => {
  const degree = new Float64Array(of)
  let square = 0
  for (let a = 0; a < of; a++)
    for (let b = a + 1; b < of; b++) {
      const count = pairs[a * of + b]!
      square += count ** 2
      degree[a]! += count
      degree[b]! += count
    }
  /**
   * Squared projection of a pair table with these degrees onto tables that are sums of two numbers' values.
   */
  const explained = (degrees: Float64Array) => {
    const all = sumOf(degrees)
    return (sumOf(degrees.map(it => it ** 2)) - all ** 2 / (2 * (of - 1))) / (of - 2)
  }
  const one = new Float64Array(of)
  one.fill(pick - 1, 0, pick)
  const freedom = (of * (of - 3)) / 2
  const ofOneDraw = ((pick * (pick - 1)) / 2 - explained(one)) / freedom
  return { name: 'pairs', value: (square - explained(degree)) / (draws * ofOneDraw), freedom }
}

const placesOf = ({ pick, of, draws, places }: Tally): Statistic[] =>
  Array.from({ length: pick }, (_, place) => {
    const expected = draws / of
    const counts = places.slice(place * of, (place + 1) * of)
    return {
      name: `place ${place + 1}`,
      value: sumOf(counts.map(count => (count - expected) ** 2 / expected)),
      freedom: of - 1,
    }
  })

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

/**
 * Whether consecutive draws overlap as chance predicts. Overlaps expected fewer than ten times are pooled.
 */
const serialOf = ({ pick, of, draws, common }: Tally): Statistic => {
  const expected = Array.from(
    { length: pick + 1 },
    (_, k) => ((draws - 1) * choose(pick, k) * choose(of - pick, pick - k)) / choose(of, pick),
  )
  const often = expected.filter(it => it >= 10).length - 1
  const tail = (values: ArrayLike<number>) => [
    ...Array.from(values).slice(0, often),
    sumOf(Array.from(values).slice(often)),
  ]
  const [seen, due] = [tail(common), tail(expected)]
  return { name: 'serial', value: sumOf(seen.map((it, k) => (it - due[k]!) ** 2 / due[k]!)), freedom: often }
}

/** What chi-square exceeds once in a million (Wilson-Hilferty, z = 4.753). */
export const limitOf = (freedom: number): number => {
  const part = 2 / (9 * freedom)
  return freedom * (1 - part + 4.753 * Math.sqrt(part)) ** 3
}

/** Every statistic, with the value a fair drum hardly ever exceeds. */
export const judge = (it: Tally) =>
  [numbersOf(it), pairsOf(it), ...placesOf(it), serialOf(it)].map(statistic => {
    const limit = limitOf(statistic.freedom)
    return { ...statistic, limit, isFair: statistic.value < limit }
  })

/** The names of the unfair statistics. */
export const unfairOf = (it: Tally): string[] =>
  judge(it)
    .filter(({ isFair }) => !isFair)
    .map(({ name }) => name)
