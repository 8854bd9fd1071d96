// An item's bids as the leaves of its list.
import * as v from 'valibot'
import { itemCommitment, type BidLeaf } from '#src/contract/items/documents.ts'
import { bidLeaf, itemHash } from '#src/draws/item.ts'
import { growSumTree } from '#src/draws/sum-tree.ts'
import { hex } from '#src/lib/bytes.ts'
import type { Tx } from '#server/db/db.ts'
import { listLeavesOf, type BidLeafRow } from '#server/db/queries/items/bids.ts'
import type { ItemRow } from '#server/db/queries/items/items.ts'
import { inPieces } from '#server/lib/in-pieces.ts'

export const commitmentOf = (item: Pick<ItemRow, 'commitment'>) =>
  v.parse(itemCommitment, JSON.parse(item.commitment))

const leafOfBid = (item: string, commitment: string, bid: BidLeafRow): BidLeaf => ({
  type: 'oriire/bid/v1',
  item,
  commitment,
  place: bid.place,
  first: bid.first,
  numbers: bid.numbers,
  nonce: hex(bid.nonce),
})

/** The list's tree, one leaf a bid in the order of their sale, and those leaves. */
export const listTreeOf = async (tx: Tx, item: Pick<ItemRow, 'id' | 'commitment'>) => {
  const commitment = itemHash(commitmentOf(item))
  const leaves = (await listLeavesOf(tx, item.id)).map(bid => leafOfBid(item.id, commitment, bid))
  return { leaves, commitment, levels: await inPieces(growSumTree(leaves.map(bidLeaf))) }
}
