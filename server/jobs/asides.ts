// Periodic work besides the draws, on every node; failures are logged and tried again next time.
import { forgetLive } from '#server/db/queries/alerts/live.ts'
import { noteMinute } from '#server/db/queries/operator/promises.ts'
import { finishPhoneChanges } from '#server/deeds/accounts/finish-phone-changes.ts'
import { checkAtNight, checkBatches, checkLately } from '#server/deeds/limits/check-ledger.ts'
import { countPromises } from '#server/deeds/promises/count-promises.ts'
import { countLiabilities } from '#server/deeds/log/count-liabilities.ts'
import { decideMatches } from '#server/deeds/matches/decide-matches.ts'
import { followPrizes } from '#server/deeds/items/cash-item.ts'
import { forgetOldMails, sendMails } from '#server/deeds/mail/send-mails.ts'
import { askWitnesses } from '#server/deeds/log/ask-witnesses.ts'
import { deleteAccounts } from '#server/deeds/own-data/delete-account.ts'
import { choosePrizesOfGone } from '#server/deeds/prizes/choose-prize.ts'
import { forgetData, makeExports } from '#server/deeds/own-data/make-exports.ts'
import { prepareLately } from '#server/deeds/jackpots/prepare-chances.ts'
import { followFeeds } from '#server/deeds/matches/follow-feeds.ts'
import { reconcileTopUps } from '#server/deeds/top-ups/reconcile-top-ups.ts'
import { payForFriends } from '#server/deeds/friends/pay-for-friends.ts'
import { reconcileAtNight } from '#server/deeds/reconciling/reconcile.ts'
import { refreshBanks } from '#server/deeds/withdrawals/resolve-account.ts'
import { runPayouts } from '#server/deeds/withdrawals/run-payouts.ts'
import { takeOutAll } from '#server/deeds/limits/take-out.ts'
import { askOnceADay } from '#server/deeds/safer-play/ask-register.ts'
import { sumOrders } from '#server/deeds/orders/sum-orders.ts'
import { sandboxItems } from '#server/deeds/sandbox/sandbox-items.ts'
import { sandboxPlayers } from '#server/deeds/sandbox/sandbox-players.ts'
import { sweeping, type Sweep } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { writeLimits } from '#server/deeds/limits/write-limits.ts'

interface Aside {
  every: number // ms
  what: string
  /**
   * Runs in a lane of its own: it asks somebody outside, takes long on a connection of its own, or must not be late.
   */
  apart?: true
  run: (service: Service, sweep: Sweep) => Promise<unknown>
}

const asides: Aside[] = [
  { every: 30_000, what: 'asking about open top-ups', apart: true, run: reconcileTopUps },
  { every: 2_000, what: 'sending and following withdrawals', apart: true, run: runPayouts },
  { every: 1_000, what: 'sending e-mails', apart: true, run: sendMails },
  { every: 600_000, what: 'forgetting old e-mails', run: forgetOldMails },
  { every: 60_000, what: 'changing phone numbers', run: finishPhoneChanges },
  { every: 2_000, what: 'copying players’ data for them', run: makeExports },
  { every: 60_000, what: 'deleting accounts', run: deleteAccounts },
  { every: 60_000, what: 'paying prizes that nobody is left to choose', run: choosePrizesOfGone },
  { every: 600_000, what: 'forgetting what was kept for a time', run: forgetData },
  { every: 60_000, what: 'holding and paying what invited friends earned', run: payForFriends },
  { every: 600_000, what: 'reading the list of banks', apart: true, run: refreshBanks },
  { every: 5_000, what: 'writing the limits of draws', run: writeLimits },
  { every: 5_000, what: 'checking settled batches', run: checkBatches },
  { every: 10_000, what: 'checking wallets', run: checkLately },
  { every: 60_000, what: 'checking the whole ledger', apart: true, run: checkAtNight },
  { every: 60_000, what: 'comparing the books of the providers', apart: true, run: reconcileAtNight },
  { every: 5_000, what: 'asking the witnesses again', apart: true, run: askWitnesses },
  { every: 60_000, what: 'counting what wallets hold', run: countLiabilities },
  { every: 20_000, what: 'noting the minute', apart: true, run: ({ db }) => noteMinute(db) },
  { every: 600_000, what: 'counting how promises were kept', run: countPromises },
  // A node started later may have brought a key.
  { every: 60_000, what: 'reading the keys', run: ({ signer }) => signer.know() },
  {
    every: 10_000,
    what: 'asking about matches',
    apart: true,
    run: async (service, sweep) => {
      await followFeeds(service)
      await decideMatches(service, sweep)
    },
  },
  { every: 60_000, what: 'asking the register of self-exclusion', apart: true, run: askOnceADay },
  { every: 60_000, what: 'moving to the winnings what came back to who is shut out', run: takeOutAll },
  { every: 600_000, what: 'telling what standing orders staked', run: sumOrders },
  { every: 30_000, what: 'preparing the jackpots', run: prepareLately },
  { every: 60_000, what: 'reminding who won an item', run: followPrizes },
  { every: 5_000, what: 'the sandbox players', run: sandboxPlayers },
  { every: 60_000, what: 'the sandbox items', run: sandboxItems },
  { every: 600_000, what: 'forgetting what open screens were told', run: ({ db }) => forgetLive(db) },
]

/** A lane does one thing after another. `begin` starts what is due, unless it is busy; `end` waits for it. */
const makeLane = (service: Service, list: readonly Aside[]) => {
  const last = list.map(() => -Infinity)
  let underWay: Promise<void> | undefined
  const runEach = async () => {
    const now = service.ports.clock.now()
    for (const [at, { every, what, run }] of list.entries()) {
      if (Math.abs(now - last[at]!) < every) continue
      last[at] = now
      await sweeping(service.log, what, sweep => run(service, sweep)).catch(error =>
        service.log.error({ err: error }, `${what} failed`),
      )
    }
  }
  return {
    begin: () => {
      underWay ??= runEach().finally(() => (underWay = undefined))
    },
    end: async () => underWay,
  }
}

/**
 * Whatever asks outside has a lane of its own, so a silent provider holds up nothing else. The rest shares one lane, and so
 * one of the clockwork's two connections: checking a large batch never delays a draw.
 */
export const makeAsides = (service: Service) => {
  const lanes = [asides.filter(it => !it.apart), ...asides.filter(it => it.apart).map(it => [it])].map(list =>
    makeLane(service, list),
  )
  return {
    /** Begins what is due beside the rounds, leaving alone what is still under way. */
    begin: (): void => {
      for (const lane of lanes) lane.begin()
    },
    end: async (): Promise<void> => {
      await Promise.all(lanes.map(lane => lane.end()))
    },
  }
}
