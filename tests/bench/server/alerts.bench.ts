// One draw's reminders for many devices, sent by two nodes, while players buy on both at a steady rate.
//
// The queue is on a PostgreSQL on disk; each message is encrypted and posted over HTTP to a receiver that
// only counts, in its own process. Each device must be told exactly once. Purchases start at even intervals
// however long earlier answers take, and are timed from their due start. Seconds without alerts alternate
// with parts of the alerts going out, so other load on the machine hits both. Everything shares this
// machine's processors, including the receiver and the load generator, whose use is printed. The receiver
// stands for machines elsewhere, so it has to give way.
//
// npm run bench:server -- alerts [--devices=100000] [--rate=50] [--quiet-seconds=20] [--push-rate=250] [--parts=5]
import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { ofetch } from 'ofetch'
import { nextDrawHour } from '#src/draws/schedule.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { createService } from '#server/create-service.ts'
import type { Db } from '#server/db/db.ts'
import { asIs } from '#server/db/sql.ts'
import { forAlerts, openPostgres } from '#server/db/postgres.ts'
import { makeAlerts } from '#server/jobs/alerts.ts'
import { listen } from '#server/http/listen.ts'
import { pushWorkerFile, threadedPush } from '#server/ports/push-thread.ts'
import { newPushKeys } from '#server/keys/push-keys.ts'
import { onDatabase } from '#server/service.ts'
import { readSettings } from '#server/settings.ts'
import { startPostgres, type TestPostgres } from '../../support/postgres.ts'
import { flag, median, quantile, textFlag } from './figures.ts'
import { fillWith, newSlips, openLongBatch, signIn, STAKE } from './fill.ts'
import { bytesOf, openLoad, type Ask, type Load } from './load.ts'
import { serviceOn } from './players.ts'
import { postgresCpu } from './processes.ts'
import { partOf, serveAs, startServing, type Serving } from './serving.ts'

const DEVICES = flag('devices', 100_000)
const RATE = flag('rate', 50) // purchases a second
const QUIET = flag('quiet-seconds', 20)
const PARTS = flag('parts', 5)
/** Messages a second per node; by default, the setting's own. */
const PUSH_RATE = textFlag('push-rate') ?? ''
/** Per node: few, because a node closes connections idle for some seconds. */
const CONNECTIONS = 8
const PLAYERS = 1_024
const LEAD = 15
const NODE = ['--max-semi-space-size=64']
const PIECE = 20_000
const WARMING = 5 // seconds
/** Seconds until the reminders are due when the nodes start; they enter the queue during the last twenty. */
const AHEAD = 45
/** Lowest expected messages a second; there are purchases to last that long. */
const SLOWEST = 100

/** Counts what it receives. */
const serveReceiver = () => {
  setPriority(5)
  const devices = new Map<string, number>()
  let received = 0
  const server = createServer((request, response) => {
    if (request.method === 'GET')
      return void response.end(JSON.stringify({ received, distinct: devices.size }))
    request.resume()
    request.on('end', () => {
      received++
      devices.set(request.url!, (devices.get(request.url!) ?? 0) + 1)
      response.writeHead(201, { 'Content-Length': '0' }).end()
    })
  }).listen(0, '127.0.0.1', () =>
    serveAs(
      (server.address() as AddressInfo).port,
      () => undefined,
      async () => server.close(),
    ),
  )
}

interface Received {
  received: number
  distinct: number
}

/** @param given the database's address, the receiver's origin and the messages per second */
const serveNode = async (given: string) => {
  const [database = '', origin = '', pushRate = ''] = given.split(' ')
  const settings = readSettings({
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '1',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: database,
    PUSH_RATE: pushRate,
  })
  const keys = newPushKeys()
  const { VAPID_SUBJECT: subject, PUSH_RATE: rate } = settings
  const push = threadedPush(pushWorkerFile()!, { keys, subject, origins: [origin], rate })
  const { service, app, front, close } = await createService(settings, { push, print: () => undefined })
  const db = openPostgres(database, () => undefined, 2, forAlerts)
  // Without the clockwork, which would announce batches besides the one being bought.
  const alerts = makeAlerts(onDatabase(service, db), push)
  alerts.start()
  const server = await listen(app.fetch, settings, { front })
  serveAs(
    (server.address() as AddressInfo).port,
    () => undefined,
    async () => {
      await alerts.stop()
      await db.close()
      await close()
    },
  )
}

