// Sits in front of everything and serves recent public answers from memory, before the caller is even identified.
// Nothing about a player ever gets in here. However popular an answer is, it is computed about once a second; the
// site's files are cached the same way.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter } from 'prom-client'
import { answerId, makeDate, pageTime, type Reply } from './answering.ts'
import type { SecurityHeaders } from './security-headers.ts'
import type { Service } from '#server/service.ts'

const MOMENT = 1_000 // ms
const MOST = 500 // addresses; the oldest goes first
const LARGEST = 64 * 1024 // bytes

interface Kept {
  at: number
  etag: string
  route: string
  headers: string[]
  /** Headers of a 304. */
  unchanged: string[]
  bytes: Buffer
  isPage: boolean
  /** Answers not yet counted, by status. */
  uncounted: { 200: number; 304: number }
}

export interface Front {
  /**
   * @param url path and query as requested
   * @param encodings what the caller accepts, if the answer depends on it
   */
  keep(url: string, route: string, reply: Reply, encodings?: string): void
  /** Returns false, having written nothing, if the answer is not cached. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean
}

/** True if the caller already has this answer. Compressing proxies turn our tag into a weak one. */
const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === etag || ifNoneMatch.split(',').some(it => it.trim().replace(/^W\//, '') === etag))

/** @param name in lower case */
const valueOf = (rawHeaders: readonly string[], name: string): string | undefined => {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const given = rawHeaders[at]!
    if (given.length === name.length && given.toLowerCase() === name) return rawHeaders[at + 1]
  }
  return undefined
}

/** A file's own bytes, not a copy. */
const bytesOf = (body: Reply['body']): Buffer =>
  body instanceof Uint8Array
    ? Buffer.from(body.buffer, body.byteOffset, body.byteLength)
    : Buffer.from(body ?? '')

const isCall = (url: string): boolean => url.startsWith('/api/')

const encodingsOf = (rawHeaders: readonly string[]): string => valueOf(rawHeaders, 'accept-encoding') ?? ''

const keyOf = (url: string, encodings: string): string => `${url}\n${encodings}`

/** The answer, or a 304 if the caller already has it. */
export const orUnchanged = (reply: Reply, ifNoneMatch: string | undefined): Reply => {
  if (!isUnchanged(ifNoneMatch, reply.headers.ETag!)) return reply
  const { 'Content-Type': _, 'Content-Encoding': __, ...headers } = reply.headers
  return { status: 304, headers, body: null, styles: reply.styles }
}

export const makeFront = (service: Service, always: SecurityHeaders): Front => {
  const { ports, metrics, log } = service
  const date = makeDate(service)
  const kept = new Map<string, Kept>()
  const answers = new Counter({
    name: 'answers_from_memory_total',
    help: 'Public answers that were written again from memory, by route and status.',
    labelNames: ['route', 'status'],
    registers: [metrics.registry],
    collect: () => kept.forEach(count),
  })
  const count = ({ route, uncounted }: Kept): void => {
    for (const status of [200, 304] as const)
      if (uncounted[status] > 0) answers.inc({ route, status }, uncounted[status])
    uncounted[200] = uncounted[304] = 0
  }
  const drop = (url: string): void => {
    const old = kept.get(url)
    if (old) count(old)
    kept.delete(url)
  }

  return {
    keep: (url, route, { headers, body, styles }, encodings) => {
      const bytes = bytesOf(body)
      // Files are in memory already; a generated body would be another copy.
      if (typeof body === 'string' && bytes.length > LARGEST) return
      const key = encodings === undefined ? url : keyOf(url, encodings)
      const { 'Content-Type': type, 'Content-Encoding': encoding, ...others } = headers
      const unchanged = Object.entries(others).flat()
      const security = Object.entries(always(200, type, styles)).flat()
      const ofBody = { 'Content-Type': type!, 'Content-Length': String(bytes.length) }
      const coded = encoding ? { 'Content-Encoding': encoding } : {}
      drop(key)
      kept.set(key, {
        at: ports.clock.now(),
        etag: headers.ETag!,
        route,
        headers: [...Object.entries({ ...ofBody, ...coded }).flat(), ...unchanged, ...security],
        unchanged,
        bytes,
        isPage: styles !== undefined,
        uncounted: { 200: 0, 304: 0 },
      })
      if (kept.size > MOST) drop(kept.keys().next().value!)
    },
    answer: ({ method, url, rawHeaders }, outgoing) => {
      if (method !== 'GET') return false
      const it = kept.get(url!) ?? (isCall(url!) ? undefined : kept.get(keyOf(url!, encodingsOf(rawHeaders))))
      if (!it || Math.abs(ports.clock.now() - it.at) >= MOMENT) return false
      if (valueOf(rawHeaders, 'authorization') !== undefined) return false
      const id = answerId()
      const status = isUnchanged(valueOf(rawHeaders, 'if-none-match'), it.etag) ? 304 : 200
      const headers = status === 304 ? it.unchanged : it.headers
      const time = it.isPage ? ['Server-Timing', pageTime(ports.clock.now())] : []
      outgoing.writeHead(status, [...headers, 'Date', date(), 'X-Request-Id', id, ...time])
      outgoing.end(status === 304 ? undefined : it.bytes)
      it.uncounted[status]++
      if (log.isLevelEnabled('debug')) log.debug({ id, route: it.route, status }, 'answered from memory')
      return true
    },
  }
}
