// Announces, seals, draws and settles batches on schedule. Runs on every node; database locks give each batch to one.
import { tellOfSales } from '#server/db/queries/alerts/live.ts'
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
import { sweeping, type Sweep } from '#server/lib/sweep.ts'
import { beginTurn } from '#server/lib/turn.ts'
import type { Service } from '#server/service.ts'
import { makeAsides } from './asides.ts'
import { sleeper } from './sleeper.ts'

const SHORTEST = 100 // ms
const WAITING = 1_000
const LONGEST = 5_000
const LONGEST_BACK_OFF = 5_000 // the database may be back any moment, and a draw is due

type Step = (service: Service, sweep: Sweep) => Promise<void | boolean>

type Some = (service: Service, sweep: Sweep) => Promise<unknown>

/** Counts each one as its own deed in the metrics. */
const whileAny =
  (deed: string, step: Some): Step =>
  (service, sweep) =>
    sweep.all(() => service.metrics.timedIfDone(deed, () => step(service, sweep)))

/** As many as one turn takes: hundreds are due in the morning, and thousands when the beacon has been away. */
const inATurn =
  (deed: string, step: Some): Step =>
  async (service, sweep) => {
    const turn = beginTurn(service.ports.clock)
    let isMore = false
    const some: Some = async (...it) => {
      isMore = turn.isOver()
      return !isMore && step(...it)
    }
    await whileAny(deed, some)(service, sweep)
    return isMore
  }

const oneTurn =
  (deed: string, turn: (service: Service, sweep: Sweep) => Promise<boolean>): Step =>
  (service, sweep) =>
    service.metrics.timedIfDone(deed, () => turn(service, sweep))

const publish = whileAny('publish-log', publishLog)
const inTurn =
  (...list: readonly Step[]): Step =>
  async (service, sweep) => {
    for (const step of list) await step(service, sweep)
  }

/**
 * Their order matters: what has closed comes before what is bought. What may be due in any number takes one turn: the rest
 * waits until what has closed meanwhile is sealed and in the log.
 */
const steps: Record<string, Step> = {
  announce: async (service, sweep) => ensureBatches(service, await findClock(service.db), sweep),
  tell: async ({ db }) => {
    await tellOfSales(db)
  },
  seal: whileAny('seal-batch', sealBatch),
  // Before any draw: a head counts only if it was out before its round.
  publish,
  draw: inATurn('run-draw', runDraw),
  settle: inATurn('settle-batch', settleBatch),
  matches: inATurn('settle-matches', settleMatches),
  count: inATurn('count-batch', countBatch),
  salaries: paySalaries,
  'announce jackpots': async (service, sweep) =>
    announceJackpots(service, await findClock(service.db), sweep),
  jackpots: inTurn(whileAny('seal-jackpot', sealJackpots), publish, whileAny('draw-jackpot', drawJackpots)),
  items: inTurn(whileAny('seal-item', sealItem), publish, whileAny('draw-item', drawItems)),
  results: publish,
  advance: oneTurn('run-advance', runAdvance),
  syndicates: oneTurn('end-syndicates', endSyndicates),
  orders: oneTurn('run-orders', runOrders),
  'free lines': oneTurn('buy-free-lines', buyFreeLines),
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
      if (await sweeping(service.log, step, sweep => run(service, sweep))) isMore = true
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
      const isMore = await runRound(service).finally(beside.begin)
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
