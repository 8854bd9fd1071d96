// The service on a port: how long a connection may take, and how it is let go.
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Settings } from './settings.ts'

const STOP_WITHIN = 15_000 // ms, then whatever still hangs is cut

/**
 * Resolves with the server once its port is open.
 * @throws Error in one sentence where the port is in use
 */
export const listen = (
  fetch: (request: Request) => unknown,
  settings: Pick<Settings, 'PORT' | 'HOST'>,
): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch,
        port: settings.PORT,
        hostname: settings.HOST,
        serverOptions: { requestTimeout: 20_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
      },
      () => resolve(server as Server),
    )
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${settings.PORT} is in use. Stop the other program, or set PORT to another one.`)
          : error,
      ),
    )
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
