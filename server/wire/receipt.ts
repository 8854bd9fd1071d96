// A ticket's receipt, signed on request: derived from the ticket alone, so always the same.
import type { Leaf, Receipt } from '#src/contract/draws.ts'
import { memberHash, receiptLeafHash, receiptTreeBytes, ticketLeafHash } from '#src/draws/documents.ts'
import { growTree, pathPlaces } from '#src/draws/merkle.ts'
import { concatBytes, hex } from '#src/lib/bytes.ts'
import { cellsOf } from '#src/games/soccer-cash/slip.ts'
import type { Kobo } from '#src/lib/money.ts'
import { fromWords, lineOf } from '#src/picks/mask.ts'
import { inOneGo } from '#server/lib/in-pieces.ts'
import type { MemberRow } from '#server/db/queries/buying/syndicates.ts'
import type { PredictionsRow } from '#server/db/queries/matches/predictions.ts'
import type { Signer } from '#server/ports/signer.ts'

const HEX_HASH = 64 // digits

/** Predictions are not lines: see `leafOf`. */
export const linesOf = (ticket: {
  masks: readonly number[]
  lines: number
  soccer?: PredictionsRow | null
}): number[][] => (ticket.soccer ? [] : fromWords(ticket.masks, ticket.lines).map(lineOf))

interface Blinded {
  masks: readonly number[]
  lines: number
  /** kobo */
  stake_per_line: Kobo
  nonce: Uint8Array
  soccer?: PredictionsRow | null
  shares?: readonly MemberRow[] | null
}

/** @param commitment hash of the batch's commitment, hex */
export const leafOf = (batch: string, commitment: string, ticket: Blinded): Leaf => ({
  batch,
  commitment,
  lines: ticket.soccer ? cellsOf(ticket.soccer.picks) : linesOf(ticket),
  stake: ticket.stake_per_line,
  nonce: hex(ticket.nonce),
  ...(ticket.soccer && { picks: ticket.soccer.picks, most: ticket.soccer.most }),
  ...(ticket.shares && {
    shares: ticket.shares.map(({ name, salt, amount }) => ({ who: memberHash(name, salt), amount })),
  }),
})

interface Sold {
  leaf: Leaf
  /** The ticket's index in its batch. */
  index: number
}

/** One signature for all: each receipt carries its path to the signed root. At most 64. */
export const receiptsOf = (signer: Pick<Signer, 'key' | 'sign'>, sold: readonly Sold[]): Receipt[] => {
  const size = sold.length
  const leaves = sold.map(({ leaf, index }) =>
    receiptLeafHash({ leafHash: hex(ticketLeafHash(leaf)), index, batch: leaf.batch }),
  )
  const nodes = hex(inOneGo(growTree(concatBytes(...leaves))))
  const nodeAt = (place: number) => nodes.slice(place * HEX_HASH, (place + 1) * HEX_HASH)
  const root = nodes.slice(-HEX_HASH)
  const signature = hex(signer.sign(receiptTreeBytes({ root, size })))
  return sold.map(({ leaf, index }, at) => ({
    leaf,
    index,
    key: signer.key,
    signature,
    tree: { at, size, path: pathPlaces(size, at).map(nodeAt) },
  }))
}
