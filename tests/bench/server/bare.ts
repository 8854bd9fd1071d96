// The baseline for the routes: plain node:http. It writes bytes it was told, or does the same deed for the
// same input, without route patterns, input checks, limits, logging or metrics.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Call } from '#src/contract/call.ts'
import { mounts, sandboxMounts } from '#server/app.ts'
import { makeWhoIs } from '#server/deeds/accounts/who-is.ts'
import type { Asked } from '#server/http/asking.ts'
import type { Door } from '#server/http/door.ts'
import type { Service } from '#server/service.ts'

type Handler = (asked: Asked<Call>) => Promise<unknown>

/** What it knows about a route beforehand. */
export interface Told {
  /** Method, space, path without the query. */
  route: string
  headers: Record<string, string>
  /** A fixed public answer; without one, `call`'s deed runs. */
  answer?: { status: number; text: string }
  /** Method, space, path as in the contract. */
  call?: string
  /** Validated input; what differs between requests comes from the request. */
  query?: object | undefined
  body?: object | undefined
  params?: Record<string, string>
}

const nothing = () => undefined

/** Each call's deed, as the routes register it. */
const handlersOf = (service: Service): Map<string, { call: Call; handler: Handler }> => {
  const handlers = new Map<string, { call: Call; handler: Handler }>()
  const on = (call: Call, handler: Handler) => handlers.set(`${call.method} ${call.path}`, { call, handler })
  const does = (call: Call, _deed: unknown, handler: Handler) => on(call, handler)
  const door = { on, does, stream: nothing, keepFor: nothing, post: nothing, get: nothing }
  for (const mount of [...mounts, ...sandboxMounts]) mount(door as unknown as Door, service)
  return handlers
}

const read = (incoming: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
    incoming.on('error', reject)
  })

export const bareServer = (service: Service): { server: Server; hear(told: Told): void } => {
  const whoIs = makeWhoIs(service.db)
  const handlers = handlersOf(service)
  const told = new Map<string, Told & { bytes: Buffer }>()

  const deed = async (it: Told, incoming: IncomingMessage, search: string): Promise<string> => {
    const { call, handler } = handlers.get(it.call!)!
    const player = call.who === 'player' ? await whoIs(incoming.headers.authorization ?? '') : undefined
    const query = it.query && { ...Object.fromEntries(new URLSearchParams(search)), ...it.query }
    const body = it.body && (JSON.parse((await read(incoming)).toString()) as { game_play_id?: string })
    const context = { req: { header: (name: string) => incoming.headers[name] }, header: () => undefined }
    const answer = await handler({
      query,
      body: body && 'game_play_id' in body ? { ...it.body, game_play_id: body.game_play_id } : it.body,
      params: it.params,
      player,
      requestKey: incoming.headers['idempotency-key'] ?? '',
      address: '127.0.0.1',
      service,
      context,
    } as unknown as Asked<Call>)
    return JSON.stringify(answer)
  }

  // As long as ours: the load keeps its connections while others are measured.
  const server = createServer({ keepAliveTimeout: 65_000 }, (incoming, outgoing) => {
    const url = incoming.url!
    const at = url.indexOf('?')
    const it = told.get(`${incoming.method} ${at < 0 ? url : url.slice(0, at)}`)!
    if (it.answer) {
      outgoing.writeHead(it.answer.status, it.headers)
      outgoing.end(it.answer.status === 304 ? undefined : it.bytes)
      return
    }
    deed(it, incoming, at < 0 ? '' : url.slice(at)).then(
      text => {
        outgoing.writeHead(200, { ...it.headers, 'Content-Length': Buffer.byteLength(text) })
        outgoing.end(text)
      },
      (error: unknown) => {
        outgoing.writeHead(500, { 'Content-Length': 0, 'X-Error': String(error) })
        outgoing.end()
      },
    )
  })
  return {
    server,
    hear: it => {
      const bytes = Buffer.from(it.answer?.text ?? '')
      const length = it.answer?.status === 200 ? { 'Content-Length': String(bytes.length) } : undefined
      told.set(it.route, { ...it, headers: { ...it.headers, ...length }, bytes })
    },
  }
}
