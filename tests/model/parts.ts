// Splits money among those who share a ticket.
import type { Kobo } from '#src/lib/money.ts'

/** A share of a ticket, and who has it. */
export interface Member {
  player: number
  amount: Kobo
}

/** By largest remainder: what rounding down leaves goes kobo by kobo to those who lost most by it, ties in list order. */
export const partsOf = (amount: Kobo, members: readonly Member[]): Member[] => {
  const price = members.reduce((sum, it) => sum + it.amount, 0)
  const lost = members.map(it => (amount * it.amount) % price)
  const left = lost.reduce((sum, it) => sum + it, 0) / price
  const first = [...lost.keys()].toSorted((a, b) => lost[b]! - lost[a]! || a - b).slice(0, left)
  return members.map(({ player, amount: share }, at) => ({
    player,
    amount: Math.floor((amount * share) / price) + (first.includes(at) ? 1 : 0),
  }))
}
