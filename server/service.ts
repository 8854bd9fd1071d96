// The parts that the routes, deeds and jobs are handed. Nothing is global, so that a test builds as many services as it likes.
import type { Logger } from 'pino'
import type { PublicKey } from '#src/contract/draws.ts'
import type { GameRules } from '#src/games/game.ts'
import type { Db } from './db/db.ts'
import type { Metrics } from './metrics.ts'
import type { Ports } from './ports/ports.ts'
import type { Settings } from './settings.ts'

export interface Signer {
  /** Id of the key in use, as it stands in heads and receipts. */
  readonly key: string
  readonly publicKeys: Record<string, PublicKey>
  /** Reads the public keys again, or only where this one is not among them: a node that was started later may sign with another. */
  know(key?: string): Promise<void>
  /** ECDSA P-256 with SHA-256, 64 bytes r‖s. */
  sign(bytes: Uint8Array): Uint8Array
}

export interface Service {
  /** What is sold. */
  games: readonly GameRules[]
  db: Db
  /** The same database for what no player waits for: connections of its own, and more patience. */
  jobs: Db
  ports: Ports
  settings: Settings
  signer: Signer
  log: Logger
  metrics: Metrics
  /** Secret that one-time codes are made from. */
  pepper: Uint8Array
}
