// Upcoming matches of this player's open tickets, so that the phone can announce kick-off without a push.
import type { Predictions } from '#src/model/soccer.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { BEGUN, type KickOff } from './plan.ts'

interface OpenTicket {
  id: string
  lotteryType: string
  /** Real matches only. */
  matches: Predictions['matches']
  /** When the service said so, ms. */
  asOf: number
}

/** Matches are put off: what was heard longer than this before a kick-off is not reported. */
const SURE = 10 * MINUTE

/** Each match as the service last reported it, with the ticket it came with and when it begins (NaN: not to come). */
const newest = (tickets: readonly OpenTicket[]) => {
  const known = new Map<number, { id: string; asOf: number; at: number }>()
  for (const { id, matches, asOf } of tickets)
    for (const { number, state, beginsAt } of matches) {
      if (asOf <= (known.get(number)?.asOf ?? Number.NEGATIVE_INFINITY)) continue
      const isToCome = state === 'waiting' && beginsAt !== null
      known.set(number, { id, asOf, at: isToCome ? Date.parse(beginsAt) : Number.NaN })
    }
  return known
}

/** The tickets to fetch again because a match of theirs is about to begin, as far as the phone knows: one per match. */
export const ticketsToAsk = (tickets: readonly OpenTicket[], now: number): ReadonlySet<string> =>
  new Set(
    [...newest(tickets).values()]
      .filter(({ asOf, at }) => asOf < at - SURE && at - SURE <= now && now < at + BEGUN)
      .map(({ id }) => id),
  )

/** One per match, however many tickets it is on. */
export const kickOffsOf = (tickets: readonly OpenTicket[]): KickOff[] => {
  const all = newest(tickets)
  const found = new Map<number, KickOff>()
  for (const { id, lotteryType, matches } of tickets)
    for (const { number, home, away } of matches) {
      const { at, asOf } = all.get(number)!
      if (!(asOf >= at - SURE)) continue
      const known = found.get(number)
      const about = { number, lotteryType, begins: `${home} – ${away}`, at }
      found.set(
        number,
        known ? { ...about, tickets: known.tickets + 1 } : { ...about, tickets: 1, ticket: id },
      )
    }
  return [...found.values()]
}
