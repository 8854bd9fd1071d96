// One call of the contract: identify the caller, check limits, validate, run the deed.
import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { AnswerIn, BodyOut, Call, QueryOut } from '#src/contract/call.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { hasLeft, headerOf } from './caller.ts'
import { onceMore } from '#server/db/again.ts'
import type { SignedIn } from '#server/db/queries/accounts/sessions.ts'
import type { Keyed } from '#server/ledger/once.ts'
import { goesAtOwnPace } from './overload.ts'
import type { RateLimits } from './rate-limits.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { isSlowByNature } from './slow-calls.ts'
import { readBody } from './body.ts'
import { parserOf } from './input.ts'
import type { makeVisitors } from './visitors.ts'

export interface Asked<C extends Call> {
  query: QueryOut<C>
  body: BodyOut<C>
  params: Record<string, string>
  /** Set on players' calls, and on public calls that may know their player; otherwise undefined. */
  player: C['who'] extends 'player' ? SignedIn : C['mayKnow'] extends true ? SignedIn | undefined : undefined
  /**
   * What a call with an idempotency key is known by when it is sent again.
   * @param covered by its key; the body, if nothing else is given
   */
  keyed: C['once'] extends true ? (covered?: object) => Keyed : undefined
  /** The caller's address or network, for rate limits. */
  address: string
  context: Context
}

export type Handler<C extends Call> = (asked: Asked<C>) => Promise<AnswerIn<C>>

/** For metrics. Read-only calls have none: their route metrics are enough. */
export type Deed<C extends Call> = string | ((body: BodyOut<C>) => string)

/** No valid name contains control characters, and Postgres rejects NUL outright. */
export const paramsOf = (context: Context): Record<string, string> => {
  const params = context.req.param() as Record<string, string>
  if (Object.values(params).some(part => /\p{Cc}/u.test(part))) throw new Refusal('not-found')
  return params
}

/** SHA-256 of the request: reusing an Idempotency-Key with a different hash is refused. */
const requestHash = (call: Call, covered: unknown): Uint8Array =>
  hash('sha256', `${call.method} ${call.path}\n${canonicalJson(covered)}`, 'buffer')

interface Keepers {
  visitors: ReturnType<typeof makeVisitors>
  limits: RateLimits
}

export const asking = <C extends Call>(
  service: Service,
  { visitors, limits }: Keepers,
  call: C,
  handler: Handler<C>,
  named?: Deed<C>,
): ((context: Context) => Promise<object>) => {
  // Tests fail on answers that break their contract; production skips the check for speed.
  const checksAnswers = service.settings.NODE_ENV === 'test'
  const parseQuery = call.query && parserOf(call.query)
  const parseBody = call.body && parserOf(call.body)
  const hasParams = call.path.includes(':')
  // Reads and calls with an idempotency key are safe to retry after a lost database connection.
  const mayRepeat = call.method === 'GET' || call.once === true

  const find =
    call.who === 'player'
      ? visitors.player
      : call.mayKnow
        ? visitors.mayBePlayer
        : () => Promise.resolve(undefined)

  return async context => {
    const player = await find(context)
    const address = context.get('address')
    limits.take(call, address, player?.playerId)
    const requestKey = headerOf(context, 'idempotency-key') ?? ''
    if (call.once && !/^[\w-]{8,255}$/.test(requestKey)) throw new Refusal('key-missing')
    const params = hasParams ? paramsOf(context) : {}
    const query = parseQuery?.(context.req.query())
    const body = parseBody?.(await readBody(context, call.form))
    const keyed = (covered = body): Keyed => ({
      playerId: player!.playerId,
      requestKey,
      requestHash: requestHash(call, covered),
    })
    const asked = { query, body, params, player, keyed, address, context } as Asked<C>
    if (hasLeft(context)) throw new Refusal('busy')
    const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage }
    if (incoming && isSlowByNature(call, body)) goesAtOwnPace(incoming)
    const run = () => (mayRepeat ? onceMore(() => handler(asked)) : handler(asked))
    const deed = typeof named === 'function' ? named(asked.body) : named
    const answer = await (deed ? service.metrics.timed(deed, run) : run())
    if (checksAnswers) v.parse(call.answer, answer)
    return answer as object
  }
}
