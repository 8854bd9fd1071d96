// Under overload, some callers are told at once to come back later so that not everyone waits in vain. We measure
// the queue: current response times, event-loop delay and requests in flight.
import type { IncomingMessage } from 'node:http'
import { findBids } from '#src/contract/items/items.ts'
import { purchaseByKey } from '#src/contract/games.ts'
import { refusals } from '#src/contract/refusals.ts'
import { makeSecurityHeaders } from './security-headers.ts'

/** Not `busy`: a request turned away was never started, so nobody needs to check what became of it. */
export const TURNED_AWAY = 'turned-away'

/** In the order they are turned away: visitors first, then players and sign-ups, payments last. */
type Rank = 'visitor' | 'player' | 'payment'

interface Most {
  /** Requests in flight across all ranks, as many as memory allows. */
  working: number
  /** How far behind the event loop has been throughout the last ticks, in ms. */
  late: number
  /** Recent mean response time in ms, measured only while more than a few requests are in flight. */
  slow: number
}

export type Limits = Record<Rank, Most>

const usual: Limits = {
  visitor: { working: 256, late: 100, slow: 200 },
  player: { working: 512, late: 300, slow: 500 },
  payment: { working: 1_024, late: 1_000, slow: 2_000 },
}

/** Retry-After in seconds, spread so that they don't all come back at once. */
const pauses: Record<Rank, number> = { visitor: 5, player: 3, payment: 2 }

/** Too few to call a rush, however slow the answers. */
const FEW = 64

const TICK = 100 // ms
/** All of these ticks must be late: a single long pause is not overload. */
const TICKS = 10

/** What became of a payment. */
const OF_PAYMENTS = [...[purchaseByKey, findBids].map(it => it.path.replace(/:.*/, '')), '/api/webhooks/']

const PLAIN = /^(?:\/[\w-]+)+\/?(?:\?|$)/

/** As the router reads it: `/%61pi/` and `/x/../api/` are `/api/` too. What it cannot read counts as a call. */
const pathOf = (url: string): string => {
  if (PLAIN.test(url)) return url
  try {
    return decodeURI(new URL(url, 'http://here').pathname)
  } catch {
    return '/api/'
  }
}

/** Undefined for what is never turned away: health, metrics, and pages, which cost nothing. */
const rankOf = ({ method, url = '/', headers }: IncomingMessage): Rank | undefined => {
  const path = pathOf(url)
  if (!path.startsWith('/api/')) return undefined
  // Every call that moves money carries one.
  if (headers['idempotency-key'] || OF_PAYMENTS.some(it => path.startsWith(it))) return 'payment'
  return method === 'GET' && !headers.authorization ? 'visitor' : 'player'
}

const mayHaveBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Over the last ticks: the smallest delay and the mean response time, in ms. */
const watch = () => {
  const late = Array<number>(TICKS).fill(0)
  const taken = Array<number>(TICKS).fill(0)
  const answers = Array<number>(TICKS).fill(0)
  const lately = { late: 0, slow: 0 }
  let at = 0
  let due = performance.now() + TICK
  const timer = setInterval(() => {
    const now = performance.now()
    late[at] = Math.max(0, now - due)
    lately.late = Math.min(...late)
    const count = answers.reduce((sum, it) => sum + it, 0)
    lately.slow = count === 0 ? 0 : taken.reduce((sum, it) => sum + it, 0) / count
    due = now + TICK
    at = (at + 1) % TICKS
    taken[at] = answers[at] = 0
  }, TICK).unref()
  return {
    lately: () => lately,
    answered: (ms: number) => {
      taken[at]! += ms
      answers[at]! += 1
    },
    stop: () => clearInterval(timer),
  }
}

export type Fetch = (request: Request, env: { incoming: IncomingMessage }) => Response | Promise<Response>

interface Overload {
  /** Answers in place of `fetch` under overload. */
  guard(fetch: Fetch): Fetch
  stop(): void
}

export interface OverloadOptions {
  limits?: Limits
  /** Lets tests set the measured delay and response time, in ms. */
  measured?: () => { late: number; slow: number }
  /** Called for each request turned away. */
  onShed?: (method: string) => void
}

const OWN_PACE = Symbol('own pace')

/** A request that may be marked as slow by nature. */
type Paced = IncomingMessage & { [OWN_PACE]?: true }

/** Marks a request that waits behind a gate: its duration says nothing about the queue. */
export const goesAtOwnPace = (incoming: Paced): void => {
  incoming[OWN_PACE] = true
}

export const makeOverload = ({ limits = usual, measured, onShed }: OverloadOptions = {}): Overload => {
  const watched = watch()
  const lately = measured ?? watched.lately
  const security = makeSecurityHeaders()(503, 'application/json')
  let working = 0
  let shed = 0

  /** Timed from when the body has arrived, so that a slow sender doesn't make us look overloaded. */
  const counted = async (incoming: Paced, work: () => Response | Promise<Response>) => {
    let begun = 0
    let since = 0
    let isOver = false
    const begin = () => {
      if (isOver) return
      begun = 1
      since = performance.now()
      working++
    }
    if (mayHaveBody(incoming)) incoming.once('end', begin)
    else begin()
    try {
      return await work()
    } finally {
      working -= begun
      if (begun && !incoming[OWN_PACE]) watched.answered(performance.now() - since)
      isOver = true
    }
  }

  const turnAway = (rank: Rank): Response => {
    shed++
    const [status, words] = refusals[TURNED_AWAY]
    return new Response(JSON.stringify({ message: words }), {
      status,
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        'Retry-After': String(1 + (shed % pauses[rank])),
        'X-Refusal': TURNED_AWAY,
        ...security,
      },
    })
  }

  return {
    guard: fetch => (request, env) => {
      const { incoming } = env
      const rank = rankOf(incoming)
      if (!rank) return fetch(request, env)
      const most = limits[rank]
      const { late, slow } = lately()
      const isSlow = working >= FEW && slow >= most.slow
      if (isSlow || working >= most.working || late >= most.late) {
        onShed?.(incoming.method ?? '')
        return turnAway(rank)
      }
      return counted(incoming, () => fetch(request, env))
    },
    stop: watched.stop,
  }
}
