// The most a draw may have to pay for the lines sold: exact, over every possible draw.
import type { Kobo } from '#src/lib/money.ts'
import { choose } from './odds.ts'
import { payoutOf } from './prizes.ts'
import { isOfScores, type DrumDocument, type RulesDocument, type ScoresDocument } from './rules-schema.ts'
import { priceOfLine, worstOfScores } from './score-lines.ts'

/** A line's payout on a ticket of this many lines, kobo, by number of hits. */
export const paysByHits = (rules: DrumDocument, stake: Kobo, lines: number): Kobo[] => {
  const offer = rules.stakes.find(offer => offer.stake === stake)
  if (!offer) throw new RangeError(`the rules offer no stake of ${stake} kobo`)
  return Array.from({ length: rules.pick + 1 }, (_, hits) => {
    const tier = offer.tiers.find(tier => tier.hits === hits)
    if (!tier) return 0
    const { prize, cashback } = payoutOf(tier, lines)
    return prize + cashback
  })
}

type Lines = readonly (readonly number[])[]

/** The most a whole ticket can get, kobo; in number games whatever its lines. */
export const worstOfTicket = (rules: RulesDocument, stake: Kobo, lines: Lines): Kobo =>
  isOfScores(rules)
    ? lines.reduce((sum, line) => sum + priceOfLine(rules, stake, line).prize, 0)
    : lines.length * Math.max(...paysByHits(rules, stake, lines.length))

interface SoldLine {
  /** Ascending. */
  numbers: readonly number[]
  /** From `paysByHits`. */
  pays: readonly Kobo[]
}

/** The payout as a sum over subsets of the numbers hit: f(h) = sum of c(k) times (h over k). */
const coefficients = (pays: readonly Kobo[]): number[] =>
  pays.map((_, k) => {
    let sum = 0
    for (let j = 0; j <= k; j++) sum += (-1) ** (k - j) * choose(k, j) * pays[j]!
    return sum
  })

/** Binomials to index number sets in a table: {a < b < c} is at (a-1 over 1) + (b-1 over 2) + … */
const binomials = (of: number, pick: number): Float64Array[] =>
  Array.from({ length: pick + 2 }, (_, k) => Float64Array.from({ length: of + 1 }, (_, n) => choose(n, k)))

/** Subsets of a line: size and table index of each. */
const setsOf = (numbers: readonly number[], table: Float64Array[]): [size: number, place: number][] => {
  const sets: [number, number][] = [[0, 0]]
  for (const number of numbers)
    for (const [size, place] of sets.slice()) sets.push([size + 1, place + table[size + 1]![number - 1]!])
  return sets
}

/** Lines, and first pairs of a draw, handled between yields: a few milliseconds. */
const PIECE = 2_000
const PAIRS = 20

/**
 * The highest total payout over all draws, kobo: never less than any draw pays, and reached by one of them.
 * Yields now and then. A drum of 49 means two million draws, a drum of 100 four.
 * @param enough kobo: once some draw is known to pay more, this is the answer
 */
export function* worstCase(
  { pick, of }: { pick: number; of: number },
  lines: Iterable<SoldLine>,
  enough = Number.POSITIVE_INFINITY,
): Generator<undefined, Kobo> {
  const table = binomials(of, pick)
  // By subset size; whole lines are kept apart, being few among all draws.
  const weights = Array.from({ length: pick }, (_, size) => new Float64Array(choose(of, size)))
  const whole = new Map<number, { weight: number; numbers: readonly number[] }>()
  const known = new Map<readonly Kobo[], number[]>()
  let count = 0
  for (const { numbers, pays } of lines) {
    const parts = known.get(pays) ?? coefficients(pays)
    known.set(pays, parts)
    for (const [size, place] of setsOf(numbers, table)) {
      if (size < pick) weights[size]![place]! += parts[size]!
      else whole.set(place, { weight: (whole.get(place)?.weight ?? 0) + parts[size]!, numbers })
    }
    if (++count % PIECE === 0) yield
  }
  const least = weights[0]![0]!
  let most = least
  for (const { weight, numbers } of whole.values()) {
    let sum = weight
    for (const [size, place] of setsOf(numbers, table)) if (size < pick) sum += weights[size]![place]!
    most = Math.max(most, sum)
    if (most > enough) return most
    if (++count % PIECE === 0) yield
  }
  if (whole.size === 0) return most
  // All other draws, as if no line matched completely. For a draw that somebody holds, more was found above, unless a
  // whole line reduces the sum; then this is slightly too much, never too little.
  const sizes = new Int32Array(2 ** pick)
  const places = new Float64Array(2 ** pick)
  const sums = new Float64Array(pick + 1)
  sums[0] = least
  const chosen = new Int32Array(pick + 1)
  let depth = 1
  let pairs = 0
  while (depth > 0) {
    const number = ++chosen[depth]!
    if (number > of - pick + depth) {
      depth--
      continue
    }
    const sets = 2 ** (depth - 1)
    const isLast = depth === pick
    let sum = sums[depth - 1]!
    for (let set = 0; set < sets; set++) {
      const size = sizes[set]! + 1
      const place = places[set]! + table[size]![number - 1]!
      if (size < pick) sum += weights[size]![place]!
      if (!isLast) {
        sizes[sets + set] = size
        places[sets + set] = place
      }
    }
    if (isLast) {
      if (sum > most) most = sum
      continue
    }
    sums[depth] = sum
    if (depth === 2 && ++pairs % PAIRS === 0) yield
    chosen[depth + 1] = number
    depth++
  }
  return most
}

/** Tickets, with the stake of a line. */
type SoldTickets = Iterable<{ stake: Kobo; lines: Lines }>

function* scoresOf(tickets: SoldTickets, rules: ScoresDocument) {
  for (const { stake, lines } of tickets)
    for (const numbers of lines) yield { numbers, prize: priceOfLine(rules, stake, numbers).prize }
}

function* numbersOf(tickets: SoldTickets, rules: DrumDocument): Generator<SoldLine, void> {
  const known = new Map<string, Kobo[]>()
  for (const { stake, lines } of tickets) {
    const name = `${stake}/${lines.length}`
    const pays = known.get(name) ?? paysByHits(rules, stake, lines.length)
    known.set(name, pays)
    for (const numbers of lines) yield { numbers, pays }
  }
}

/** The same for tickets under any rules; for score games it may exceed what any draw pays. */
export const worstOfSold = (
  rules: RulesDocument,
  tickets: SoldTickets,
  enough?: Kobo,
): Generator<undefined, Kobo> =>
  isOfScores(rules)
    ? worstOfScores(scoresOf(tickets, rules))
    : worstCase(rules, numbersOf(tickets, rules), enough)
