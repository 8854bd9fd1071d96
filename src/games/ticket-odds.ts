// What everything bought together may bring back: its lines share a draw, so we count all possible draws.
import type { Kobo } from '#src/lib/money.ts'
import type { GameRules } from './game.ts'
import { choose } from './odds.ts'
import { prizeOf } from './prizes.ts'

export interface TicketOdds {
  /** Number of possible draws. */
  total: number
  /** Draws that bring anything back, cashback included. */
  anything: number
  /** Draws that bring back more than was paid. */
  profit: number
  /** Average return, kobo (may be fractional). */
  expectedReturn: number
}

/** The lines of one ticket. */
export interface Wager {
  /** Per line, kobo. */
  stake: Kobo
  lines: readonly (readonly number[])[]
}

export const costOf = (wagers: readonly Wager[]): Kobo =>
  wagers.reduce((sum, { stake, lines }) => sum + stake * lines.length, 0)

/** Draws counted between yields. */
const STRIDE = 50_000

/**
 * Counts every possible draw, yielding now and then so the phone can respond to touches. Payouts are updated
 * number by number: a number affects only the lines that hold it.
 * @param wagers in the same draw
 */
export function* countTickets(game: GameRules, wagers: readonly Wager[]): Generator<void, TicketOdds> {
  const lines = wagers.flatMap(wager => wager.lines)
  /** What each line pays, by number of hits. */
  const pays = wagers.flatMap(({ stake, lines: { length } }) => {
    const ofLine = Array.from({ length: game.pick + 1 }, (_, hits) => {
      const { prize, cashback } = prizeOf(game, stake, hits, length)
      return prize + cashback
    })
    return Array.from({ length }, () => ofLine)
  })
  const cost = costOf(wagers)
  const holders = Array.from({ length: game.of + 1 }, (_, number) =>
    lines.flatMap((line, at) => (line.includes(number) ? [at] : [])),
  )
  const right = lines.map(() => 0)
  let paid = pays.reduce((sum, ofLine) => sum + ofLine[0]!, 0)
  let anything = 0
  let profit = 0
  let sum = 0
  let sinceRest = 0

  /** Draws or takes back a number, updating the payout of the lines that hold it. */
  const turn = (number: number, by: 1 | -1) => {
    for (const line of holders[number]!) {
      const before = right[line]!
      right[line] = before + by
      paid += pays[line]![before + by]! - pays[line]![before]!
    }
  }
  const drawLast = (first: number) => {
    for (let number = first; number <= game.of; number++) {
      let all = paid
      for (const line of holders[number]!) all += pays[line]![right[line]! + 1]! - pays[line]![right[line]!]!
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
