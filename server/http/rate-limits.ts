// Rate limits. Counted in one node's memory: a brake against guessing, never a rule about money.
import * as alerts from '#src/contract/alerts.ts'
import { buyInAdvance } from '#src/contract/advance.ts'
import * as account from '#src/contract/account.ts'
import type { Call } from '#src/contract/call.ts'
import * as chats from '#src/contract/chats/chats.ts'
import * as email from '#src/contract/players/email.ts'
import * as games from '#src/contract/games.ts'
import * as google from '#src/contract/google.ts'
import { sendActivation } from '#src/contract/players/phone-check.ts'
import { generateWyseCashGame } from '#src/contract/offers.ts'
import * as orders from '#src/contract/players/orders.ts'
import * as syndicates from '#src/contract/players/syndicates.ts'
import * as ownData from '#src/contract/players/own-data.ts'
import { placeBids } from '#src/contract/items/items.ts'
import { registerPredictions } from '#src/contract/soccer/slips.ts'
import { getScratchCardAmount } from '#src/contract/scratch-cards.ts'
import { askAboutTopUp } from '#src/contract/wallet.ts'
import * as withdrawals from '#src/contract/withdrawals.ts'
import { Refusal } from '#server/lib/refusal.ts'

interface Limit {
  by: 'address' | 'player'
  times: number
  seconds: number
}

const perMinute = (by: Limit['by'], times: number): Limit => ({ by, times, seconds: 60 })

const limits = new Map<Call, Limit>([
  [games.lotteryStatus, perMinute('address', 20)],
  [games.playLottery, perMinute('player', 120)],
  [games.dropLine, perMinute('player', 120)],
  [registerPredictions, perMinute('player', 120)],
  [games.lotteryPayment, perMinute('player', 120)],
  [buyInAdvance, perMinute('player', 120)],
  [placeBids, perMinute('player', 120)],
  [syndicates.makeSyndicate, perMinute('player', 120)],
  // Its answers reveal names, but a link may be sent to a whole group chat.
  [syndicates.showInvitation, perMinute('address', 300)],
  [syndicates.payShare, perMinute('player', 120)],
  [orders.makeOrder, perMinute('player', 120)],
  [orders.changeOrder, perMinute('player', 120)],
  [askAboutTopUp, perMinute('player', 20)],
  [generateWyseCashGame, perMinute('player', 30)],
  [getScratchCardAmount, perMinute('address', 20)],
  // Without a limit, a caller could find out the owner of every account number.
  [withdrawals.resolveAccount, perMinute('player', 15)],
  // Every phone registers for push again at each start, and many share one address.
  [alerts.putPushDevice, perMinute('address', 300)],
  [alerts.provePushDevice, perMinute('address', 300)],
  [alerts.removePushDevice, perMinute('address', 120)],
  [alerts.statePushDevice, perMinute('address', 120)],
  [alerts.testPushDevice, perMinute('address', 20)],
  [ownData.getExport, perMinute('player', 30)],
  [ownData.noteClick, perMinute('address', 60)],
  // Only against hammering; the deed decides how fast one may write.
  [chats.postMessage, perMinute('player', 300)],
  [chats.readChannel, perMinute('player', 120)],
  [chats.reportMessage, perMinute('player', 60)],
  [account.newsletter, perMinute('address', 10)],
  [email.createAccount, perMinute('address', 60)],
  [email.activateUser, perMinute('address', 60)],
  [email.confirmNewsletter, perMinute('address', 30)],
  // One mail provider unsubscribes many readers.
  [email.leaveNewsletter, perMinute('address', 300)],
  [sendActivation, perMinute('player', 30)],
  [google.beginGoogle, perMinute('address', 120)],
  [google.exchangeGoogle, perMinute('address', 120)],
  [google.googleLogin, perMinute('address', 120)],
  [google.joinGoogle, perMinute('address', 60)],
  [account.endSessions, perMinute('address', 120)],
  [account.verifyPhoneOtp, perMinute('address', 60)],
  [account.finishOnboarding, perMinute('address', 60)],
  [account.passwordResetConfirm, perMinute('address', 60)],
])

/** For calls that change something of a player's, unless the list says otherwise. */
const CHANGE = perMinute('player', 30)

const limitOf = (call: Call): Limit | undefined =>
  limits.get(call) ?? (call.who === 'player' && call.method !== 'GET' ? CHANGE : undefined)

/** Everything under /api together; generous, because a mobile network puts many phones behind one address. */
const GENERAL: Limit = { by: 'address', times: 2400, seconds: 60 }

export interface RateLimits {
  /** @throws Refusal too-many-tries */
  take(call: Call, address: string, playerId: number | undefined): void
  /** @throws Refusal too-many-tries */
  takeAny(address: string): void
}

/**
 * Counts tries in windows that start with the first one. @returns a function that counts one, or throws Refusal
 * too-many-tries
 */
export const counter = ({ times, seconds }: Pick<Limit, 'times' | 'seconds'>) => {
  const window = seconds * 1000
  // Keys not seen for a whole window are dropped together at its end, with no timer for each.
  let young = new Map<string, { tries: number; until: number }>()
  let old = young
  let turn = 0
  return (key: string): void => {
    const now = Date.now()
    if (now >= turn) {
      old = young
      young = new Map()
      turn = now + window
    }
    let it = young.get(key) ?? old.get(key)
    if (!it || it.until <= now) young.set(key, (it = { tries: 0, until: now + window }))
    if (++it.tries > times) throw new Refusal('too-many-tries', undefined, Math.ceil((it.until - now) / 1000))
  }
}

export const makeRateLimits = (): RateLimits => {
  const counters = new Map<Call, (key: string) => void>()
  return {
    take: (call, address, playerId) => {
      const limit = limitOf(call)
      if (!limit) return
      const count = counters.get(call) ?? counter(limit)
      counters.set(call, count)
      count(limit.by === 'player' ? String(playerId) : address)
    },
    takeAny: counter(GENERAL),
  }
}
