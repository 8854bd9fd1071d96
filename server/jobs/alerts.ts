// Push alerts, running beside the clockwork on their own connections, so that a draw never waits for them.
import { findNextDelivery, forgetOldAlerts, hasDevices } from '#server/db/queries/alerts/alerts.ts'
import {
  planDeliveries,
  planDraws,
  planJackpots,
  planKickOffs,
  planResults,
  planMoney,
} from '#server/deeds/alerts/plan-alerts.ts'
import { makeAlertSender } from '#server/deeds/alerts/send-alerts.ts'
import type { Push } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import { sleeper } from './sleeper.ts'

const PLAN_EVERY = 2_000 // ms
const NOBODY = 5_000
const LOOK_EVERY = 1_000
const SHORTEST = 20
const KICK_OFFS_EVERY = 30_000
const TIDY_EVERY = 600_000
const JACKPOTS_EVERY = 30_000
const AFTER_FAILURE = 5_000

type Step = (service: Service) => Promise<unknown>

const steps: { every: number; what: string; run: Step }[] = [
  { every: 0, what: 'draws', run: planDraws },
  { every: 0, what: 'results', run: planResults },
  { every: KICK_OFFS_EVERY, what: 'kick-offs', run: planKickOffs },
  { every: 0, what: 'top-ups', run: planMoney },
  { every: JACKPOTS_EVERY, what: 'jackpots', run: planJackpots },
  { every: TIDY_EVERY, what: 'old alerts', run: ({ db }) => forgetOldAlerts(db) },
  {
    every: 0,
    what: 'deliveries',
    run: async service => {
      while (await planDeliveries(service));
    },
  },
]

/** A failing step doesn't hold up the others. */
const makePlanning = (service: Service) => {
  const last = steps.map(() => -Infinity)
  return async (): Promise<void> => {
    const now = service.ports.clock.now()
    for (const [at, { every, what, run }] of steps.entries()) {
      if (Math.abs(now - last[at]!) < every) continue
      last[at] = now
      await service.metrics
        .timedIfDone(`plan-alerts`, () => run(service).then(() => undefined))
        .catch(error => service.log.error({ err: error, what }, 'planning alerts failed and is tried again'))
    }
  }
}

/** How long until something is due; alerts planned by another node wait no longer than this either. */
const pauseOf = async ({ db }: Service): Promise<number> =>
  Math.min(LOOK_EVERY, Math.max(SHORTEST, (await findNextDelivery(db)) ?? LOOK_EVERY))

/** @param service with connections of its own */
export const makeAlerts = (service: Service, push: Push) => {
  const plan = makePlanning(service)
  const sender = makeAlertSender(service, push)
  const sleeps = [sleeper(), sleeper()] as const
  const running: Promise<void>[] = []

  const planning = async (): Promise<number> => {
    if (!(await hasDevices(service.db))) return NOBODY
    await plan()
    return PLAN_EVERY
  }
  const sending = async (): Promise<number> => {
    if ((await pauseOf(service)) <= SHORTEST) await sender.sendDue()
    return pauseOf(service)
  }
  const repeat = async (at: 0 | 1, work: () => Promise<number>) => {
    const sleep = sleeps[at]
    while (!sleep.stopped)
      await sleep.for(
        await work().catch(error => {
          service.log.error({ err: error }, 'alerts failed and are tried again')
          return AFTER_FAILURE
        }),
      )
  }
  return {
    /** Runs everything that is due, once. */
    runDue: async (): Promise<void> => {
      await plan()
      await sender.sendDue()
    },
    start: (): void => {
      if (running.length === 0) running.push(repeat(0, planning), repeat(1, sending))
    },
    stop: async (): Promise<void> => {
      sender.stop()
      for (const sleep of sleeps) sleep.stop()
      await Promise.all(running)
    },
  }
}
