// Runs the service on a port, with connection timeouts and a clean stop.
import { createServer, type Server, type ServerOptions, type RequestListener } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Front } from './front.ts'
import { makeOverload, type Fetch, type OverloadOptions } from './overload.ts'
import type { Settings } from '#server/settings.ts'

/** In ms; slower connections are cut off. */
const patience = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 2_000 }
const CONNECTIONS = 10_000 // any more are closed at once
/** Connections waiting to be accepted. Beyond that they are dropped silently, and clients only retry after seconds. */
const BACKLOG = 4_096

const STOP_WITHIN = 15_000 // ms; whatever is still open is cut off

const inWords = (error: NodeJS.ErrnoException, { PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>): Error =>
  error.code === 'EADDRINUSE'
    ? new Error(`Port ${PORT} is in use. Stop the other program, or set PORT to another one.`)
    : new Error(`HOST ${HOST} with PORT ${PORT} cannot be listened on: ${error.message}`)

/**
 * Checked before a database is opened and filled, which takes seconds.
 * @throws Error in one sentence if the port is in use, or not for this account or machine
 */
export const expectFreePort = ({ PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', error => reject(inWords(error, { PORT, HOST })))
    probe.listen({ port: PORT, host: HOST }, () => probe.close(() => resolve()))
  })

/**
 * Resolves with the server once its port is open.
 * @throws Error in one sentence if the port is in use
 */
export const listen = (
  fetch: Fetch,
  settings: Pick<Settings, 'PORT' | 'HOST'>,
  given: Partial<typeof patience> & { overload?: OverloadOptions; front?: Front } = {},
): Promise<Server> =>
  new Promise((resolve, reject) => {
    const { overload: options, front, ...times } = given
    const overload = makeOverload(options)
    const server = createAdaptorServer({
      fetch: overload.guard(fetch) as never,
      hostname: settings.HOST,
      createServer: ((options: ServerOptions, listener: RequestListener) =>
        createServer(options, (incoming, outgoing) => {
          if (!front?.answer(incoming, outgoing)) void listener(incoming, outgoing)
        })) as typeof createServer,
      serverOptions: { keepAliveTimeout: 65_000, ...patience, ...times },
    }) as Server
    server.maxConnections = CONNECTIONS
    server.on('close', overload.stop)
    server.on('error', error => reject(inWords(error, settings)))
    server.listen({ port: settings.PORT, host: settings.HOST, backlog: BACKLOG }, () => resolve(server))
  })

export const closeServer = (server: Server): Promise<void> =>
  new Promise(resolve => {
    const cut = setTimeout(() => server.closeAllConnections(), STOP_WITHIN)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
