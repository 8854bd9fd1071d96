// The outcomes of this player's tickets: those that wait are fetched when their draw is due, and a batch is
// reported once all of them are settled.
import type { Shelf } from '#src/lib/idb.ts'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import { createLearning, EVERY, hasClosed } from './learning.ts'
import type { KnownOutcome } from '../plan.ts'
import { sinceWhen } from '../since.ts'
import type { EndedMatch } from '../words.ts'

/** A ticket from the phone's box or the service; amounts in kobo, the stake as this player paid it. */
export interface OwnTicket {
  id: string
  lotteryType: string
  batch: string
  status: 'Pending' | 'Won' | 'Lost' | 'Refunded'
  drawsAt: number
  stake: number
  paid: number
  later: number
  /** For a ticket on real matches: how they ended. */
  ends?: readonly EndedMatch[]
}

interface OutcomeParts {
  /**
   * Remembers since when results are reported here: a page may be closed after the phone has kept a result and before
   * it is shown.
   */
  kept: Pick<Shelf, 'get' | 'set' | 'remove'>
  /** The player's latest tickets. */
  tickets(player: string): Promise<readonly OwnTicket[]>
  /** One ticket as it is now, which the phone then keeps; undefined if the service does not answer. */
  ask(player: string, id: string): Promise<OwnTicket | undefined>
  /**
   * Makes the phone keep the player's tickets that it does not know: from standing orders, friends and bids, or
   * bought on another phone. False if the service does not answer.
   */
  learn(player: string, since: number): Promise<boolean>
}

/** ms: a draw takes a few seconds; the longer it takes, the more slowly we poll. */
const FIRST = 3_000
const MOST = MINUTE
/** The most tickets of a batch fetched at once; those still waiting have their turn next time. */
const MOST_ASKED = 20
const KEY = 'results-since'

/** How the matches on all these tickets ended, each match once. */
const endsOf = (tickets: readonly OwnTicket[]): Pick<KnownOutcome, 'ends'> => {
  const all = tickets.flatMap(({ ends }) => ends ?? [])
  const each = new Map(all.map(it => [`${it.home} ${it.away}`, it]))
  return each.size > 0 ? { ends: [...each.values()] } : {}
}

/** A free line refunds nothing if its draw did not happen, so there is nothing to report. */
const isNewsTo = (tickets: readonly OwnTicket[]): boolean =>
  tickets.some(({ status, stake }) => status !== 'Refunded' || stake > 0)

/** Tickets on real matches bought together may end on different days: they are reported with the last one. */
const endOf = (tickets: readonly OwnTicket[]): number => Math.max(...tickets.map(({ drawsAt }) => drawsAt))

/** @param endedAt as far as is known */
const outcomeOf = (tickets: readonly OwnTicket[], endedAt: number, heardAt: number): KnownOutcome => {
  const sum = (amount: (ticket: OwnTicket) => number) =>
    tickets.reduce((total, ticket) => total + amount(ticket), 0)
  const { lotteryType, batch, id } = tickets[0]!
  return {
    lotteryType,
    batch,
    drawsAt: endedAt,
    heardAt,
    tickets: tickets.length,
    stake: sum(({ stake }) => stake),
    paid: sum(({ paid }) => paid),
    later: sum(({ later }) => later),
    refunded: sum(({ status, stake }) => (status === 'Refunded' ? stake : 0)),
    ...(tickets.length === 1 ? { ticket: id } : {}),
    ...endsOf(tickets),
  }
}

const byBatch = (tickets: readonly OwnTicket[]): Map<string, OwnTicket[]> => {
  const batches = new Map<string, OwnTicket[]>()
  for (const ticket of tickets) batches.set(ticket.batch, [...(batches.get(ticket.batch) ?? []), ticket])
  return batches
}

const isPending = ({ status }: OwnTicket) => status === 'Pending'

type Waiting = ReadonlyMap<string, number>

const endedAt = (own: readonly OwnTicket[], stillAt: Waiting): number =>
  Math.max(endOf(own), stillAt.get(own[0]!.batch) ?? 0)

