// Announces, seals, draws and settles batches on schedule. Runs on every node; database locks give each batch to one.
import { findClock, findNextDue } from '#server/db/queries/draws/batches.ts'
import { noteMinute } from '#server/db/queries/operator/promises.ts'
import { finishPhoneChanges } from '#server/deeds/accounts/finish-phone-changes.ts'
import { announceJackpots } from '#server/deeds/jackpots/announce-jackpots.ts'
import { checkAtNight, checkBatches, checkLately } from '#server/deeds/limits/check-ledger.ts'
import { countBatch } from '#server/deeds/draws/count-batch.ts'
import { countPromises } from '#server/deeds/promises/count-promises.ts'
import { countLiabilities } from '#server/deeds/log/count-liabilities.ts'
import { decideMatches } from '#server/deeds/matches/decide-matches.ts'
import { buyFreeLines } from '#server/deeds/items/free-lines.ts'
import { drawItems } from '#server/deeds/items/draw-item.ts'
import { followPrizes } from '#server/deeds/items/cash-item.ts'
import { sealItem } from '#server/deeds/items/seal-item.ts'
import { drawJackpots } from '#server/deeds/jackpots/draw-jackpot.ts'
import { ensureBatches } from '#server/deeds/draws/ensure-batches.ts'
import { forgetOldMails, sendMails } from '#server/deeds/mail/send-mails.ts'
import { askWitnesses } from '#server/deeds/log/ask-witnesses.ts'
import { deleteAccounts } from '#server/deeds/own-data/delete-account.ts'
import { forgetData, makeExports } from '#server/deeds/own-data/make-exports.ts'
import { paySalaries } from '#server/deeds/prizes/pay-salaries.ts'
import { prepareLately } from '#server/deeds/jackpots/prepare-chances.ts'
import { followFeeds } from '#server/deeds/matches/follow-feeds.ts'
import { publishLog } from '#server/deeds/log/publish-log.ts'
import { reconcileTopUps } from '#server/deeds/top-ups/reconcile-top-ups.ts'
import { payForFriends } from '#server/deeds/friends/pay-for-friends.ts'
import { reconcileAtNight } from '#server/deeds/reconciling/reconcile.ts'
import { refreshBanks } from '#server/deeds/withdrawals/resolve-account.ts'
import { runPayouts } from '#server/deeds/withdrawals/run-payouts.ts'
import { runDraw } from '#server/deeds/draws/run-draw.ts'
import { takeOutAll } from '#server/deeds/limits/take-out.ts'
import { askOnceADay } from '#server/deeds/safer-play/ask-register.ts'
import { endSyndicates } from '#server/deeds/syndicates/call-off.ts'
import { runOrders } from '#server/deeds/orders/run-orders.ts'
import { sumOrders } from '#server/deeds/orders/sum-orders.ts'
import { runAdvance } from '#server/deeds/advance/run-advance.ts'
import { sandboxItems } from '#server/deeds/sandbox/sandbox-items.ts'
import { sandboxPlayers } from '#server/deeds/sandbox/sandbox-players.ts'
import { sealBatch } from '#server/deeds/draws/seal-batch.ts'
import { sealJackpots } from '#server/deeds/jackpots/seal-jackpot.ts'
import { settleBatch } from '#server/deeds/draws/settle-batch.ts'
import { settleMatches } from '#server/deeds/matches/settle-matches.ts'
import type { Service } from '#server/service.ts'
import { forgetOldNews, tellSales } from '#server/deeds/draws/tell-of-sales.ts'
import { writeLimits } from '#server/deeds/limits/write-limits.ts'
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

/** Periodic work besides the draws, on every node; failures are logged and retried next time. */
const asides: { every: number; what: string; run: (service: Service) => Promise<void> }[] = [
  { every: 30_000, what: 'asking about open top-ups', run: reconcileTopUps },
  {
    every: 2_000,
    what: 'sending and following withdrawals',
    run: async service => void (await runPayouts(service)),
  },
  { every: 1_000, what: 'sending e-mails', run: async service => void (await sendMails(service)) },
  { every: 600_000, what: 'forgetting old e-mails', run: forgetOldMails },
  { every: 60_000, what: 'changing phone numbers', run: finishPhoneChanges },
  { every: 2_000, what: 'copying players’ data for them', run: makeExports },
  { every: 60_000, what: 'deleting accounts', run: deleteAccounts },
  { every: 600_000, what: 'forgetting what was kept for a time', run: forgetData },
  { every: 60_000, what: 'holding and paying what invited friends earned', run: payForFriends },
  { every: 600_000, what: 'reading the list of banks', run: refreshBanks },
  { every: 5_000, what: 'writing the limits of draws', run: writeLimits },
  { every: 5_000, what: 'checking settled batches', run: checkBatches },
  { every: 10_000, what: 'checking wallets', run: checkLately },
  { every: 60_000, what: 'checking the whole ledger', run: checkAtNight },
  { every: 60_000, what: 'comparing the books of the providers', run: reconcileAtNight },
  { every: 5_000, what: 'asking the witnesses again', run: askWitnesses },
  {
    every: 60_000,
    what: 'counting what wallets hold',
    run: async service => void (await countLiabilities(service)),
  },
  { every: 20_000, what: 'noting the minute', run: async ({ db }) => void (await noteMinute(db)) },
  {
    every: 600_000,
    what: 'counting how promises were kept',
    run: async service => void (await countPromises(service)),
  },
  // A node started later may have brought a key.
  { every: 60_000, what: 'reading the keys', run: ({ signer }) => signer.know() },
  {
    every: 10_000,
    what: 'asking about matches',
    run: async service => {
      await followFeeds(service)
      await decideMatches(service)
    },
  },
  { every: 60_000, what: 'asking the register of self-exclusion', run: askOnceADay },
  { every: 60_000, what: 'moving to the winnings what came back to who is shut out', run: takeOutAll },
  { every: 600_000, what: 'telling what standing orders staked', run: sumOrders },
  { every: 30_000, what: 'preparing the jackpots', run: prepareLately },
  { every: 60_000, what: 'reminding who won an item', run: followPrizes },
  { every: 5_000, what: 'the sandbox players', run: sandboxPlayers },
  { every: 60_000, what: 'the sandbox items', run: sandboxItems },
  { every: 600_000, what: 'forgetting what open screens were told', run: forgetOldNews },
]

const makeAsides = (service: Service) => {
  const last = asides.map(() => -Infinity)
  let underWay: Promise<void> | undefined
  const runEach = async () => {
    const now = service.ports.clock.now()
    for (const [at, { every, what, run }] of asides.entries()) {
      if (Math.abs(now - last[at]!) < every) continue
      last[at] = now
      await run(service).catch(error => service.log.error({ err: error }, `${what} failed`))
    }
  }
  return {
    /** Runs them one by one beside the rounds: checking a large batch never delays a draw. */
    begin: () => {
      underWay ??= runEach().finally(() => (underWay = undefined))
    },
    end: async () => underWay,
  }
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
