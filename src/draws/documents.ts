// The bytes that are hashed and signed. A document's one form is canonical JSON in UTF-8.
import type { Commitment, Head, Leaf } from '#src/contract/draws.ts'
import { hex, utf8 } from '#src/lib/bytes.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { sha256 } from './hash.ts'
import { leafHash } from './merkle.ts'

export const documentBytes = (document: unknown): Uint8Array => utf8(canonicalJson(document))

const documentHash = (document: unknown): string => hex(sha256(documentBytes(document)))

const leafBytes = (leaf: Leaf): Uint8Array => documentBytes(leaf)
/** The ticket's leaf in the tree: SHA-256(0x00 ‖ bytes). */
export const ticketLeafHash = (leaf: Leaf): Uint8Array => leafHash(leafBytes(leaf))

/** Hex, as it stands in leaves and heads. */
export const commitmentHash = (commitment: Commitment): string => documentHash(commitment)

/** What the head's signature covers. */
export const headBytes = (head: Head): Uint8Array => documentBytes(head)
/** Hex, as it stands in the next head's `previous`. */
export const headHash = (head: Head): string => documentHash(head)

/** What the receipt's signature covers; `leafHash` is hex. */
export const receiptBytes = (receipt: { leafHash: string; index: number; batch: string }): Uint8Array =>
  documentBytes({
    type: 'oriire/receipt/v1',
    batch: receipt.batch,
    index: receipt.index,
    leafHash: receipt.leafHash,
  })
