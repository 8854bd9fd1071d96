// One node of the service in its own process. Reports the port it listens on.
import type { AddressInfo } from 'node:net'
import { createService } from '#server/create-service.ts'
import { closeServer, listen } from '#server/http/listen.ts'
import type { Fetch } from '#server/http/overload.ts'
import { readSettings } from '#server/settings.ts'
import { quantile } from '../../bench/server/figures.ts'

const settings = readSettings({
  ...process.env,
  NODE_ENV: 'development',
  LOG_LEVEL: 'silent',
  TRUSTED_PROXIES: '1',
  PORT: '0',
  HOST: '127.0.0.1',
})
const running = await createService(settings, { print: () => undefined })
let shed = 0
/** ms the node took per payment, excluding time queued outside. */
const payments: number[] = []
const timed: Fetch = async (request, env) => {
  const began = performance.now()
  const answer = await running.app.fetch(request, env)
  if (env.incoming.url?.startsWith('/api/web/lottery_payment/')) payments.push(performance.now() - began)
  return answer
}
const server = await listen(timed, settings, {
  front: running.front,
  overload: { onShed: () => shed++ },
})
running.startClockwork()
process.send!({ port: (server.address() as AddressInfo).port })
process.on('message', async message => {
  if (message !== 'stop') return
  const { user, system } = process.cpuUsage()
  const [p50, p99] = [0.5, 0.99].map(part => quantile(payments, part))
  process.send!({ shed, p50, p99, cpu: (user + system) / 1e6, rss: process.memoryUsage.rss() })
  await closeServer(server)
  await running.close()
  process.exit(0)
})
