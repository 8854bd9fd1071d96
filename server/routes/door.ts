// The door of every call: who is asking, how often, is the question well formed, what is the answer. A route file only lists deeds.
import type { IncomingMessage } from 'node:http'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { AnswerIn, BodyOut, Call, QueryOut } from '#src/contract/call.ts'
import { json, type Answering, type Reply } from '../answering.ts'
import { hasLeft, headerOf, type SignedIn } from '../caller.ts'
import { onceMore } from '../db/again.ts'
import { deedOf } from '../deed-names.ts'
import type { RateLimits } from '../rate-limits.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { parserOf } from './input.ts'
import { goesAtOwnPace } from '../overload.ts'
import { isSlowByNature } from '../slow-calls.ts'
import { readBody } from './body.ts'
import type { PublicAnswers } from './public-answer.ts'

export interface Asked<C extends Call> {
  query: QueryOut<C>
  body: BodyOut<C>
  params: Record<string, string>
  /** Set for calls of players, and where a call for anybody may know its player; else undefined. */
  player: C['who'] extends 'player' ? SignedIn : C['mayKnow'] extends true ? SignedIn | undefined : undefined
  /** The `Idempotency-Key` of calls that move money, otherwise ''. */
  requestKey: string
  /** Address or network of the caller, for limits. */
  address: string
  service: Service
  context: Context
}

type Handler<C extends Call> = (asked: Asked<C>) => Promise<AnswerIn<C>>

type Plain = (context: Context) => Reply | Response | Promise<Reply | Response>

export interface Door {
  hono: Hono
  /** What has been put on so far, for the OpenAPI document. */
  calls: Call[]
  on<C extends Call>(call: C, handler: Handler<C>): void
  stream(call: Call, handler: (asked: Listening) => Response): void
  /** Public calls, before they are put on. @param seconds how old their answers may be shown */
  keepFor(seconds: number, ...calls: readonly Call[]): void
  /** Whether its answers are public ones that are kept for a moment. */
  isKept(call: Call): boolean
  /** What is no call of the contract: pages, webhooks, health. */
  get(path: string, handler: Plain): void
  post(path: string, handler: Plain): void
}

interface DoorKeepers {
  /** Finds the player of an `Authorization` header, or undefined. */
  whoIs(authorization: string): Promise<SignedIn | undefined>
  limits: RateLimits
  answering: Answering
  publicAnswers: PublicAnswers
}

/** Who asks for a stream; a visitor is no player. */
export interface Listening {
  player: SignedIn | undefined
  address: string
  context: Context
}

/** Nothing has a name with hidden characters in it, and a database cannot even be asked about a NUL. */
const paramsOf = (context: Context): Record<string, string> => {
  const params = context.req.param() as Record<string, string>
  if (Object.values(params).some(part => /\p{Cc}/u.test(part))) throw new Refusal('not-found')
  return params
}

/** Path and query, without the origin. */
export const addressAsked = ({ req }: Context): string => req.url.slice(req.url.indexOf('/', 8))

/**
 * Only what the browser itself has cached, its pages for the way back among it. `storage` would take the app's files, the
 * receipts and the device's token along; what is private there the app removes, and the worker keeps nothing private.
 */
const FORGET = { 'Clear-Site-Data': '"cache"' }

export const makeDoor = (
  service: Service,
  { whoIs, limits, answering, publicAnswers }: DoorKeepers,
): Door => {
  const hono = new Hono()
  const calls: Call[] = []
  const seconds = new Map<Call, number>()
  // In tests an answer that does not fit its own contract is an error; players are not kept waiting for the check.
  const checksAnswers = service.settings.NODE_ENV === 'test'

  const mayFind = async (context: Context): Promise<SignedIn | undefined> => {
    const player = await onceMore(() => whoIs(headerOf(context, 'authorization') ?? ''))
    if (player) context.set('player', player.playerId)
    return player
  }
  const findPlayer = async (context: Context): Promise<SignedIn> => {
    const player = await mayFind(context)
    if (!player) throw new Refusal('not-signed-in')
    return player
  }

  const on = <C extends Call>(call: C, handler: Handler<C>): void => {
    calls.push(call)
    const parseQuery = call.query && parserOf(call.query)
    const parseBody = call.body && parserOf(call.body)
    const hasParams = call.path.includes(':')
    // What only reads, or has a key and so moves money once, is asked again where the connection to the database broke.
    const mayRepeat = call.method === 'GET' || call.once === true

    const find =
      call.who === 'player' ? findPlayer : call.mayKnow ? mayFind : () => Promise.resolve(undefined)

    const ask = async (context: Context): Promise<object> => {
      const player = await find(context)
      const address = context.get('address')
      limits.take(call, address, player?.playerId)
      const requestKey = headerOf(context, 'idempotency-key') ?? ''
      if (call.once && !/^[\w-]{8,255}$/.test(requestKey)) throw new Refusal('key-missing')
      const params = hasParams ? paramsOf(context) : {}
      const query = parseQuery?.(context.req.query())
      const body = parseBody?.(await readBody(context, call.form))
      const asked = { query, body, params, player, requestKey, address, service, context } as Asked<C>
      if (hasLeft(context)) throw new Refusal('busy')
      const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage }
      if (incoming && isSlowByNature(call, body)) goesAtOwnPace(incoming)
      const run = () => (mayRepeat ? onceMore(() => handler(asked)) : handler(asked))
      const deed = deedOf(call, asked.body)
      const answer = await (deed ? service.metrics.timed(deed, run) : run())
      if (checksAnswers) v.parse(call.answer, answer)
      return answer as object
    }
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
      const player = headerOf(context, 'authorization') ? await findPlayer(context) : undefined
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
    stream,
    keepFor: (age, ...some) => some.forEach(call => seconds.set(call, age)),
    isKept: call => seconds.has(call),
    get: (path, handler) => void hono.get(path, answering(path, handler)),
    post: (path, handler) => void hono.post(path, answering(path, handler)),
  }
}
