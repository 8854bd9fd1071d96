// node examples/two-nodes/start.mjs [--check]
// A temporary PostgreSQL, two nodes of the service over it, and nginx in front of them; Ctrl+C takes all of it away.
// With --check a player buys tickets through the proxy while the nodes are killed in turn, and then everything ends.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findProgram, freePort, startCluster } from './cluster.mjs'
import { newPlayer } from './player.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const main = path.join(root, 'dist/server/main.js')
const missing = ['initdb', 'pg_ctl', 'nginx'].filter(name => !findProgram(name))
if (missing.length > 0) {
  console.error(`This example needs ${missing.join(', ')}: on Debian, apt-get install postgresql nginx`)
  process.exit(1)
}
if (!fs.existsSync(main)) spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' })

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oriire-two-nodes-'))
fs.chmodSync(folder, 0o755) // nginx and PostgreSQL run as accounts of their own
// After a failure its logs stay.
const endings = [code => code === 0 && fs.rmSync(folder, { recursive: true, force: true })]
const end = code => {
  for (const ending of endings.splice(0).toReversed()) {
    try {
      ending(code)
    } catch (error) {
      console.error(error.message)
    }
  }
}
process.on('exit', end)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))

/** Resolves once an address answers 200: the first node fills a database, which takes a busy machine a minute. */
const untilReady = async address => {
  for (let left = 1_800; left > 0; left--) {
    const status = await fetch(address).then(
      response => response.status,
      () => 0,
    )
    if (status === 200) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`${address} does not get ready; the logs are in ${folder}`)
}

const [port, first, second] = [await freePort(), await freePort(), await freePort()]
const address = `http://127.0.0.1:${port}`
const cluster = await startCluster(folder)
endings.push(cluster.stop)

const startNode = async at => {
  const log = fs.openSync(path.join(folder, `node-${at}.log`), 'a')
  const node = spawn(process.execPath, ['--enable-source-maps', '--max-semi-space-size=64', main], {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH,
      PORT: String(at),
      HOST: '127.0.0.1',
      DATABASE_URL: cluster.url,
      PUBLIC_URL: address,
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'info',
    },
  })
  endings.push(() => node.kill('SIGKILL'))
  await untilReady(`http://127.0.0.1:${at}/readyz`)
  return async () => {
    node.kill('SIGKILL')
    await once(node, 'exit')
  }
}

// The second node finds the tables made; both at once would do as well: one of them makes them, the other waits.
const killFirst = await startNode(first)
const killSecond = await startNode(second)

const values = { folder, port, first, second }
const template = fs.readFileSync(new URL('nginx.conf', import.meta.url), 'utf8')
const conf = path.join(folder, 'nginx.conf')
fs.writeFileSync(
  conf,
  template.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all),
)
const nginx = spawn(
  findProgram('nginx'),
  ['-p', folder, '-c', conf, '-e', path.join(folder, 'nginx-error.log'), '-g', 'daemon off;'],
  { stdio: 'inherit' },
)
endings.push(() => nginx.kill('SIGTERM'))
await untilReady(`${address}/healthz`)

console.log(`\nTwo nodes (ports ${first} and ${second}) behind nginx:  ${address}`)
console.log(`One-time codes:  ${address}/sandbox      logs:  ${folder}`)

const check = async () => {
  const player = await newPlayer(address)
  await player.topUp(10_000)
  const tickets = new Set()
  /** Four at a time; after some of them something happens to the nodes. */
  const buy = async (what, happens = async () => undefined) => {
    const rounds = [0, 1, 2, 3].map(async queue => {
      for (let round = 0; round < 3; round++) {
        if (queue === 0 && round === 1) void happens()
        tickets.add((await player.buy()).play.game_play_id)
      }
    })
    await Promise.all(rounds)
    console.log(`${what}: ${tickets.size} tickets bought`)
  }
  await buy('both nodes run')
  const served = fs.readFileSync(path.join(folder, 'nginx-access.log'), 'utf8')
  for (const node of [first, second])
    if (!served.includes(`127.0.0.1:${node}`)) throw new Error(`the node on port ${node} was asked nothing`)
  await buy('the first node is killed meanwhile', killFirst)
  await startNode(first)
  await buy('the first node is back, the second killed meanwhile', killSecond)
  if (tickets.size !== 36) throw new Error('not every purchase is a ticket of its own')
  const count = await player.countTickets()
  if (count !== 36) throw new Error(`${count} tickets are in the ledger`)
  await untilReady(`http://127.0.0.1:${first}/readyz`)
  console.log('Everything that was bought is there, and the ledger is whole.')
}

if (process.argv.includes('--check')) {
  await check()
  process.exit(0)
}
console.log('Stop it with Ctrl+C.')
await new Promise(() => undefined)
