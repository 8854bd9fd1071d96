// What wraps every answer: refusals, headers, metrics, logging.
import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { asRefusal } from '#server/lib/failures.ts'
import { makeAnswerLog } from '#server/watch/log.ts'
import type { Refusal } from '#server/lib/refusal.ts'
import { hasLeft } from './caller.ts'
import type { SecurityHeaders } from './security-headers.ts'
import type { Service } from '#server/service.ts'

/** An answer before the common headers are added. A plain object, because mutating a Response is slow. */
export interface Reply {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | null
  /** Hashes of a page's own inline styles, for its policy. */
  styles?: string | undefined
}

type Work = (context: Context) => Reply | Response | Promise<Reply | Response>

/** Turns a route's work into a handler. */
export type Answering = (route: string, work: Work) => (context: Context) => Promise<Response>

declare module 'hono' {
  interface ContextVariableMap {
    /** For the log: the player's number, never anything that identifies them. */
    player: number | undefined
    /** The caller's address or network, for rate limits. */
    address: string
  }
}

export const json = (body: object, headers: Record<string, string> = {}, status = 200): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  body: JSON.stringify(body),
})

export const refuse = (
  { refusal, retryAfter, body, status }: Refusal,
  headers: Record<string, string> = {},
): Reply => {
  const wait = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined
  return json(body, { 'X-Refusal': refusal, ...wait, ...headers }, status)
}

/** Names an answer in its header and the log: 48 bits, short to say, and to send with every file of a first visit. */
export const answerId = (): string => crypto.randomUUID().slice(-12)

/** The Date header, formatted once a second. */
export const makeDate = ({ ports: { clock } }: Pick<Service, 'ports'>): (() => string) => {
  let second = 0
  let date = ''
  return () => {
    const now = Math.floor(clock.now() / 1000)
    if (now === second && date) return date
    second = now
    return (date = new Date(now * 1000).toUTCString())
  }
}

/** The one header of a page that its scripts can read: the page's clocks follow it before any other call is made. */
export const pageTime = (now: number): string => `now;dur=${now}`

const flatOf = (headers: Record<string, string>, onto: string[]): string[] => {
  for (const name in headers) onto.push(name, headers[name]!)
  return onto
}

const write = (
  outgoing: ServerResponse,
  status: number,
  headers: string[],
  body?: string | Uint8Array,
  encoding: BufferEncoding = 'utf8',
): Response => {
  outgoing.writeHead(status, headers)
  outgoing.end(body, encoding)
  return RESPONSE_ALREADY_SENT
}

/** @param mayAsk throws a refusal before the work begins */
export const makeAnswering = (
  service: Service,
  always: SecurityHeaders,
  mayAsk: (context: Context) => Promise<void> | undefined,
): Answering => {
  const { metrics, log } = service
  const date = makeDate(service)
  const writeLine = makeAnswerLog(log)

  const refused = (error: unknown, { req }: Context): Reply => {
    const refusal = asRefusal(error)
    // Anything that isn't a deliberate refusal.
    if (error !== refusal) log.error({ err: error, method: req.method, path: req.path }, 'failed')
    return refuse(refusal)
  }
  /**
   * A Response with this many headers costs as much as a small query, so we write straight to the socket when there is
   * one.
   */
  const finish = (
    context: Context,
    { status, headers, body, styles }: Reply,
    own: Record<string, string>,
  ): Response => {
    const security = always(status, headers['Content-Type'], styles)
    const { outgoing } = (context.env ?? {}) as { outgoing?: ServerResponse }
    if (!outgoing || outgoing.destroyed || context.req.method === 'HEAD')
      return new Response(body, { status, headers: { ...headers, ...security, ...own } })
    const all = flatOf(own, flatOf(headers, flatOf(security, [])))
    if (body === null) return write(outgoing, status, all)
    const length = Buffer.byteLength(body)
    all.push('Content-Length', String(length))
    // Pure ASCII goes out in one write with the headers, with no encoding step.
    const isPlain = typeof body === 'string' && length === body.length
    return write(outgoing, status, all, body, isPlain ? 'latin1' : 'utf8')
  }
  return (route, work) => async context => {
    const began = performance.now()
    const id = answerId()
    const { method } = context.req
    let answer: Reply | Response
    try {
      const asking = mayAsk(context)
      if (asking) await asking
      answer = await work(context)
    } catch (error) {
      answer = refused(error, context)
    }
    const isPage = !(answer instanceof Response) && answer.styles !== undefined
    const time = isPage ? { 'Server-Timing': pageTime(service.ports.clock.now()) } : undefined
    const own = { Date: date(), 'X-Request-Id': id, ...time }
    const { status } = answer
    const refusal = answer instanceof Response ? undefined : answer.headers['X-Refusal']
    if (refusal) metrics.refused(refusal as Refusal['refusal'])
    const ms = performance.now() - began
    const known = status === 404 ? 'unknown' : route
    metrics.answered(method, known, status, ms / 1000)
    // Callers who hang up early get `busy`, which is no fault of ours.
    const isFault = status >= 500 && !hasLeft(context)
    writeLine({ id, method, route: known, player: context.get('player'), status, isFault, refusal, ms })
    if (!(answer instanceof Response)) return finish(context, answer, own)
    const security = always(status, answer.headers.get('content-type') ?? undefined)
    for (const [name, value] of Object.entries({ ...security, ...own })) answer.headers.set(name, value)
    return answer
  }
}