const isRecent = (own: readonly OwnTicket[], stillAt: Waiting, now: number): boolean =>
  endedAt(own, stillAt) + DAY > now || (stillAt.has(own[0]!.batch) && own.some(isPending))

/** Calls `waits` if the service says that any of them still waits. */
const renewed = async (
  ask: OutcomeParts['ask'],
  of: string,
  own: readonly OwnTicket[],
  waits: () => void,
): Promise<OwnTicket[]> => {
  const now: OwnTicket[] = []
  let asked = 0
  for (const ticket of own) {
    const isAsked = isPending(ticket) && asked++ < MOST_ASKED
    const told = isAsked ? await ask(of, ticket.id) : undefined
    if (told && isPending(told)) waits()
    now.push(told ?? ticket)
  }
  return now
}

export const createOutcomes = ({ kept, tickets, ask, learn }: OutcomeParts) => {
  let player: string | undefined
  let since = Number.POSITIVE_INFINITY
  let waiting = new Set<string>()
  let known: KnownOutcome[] = []
  let pauses = new Map<string, { next: number; pause: number }>()
  /** When the service last said that tickets of a batch still wait: a draw that fails is refunded only a day later. */
  let stillAt = new Map<string, number>()
  const learning = createLearning()

  /** Nobody is signed in any more, or results are off. */
  const forget = async () => {
    if (player === '') return
    player = ''
    await kept.remove(KEY).catch(() => undefined)
  }

  const change = async (to: string, now: number) => {
    if (player === to) return
    if (player !== undefined) await forget()
    since = await sinceWhen(kept, KEY, now)
    player = to
    waiting = new Set()
    known = []
    pauses = new Map()
    stillAt = new Map()
    learning.startOver()
  }

  /** When to ask about a batch; after that, again at growing intervals. */
  const askAt = (batch: string, drawsAt: number) => pauses.get(batch)?.next ?? drawsAt + FIRST

  const recentOf = async (who: string, now: number) =>
    [...byBatch(await tickets(who)).values()].filter(own => isRecent(own, stillAt, now)).flat()

  const allRecent = async (who: string, now: number, mayAsk: boolean) => {
    const own = await recentOf(who, now)
    const mayBeMore = mayAsk && (await learning.look(own, now, () => learn(who, since)))
    return mayBeMore ? recentOf(who, now) : own
  }

  return {
    forget,
    /** Some tickets of the player, perhaps unknown ones, have been settled: nothing waits for its next turn. */
    hear: () => {
      learning.startOver()
      pauses = new Map()
    },
    /**
     * @param who undefined if nobody is signed in;
     * @param mayAsk whether the service may be asked
     * @returns what is known, and when to look again at the latest
     */
    read: async (who: string | undefined, now: number, mayAsk: boolean) => {
      if (who === undefined) {
        await forget()
        return { outcomes: [], lookAt: Number.POSITIVE_INFINITY }
      }
      await change(who, now)
      let lookAt = Number.POSITIVE_INFINITY
      for (const [batch, found] of byBatch(await allRecent(who, now, mayAsk))) {
        const drawsAt = endOf(found)
        if (found.some(isPending)) waiting.add(batch)
        const isNews = waiting.has(batch) || drawsAt >= since
        if (!isNews || known.some(it => it.batch === batch)) continue
        let own = found
        if (hasClosed({ drawsAt }, now) && mayAsk && now >= askAt(batch, drawsAt)) {
          own = await renewed(ask, who, found, () => stillAt.set(batch, now))
          const most = drawsAt + DAY > now ? MOST : EVERY
          const pause = Math.min(most, (pauses.get(batch)?.pause ?? FIRST / 2) * 2)
          pauses.set(batch, { pause, next: now + pause })
        }
        if (own.some(isPending)) lookAt = Math.min(lookAt, Math.max(now + FIRST, askAt(batch, drawsAt)))
        else if (isNewsTo(own)) known.push(outcomeOf(own, Math.max(drawsAt, endedAt(own, stillAt)), now))
      }
      known = known.filter(({ drawsAt }) => drawsAt + DAY > now)
      return { outcomes: known, lookAt }
    },
  }
}
