// Starts the service, and stops it without leaving anything half done.
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { collectDefaultMetrics } from 'prom-client'
import { brand } from '#src/brand.ts'
import { createService } from './create-service.ts'
import { seed } from './db/seed.ts'
import { isProduction, readSettings, type Settings } from './settings.ts'

const STOP_WITHIN = 15_000 // ms, then whatever still hangs is cut

const say = (line: string) => process.stdout.write(`${line}\n`)

const greet = (settings: Settings, port: number) => {
  const address = settings.PUBLIC_URL ?? `http://localhost:${port}`
  const lines = [`${brand.name} is running:  ${address}`]
  if (!isProduction(settings))
    lines.push(
      '',
      'This is a sandbox: no real money, no real messages.',
      `One-time codes arrive here and under  ${address}/sandbox`,
      'Stop it with Ctrl+C.',
    )
  const width = Math.max(...lines.map(line => line.length))
  say('')
  say(`  ┌${'─'.repeat(width + 4)}┐`)
  for (const line of lines) say(`  │  ${line.padEnd(width)}  │`)
  say(`  └${'─'.repeat(width + 4)}┘`)
  say('')
}

/** Resolves with the open port. */
const listen = (fetch: (request: Request) => unknown, settings: Settings): Promise<Server> =>
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

const closeServer = (server: Server): Promise<void> =>
  new Promise(resolve => {
    const cut = setTimeout(() => server.closeAllConnections(), STOP_WITHIN)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })

const start = async () => {
  const settings = readSettings(process.env)
  const running = await createService(settings)
  const { service } = running
  try {
    if (!isProduction(settings)) await seed(service)
    const server = await listen(running.app.fetch, settings)
    collectDefaultMetrics({ register: running.metrics.registry })
    running.startClockwork()
    const address = server.address()
    greet(settings, typeof address === 'object' && address ? address.port : settings.PORT)

    let stopping = false
    const stop = async (signal: string) => {
      if (stopping) return
      stopping = true
      service.log.info({ signal }, 'stopping')
      await closeServer(server)
      await running.close()
      process.exit(0)
    }
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
  } catch (error) {
    await running.close()
    throw error
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`)
  process.exit(1)
})
