// One draw's reminders for many devices, sent by two nodes, while players buy on both at a steady rate.
//
// The queue stands on a PostgreSQL on disk; each message is encrypted and posted by HTTP to a receiver that only counts, in a
// process of its own. Each device must be told once. Purchases are begun at even distances whatever the answers before
// them take, and timed from when they were to begin: without alerts before and after, and while they go out. All of it shares
// the processors of this machine, the receiver and the load generator too: what these used is printed. The receiver stands
// for machines elsewhere, so it has to give way.
//
// npm run bench:server -- alerts [--devices=100000] [--rate=50] [--quiet-seconds=20] [--push-rate=250]
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
import { forAlerts, openPostgres } from '#server/db/postgres.ts'
import { tokenHash } from '#server/deeds/open-session.ts'
import { makeAlerts } from '#server/jobs/alerts.ts'
import { listen } from '#server/listen.ts'
import { pushWorkerFile, threadedPush } from '#server/ports/push-thread.ts'
import { newPushKeys } from '#server/push-keys.ts'
import { readSettings } from '#server/settings.ts'
import { startPostgres, type TestPostgres } from '../../support/postgres.ts'
import { flag, quantile, textFlag } from './figures.ts'
import { fillWith, newSlips, openLongBatch } from './fill.ts'
import { bytesOf, openLoad, type Ask, type Load } from './load.ts'
import { serviceOn } from './players.ts'
import { postgresCpu } from './processes.ts'
import { partOf, serveAs, startServing, type Serving } from './serving.ts'

const DEVICES = flag('devices', 100_000)
const RATE = flag('rate', 50) // purchases a second
const QUIET = flag('quiet-seconds', 20)
/** Messages a second of each node; as the setting says by itself where nothing is given. */
const PUSH_RATE = textFlag('push-rate') ?? ''
/** Of each node: few, because a node closes those that stand still for some seconds. */
const CONNECTIONS = 8
const PLAYERS = 1_024
const LEAD = 15
const NODE = ['--max-semi-space-size=64']
const PIECE = 20_000
const WARMING = 5 // seconds
/** The alerts begin so long after the quiet part at the earliest. */
const AHEAD = 25
const MOST_SECONDS = 900

/** Counts what it is sent. */
const serveReceiver = () => {
  setPriority(10)
  const devices = new Map<string, number>()
  let [first, last, received] = [0, 0, 0]
  const server = createServer((request, response) => {
    if (request.method === 'GET')
      return void response.end(JSON.stringify({ received, distinct: devices.size, first, last }))
    request.resume()
    request.on('end', () => {
      last = Date.now()
      first ||= last
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
  /** ms since 1970 */
  first: number
  last: number
}

/** @param given the database's address, the receiver's origin and how many messages in a second */
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
  // The clockwork stays out: it would announce batches beside the one that the purchases are for.
  const alerts = makeAlerts({ ...service, db }, push)
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

/** The database's clock, moved to some seconds before the reminders of a draw are due. */
const turnClock = async (db: Db, seconds: number) => {
  const due = nextDrawHour(Date.now() + 60 * MINUTE) - LEAD * MINUTE
  const ahead = Math.round((due - Date.now()) / 1000 - seconds)
  await db.exec(
    `create or replace function game_clock() returns timestamptz language sql volatile
     as $$select clock_timestamp() + interval '${ahead} seconds'$$`,
  )
}

/** ms until the reminders are due */
const untilDue = async (db: Db): Promise<number> => {
  const row = await db.one<{ now: Date }>('select game_clock() as now')
  const now = row!.now.getTime()
  return nextDrawHour(now) - LEAD * MINUTE - now
}

const fillDevices = async (db: Db, origin: string) => {
  const point = createECDH('prime256v1').generateKeys()
  for (let from = 1; from <= DEVICES; from += PIECE)
    await db.many(
      `insert into push_device (endpoint, p256dh, auth, name, kinds, games, lead)
       select $1 || '/device/' || n, $2::bytea, $3::bytea, gen_random_uuid(), array['draw'], array['BANKER'], ${LEAD}
       from generate_series($4::int, $5::int) n`,
      [origin, point, randomBytes(16), from, Math.min(DEVICES, from + PIECE - 1)],
    )
}

const makeBuying = async (db: Db, nodes: readonly Serving[], count: number) => {
  const { players } = await fillWith(db, PLAYERS, kobo(100_000_000))
  const tokens = players.map(() => randomBytes(32).toString('base64url'))
  await db.many(
    `insert into session (token_hash, player_id, expires_at)
     select decode(hash, 'hex'), id, now() + interval '3 days' from unnest($1::text[], $2::bigint[]) as t(hash, id)`,
    [tokens.map(it => Buffer.from(tokenHash(it)).toString('hex')), players.map(it => it.playerId)],
  )
  await openLongBatch(db, instantCashout)
  const slips = await newSlips(db, instantCashout, players, kobo(100), 3, count)
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
    /** Buys at the rate until `over` says so. @returns ms from when each was to begin */
    until: async (over: () => Promise<boolean> | boolean): Promise<number[]> => {
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
  await turnClock(db, QUIET + WARMING + AHEAD)
  const given = `${database} ${origin} ${PUSH_RATE}`
  const nodes = await Promise.all([startServing('node', given, NODE), startServing('node', given, NODE)])
  const buying = await makeBuying(db, nodes, Math.ceil(RATE * MOST_SECONDS))
  await db.exec('analyze')
  const received = () => ofetch<Received>(`${origin}/`)
  const cpu = async () => ({
    nodes: (await nodes[0].cpu()) + (await nodes[1].cpu()),
    postgres: postgresCpu(postgres.folder),
    receiver: await receiver.cpu(),
    load: process.cpuUsage().user + process.cpuUsage().system,
  })
  await buying.until(lasting(WARMING))
  const idle = await cpu()
  const without = await buying.until(lasting(QUIET))
  const before = await cpu()
  await pause(Math.max(0, (await untilDue(db)) - 1_000))
  const due = await cpu()
  const during = await buying.until(async () => (await received()).distinct >= DEVICES)
  const after = await cpu()
  const load = loadavg()[0]!.toFixed(1)
  await pause(2_000) // a second copy would come by now
  without.push(...(await buying.until(lasting(QUIET))))
  const { received: all, distinct, first, last } = await received()
  const seconds = (last - first) / 1000
  const ratio = quantile(during, 0.95) / quantile(without, 0.95)
  /** What is left of the time on a processor when the purchases have had theirs. */
  const used = (of: keyof typeof after) => {
    const purchases = ((before[of] - idle[of]) * during.length) / (RATE * QUIET)
    return `${of} ${((after[of] - due[of] - purchases) / DEVICES / 1000).toFixed(2)}`
  }
  console.log(`${DEVICES} devices, 2 nodes: ${all} messages to ${distinct} devices, once each wanted`)
  console.log(
    `sent in ${seconds.toFixed(1)} s: ${(all / seconds).toFixed(0)} /s; load of the machine ${load}`,
  )
  const parts = (['nodes', 'postgres', 'receiver'] as const).map(used).join(', ')
  console.log(`ms of a processor for each message: ${parts}`)
  for (const [name, list] of Object.entries({ without, during }))
    console.log(`purchases ${name}: ${list.length}, p50 ${ms(list, 0.5)} ms, p95 ${ms(list, 0.95)} ms`)
  console.log(`p95 during / without: ${ratio.toFixed(2)} (wanted: at most 1.5)`)
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
