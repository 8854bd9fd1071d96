// The parts that the routes, deeds and jobs are handed. Nothing is global, so that a test builds as many services as it likes.
import type { Logger } from 'pino'
import type { AnswerIn } from '#src/contract/call.ts'
import type { listKeys, PublicKey } from '#src/contract/draws.ts'
import type { Pins } from '#src/draws/pins.ts'
import type { GameRules } from '#src/games/game.ts'
import type { Db } from './db/db.ts'
import type { Gate } from './gate.ts'
import type { Metrics } from './metrics.ts'
import type { Ports } from './ports/ports.ts'
import type { Settings } from './settings.ts'

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
}

export interface Service {
  /** What is sold. */
  games: readonly GameRules[]
  db: Db
  /** The same database for what no player waits for: connections of its own, and more patience. */
  jobs: Db
  ports: Ports
  settings: Settings
  /** What the app's build trusts. */
  pins: Pins
  signer: Signer
  log: Logger
  metrics: Metrics
  /** Before every password hash. */
  hashing: Gate
  /** Before whatever is done for a one-time code. */
  codes: Gate
  /** Secret that one-time codes are made from. */
  pepper: Uint8Array
}
