// Upcoming matches of this player's open tickets, so that the phone can announce kick-off without a push.
import type { Predictions } from '#src/model/soccer.ts'
import type { KickOff } from './plan.ts'

interface OpenTicket {
  id: string
  lotteryType: string
  /** Real matches only. */
  matches: Predictions['matches']
}

/** One per match, however many tickets it is on. */
export const kickOffsOf = (tickets: readonly OpenTicket[]): KickOff[] => {
  const found = new Map<number, KickOff>()
  for (const { id, lotteryType, matches } of tickets)
    for (const { number, home, away, state, beginsAt } of matches) {
      if (state !== 'waiting' || beginsAt === null) continue
      const known = found.get(number)
      const about = { number, lotteryType, begins: `${home} – ${away}`, at: Date.parse(beginsAt) }
      found.set(
        number,
        known ? { ...about, tickets: known.tickets + 1 } : { ...about, tickets: 1, ticket: id },
      )
    }
  return [...found.values()]
}
