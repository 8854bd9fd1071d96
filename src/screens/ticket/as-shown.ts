// A ticket's proof with the values on screen in place of its own: what is called checked is what the player reads.
import type { Proof } from '#src/model/draws.ts'
import type { KeptDetail } from '#src/model/kept.ts'
import { wonOf } from './won-of.ts'

export const proofAsShown = ({ proof, draw, soccer }: KeptDetail): Proof => {
  const { batch, receipt, prize } = proof
  const lines = soccer ? receipt.leaf.lines : draw.tickets.map(it => it.ticket)
  return {
    ...proof,
    receipt: { ...receipt, leaf: { ...receipt.leaf, lines } },
    batch: { ...batch, draw: batch.draw && { ...batch.draw, numbers: draw.drawn } },
    prize: prize && { won: wonOf({ draw, soccer }), cashback: draw.cashbackAmount },
  }
}
