// One node of the service in a process of its own. Says on which port it listens.
import { createService } from '#server/create-service.ts'
import { closeServer, listen } from '#server/listen.ts'
import { readSettings } from '#server/settings.ts'
import type { AddressInfo } from 'node:net'

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
const server = await listen(running.app.fetch, settings, {
  front: running.front,
  overload: { onShed: () => shed++ },
})
running.startClockwork()
process.send!({ port: (server.address() as AddressInfo).port })
process.on('message', async message => {
  if (message !== 'stop') return
  const { user, system } = process.cpuUsage()
  process.send!({ shed, cpu: (user + system) / 1e6, rss: process.memoryUsage.rss() })
  await closeServer(server)
  await running.close()
  process.exit(0)
})
