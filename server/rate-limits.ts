// How often somebody may try. Counted in the memory of one node: a brake against guessing, never a rule about money.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import * as advance from '#src/contract/advance.ts'
import * as account from '#src/contract/account.ts'
import type { Call } from '#src/contract/call.ts'
import * as games from '#src/contract/games.ts'
import { activatePhone, sendActivation } from '#src/contract/phone-check.ts'
import { generateWyseCashGame } from '#src/contract/offers.ts'
import { createPin } from '#src/contract/pin.ts'
import { moveWinnings } from '#src/contract/wallet.ts'
import { Refusal } from './refusal.ts'

interface Limit {
  by: 'address' | 'player'
  times: number
  seconds: number
}

const perMinute = (by: Limit['by'], times: number): Limit => ({ by, times, seconds: 60 })

const limits = new Map<Call, Limit>([
  [games.lotteryStatus, perMinute('address', 20)],
  [games.playLottery, perMinute('player', 120)],
  [games.lotteryPayment, perMinute('player', 120)],
  [advance.buyInAdvance, perMinute('player', 120)],
  [advance.cancelAdvance, perMinute('player', 30)],
  [moveWinnings, perMinute('player', 30)],
  [generateWyseCashGame, perMinute('player', 30)],
  [createPin, perMinute('player', 30)],
  [account.updateUser, perMinute('player', 30)],
  [account.newsletter, perMinute('address', 10)],
  [sendActivation, perMinute('player', 30)],
  [activatePhone, perMinute('player', 30)],
  [account.verifyPhoneOtp, perMinute('address', 60)],
  [account.finishOnboarding, perMinute('address', 60)],
  [account.passwordResetConfirm, perMinute('address', 60)],
])

/** Everything under /api together; wide, because many phones share one address behind a mobile network. */
const GENERAL: Limit = { by: 'address', times: 2400, seconds: 60 }

export interface RateLimits {
  /** @throws Refusal too-many-tries */
  take(call: Call, address: string, playerId: number | undefined): Promise<void>
  /** @throws Refusal too-many-tries */
  takeAny(address: string): Promise<void>
}

const limiter = ({ times, seconds }: Limit) => new RateLimiterMemory({ points: times, duration: seconds })

const consume = async (from: RateLimiterMemory, key: string) => {
  try {
    await from.consume(key)
  } catch (spent) {
    if (!(spent instanceof RateLimiterRes)) throw spent
    throw new Refusal('too-many-tries', undefined, Math.ceil(spent.msBeforeNext / 1000))
  }
}

export const makeRateLimits = (): RateLimits => {
  const limiters = new Map([...limits].map(([call, limit]) => [call, limiter(limit)]))
  const general = limiter(GENERAL)
  return {
    take: async (call, address, playerId) => {
      const limit = limits.get(call)
      if (limit) await consume(limiters.get(call)!, limit.by === 'player' ? String(playerId) : address)
    },
    takeAny: address => consume(general, address),
  }
}
