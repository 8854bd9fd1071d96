// An item's draw: beacon and sealed list of bids pick one number, and another as reserve.
import type { BidLeaf, ItemCommitment } from '#src/contract/items/documents.ts'
import { utf8 } from '#src/lib/bytes.ts'
import { documentBytes, documentHash } from './documents.ts'
import { hkdfSha256, sha256 } from './hash.ts'
import { uniformBelow } from './jackpot.ts'
import { sumLeaf } from './sum-tree.ts'

export const ITEM_METHOD = 'oriire/item/v1'

/** Hex, as in lists and bids. */
export const itemHash = (commitment: ItemCommitment): string => documentHash(commitment)

/** A bid in the list's tree: its sum is how many numbers it holds. */
export const bidLeaf = (leaf: BidLeaf) => sumLeaf(sha256(documentBytes(leaf)), leaf.numbers)

/** The root is in the salt: a different list of bids would have a different winner. */
const itemKey = (from: { randomness: Uint8Array; root: Uint8Array; item: string }): Uint8Array =>
  hkdfSha256(from.randomness, from.root, utf8(`${ITEM_METHOD}|${from.item}`), 32)

export interface Drawn {
  /** From 0 to the numbers sold - 1. */
  number: number
  /** A different one, in case the first one's player is not allowed to win. */
  reserve: number
}

/** @throws RangeError if fewer than two numbers were sold */
export const drawItem = (
  from: { randomness: Uint8Array; root: Uint8Array; item: string },
  sold: number,
): Drawn => {
  const key = itemKey(from)
  const number = uniformBelow(key, `${ITEM_METHOD}|number`, sold)
  const other = uniformBelow(key, `${ITEM_METHOD}|reserve`, sold - 1)
  return { number, reserve: other >= number ? other + 1 : other }
}
