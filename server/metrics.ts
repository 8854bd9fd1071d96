// Figures for Prometheus. Each service has a registry of its own; what the database knows is asked when somebody looks.
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { RefusalName } from '#src/contract/refusals.ts'
import { findBatchFigures } from './db/queries/figures.ts'
import type { Service } from './service.ts'

export interface Metrics {
  registry: Registry
  /** Everything in the text format of Prometheus. */
  read(): Promise<string>
  /** @param seconds from the request to its answer */
  answered(method: string, route: string, status: number, seconds: number): void
  refused(name: RefusalName): void
}

export const makeMetrics = (service: Service): Metrics => {
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
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const batches = gauge('batches', 'Batches by state, over all nodes.', ['state'])
  const tickets = gauge('tickets_bought', 'Tickets in all batches, over all nodes.')
  const stake = gauge('stake_kobo', 'Stake of all tickets, kobo.')
  const paid = gauge('prizes_paid_kobo', 'Prizes and cashback of all batches, kobo.')
  const late = gauge('draw_late_seconds', 'How long the oldest batch has been waiting past its draw time.')
  const draws = gauge('draws_done', 'Batches whose numbers are drawn, over all nodes.')

  const readDatabase = async () => {
    const figures = await findBatchFigures(service.db)
    batches.reset()
    for (const { state, count } of figures.states) batches.set({ state }, count)
    tickets.set(figures.tickets)
    stake.set(figures.stake)
    paid.set(figures.paid)
    late.set(figures.lateSeconds)
    draws.set(figures.draws)
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
  }
}
