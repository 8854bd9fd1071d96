// What signs for the service. The keys stay behind it.
import type { AnswerIn } from '#src/contract/call.ts'
import type { Leaf, listKeys, PublicKey, Receipt } from '#src/contract/draws.ts'

export interface Signer {
  /** Id of the key in use, as it stands in receipts. */
  readonly key: string
  readonly publicKeys: Record<string, PublicKey>
  /** How keys came that the build does not know. */
  readonly keyEntries: AnswerIn<typeof listKeys>['keyEntries']
  /** The log's key, as witnesses and pins have it. */
  readonly verifierKey: string
  /** The log's signature under a checkpoint, as a line of its note. */
  checkpointLine(body: string): string
  /** Reads the public keys again, or only where this one is not among them: a node that was started later may sign with another. */
  know(key?: string): Promise<void>
  /** ECDSA P-256 with SHA-256, 64 bytes r‖s. */
  sign(bytes: Uint8Array): Uint8Array
  /** Of a ticket at this place in its batch, signed together with all that are asked for in this moment. */
  receipt(leaf: Leaf, index: number): Promise<Receipt>
}
