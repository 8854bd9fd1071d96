// When more is asked than can be done, some are told at once to come again, instead of all waiting in vain. What is
// measured is the queue: how long answers take now, how late this thread comes to its own timer, requests under way.
import type { IncomingMessage } from 'node:http'
import { purchaseByKey, lotteryPayment } from '#src/contract/games.ts'
import { refusals } from '#src/contract/refusals.ts'

/** Not `busy`: what is turned away was never begun, so that nobody has to ask what became of it. */
export const TURNED_AWAY = 'turned-away'

/** Who is turned away first: who only looks on, then who has an account or wants one, last who pays. */
type Rank = 'visitor' | 'player' | 'payment'

interface Most {
  /** Requests under way, of all ranks together: what memory has room for. */
  working: number
  /** ms that the thread has been late all the time lately. */
  late: number
  /** ms that answers have taken lately, in the mean, while more than a few were under way. */
  slow: number
}

export type Limits = Record<Rank, Most>

const usual: Limits = {
  visitor: { working: 256, late: 100, slow: 200 },
  player: { working: 512, late: 300, slow: 500 },
  payment: { working: 1_024, late: 1_000, slow: 2_000 },
}

/** Seconds after which they may come again; not all in the same one. */
const pauses: Record<Rank, number> = { visitor: 5, player: 3, payment: 2 }

/** So few are no rush, however long their answers take. */
const FEW = 64

const TICK = 100 // ms
/** Ticks that must all have been late: one long pause alone is no overload. */
const TICKS = 10

const PAYMENTS = [lotteryPayment.path, purchaseByKey.path.replace(/:.*/, ''), '/api/webhooks/']

/** Undefined for what is never turned away: health, figures, and pages, which cost nothing. */
const rankOf = ({ method, url = '/', headers }: IncomingMessage): Rank | undefined => {
  if (!url.startsWith('/api/')) return undefined
  if (PAYMENTS.some(path => url.startsWith(path))) return 'payment'
  return method === 'GET' && !headers.authorization ? 'visitor' : 'player'
}

const mayHaveBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** What the last ticks say: the least that the thread was late, and the mean time of the answers, ms. */
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
  /** Answers for `fetch` where there is too much to do. */
  guard(fetch: Fetch): Fetch
  stop(): void
}

export interface OverloadOptions {
  limits?: Limits
  /** What is measured, where a test says it: ms that the thread is late, and that answers take. */
  measured?: () => { late: number; slow: number }
  /** Hears of each request that is turned away. */
  onShed?: (method: string) => void
}

const OWN_PACE = Symbol('own pace')

/** A request, and whether it goes at a pace of its own. */
type Paced = IncomingMessage & { [OWN_PACE]?: true }

/** Its answer waits for something that is slow by nature, behind a gate: how long it takes says nothing about the queue. */
export const goesAtOwnPace = (incoming: Paced): void => {
  incoming[OWN_PACE] = true
}

export const makeOverload = ({ limits = usual, measured, onShed }: OverloadOptions = {}): Overload => {
  const watched = watch()
  const lately = measured ?? watched.lately
  let working = 0
  let shed = 0

  /** Counted from when its body is here: somebody who sends slowly keeps nobody else from being served. */
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
        'X-Content-Type-Options': 'nosniff',
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
