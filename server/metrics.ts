// Figures for Prometheus. Each service has a registry of its own; what the database knows is asked when somebody looks.
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { RefusalName } from '#src/contract/refusals.ts'
import { bandOf } from '#src/games/returns.ts'
import type { Db } from './db/db.ts'
import { findBatchFigures, listDrawDelays } from './db/queries/figures.ts'
import { listChecks, sumReturns } from './db/queries/ledger-checks.ts'
import { asRefusal } from './failures.ts'

export interface Metrics {
  registry: Registry
  /** Everything in the text format of Prometheus. */
  read(): Promise<string>
  /** @param seconds from the request to its answer */
  answered(method: string, route: string, status: number, seconds: number): void
  refused(name: RefusalName): void
  /** Does a deed and keeps how long it took and what came of it: `done`, or the name of its refusal. */
  timed<T>(deed: string, work: () => Promise<T>): Promise<T>
  /** The same for what often finds nothing to do: only what was done, or failed, is kept. */
  timedIfDone<T>(deed: string, work: () => Promise<T>): Promise<T>
}

/** Days over which the returns of the games are watched. */
export const WATCHED = { all: 100_000, '30 days': 30, '1 day': 1 } as const

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const isNothing = (result: unknown) =>
  result === undefined || result === false || (Array.isArray(result) && result.length === 0)

/** Gauges that are read out of the database. */
const databaseFigures = (registry: Registry, db: Db) => {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const batches = gauge('batches', 'Batches by state, over all nodes.', ['state'])
  const tickets = gauge('tickets_bought', 'Tickets in all batches, over all nodes.')
  const stake = gauge('stake_kobo', 'Stake of all tickets, kobo.')
  const paid = gauge('prizes_paid_kobo', 'Prizes and cashback of all batches, kobo.')
  const late = gauge('draw_late_seconds', 'How long the oldest batch has been waiting past its draw time.')
  const draws = gauge('draws_done', 'Batches whose numbers are drawn, over all nodes.')
  const delay = gauge('draw_delay_seconds', 'From the draw time to the draw, over the last hour’s draws.', [
    'game',
    'of',
  ])
  const ofReturn = (name: string, help: string) => gauge(name, help, ['game', 'over'])
  const ratio = ofReturn('game_return_ratio', 'Paid by stake of the settled batches.')
  const expected = ofReturn('game_return_expected_ratio', 'What the prizes of those lines give on average.')
  const low = ofReturn('game_return_low', 'Lower end of the band in which honest draws stay.')
  const high = ofReturn('game_return_high', 'Upper end of the band in which honest draws stay.')
  const outside = ofReturn('game_return_outside', '1 where the return is outside its band.')
  const age = gauge('ledger_check_age_seconds', 'Since the last check of a part of the ledger.', ['part'])
  const took = gauge('ledger_check_seconds', 'How long the last check of a part of the ledger took.', [
    'part',
  ])
  const broken = gauge('ledger_broken', 'Invariants of the ledger that do not hold.', ['part'])

  const readBatches = async () => {
    const figures = await findBatchFigures(db)
    batches.reset()
    for (const { state, count } of figures.states) batches.set({ state }, count)
    tickets.set(figures.tickets)
    stake.set(figures.stake)
    paid.set(figures.paid)
    late.set(figures.lateSeconds)
    draws.set(figures.draws)
    delay.reset()
    for (const { game, median, longest } of await listDrawDelays(db)) {
      delay.set({ game, of: 'median' }, median)
      delay.set({ game, of: 'longest' }, longest)
    }
  }
  const readReturns = async () => {
    for (const [over, days] of Object.entries(WATCHED))
      for (const { game, ...returns } of await sumReturns(db, days)) {
        const band = bandOf(returns)
        if (!band) continue
        ratio.set({ game, over }, band.ratio)
        expected.set({ game, over }, band.expected)
        low.set({ game, over }, band.low)
        high.set({ game, over }, band.high)
        outside.set({ game, over }, band.isOutside ? 1 : 0)
      }
  }
  const readChecks = async () => {
    for (const check of await listChecks(db)) {
      const { part } = check
      if (check.age !== null) age.set({ part }, check.age)
      took.set({ part }, check.took)
      broken.set({ part }, check.broken.length)
    }
  }
  return async () => {
    await readBatches()
    await readReturns()
    await readChecks()
  }
}

export const makeMetrics = (db: Db): Metrics => {
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
  const readDatabase = databaseFigures(registry, db)

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
      await readDatabase()
      return registry.metrics()
    },
    answered: (method, route, status, seconds) =>
      durations.observe({ method, route, status: String(status) }, seconds),
    refused: name => refusals.inc({ name }),
    timed: (deed, work) => watch(deed, work, () => true),
    timedIfDone: (deed, work) => watch(deed, work, result => !isNothing(result)),
  }
}
