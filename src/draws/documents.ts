// The bytes that are hashed and signed. A document's one form is canonical JSON in UTF-8.
import type { Commitment, Head, Leaf, PublicKey } from '#src/contract/draws.ts'
import { hex, utf8 } from '#src/lib/bytes.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { sha256 } from './hash.ts'
import { leafHash } from './merkle.ts'

export const documentBytes = (document: unknown): Uint8Array => utf8(canonicalJson(document))

/** SHA-256, hex. */
export const documentHash = (document: unknown): string => hex(sha256(documentBytes(document)))

/** An entry's leaf in the tree of the log. */
export const entryHash = (entry: unknown): Uint8Array => leafHash(documentBytes(entry))

/** Its keys in their order are canonical JSON at a quarter of the price: every purchase makes one. */
const leafBytes = ({ batch, commitment, lines, nonce, stake }: Leaf): Uint8Array =>
  utf8(JSON.stringify({ batch, commitment, lines, nonce, stake }))
/** The ticket's leaf in the tree: SHA-256(0x00 ‖ bytes). */
export const ticketLeafHash = (leaf: Leaf): Uint8Array => leafHash(leafBytes(leaf))

/** Hex, as it stands in leaves and heads. */
export const commitmentHash = (commitment: Commitment): string => documentHash(commitment)

/** Hex, as it stands in the lists of jackpots. */
export const headHash = (head: Head): string => documentHash(head)

/** Digits of a hash that name a key. */
const KEY_ID = 32
/** The id of a receipt key follows from the key, so that no id ever stands for two. */
export const keyIdOf = ({ crv, kty, x, y }: PublicKey): string =>
  documentHash({ crv, kty, x, y }).slice(0, KEY_ID)

/** What a receipt vouches for; `leafHash` is hex. */
interface Receipted {
  leafHash: string
  index: number
  batch: string
}

/** A receipt in the tree of those that were signed together; its keys in their order, as above. */
export const receiptLeafHash = ({ batch, index, leafHash: leaf }: Receipted): Uint8Array =>
  leafHash(utf8(JSON.stringify({ batch, index, leafHash: leaf, type: 'oriire/receipt/v2' })))
/** What the one signature of such a tree covers; `root` is hex. */
export const receiptTreeBytes = ({ root, size }: { root: string; size: number }): Uint8Array =>
  utf8(JSON.stringify({ root, size, type: 'oriire/receipts/v2' }))
