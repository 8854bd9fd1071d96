// Starts the service, and stops it without leaving anything half done.
import { collectDefaultMetrics } from 'prom-client'
import { brand } from '#src/brand.ts'
import { createService } from './create-service.ts'
import { inWords } from '#server/lib/in-words.ts'
import { seed } from '#server/deeds/sandbox/seed.ts'
import { closeServer, expectFreePort, listen } from '#server/http/listen.ts'
import { TURNED_AWAY } from '#server/http/overload.ts'
import { expectPages } from '#server/http/static.ts'
import { isProduction, readSettings, type Settings } from './settings.ts'

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

const start = async () => {
  const settings = readSettings(process.env)
  expectPages(settings.WEB_DIR)
  await expectFreePort(settings)
  const running = await createService(settings)
  const { service } = running
  try {
    if (!isProduction(settings)) await seed(service)
    const onShed = (method: string) => {
      running.metrics.refused(TURNED_AWAY)
      running.metrics.answered(method, 'shed', 503, 0)
    }
    const server = await listen(running.app.fetch, settings, { front: running.front, overload: { onShed } })
    collectDefaultMetrics({ register: running.metrics.registry })
    running.startClockwork()
    running.live.start()
    const address = server.address()
    greet(settings, typeof address === 'object' && address ? address.port : settings.PORT)

    let stopping = false
    const stop = async (signal: string) => {
      if (stopping) return
      stopping = true
      service.log.info({ signal }, 'stopping')
      await running.live.stop()
      await closeServer(server)
      // Don't wait for a long ledger check: cutting it off rolls it back.
      setTimeout(() => process.exit(0), 5_000).unref()
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
  process.stderr.write(`\n${inWords(error)}\n\n`)
  process.exit(1)
})
