// The parts that the routes, deeds and jobs are handed. Nothing is global, so that a test builds as many services as it likes.
import type { Logger } from 'pino'
import type { Pins } from '#src/draws/pins.ts'
import type { GameRules } from '#src/games/game.ts'
import { openCounter, type Counter } from '#server/counter/counter.ts'
import type { Db } from '#server/db/db.ts'
import type { IsTrueRound } from '#server/ports/true-round.ts'
import type { Gate } from '#server/lib/gate.ts'
import type { Metrics } from '#server/watch/metrics.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Signer } from '#server/ports/signer.ts'
import type { Settings } from './settings.ts'

export interface Service {
  /** What is sold. */
  games: readonly GameRules[]
  db: Db
  /** What is kept in mind of `db`: another database has another one (`onDatabase`). */
  counter: Counter
  /** The same database for what no player waits for: connections of its own, and more patience. */
  jobs: Db
  ports: Ports
  isTrueRound: IsTrueRound
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

/** The same service on another database, or on other connections to it, of which it knows nothing yet. */
export const onDatabase = (service: Service, db: Db): Service =>
  db === service.db ? service : { ...service, db, counter: openCounter(db) }
