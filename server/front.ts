// In front of everything: public answers of the last moment are written again from memory, before anybody looks at who
// asks. Nothing about a player ever comes here. Much read pages cost one question a second, however many look at them.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter } from 'prom-client'
import { makeDate, type Reply } from './answering.ts'
import type { Service } from './service.ts'

const MOMENT = 1_000 // ms
const MOST = 500 // addresses; the oldest goes first
const LARGEST = 64 * 1024 // bytes

interface Kept {
  at: number
  etag: string
  route: string
  headers: string[]
  /** Of an answer that says only that nothing has changed. */
  unchanged: string[]
  bytes: Buffer
  /** Answers that were not counted yet: whole ones, and those that said only that nothing has changed. */
  uncounted: { 200: number; 304: number }
}

export interface Front {
  /** @param url path and query as they were asked for */
  keep(url: string, route: string, reply: Reply): void
  /** False where nothing is kept, and nothing was written. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean
}

/** True where the asker has the answer already. Proxies that compress make a weak tag of ours. */
export const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === etag || ifNoneMatch.split(',').some(it => it.trim().replace(/^W\//, '') === etag))

const isName = (name: string, small: string): boolean =>
  name.length === small.length && name.toLowerCase() === small

export const makeFront = (service: Service, always: Record<string, string>): Front => {
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
    keep: (url, route, { headers, body }) => {
      const bytes = Buffer.from(body ?? '')
      if (bytes.length > LARGEST) return
      const { 'Content-Type': type, ...others } = headers
      const unchanged = Object.entries({ ...others, ...always }).flat()
      drop(url)
      kept.set(url, {
        at: ports.clock.now(),
        etag: headers.ETag!,
        route,
        headers: ['Content-Type', type!, 'Content-Length', String(bytes.length), ...unchanged],
        unchanged,
        bytes,
        uncounted: { 200: 0, 304: 0 },
      })
      if (kept.size > MOST) drop(kept.keys().next().value!)
    },
    answer: ({ method, url, rawHeaders }, outgoing) => {
      if (method !== 'GET') return false
      const it = kept.get(url!)
      if (!it || Math.abs(ports.clock.now() - it.at) >= MOMENT) return false
      let ifNoneMatch: string | undefined
      for (let at = 0; at < rawHeaders.length; at += 2) {
        if (isName(rawHeaders[at]!, 'authorization')) return false
        if (isName(rawHeaders[at]!, 'if-none-match')) ifNoneMatch = rawHeaders[at + 1]
      }
      const id = crypto.randomUUID()
      const status = isUnchanged(ifNoneMatch, it.etag) ? 304 : 200
      const headers = status === 304 ? it.unchanged : it.headers
      outgoing.writeHead(status, [...headers, 'Date', date(), 'X-Request-Id', id])
      outgoing.end(status === 304 ? undefined : it.bytes)
      it.uncounted[status]++
      if (log.isLevelEnabled('debug')) log.debug({ id, route: it.route, status }, 'answered from memory')
      return true
    },
  }
}
