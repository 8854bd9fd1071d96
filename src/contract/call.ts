// A call is described once: the app sends by it, the service answers by it, and the OpenAPI document is made from it.
import type * as v from 'valibot'

export interface Call<
  Query extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Answer extends v.GenericSchema = v.GenericSchema,
  Who extends 'anyone' | 'player' = 'anyone' | 'player',
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with `:name` parts, spelled exactly as on the wire. */
  path: string
  /** One sentence for docs and OpenAPI. */
  about: string
  /** Who may call: anybody, or a signed-in player. */
  who: Who
  /** Of a call for anybody: a token is sent and read where there is one, and a worthless one counts as none. */
  mayKnow?: true
  /** A session ends: the browser is told to forget what it has cached of our pages. */
  ends?: true
  /** Money moves: an `Idempotency-Key` header is needed. */
  once?: true
  /** Answered with server-sent events, each one an `answer`, until either side ends it. A token is looked at, never asked for. */
  stream?: true
  /** The body may be `multipart/form-data` as well. */
  form?: true
  query?: Query
  body?: Body
  answer: Answer
}

/** Keeps the exact schema types of a call. */
export const call = <C extends Call>(it: C): C => it

// A call without a body has the type `undefined` there; one with a body must not have `undefined` beside it.
type Present<S> = [NonNullable<S>] extends [never] ? undefined : NonNullable<S>
type InputOf<S> = Present<S> extends v.GenericSchema ? v.InferInput<Present<S>> : undefined
type OutputOf<S> = Present<S> extends v.GenericSchema ? v.InferOutput<Present<S>> : undefined

/** What the app sends, as it stands on the wire. */
export type BodyIn<C extends Call> = InputOf<C['body']>
/** What the service reads, after parsing. */
export type BodyOut<C extends Call> = OutputOf<C['body']>
export type QueryIn<C extends Call> = InputOf<C['query']>
export type QueryOut<C extends Call> = OutputOf<C['query']>
/** What the service answers, as it stands on the wire. */
export type AnswerIn<C extends Call> = v.InferInput<C['answer']>
/** What the app reads, after parsing. */
export type AnswerOut<C extends Call> = v.InferOutput<C['answer']>
