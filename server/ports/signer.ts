// Signs for the service, without exposing the keys.
import type { AnswerIn } from '#src/contract/call.ts'
import type { Leaf, listKeys, PublicKey, Receipt } from '#src/contract/draws.ts'

export interface Signer {
  /** Id of the key in use, as in receipts. */
  readonly key: string
  readonly publicKeys: Record<string, PublicKey>
  /** Where keys unknown to the build came from. */
  readonly keyEntries: AnswerIn<typeof listKeys>['keyEntries']
  /** The log's key, in the format of witnesses and pins. */
  readonly verifierKey: string
  /** The log's signature line under a checkpoint's note. */
  checkpointLine(body: string): string
  /** Reloads the public keys, or only if this one is missing: a node started later may sign with another. */
  know(key?: string): Promise<void>
  /** ECDSA P-256 with SHA-256, 64 bytes r‖s. */
  sign(bytes: Uint8Array): Uint8Array
  /** For a ticket at this index in its batch; concurrent requests share one signature. */
  receipt(leaf: Leaf, index: number): Promise<Receipt>
}
