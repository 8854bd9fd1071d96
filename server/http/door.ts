// The door every call comes through: identity, limits, validation, answer. Route files only list deeds.
import { Hono, type Context } from 'hono'
import type { Call } from '#src/contract/call.ts'
import { json, type Answering, type Reply } from './answering.ts'
import { hasLeft, headerOf } from './caller.ts'
import type { SignedIn } from '#server/db/queries/accounts/sessions.ts'
import type { RateLimits } from './rate-limits.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { asking, paramsOf, type Deed, type Handler } from './asking.ts'
import type { PublicAnswers } from './public-answer.ts'
import { makeVisitors, type WhoIs } from './visitors.ts'

type Plain = (context: Context) => Reply | Response | Promise<Reply | Response>

export interface Door {
  hono: Hono
  /** Everything mounted so far, for the OpenAPI document. */
  calls: Call[]
  on<C extends Call>(call: C, handler: Handler<C>): void
  /** The same for a call that changes something: timed as this deed. */
  does<C extends Call>(call: C, deed: Deed<C>, handler: Handler<C>): void
  stream(call: Call, handler: (asked: Listening) => Response): void
  /** Call it before mounting. @param seconds how stale these public calls' answers may be */
  keepFor(seconds: number, ...calls: readonly Call[]): void
  /** Whether this call's answers are public and briefly cached. */
  isKept(call: Call): boolean
  /** For paths outside the contract: pages, webhooks, health. */
  get(path: string, handler: Plain): void
  post(path: string, handler: Plain): void
}

interface DoorKeepers {
  whoIs: WhoIs
  limits: RateLimits
  answering: Answering
  publicAnswers: PublicAnswers
}

/** Who opened a stream; visitors have no player. */
export interface Listening {
  player: SignedIn | undefined
  address: string
  context: Context
}

/** Path and query, without the origin. */
export const addressAsked = ({ req }: Context): string => req.url.slice(req.url.indexOf('/', 8))

/**
 * Clears only the browser's own cache, back/forward pages included. `storage` would also wipe the app's files, receipts
 * and the device token; the app removes its own private data, and the service worker stores none.
 */
const FORGET = { 'Clear-Site-Data': '"cache"' }

/** For what isn't a call: no control characters in an address here either. */
const plain =
  (handler: Plain): Plain =>
  context => {
    paramsOf(context)
    return handler(context)
  }

export const makeDoor = (
  service: Service,
  { whoIs, limits, answering, publicAnswers }: DoorKeepers,
): Door => {
  const hono = new Hono()
  const calls: Call[] = []
  const seconds = new Map<Call, number>()
  const visitors = makeVisitors(whoIs)

  const on = <C extends Call>(call: C, handler: Handler<C>, deed?: Deed<C>): void => {
    calls.push(call)
    const ask = asking(service, { visitors, limits }, call, handler, deed)
    const kept = seconds.get(call)
    const work =
      kept === undefined
        ? async (context: Context) => json(await ask(context), call.ends ? FORGET : undefined)
        : (context: Context) =>
            publicAnswers.answer(addressAsked(context), {
              route: call.path,
              seconds: kept,
              ifNoneMatch: headerOf(context, 'if-none-match'),
              work: () => ask(context),
            })
    hono.on(call.method, call.path, answering(call.path, work))
  }
  const stream = (call: Call, handler: (asked: Listening) => Response): void => {
    calls.push(call)
    const work = async (context: Context) => {
      const isKnown = call.who === 'player' || headerOf(context, 'authorization') !== undefined
      const player = isKnown ? await visitors.player(context) : undefined
      const address = context.get('address')
      limits.take(call, address, player?.playerId)
      if (hasLeft(context)) throw new Refusal('busy')
      return handler({ player, address, context })
    }
    hono.on(call.method, call.path, answering(call.path, work))
  }
  return {
    hono,
    calls,
    on,
    does: (call, deed, handler) => on(call, handler, deed),
    stream,
    keepFor: (age, ...some) => some.forEach(call => seconds.set(call, age)),
    isKept: call => seconds.has(call),
    get: (path, handler) => void hono.get(path, answering(path, plain(handler))),
    post: (path, handler) => void hono.post(path, answering(path, plain(handler))),
  }
}
