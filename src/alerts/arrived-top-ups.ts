// Top-ups that have reached the wallet since this device tells of money, for when no push says so: the newest are asked for
// when the balance has grown, while one is under way, and now and then.
import { brand } from '#src/brand.ts'
import { shelf, type Shelf } from '#src/lib/idb.ts'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { ArrivedTopUp } from './plan.ts'

export interface OwnTopUp {
  reference: string
  state: 'waiting' | 'checking' | 'credited' | 'failed' | 'expired'
  /** ms; null until it is settled */
  settledAt: number | null
}

/** Who is signed in, and what is in the play wallet. */
interface Holder {
  player: string
  balance: Kobo
}

interface TopUpParts {
  /** Keeps since when this device tells of money, so that what settles between two starts of the app is told. */
  kept: Pick<Shelf, 'get' | 'set' | 'remove'>
  /** The newest; undefined where the service does not answer. */
  ask(player: string): Promise<readonly OwnTopUp[] | undefined>
}

/** ms: a payment is confirmed within seconds, and asking is gentler the longer it takes. */
const FIRST = 5_000
const EVERY = 15 * MINUTE
const KEY = 'since'

export const createArrivedTopUps = ({ kept, ask }: TopUpParts) => {
  let holder: Holder | undefined
  let isForgotten = false
  let since = Number.POSITIVE_INFINITY
  let next = Number.NEGATIVE_INFINITY
  let pause = FIRST
  let underWay = new Set<string>()
  let arrived = new Map<string, ArrivedTopUp>()

  const forget = async () => {
    if (isForgotten) return
    isForgotten = true
    holder = undefined
    since = Number.POSITIVE_INFINITY
    underWay = new Set()
    arrived = new Map()
    await kept.remove(KEY).catch(() => undefined)
  }

  const begin = async (who: Holder, now: number) => {
    if (holder) await forget()
    const before = Number(await kept.get(KEY).catch(() => undefined))
    // Later than now: under a clock that was set since.
    since = before > 0 && before <= now ? before : now
    if (since !== before) await kept.set(KEY, String(since)).catch(() => undefined)
    isForgotten = false
    holder = { ...who }
    next = Number.NEGATIVE_INFINITY
  }

  const note = (topUps: readonly OwnTopUp[], now: number): boolean => {
    if (!holder) return false
    const before = arrived.size
    const wasUnderWay = underWay.size
    for (const { reference, state, settledAt } of topUps) {
      const isOpen = state === 'waiting' || state === 'checking'
      if (isOpen && !underWay.has(reference)) {
        pause = FIRST
        next = Math.min(next, now + FIRST)
      }
      if (isOpen) underWay.add(reference)
      else underWay.delete(reference)
      const isNews = state === 'credited' && settledAt !== null && settledAt >= since && settledAt + DAY > now
      if (isNews && !arrived.has(reference)) arrived.set(reference, { reference, heardAt: now })
    }
    return arrived.size > before || underWay.size > wasUnderWay
  }

  const askNow = async ({ player, balance }: Holder, now: number) => {
    const found = await ask(player)
    if (holder?.player !== player) return
    if (found) holder.balance = balance
    pause = Math.min(EVERY, pause * 2)
    next = now + EVERY
    if (found) note(found, now)
    if (underWay.size > 0) next = Math.min(next, now + pause)
  }

  return {
    /** What the app has heard by the way, of the player who is signed in. @returns whether the plan changes */
    note,
    /** Nobody is signed in any more. */
    forget,
    /**
     * @param who undefined where money is not told of; @param mayAsk whether the service may be asked
     * @returns what has arrived, and when to look again at the latest
     */
    read: async (who: Holder | undefined, now: number, mayAsk: boolean) => {
      if (!who) {
        await forget()
        return { topUps: [], lookAt: Number.POSITIVE_INFINITY }
      }
      if (holder?.player !== who.player) await begin(who, now)
      // Another device may have topped up, or a bank transfer may have come.
      const hasGrown = who.balance > holder!.balance
      if (mayAsk && (hasGrown || now >= next)) await askNow(who, now)
      if (holder) holder.balance = Math.min(holder.balance, who.balance)
      for (const [reference, { heardAt }] of arrived) if (heardAt + DAY <= now) arrived.delete(reference)
      return { topUps: [...arrived.values()], lookAt: underWay.size > 0 ? next : Number.POSITIVE_INFINITY }
    },
  }
}

/** Those of this device. @param ask as above */
export const arrivedTopUpsHere = (ask: TopUpParts['ask']) =>
  createArrivedTopUps({ kept: shelf(`${brand.storagePrefix}alerts-money`), ask })