/** Waits until the reminders are written, then holds them back until released. */
const holdReminders = async (db: Db) => {
  const written = async () =>
    (await db.one<{ count: number }>`select count(*) from alert_delivery`)!.count >= DEVICES
  while (!(await written())) await pause(200)
  await db.exec(`update alert_delivery set next_at = next_at + interval '1 hour'`)
  await db.exec('vacuum analyze alert_delivery')
  const isDue = async () =>
    (await db.one<{ due: boolean }>`
      select bool_or(at < game_clock()) as due from alert where lead = ${LEAD}`)!.due
  while (!(await isDue())) await pause(200)
}

const letGo = (db: Db, part: number) =>
  db.many`update alert_delivery set next_at = (select game_clock()) where device_id % ${PARTS} = ${part}`

/** Moves the database's clock to some seconds before a draw's reminders are due. */
const turnClock = async (db: Db, seconds: number) => {
  const due = nextDrawHour(Date.now() + 60 * MINUTE) - LEAD * MINUTE
  const ahead = Math.round((due - Date.now()) / 1000 - seconds)
  await db.exec(
    `create or replace function game_clock() returns timestamptz language sql volatile
     as $$select clock_timestamp() + interval '${ahead} seconds'$$`,
  )
}

const fillDevices = async (db: Db, origin: string) => {
  const point = createECDH('prime256v1').generateKeys()
  for (let from = 1; from <= DEVICES; from += PIECE)
    await db.many`
      insert into push_device (endpoint, p256dh, auth, name, kinds, games, lead, proven_at)
      select ${origin} || '/device/' || n, ${point}::bytea, ${randomBytes(16)}::bytea, gen_random_uuid(),
        array['draw'], array['BANKER'], ${asIs(LEAD)}, game_clock()
      from generate_series(${from}::int, ${Math.min(DEVICES, from + PIECE - 1)}::int) n`
}

const makeBuying = async (db: Db, count: number) => {
  const { players } = await fillWith(db, PLAYERS, kobo(100_000_000))
  const tokens = await signIn(db, players)
  await openLongBatch(db, instantCashout)
  const slips = await newSlips(db, instantCashout, players, STAKE, 3, count)
  let next = 0
  const request = (at: number) =>
    bytesOf({
      method: 'POST',
      path: '/api/web/lottery_payment/',
      headers: {
        Authorization: `Token ${tokens[at % PLAYERS]}`,
        'X-Forwarded-For': `102.89.${(at >> 8) & 255}.${at & 255}`,
        'Idempotency-Key': `bench-key-${at}`,
      },
      body: {
        amount: '300',
        from_play_wallet: true,
        from_referral_wallet: false,
        card_payment: false,
        game_play_id: slips[at]!.id,
      },
    })
  return {
    /** Buys at the rate until `over` says so. @returns ms from when each was due to start */
    until: async (nodes: readonly Serving[], over: () => Promise<boolean> | boolean): Promise<number[]> => {
      const took: number[] = []
      const loads: Load[] = await Promise.all(nodes.map(({ port }) => openLoad(port, CONNECTIONS)))
      const [began, first] = [performance.now(), next]
      const is = { going: true }
      const buy = async (ask: Ask) => {
        while (is.going) {
          const at = next++
          if (at >= slips.length) throw new Error('there were too few slips')
          const due = began + ((at - first) * 1000) / RATE
          await pause(Math.max(0, due - performance.now()))
          const answer = await ask(request(at))
          if (answer.status !== 200) throw new Error(answer.body.toString())
          took.push(performance.now() - due)
        }
      }
      const buying = Promise.all(loads.map(load => load.work(CONNECTIONS, buy)))
      while (!(await over())) await pause(200)
      is.going = false
      await buying
      for (const load of loads) load.close()
      return took
    },
  }
}

