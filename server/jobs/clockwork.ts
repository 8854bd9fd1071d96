// Announces, seals, draws and settles batches on schedule. Runs on every node; database locks give each batch to one.
import { findClock, findNextDue } from '#server/db/queries/draws/batches.ts'
import { announceJackpots } from '#server/deeds/jackpots/announce-jackpots.ts'
import { countBatch } from '#server/deeds/draws/count-batch.ts'
import { buyFreeLines } from '#server/deeds/items/free-lines.ts'
import { drawItems } from '#server/deeds/items/draw-item.ts'
import { sealItem } from '#server/deeds/items/seal-item.ts'
import { drawJackpots } from '#server/deeds/jackpots/draw-jackpot.ts'
import { ensureBatches } from '#server/deeds/draws/ensure-batches.ts'
import { paySalaries } from '#server/deeds/prizes/pay-salaries.ts'
import { publishLog } from '#server/deeds/log/publish-log.ts'
import { runDraw } from '#server/deeds/draws/run-draw.ts'
import { endSyndicates } from '#server/deeds/syndicates/call-off.ts'
import { runOrders } from '#server/deeds/orders/run-orders.ts'
import { runAdvance } from '#server/deeds/advance/run-advance.ts'
import { sealBatch } from '#server/deeds/draws/seal-batch.ts'
import { sealJackpots } from '#server/deeds/jackpots/seal-jackpot.ts'
import { settleBatch } from '#server/deeds/draws/settle-batch.ts'
import { settleMatches } from '#server/deeds/matches/settle-matches.ts'
import type { Service } from '#server/service.ts'
import { tellSales } from '#server/deeds/draws/tell-of-sales.ts'
import { makeAsides } from './asides.ts'
import { sleeper } from './sleeper.ts'

const SHORTEST = 100 // ms
const WAITING = 1_000
const LONGEST = 5_000
const LONGEST_BACK_OFF = 5_000 // the database may be back any moment, and a draw is due

/** Counts each one as its own deed in the metrics. */
const whileAny = async ({ metrics }: Service, deed: string, step: () => Promise<unknown>): Promise<void> => {
  for (;;) {
    const done = await metrics.timedIfDone(deed, step)
    if (!done || (Array.isArray(done) && done.length === 0)) return
  }
}

const publish = (service: Service) => whileAny(service, 'publish-log', () => publishLog(service))

/** Their order matters: what has closed comes before what is bought. */
const steps: Record<string, (service: Service) => Promise<void | boolean>> = {
  announce: async service => ensureBatches(service, await findClock(service.db)),
  tell: async service => {
    await tellSales(service)
  },
  seal: service => whileAny(service, 'seal-batch', () => sealBatch(service)),
  // Before any draw: a head counts only if it was out before its round.
  publish: service => publish(service),
  draw: service => whileAny(service, 'run-draw', () => runDraw(service)),
  settle: service => whileAny(service, 'settle-batch', () => settleBatch(service)),
  matches: service => whileAny(service, 'settle-matches', () => settleMatches(service)),
  count: service => whileAny(service, 'count-batch', () => countBatch(service)),
  salaries: paySalaries,
  jackpots: async service => {
    await announceJackpots(service, await findClock(service.db))
    await whileAny(service, 'seal-jackpot', () => sealJackpots(service))
    await publish(service)
    await whileAny(service, 'draw-jackpot', () => drawJackpots(service))
  },
  items: async service => {
    await whileAny(service, 'seal-item', () => sealItem(service))
    await publish(service)
    await whileAny(service, 'draw-item', () => drawItems(service))
  },
  results: service => publish(service),
  // One turn of each, however many are due: the rest waits until what has closed meanwhile is sealed and in the log.
  advance: service => service.metrics.timedIfDone('run-advance', () => runAdvance(service)),
  syndicates: service => service.metrics.timedIfDone('end-syndicates', () => endSyndicates(service)),
  orders: service => service.metrics.timedIfDone('run-orders', () => runOrders(service)),
  'free lines': service => service.metrics.timedIfDone('buy-free-lines', () => buyFreeLines(service)),
}

/**
 * One round. A failing step doesn't hold up the others; the first failure is thrown at the end.
 * @returns whether more is due right away
 */
const runRound = async (service: Service): Promise<boolean> => {
  const failures: unknown[] = []
  let isMore = false
  for (const [step, run] of Object.entries(steps)) {
    try {
      if (await run(service)) isMore = true
    } catch (error) {
      service.log.error({ err: error, step }, 'a step of the clockwork failed and is tried again')
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return isMore
}

/** Runs everything due now, in as many rounds as it takes. @throws what failed first, after the round it failed in */
export const runDue = async (service: Service): Promise<void> => {
  while (await runRound(service));
}

/** How long until something is due; an overdue batch is waiting for its beacon. */
const pauseOf = async ({ db }: Service): Promise<number> => {
  const wait = await findNextDue(db)
  if (wait === undefined) return LONGEST
  return wait <= 0 ? WAITING : Math.min(LONGEST, Math.max(SHORTEST, wait))
}

/**
 * Runs until stopped; `stop` waits for work in progress.
 * @param sleep its pauses between rounds
 */
export const startClockwork = (service: Service, sleep = sleeper()): { stop(): Promise<void> } => {
  const beside = makeAsides(service)
  let failures = 0
  const round = async (): Promise<number> => {
    try {
      const isMore = await runRound(service)
      beside.begin()
      failures = 0
      return isMore ? 0 : await pauseOf(service)
    } catch {
      failures++
      return Math.min(LONGEST_BACK_OFF, WAITING * 2 ** Math.min(failures - 1, 10))
    }
  }
  const run = async () => {
    while (!sleep.stopped) await sleep.for(await round())
  }
  const running = run()
  return {
    stop: async () => {
      sleep.stop()
      await running
      await beside.end()
    },
  }
}
