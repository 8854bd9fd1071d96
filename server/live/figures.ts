import { Counter, Gauge, Histogram } from 'prom-client'
import type { Service } from '#server/service.ts'

export const figuresOf = (
  { metrics: { registry } }: Service,
  count: (who: 'visitor' | 'player') => number,
) => {
  const registers = [registry]
  const open = new Gauge({
    name: 'live_open',
    help: 'Open streams of this node, by who listens.',
    labelNames: ['who'],
    registers,
    collect: () => (['visitor', 'player'] as const).forEach(who => open.set({ who }, count(who))),
  })
  return {
    ended: new Counter({
      name: 'live_ended_total',
      help: 'Streams that ended, by why.',
      labelNames: ['why'],
      registers,
    }),
    rounds: new Histogram({
      name: 'live_round_seconds',
      help: 'Time to ask for what happened and to tell everybody.',
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
      registers,
    }),
  }
}
