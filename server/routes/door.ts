// The door of every call: who is asking, how often, is the question well formed, what is the answer. A route file only lists deeds.
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { AnswerIn, BodyOut, Call, QueryOut } from '#src/contract/call.ts'
import { refusals } from '#src/contract/refusals.ts'
import { REQUIRED } from '#src/contract/words.ts'
import { hasLeft, type SignedIn } from '../caller.ts'
import { onceMore } from '../db/again.ts'
import { deedOf } from '../deed-names.ts'
import type { RateLimits } from '../rate-limits.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'

export interface Asked<C extends Call> {
  query: QueryOut<C>
  body: BodyOut<C>
  params: Record<string, string>
  /** Set for calls of players; for the others undefined. */
  player: C['who'] extends 'player' ? SignedIn : undefined
  /** The `Idempotency-Key` of calls that move money, otherwise ''. */
  requestKey: string
  /** Address or network of the caller, for limits. */
  address: string
  service: Service
  context: Context
}

type Handler<C extends Call> = (asked: Asked<C>) => Promise<AnswerIn<C>>

/** Sentences by dotted path of the field, first issue of each. */
const fieldsOf = (issues: readonly v.BaseIssue<unknown>[]): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[v.getDotPath(issue as never) ?? 'message'] ??= issue.message
  return fields
}

/** Where a contract has no words of its own. */
const words = (issue: v.BaseIssue<unknown>): string =>
  issue.received === 'undefined' ? REQUIRED : refusals['bad-input'][1]

/** A key that is missing is asked about like an empty one, so that its own words are used. */
const withAllKeys = (schema: v.GenericSchema, value: unknown): unknown => {
  const entries = (schema as { entries?: object }).entries
  if (!entries || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return { ...Object.fromEntries(Object.keys(entries).map(key => [key, undefined])), ...value }
}

const parse = (schema: v.GenericSchema | undefined, value: unknown): unknown => {
  if (!schema) return undefined
  const result = v.safeParse(schema, withAllKeys(schema, value), { message: words })
  if (!result.success) throw new Refusal('bad-input', fieldsOf(result.issues))
  return result.output
}

const readBody = async (context: Context): Promise<unknown> => {
  const type = context.req.header('content-type') ?? ''
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type)
  try {
    return isForm ? await context.req.parseBody() : await context.req.json()
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('bad-json')
  }
}

declare module 'hono' {
  interface ContextVariableMap {
    /** For the log: the player's number, never anything that says who that is. */
    player: number | undefined
  }
}

export interface Door {
  hono: Hono
  /** What has been put on so far, for the OpenAPI document. */
  calls: Call[]
  on<C extends Call>(call: C, handler: Handler<C>): void
}

interface DoorKeepers {
  /** Finds the player of an `Authorization` header, or undefined. */
  whoIs(authorization: string): Promise<SignedIn | undefined>
  /** The caller's address or network behind the trusted proxies. */
  addressOf(context: Context): string
  limits: RateLimits
}

export const makeDoor = (service: Service, { whoIs, addressOf, limits }: DoorKeepers): Door => {
  const hono = new Hono()
  const calls: Call[] = []
  // In tests an answer that does not fit its own contract is an error; players are not kept waiting for the check.
  const checksAnswers = service.settings.NODE_ENV === 'test'
  return {
    hono,
    calls,
    on: (call, handler) => {
      calls.push(call)
      // What only reads, or has a key and so moves money once, is asked again where the connection to the database broke.
      const mayRepeat = call.method === 'GET' || call.once === true
      hono.on(call.method, call.path, async context => {
        const player =
          call.who === 'player'
            ? await onceMore(() => whoIs(context.req.header('authorization') ?? ''))
            : undefined
        if (call.who === 'player' && !player) throw new Refusal('not-signed-in')
        context.set('player', player?.playerId)
        const address = addressOf(context)
        await limits.take(call, address, player?.playerId)
        const requestKey = context.req.header('idempotency-key') ?? ''
        if (call.once && !/^[\w-]{8,255}$/.test(requestKey)) throw new Refusal('key-missing')
        const params = context.req.param() as Record<string, string>
        // Nothing has a name with hidden characters in it, and a database cannot even be asked about a NUL.
        if (Object.values(params).some(part => /\p{Cc}/u.test(part))) throw new Refusal('not-found')
        const asked: Asked<typeof call> = {
          query: parse(call.query, context.req.query()) as never,
          body: (call.body ? parse(call.body, await readBody(context)) : undefined) as never,
          params,
          player: player as never,
          requestKey,
          address,
          service,
          context,
        }
        if (hasLeft(context)) throw new Refusal('busy')
        const run = () => (mayRepeat ? onceMore(() => handler(asked)) : handler(asked))
        const deed = deedOf(call, asked.body)
        const answer = await (deed ? service.metrics.timed(deed, run) : run())
        if (checksAnswers) v.parse(call.answer, answer)
        return context.json(answer as object)
      })
    },
  }
}
