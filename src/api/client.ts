// The one way to the service: calls go out typed by the contract, and answers are checked before anybody
// reads them.
import { ofetch } from 'ofetch'
import * as v from 'valibot'
import type { AnswerOut, BodyIn, Call, QueryIn } from '#src/contract/call.ts'
import { isClockKnown, mayBeCopy, noteServerDate } from '#src/lib/server-time.ts'
import { writes } from '#src/lib/writes.ts'
import { toWire, toWords, type Words } from '#src/model/words.ts'
import { failed } from './failures.ts'
import { isKept, markKept } from './cache/kept.ts'
import { isLive } from './live/live-open.ts'
import { authHeader, currentToken, tokenRefused } from './session/token.ts'
import { turn } from './turn.ts'

const TIMEOUT = 20_000

interface Asking<C extends Call> {
  query?: QueryIn<C>
  params?: Record<string, string>
  /** In our words. */
  body?: Words<BodyIn<C>>
  /** Sent as `Idempotency-Key`: one key never moves money twice. */
  requestKey?: string
  signal?: AbortSignal
}

export const addressOf = (path: string, params: Record<string, string> = {}, query: object = {}): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}

const parseText = (text: string | undefined): unknown => {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const send = async (address: string, call: Call, asking: Asking<Call>) => {
  const sentAt = Date.now()
  // Refetches after an event, and answers that set the clock, must not come from the browser's cache.
  const cache = isLive() || !isClockKnown() ? ('no-cache' as const) : undefined
  // Not AbortSignal.timeout: Chrome before 103 and Safari before 16 lack it and would wait forever.
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT)
  const isWrite = call.method === 'GET' ? 0 : 1
  writes.open += isWrite
  try {
    const response = await ofetch.raw<string, 'text'>(address, {
      method: call.method,
      body: call.body && (toWire(call.body, asking.body) as Record<string, unknown>),
      headers: {
        Accept: 'application/json',
        // Public reads omit the token: they are the same for everybody, so the worker may cache them.
        ...(call.who === 'player' || call.mayKnow ? authHeader() : {}),
        ...(asking.requestKey ? { 'Idempotency-Key': asking.requestKey } : {}),
      },
      responseType: 'text',
      ignoreResponseError: true,
      retry: false,
      ...(cache ? { cache } : {}),
      signal: asking.signal ?? timeout.signal,
    })
    const { headers } = response
    if (!isKept(headers) && !mayBeCopy(headers, cache)) noteServerDate(headers, sentAt, Date.now())
    return response
  } catch (cause) {
    if (asking.signal?.aborted) throw cause
    throw failed({
      message: timeout.signal.aborted
        ? 'The service took too long to answer'
        : 'We could not reach the service',
    })
  } finally {
    clearTimeout(timer)
    writes.open -= isWrite
  }
}

/** @throws ApiError whose message can be shown */
export const request = async <C extends Call>(
  call: C,
  asking: Asking<C> = {},
): Promise<Words<AnswerOut<C>>> => {
  if (call.method === 'GET') await turn()
  const sentWith = currentToken()
  const address = addressOf(call.path, asking.params, asking.query as object | undefined)
  const response = await send(address, call, asking as Asking<Call>)
  const data = parseText(response._data)
  if (!response.ok) {
    // Only with a named refusal: a 401 from a proxy says nothing about the token.
    const isRefused = response.status === 401 && response.headers.has('x-refusal')
    if (isRefused && sentWith && sentWith === currentToken()) tokenRefused()
    const refusal = response.headers.get('x-refusal') ?? ''
    const wait = Number(response.headers.get('retry-after')) || undefined
    const failure = {
      message: response.statusText,
      response: { status: response.status, data: toWords(data) },
    }
    throw failed(failure, refusal, wait)
  }
  // No JSON at all: a page of the network itself, which answers everything until somebody signs in or pays there.
  if (response._data && data === undefined) throw failed({ message: 'This network answered in our place' })
  const answer = v.safeParse(call.answer, data)
  // An answer outside the contract counts as none; 502, as something between us and the service is broken.
  if (!answer.success) throw failed({ message: 'Unreadable', response: { status: 502, data: {} } }, 'broken')
  const words = toWords(answer.output as AnswerOut<C>)
  markKept(words, response.headers)
  return words
}
