// What a player keeps of a ticket, signed when it is asked for: it follows from the ticket alone, however often.
import type { Leaf, Proof } from '#src/contract/draws.ts'
import { receiptBytes, ticketLeafHash } from '#src/draws/documents.ts'
import { hex } from '#src/lib/bytes.ts'
import type { Kobo } from '#src/lib/money.ts'
import { fromWords, lineOf } from '#src/picks/mask.ts'
import type { Signer } from '../service.ts'

export const linesOf = (ticket: { masks: readonly number[]; lines: number }): number[][] =>
  fromWords(ticket.masks, ticket.lines).map(lineOf)

interface Blinded {
  id: string
  masks: readonly number[]
  lines: number
  /** kobo */
  stake_per_line: Kobo
  nonce: Uint8Array
}

/** @param commitment hash of the batch's commitment, hex */
export const leafOf = (batch: string, commitment: string, ticket: Blinded): Leaf => ({
  batch,
  commitment,
  ticket: ticket.id,
  lines: linesOf(ticket),
  stake: ticket.stake_per_line,
  nonce: hex(ticket.nonce),
})

export const receiptOf = (signer: Signer, leaf: Leaf, index: number): Proof['receipt'] => {
  const leafHash = hex(ticketLeafHash(leaf))
  const signature = hex(signer.sign(receiptBytes({ leafHash, index, batch: leaf.batch })))
  return { leaf, index, key: signer.key, signature }
}
