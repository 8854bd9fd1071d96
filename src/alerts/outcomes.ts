// The outcomes of this player's tickets: those seen waiting are fetched when their draw is due, and a batch
// is reported once all of them are settled.
import { SEAL_MARGIN } from '#src/draws/schedule.ts'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import type { KnownOutcome } from './plan.ts'
import type { EndedMatch } from './words.ts'

/** A ticket from the phone's box or the service; amounts in kobo. */
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
  /** The player's latest tickets. */
  tickets(player: string): Promise<readonly OwnTicket[]>
  /** One ticket as it is now, which the phone then keeps; undefined if the service does not answer. */
  ask(player: string, id: string): Promise<OwnTicket | undefined>
}

/** ms: a draw takes a few seconds; the longer it takes, the more slowly we poll. */
const FIRST = 3_000
const MOST = MINUTE
/** The most tickets fetched per batch: the others are settled along with them. */
const MOST_ASKED = 20

/** How the matches on all these tickets ended, each match once. */
const endsOf = (tickets: readonly OwnTicket[]): Pick<KnownOutcome, 'ends'> => {
  const all = tickets.flatMap(({ ends }) => ends ?? [])
  const each = new Map(all.map(it => [`${it.home} ${it.away}`, it]))
  return each.size > 0 ? { ends: [...each.values()] } : {}
}

const outcomeOf = (tickets: readonly OwnTicket[], heardAt: number): KnownOutcome => {
  const sum = (amount: (ticket: OwnTicket) => number) =>
    tickets.reduce((total, ticket) => total + amount(ticket), 0)
  const { lotteryType, batch, drawsAt, id } = tickets[0]!
  return {
    lotteryType,
    batch,
    drawsAt,
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

export const createOutcomes = ({ tickets, ask }: OutcomeParts) => {
  let player: string | undefined
  let waiting = new Set<string>()
  let known: KnownOutcome[] = []
  let pauses = new Map<string, { next: number; pause: number }>()

  const change = (to: string) => {
    if (player === to) return
    player = to
    waiting = new Set()
    known = []
    pauses = new Map()
  }

  const renewed = async (of: string, own: readonly OwnTicket[]): Promise<OwnTicket[]> => {
    const now: OwnTicket[] = []
    for (const ticket of own.slice(0, MOST_ASKED))
      now.push(ticket.status === 'Pending' ? ((await ask(of, ticket.id)) ?? ticket) : ticket)
    return [...now, ...own.slice(MOST_ASKED)]
  }

  /** When to ask about a batch; after that, again at growing intervals. */
  const askAt = (batch: string, drawsAt: number) => pauses.get(batch)?.next ?? drawsAt + FIRST

  return {
    /**
     * @param who undefined if nobody is signed in;
     * @param mayAsk whether the service may be asked
     * @returns what is known, and when to look again at the latest
     */
    read: async (who: string | undefined, now: number, mayAsk: boolean) => {
      if (who === undefined) {
        change('')
        return { outcomes: [], lookAt: Number.POSITIVE_INFINITY }
      }
      change(who)
      let lookAt = Number.POSITIVE_INFINITY
      const recent = (await tickets(who)).filter(({ drawsAt }) => drawsAt + DAY > now)
      for (const [batch, kept] of byBatch(recent)) {
        if (kept.some(({ status }) => status === 'Pending')) waiting.add(batch)
        if (!waiting.has(batch)) continue
        const { drawsAt } = kept[0]!
        const isOut = now >= drawsAt - SEAL_MARGIN
        let own = kept
        if (isOut && mayAsk && now >= askAt(batch, drawsAt)) {
          own = await renewed(who, kept)
          const pause = Math.min(MOST, (pauses.get(batch)?.pause ?? FIRST / 2) * 2)
          pauses.set(batch, { pause, next: now + pause })
        }
        if (own.some(({ status }) => status === 'Pending'))
          lookAt = Math.min(lookAt, Math.max(now + FIRST, askAt(batch, drawsAt)))
        else {
          waiting.delete(batch)
          known.push(outcomeOf(own, now))
        }
      }
      known = known.filter(({ drawsAt }) => drawsAt + DAY > now)
      return { outcomes: known, lookAt }
    },
  }
}
