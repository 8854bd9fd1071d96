// What routes, deeds and jobs are handed. Nothing is global, so tests can build as many services as they like.
import type { Logger } from 'pino'
import type { Pins } from '#src/draws/pins.ts'
import type { AnyGame } from '#src/games/game.ts'
import type { PredictionGame } from '#src/games/soccer-cash/games.ts'
import { openCounter, type Counter } from '#server/counter/counter.ts'
import type { Db } from '#server/db/db.ts'
import type { IsTrueRound } from '#server/ports/true-round.ts'
import type { Gate } from '#server/lib/gate.ts'
import type { Metrics } from '#server/watch/metrics.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Signer } from '#server/ports/signer.ts'
import type { Settings } from './settings.ts'

export interface Service {
  /** The games on sale. */
  games: readonly AnyGame[]
  /** Games on real matches; none without a source of matches. */
  predictions: readonly PredictionGame[]
  db: Db
  /** Cached from `db`: another database needs its own (`onDatabase`). */
  counter: Counter
  /** The same database for background work: its own connections, and more patience. */
  jobs: Db
  ports: Ports
  isTrueRound: IsTrueRound
  /** Verified signatures of the beacon, by chain and round. */
  rounds: Map<string, Uint8Array>
  settings: Settings
  /** What the app's build trusts. */
  pins: Pins
  signer: Signer
  log: Logger
  metrics: Metrics
  /** Guards every password hash. */
  hashing: Gate
  /** Guards all work for one-time codes. */
  codes: Gate
  /** Secret that one-time codes are derived from. */
  pepper: Uint8Array
  /** ms, by the clock */
  startedAt: number
}

/** The same service with an empty cache on another database, or on other connections to this one. */
export const onDatabase = (service: Service, db: Db): Service =>
  db === service.db ? service : { ...service, db, counter: openCounter(db) }
