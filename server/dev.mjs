// `npm run dev`: pages with hot reload on PORT or the next free one, and behind them the service, rebuilt and restarted
// on every change. It has its own data folder, so a service that is already running keeps its own.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer as createProbe } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build, createServer } from 'vite'

const from = path => fileURLToPath(new URL(path, import.meta.url))

const isFree = port =>
  new Promise(resolve => {
    const probe = createProbe()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

const freeFrom = async port => ((await isFree(port)) ? port : freeFrom(port + 1))

const port = await freeFrom(Number(process.env.PORT ?? 8080))
const servicePort = await freeFrom(port + 1)
const { NODE_ENV = 'development' } = process.env // before the build sets its own
process.env.SERVICE_URL = `http://127.0.0.1:${servicePort}`

let child
let stopping = false

const stopChild = () =>
  new Promise(resolve => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })

const restart = async () => {
  await stopChild()
  if (stopping) return
  child = spawn(process.execPath, ['--enable-source-maps', from('../dist/server/main.js')], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV,
      PORT: String(servicePort),
      DATA_DIR: process.env.DATA_DIR ?? '.data/dev',
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    },
  })
}

// The service does not start without built pages, although nobody sees them here.
if (!existsSync(from('../dist/web/index.html')))
  spawnSync('npm', ['run', 'build'], { cwd: from('..'), stdio: 'inherit' })

const watcher = await build({
  configFile: from('./vite.config.ts'),
  logLevel: 'warn',
  build: { watch: {}, emptyOutDir: false },
})
let queue = Promise.resolve()
watcher.on('event', event => {
  if (event.code === 'BUNDLE_END') event.result?.close?.()
  if (event.code === 'END') queue = queue.then(restart)
  if (event.code === 'ERROR') process.stderr.write(`${event.error?.message ?? event.error}\n`)
})

const pages = await createServer({
  configFile: from('../vite.config.ts'),
  server: { port, strictPort: true, host: true },
})
await pages.listen()
pages.printUrls()

const stop = async () => {
  if (stopping) return
  stopping = true
  await stopChild()
  await watcher.close()
  await pages.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop())
