// Prometheus metrics. Each service has its own registry; database figures are queried on demand.
import { setTimeout as pause } from 'node:timers/promises'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { RefusalName } from '#src/contract/refusals.ts'
import type { Counter as Counting } from '#server/counter/counter.ts'
import type { Db } from '#server/db/db.ts'
import { asRefusal } from '#server/lib/failures.ts'
import { isNothing } from '#server/lib/sweep.ts'
import { databaseFigures } from './database.ts'
import { groupFigures } from './groups.ts'

export interface Metrics {
  /** The node's own figures. */
  registry: Registry
  /** Everything in Prometheus text format; without the figures of all nodes while the database is away. */
  read(): Promise<string>
  /** @param seconds from the request to its answer */
  answered(method: string, route: string, status: number, seconds: number): void
  refused(name: RefusalName): void
  /** An alert's outcome for one device. @param late seconds after it was due, if sent */
  alerted(kind: string, outcome: string, late?: number): void
  /** Runs a deed and records its duration and outcome: `done`, or the refusal's name. */
  timed<T>(deed: string, work: () => Promise<T>): Promise<T>
  /** The same for work that is often idle: only records what was done or failed. */
  timedIfDone<T>(deed: string, work: () => Promise<T>): Promise<T>
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** ms: Prometheus gives up after ten seconds. */
const PATIENCE = 5_000

/** Apart from the node's own: while the database is away, these are stale. */
const answeredFigures = (registry: Registry, jobs: Db) => {
  const answers = new Gauge({
    name: 'database_answers',
    help: '0 while the database does not answer: its figures are missing then.',
    registers: [registry],
  })
  const shared = new Registry()
  const read = databaseFigures(shared, jobs)
  return async (): Promise<string> => {
    const figures = read().then(
      () => shared.metrics(),
      () => '',
    )
    const told = await Promise.race([figures, pause(PATIENCE, '', { ref: false })])
    answers.set(told ? 1 : 0)
    return told
  }
}

/** @param jobs database for background work, where figures are read */
export const makeMetrics = (jobs: Db, counter: Counting): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to an answer by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Refused requests by name of the refusal.',
    labelNames: ['name'],
    registers,
  })
  const deeds = new Histogram({
    name: 'deed_duration_seconds',
    help: 'Time of each deed by what came of it: done, or the name of the refusal.',
    labelNames: ['deed', 'outcome'],
    buckets: BUCKETS,
    registers,
  })
  const alerts = new Counter({
    name: 'alerts_pushed_total',
    help: 'Alerts for devices by kind and what became of them.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const alertDelays = new Histogram({
    name: 'alert_delay_seconds',
    help: 'From when an alert was due until a push service had taken it for a device.',
    labelNames: ['kind'],
    buckets: [0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800],
    registers,
  })
  const readDatabase = answeredFigures(registry, jobs)
  const readGroups = groupFigures(registry, counter)

  const watch = async <T>(
    deed: string,
    work: () => Promise<T>,
    counts: (result: T) => boolean,
  ): Promise<T> => {
    const began = performance.now()
    const keep = (outcome: string) => deeds.observe({ deed, outcome }, (performance.now() - began) / 1000)
    try {
      const result = await work()
      if (counts(result)) keep('done')
      return result
    } catch (error) {
      keep(asRefusal(error).refusal)
      throw error
    }
  }
  return {
    registry,
    read: async () => {
      readGroups()
      const told = await readDatabase()
      return `${await registry.metrics()}\n${told}`
    },
    answered: (method, route, status, seconds) =>
      durations.observe({ method, route, status: String(status) }, seconds),
    alerted: (kind, outcome, late) => {
      alerts.inc({ kind, outcome })
      if (late !== undefined) alertDelays.observe({ kind }, Math.max(0, late))
    },
    refused: name => refusals.inc({ name }),
    timed: (deed, work) => watch(deed, work, () => true),
    timedIfDone: (deed, work) => watch(deed, work, result => !isNothing(result)),
  }
}
