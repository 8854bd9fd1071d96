// The bytes we hash and sign: a document's only form is canonical JSON in UTF-8.
import type { Commitment, Head, Leaf, PublicKey } from '#src/contract/draws.ts'
import { hex, utf8 } from '#src/lib/bytes.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { sha256 } from './hash.ts'
import { leafHash } from './merkle.ts'

export const documentBytes = (document: unknown): Uint8Array => utf8(canonicalJson(document))

/** SHA-256 in hex. */
export const documentHash = (document: unknown): string => hex(sha256(documentBytes(document)))

/** An entry's leaf hash in the log tree. */
export const entryHash = (entry: unknown): Uint8Array => leafHash(documentBytes(entry))

/** In this key order it already is canonical JSON, at a quarter of the cost; every purchase needs one. */
const leafBytes = (leaf: Leaf): Uint8Array => {
  const { batch, commitment, lines, nonce, stake } = leaf
  return leaf.picks || leaf.shares
    ? documentBytes(leaf)
    : utf8(JSON.stringify({ batch, commitment, lines, nonce, stake }))
}

/** Stands for a member in a shared ticket's leaf, which becomes public. @param salt 16 bytes, hex */
export const memberHash = (name: string, salt: string): string => documentHash({ name, salt })

/** The ticket's leaf hash in the tree: SHA-256(0x00 ‖ bytes). */
export const ticketLeafHash = (leaf: Leaf): Uint8Array => leafHash(leafBytes(leaf))

/** Hex, as in leaves and heads. */
export const commitmentHash = (commitment: Commitment): string => documentHash(commitment)

/** Hex, as in jackpot lists. */
export const headHash = (head: Head): string => documentHash(head)

/** Hex digits in a key id. */
const KEY_ID = 32
/** A receipt key's id is derived from the key, so no id can ever mean two keys. */
export const keyIdOf = ({ crv, kty, x, y }: PublicKey): string =>
  documentHash({ crv, kty, x, y }).slice(0, KEY_ID)

/** What a receipt vouches for; `leafHash` is hex. */
interface Receipted {
  leafHash: string
  index: number
  batch: string
}

/** A receipt's leaf hash in the tree of receipts signed together; keys in canonical order, as above. */
export const receiptLeafHash = ({ batch, index, leafHash: leaf }: Receipted): Uint8Array =>
  leafHash(utf8(JSON.stringify({ batch, index, leafHash: leaf, type: 'oriire/receipt/v2' })))
/** What the tree's single signature covers; `root` is hex. */
export const receiptTreeBytes = ({ root, size }: { root: string; size: number }): Uint8Array =>
  utf8(JSON.stringify({ root, size, type: 'oriire/receipts/v2' }))