const ms = (list: readonly number[], part: number) => quantile(list, part).toFixed(1)

const lasting = (seconds: number) => {
  const end = Date.now() + seconds * 1000
  return () => Date.now() >= end
}

const measure = async (postgres: TestPostgres): Promise<boolean> => {
  const database = await postgres.another('oriire')
  const { service, close } = await serviceOn(database, 'warn')
  const { db } = service
  const receiver = await startServing('receiver', database)
  const origin = `http://127.0.0.1:${receiver.port}`
  await fillDevices(db, origin)
  const buying = await makeBuying(db, RATE * (PARTS * QUIET + WARMING + DEVICES / SLOWEST))
  await db.exec('analyze')
  await turnClock(db, AHEAD)
  const given = `${database} ${origin} ${PUSH_RATE}`
  const nodes = await Promise.all([startServing('node', given, NODE), startServing('node', given, NODE)])
  const received = () => ofetch<Received>(`${origin}/`)
  const cpu = async () => ({
    nodes: (await nodes[0].cpu()) + (await nodes[1].cpu()),
    postgres: postgresCpu(postgres.folder),
    receiver: await receiver.cpu(),
  })
  await holdReminders(db)
  await buying.until(nodes, lasting(WARMING))
  const [without, during] = [[] as number[], [] as number[]]
  const [idle, sending] = [
    { nodes: 0, postgres: 0, receiver: 0 },
    { nodes: 0, postgres: 0, receiver: 0 },
  ]
  const ratios: number[] = []
  let seconds = 0
  for (let part = 0; part < PARTS; part++) {
    const before = await cpu()
    const quiet = await buying.until(nodes, lasting(QUIET))
    const between = await cpu()
    await letGo(db, part)
    const wanted = Math.floor(((part + 1) * DEVICES) / PARTS)
    const began = performance.now()
    const rush = await buying.until(nodes, async () => (await received()).distinct >= wanted)
    seconds += (performance.now() - began) / 1000
    const after = await cpu()
    for (const of of ['nodes', 'postgres', 'receiver'] as const) {
      idle[of] += between[of] - before[of]
      sending[of] += after[of] - between[of]
    }
    ratios.push(quantile(rush, 0.95) / quantile(quiet, 0.95))
    without.push(...quiet)
    during.push(...rush)
  }
  const load = loadavg()[0]!.toFixed(1)
  await pause(2_000) // long enough for a second copy to arrive
  const { received: all, distinct } = await received()
  const ratio = quantile(during, 0.95) / quantile(without, 0.95)
  /** CPU used beyond what the purchases take. */
  const used = (of: keyof typeof idle) =>
    `${of} ${((sending[of] - (idle[of] * during.length) / without.length) / DEVICES / 1000).toFixed(2)}`
  console.log(`${DEVICES} devices, 2 nodes: ${all} messages to ${distinct} devices, once each wanted`)
  console.log(
    `sent in ${seconds.toFixed(1)} s: ${(all / seconds).toFixed(0)} /s; load of the machine ${load}`,
  )
  const parts = (['nodes', 'postgres', 'receiver'] as const).map(used).join(', ')
  console.log(`ms of a processor for each message: ${parts}`)
  for (const [name, list] of Object.entries({ without, during }))
    console.log(`purchases ${name}: ${list.length}, p50 ${ms(list, 0.5)} ms, p95 ${ms(list, 0.95)} ms`)
  const each = ratios.map(it => it.toFixed(2)).join(', ')
  console.log(`p95 during / without: ${ratio.toFixed(2)} (wanted: at most 1.5)`)
  console.log(`by part: ${each}; median ${median(ratios).toFixed(2)}`)
  for (const part of [...nodes, receiver]) await part.stop()
  await close()
  return all === DEVICES && distinct === DEVICES
}

const given = partOf()
if (given?.part === 'receiver') serveReceiver()
else if (given?.part === 'node') await serveNode(given.database)
else {
  const postgres = await startPostgres()
  const isRight = await measure(postgres).finally(() => postgres.stop())
  process.exit(isRight ? 0 : 1)
}
