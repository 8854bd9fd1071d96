// What open streams cost a node: memory, CPU while idle, and the time to tell them all.
// After `npm run build`: node tests/bench/live.mjs [streams] [players]
import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [streams = 1000, players = 200] = process.argv.slice(2).map(Number)
const PATH = '/api/v1/live/'
const IDLE = 20 // s

/** The listeners, in their own process so they are not counted. */
const listen = async ({ port, count, tokens }) => {
  const heard = { events: 0, first: 0, last: 0 }
  const open = nth =>
    new Promise(resolve => {
      const headers = { 'x-forwarded-for': `10.1.${nth >> 8}.${nth & 255}` }
      if (tokens[nth]) headers.authorization = `Token ${tokens[nth]}`
      request({ host: '127.0.0.1', port, path: PATH, headers }, answer => {
        answer.setEncoding('utf8').on('data', text => {
          if (!text.includes('"sealed"')) return
          heard.events++
          heard.first ||= Date.now()
          heard.last = Date.now()
        })
        answer.on('error', () => undefined)
        resolve(answer.statusCode)
      }).end()
    })
  const answered = []
  for (let from = 0; from < count; from += 50)
    answered.push(
      ...(await Promise.all(Array.from({ length: Math.min(50, count - from) }, (_, at) => open(from + at)))),
    )
  process.send({ open: answered.filter(status => status === 200).length })
  process.on('message', () => process.send(heard))
}

const measure = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oriire-live-'))
  Object.assign(process.env, {
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '1',
  })
  const { createService } = await import(
    pathToFileURL(join(process.cwd(), 'dist/server/create-service.js')).href
  )
  const { serve } = await import('@hono/node-server')
  const { createHash, randomBytes } = await import('node:crypto')
  const settings = {
    NODE_ENV: 'development',
    PORT: 0,
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: 1,
    TRUSTED_PEERS: ['127.0.0.1'],
    WINNINGS_TAX: 500,
    CODES_PER_ADDRESS: 20,
    TERMII_URL: 'https://example.com',
    TERMII_SENDER: 'x',
  }
  const running = await createService(settings, { print: () => undefined })
  const { db } = running.service
  await running.runDue()
  const tokens = []
  for (let nth = 0; nth < players; nth++) {
    const token = randomBytes(32).toString('base64url')
    const phone = `+23480${30_000_000 + nth}`
    await db.many`
      with p as (insert into player (phone, password_hash, consent_at, consent_version) values (${phone}, 'x', game_clock(), '1') returning id),
        w as (insert into account (code, player_id, wallet, balance) select 'p' || id || wallet, id, wallet, 0 from p, unnest(array['play', 'bonus', 'winnings']) wallet)
      insert into session (token_hash, player_id, expires_at)
      select ${createHash('sha256').update(token).digest()}, id, game_clock() + interval '1 day' from p`
    tokens.push(token)
  }
  const server = serve({ fetch: running.app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise(resolve => server.once('listening', resolve))
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  running.live.start()
  const other = fork(process.argv[1], ['listen'])
  const told = () => new Promise(resolve => other.once('message', resolve))
  other.send({ port: server.address().port, count: streams, tokens })
  const { open } = await told()
  await new Promise(resolve => setTimeout(resolve, 3_000))
  const perStream = (process.memoryUsage().rss - before) / open
  const cpu = process.cpuUsage()
  await new Promise(resolve => setTimeout(resolve, IDLE * 1_000))
  const { user, system } = process.cpuUsage(cpu)
  const began = Date.now()
  await db.many`select tell_live('sealed', 'bench', 'instant-cashout')`
  await new Promise(resolve => setTimeout(resolve, 4_000))
  other.send({})
  const heard = await told()
  const rounds = await running.metrics.registry.getSingleMetric('live_round_seconds').get()
  const sum = name => rounds.values.find(it => it.metricName === `live_round_seconds_${name}`)?.value
  console.log(`${open} streams open, ${players} of them players`)
  console.log(`memory of one: ${Math.round(perStream / 1024)} KB`)
  console.log(
    `while nothing happens: ${((user + system) / IDLE / 10_000).toFixed(1)}% of one core, a round takes ${((1000 * sum('sum')) / sum('count')).toFixed(1)} ms in the mean`,
  )
  console.log(
    `an event: heard by ${heard.events}, by the first after ${heard.first - began} ms, by the last after ${heard.last - began} ms`,
  )
  other.kill()
  await running.live.stop()
  server.closeAllConnections()
  server.close()
  await running.close()
  await rm(folder, { recursive: true, force: true })
}

if (process.argv[2] === 'listen') process.once('message', message => void listen(message))
else await measure()
