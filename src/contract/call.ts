// Each call is described once: the app sends by it, the service answers by it, OpenAPI is made from it.
import type * as v from 'valibot'

export interface Call<
  Query extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Answer extends v.GenericSchema = v.GenericSchema,
  Who extends 'anyone' | 'player' = 'anyone' | 'player',
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with `:name` parts, exactly as on the wire. */
  path: string
  who: Who
  /** For public calls: a token is sent and read if there is one; an invalid one is ignored. */
  mayKnow?: true
  /** Ends a session: the browser is told to clear its cached pages. */
  ends?: true
  /** Money moves: requires an `Idempotency-Key` header. */
  once?: true
  /** Answers with server-sent events, each an `answer`, until either side closes. A token is optional. */
  stream?: true
  /** The body may also be `multipart/form-data`. */
  form?: true
  query?: Query
  body?: Body
  answer: Answer
}

/** Keeps the exact schema types of a call. */
export const call = <C extends Call>(it: C): C => it

// Without a body the type is `undefined`; with one, `undefined` must not be allowed.
type Present<S> = [NonNullable<S>] extends [never] ? undefined : NonNullable<S>
type InputOf<S> = Present<S> extends v.GenericSchema ? v.InferInput<Present<S>> : undefined
type OutputOf<S> = Present<S> extends v.GenericSchema ? v.InferOutput<Present<S>> : undefined

/** What the app sends, as on the wire. */
export type BodyIn<C extends Call> = InputOf<C['body']>
/** What the service reads, after parsing. */
export type BodyOut<C extends Call> = OutputOf<C['body']>
export type QueryIn<C extends Call> = InputOf<C['query']>
export type QueryOut<C extends Call> = OutputOf<C['query']>
/** What the service answers, as on the wire. */
export type AnswerIn<C extends Call> = v.InferInput<C['answer']>
/** What the app reads, after parsing. */
export type AnswerOut<C extends Call> = v.InferOutput<C['answer']>
