// What a whole ticket may bring back: its lines share one draw, so its chances are counted over all draws there are.
import type { Kobo } from '#src/lib/money.ts'
import type { GameRules } from './game.ts'
import { choose } from './odds.ts'
import { prizeOf } from './prizes.ts'

export interface TicketOdds {
  /** All draws there are. */
  total: number
  /** Draws that bring anything back, cashback included. */
  anything: number
  /** Draws that bring back more than the ticket cost. */
  profit: number
  /** What comes back on average, kobo (a fraction of them). */
  expectedReturn: number
}

/** Draws counted between two rests. */
const STRIDE = 50_000

/**
 * Counts every draw, resting now and then (`yield`) so that a phone may answer a touch meanwhile. The payout of a draw
 * is kept up to date number by number: a number changes only the lines that hold it.
 * @param stake of one line, kobo
 */
export function* countTicket(
  game: GameRules,
  stake: Kobo,
  lines: readonly (readonly number[])[],
): Generator<void, TicketOdds> {
  const pays = Array.from({ length: game.pick + 1 }, (_, right) => {
    const { prize, cashback } = prizeOf(game, stake, right, lines.length)
    return prize + cashback
  })
  const cost = stake * lines.length
  const holders = Array.from({ length: game.of + 1 }, (_, number) =>
    lines.flatMap((line, at) => (line.includes(number) ? [at] : [])),
  )
  const right = lines.map(() => 0)
  let paid = lines.length * pays[0]!
  let anything = 0
  let profit = 0
  let sum = 0
  let sinceRest = 0

  /** Draws or takes back a number; what the lines that hold it pay changes by one hit. */
  const turn = (number: number, by: 1 | -1) => {
    for (const line of holders[number]!) {
      const before = right[line]!
      right[line] = before + by
      paid += pays[before + by]! - pays[before]!
    }
  }
  const drawLast = (first: number) => {
    for (let number = first; number <= game.of; number++) {
      let all = paid
      for (const line of holders[number]!) all += pays[right[line]! + 1]! - pays[right[line]!]!
      if (all > 0) {
        anything++
        sum += all
        if (all > cost) profit++
      }
    }
    sinceRest += game.of - first + 1
  }
  function* drawFrom(first: number, left: number): Generator<void> {
    if (left === 1) {
      drawLast(first)
      if (sinceRest < STRIDE) return
      sinceRest = 0
      yield
      return
    }
    for (let number = first; number <= game.of - left + 1; number++) {
      turn(number, 1)
      yield* drawFrom(number + 1, left - 1)
      turn(number, -1)
    }
  }
  yield* drawFrom(1, game.pick)
  const total = choose(game.of, game.pick)
  return { total, anything, profit, expectedReturn: sum / total }
}
