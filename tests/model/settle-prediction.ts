// What predictions win once every match is decided, by the rules' own text; the service settles by SQL. A void match is
// never right: the price of the rest counts.
import type { Kobo } from '#src/lib/money.ts'
import { priceOf } from '#src/games/soccer-cash/prices.ts'
import { partsOn, type Slate } from '#src/games/soccer-cash/slip.ts'

/** A match's end for tickets: its score after 90 minutes, or void. */
export type Final = { score: string } | { void: true }

interface Settled {
  state: 'won' | 'lost' | 'refunded'
  /** kobo: the prize, or the stake that goes back */
  paid: Kobo
}

/**
 * @param prediction its matches, each with one score
 * @param most the cap it was sold under
 */
export const settlePrediction = (
  prediction: readonly { match: string; score: string }[],
  finals: ReadonlyMap<string, Final>,
  slate: Slate,
  stake: Kobo,
  most?: Kobo,
): Settled => {
  const left = prediction.flatMap(({ match, score }) => {
    const final = finals.get(match)
    if (!final) throw new RangeError(`${match} is not decided`)
    return 'void' in final
      ? []
      : [{ parts: partsOn(slate.get(match)!, score), isRight: final.score === score }]
  })
  if (left.length === 0) return { state: 'refunded', paid: stake }
  if (left.some(leg => !leg.isRight)) return { state: 'lost', paid: 0 }
  return {
    state: 'won',
    paid: priceOf(
      stake,
      left.map(leg => leg.parts),
      most,
    ).prize,
  }
}
