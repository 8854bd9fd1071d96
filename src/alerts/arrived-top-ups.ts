// Top-ups that arrived since money alerts were turned on, for when no push reports them. Fetches the latest
// when the balance has grown, while one is pending, and occasionally.
import { brand } from '#src/brand.ts'
import { shelf, type Shelf } from '#src/lib/idb.ts'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { ArrivedTopUp } from './plan.ts'
import { sinceWhen } from './since.ts'

export interface OwnTopUp {
  reference: string
  state: 'waiting' | 'checking' | 'credited' | 'failed' | 'expired'
  /** ms; null until settled */
  settledAt: number | null
}

/** Who is signed in, and their play wallet balance. */
interface Holder {
  player: string
  balance: Kobo
}

/** Whose top-ups are watched, and what is known of them. */
interface Watched extends Holder {
  /** ms; what settled earlier is no news */
  since: number
  underWay: Set<string>
  arrived: Map<string, ArrivedTopUp>
}

interface TopUpParts {
  /** Remembers since when money alerts are on, so what settles between two starts of the app is reported. */
  kept: Pick<Shelf, 'get' | 'set' | 'remove'>
  /** The latest; undefined if the service does not answer. */
  ask(player: string): Promise<readonly OwnTopUp[] | undefined>
}

/** ms: payments are confirmed within seconds; the longer it takes, the more slowly we poll. */
const FIRST = 5_000
const EVERY = 15 * MINUTE
const KEY = 'since'
const nothing = { topUps: [], lookAt: Number.POSITIVE_INFINITY }

export const createArrivedTopUps = ({ kept, ask }: TopUpParts) => {
  let watched: Watched | undefined
  let isForgotten = false
  let next = Number.NEGATIVE_INFINITY
  let pause = FIRST

  const forget = async () => {
    if (isForgotten) return
    isForgotten = true
    watched = undefined
    await kept.remove(KEY).catch(() => undefined)
  }

  const begin = async (who: Holder, now: number) => {
    if (watched) await forget()
    const since = await sinceWhen(kept, KEY, now)
    isForgotten = false
    watched = { ...who, since, underWay: new Set(), arrived: new Map() }
    next = Number.NEGATIVE_INFINITY
  }

  const note = (topUps: readonly OwnTopUp[], now: number): boolean => {
    if (!watched) return false
    const { since, underWay, arrived } = watched
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
    if (watched?.player !== player) return
    if (found) watched.balance = balance
    pause = Math.min(EVERY, pause * 2)
    next = now + EVERY
    if (found) note(found, now)
    if (watched.underWay.size > 0) next = Math.min(next, now + pause)
  }

  return {
    /**
     * Takes in what the app happened to learn about the signed-in player.
     * @returns whether the plan changes
     */
    note,
    /** Nobody is signed in any more. */
    forget,
    /**
     * @param who undefined if money alerts are off;
     * @param mayAsk whether the service may be asked
     * @returns what has arrived, and when to look again at the latest
     */
    read: async (who: Holder | undefined, now: number, mayAsk: boolean) => {
      if (!who) {
        await forget()
        return nothing
      }
      if (watched?.player !== who.player) await begin(who, now)
      // Perhaps a top-up from another device, or a bank transfer.
      const hasGrown = who.balance > watched!.balance
      if (mayAsk && (hasGrown || now >= next)) await askNow(who, now)
      if (!watched) return nothing
      const { underWay, arrived } = watched
      watched.balance = Math.min(watched.balance, who.balance)
      for (const [reference, { heardAt }] of arrived) if (heardAt + DAY <= now) arrived.delete(reference)
      return { topUps: [...arrived.values()], lookAt: underWay.size > 0 ? next : Number.POSITIVE_INFINITY }
    },
  }
}

/**
 * For this device.
 * @param ask as above
 */
export const arrivedTopUpsHere = (ask: TopUpParts['ask']) =>
  createArrivedTopUps({ kept: shelf(`${brand.storagePrefix}alerts-money`), ask })
