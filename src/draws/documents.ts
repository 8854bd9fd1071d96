// The bytes that are hashed and signed. A document's one form is canonical JSON in UTF-8.
import type { Commitment, Head, Leaf } from '#src/contract/draws.ts'
import { hex, utf8 } from '#src/lib/bytes.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { sha256 } from './hash.ts'
import { leafHash } from './merkle.ts'

export const documentBytes = (document: unknown): Uint8Array => utf8(canonicalJson(document))

const documentHash = (document: unknown): string => hex(sha256(documentBytes(document)))

/** Its keys in their order are canonical JSON at a quarter of the price: every purchase makes one. */
const leafBytes = ({ batch, commitment, lines, nonce, stake, ticket }: Leaf): Uint8Array =>
  utf8(JSON.stringify({ batch, commitment, lines, nonce, stake, ticket }))
/** The ticket's leaf in the tree: SHA-256(0x00 ‖ bytes). */
export const ticketLeafHash = (leaf: Leaf): Uint8Array => leafHash(leafBytes(leaf))

/** Hex, as it stands in leaves and heads. */
export const commitmentHash = (commitment: Commitment): string => documentHash(commitment)

/** What the head's signature covers. */
export const headBytes = (head: Head): Uint8Array => documentBytes(head)
/** Hex, as it stands in the next head's `previous`. */
export const headHash = (head: Head): string => documentHash(head)

/** What a receipt vouches for; `leafHash` is hex. */
interface Receipted {
  leafHash: string
  index: number
  batch: string
}

/** Keys in their order, as above. */
const receiptDocument = ({ batch, index, leafHash }: Receipted, version: 1 | 2): Uint8Array =>
  utf8(JSON.stringify({ batch, index, leafHash, type: `oriire/receipt/v${version}` }))

/** What the signature of a receipt of version 1 covers: it was signed by itself. */
export const receiptBytes = (receipt: Receipted): Uint8Array => receiptDocument(receipt, 1)

/** A receipt of version 2 in the tree of those that were signed together. */
export const receiptLeafHash = (receipt: Receipted): Uint8Array => leafHash(receiptDocument(receipt, 2))
/** What the one signature of such a tree covers; `root` is hex. */
export const receiptTreeBytes = ({ root, size }: { root: string; size: number }): Uint8Array =>
  utf8(JSON.stringify({ root, size, type: 'oriire/receipts/v2' }))
