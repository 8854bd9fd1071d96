// Every route of the service against bare node:http returning the same bytes: requests per second of CPU.
//
// Each runs in its own process on one PostgreSQL, called by this process over 64 keep-alive connections, in
// turn, round by round. What counts is the serving process's CPU time (process.cpuUsage), the median of the
// rounds.
// - A public answer: bare writes the very same bytes and headers from memory.
// - A player's or a writing call: bare reads the same input, finds the same session, does the same deed on the
//   same database, and writes the answer under the same headers. So the ratio shows the cost of routing, checks,
//   limits, logging and metrics, not of the database.
// - "unchanged": the same public answer requested with its ETag, which both answer by 304.
// Each request comes from another of 4,096 addresses behind one proxy, as phones do. The log is on, as in
// production.
//
// npm run bench:server -- routes [--rounds=9] [--requests=2000] [--only=jackpot] [--profile=FOLDER]
import * as fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import * as os from 'node:os'
import * as path from 'node:path'
import * as v from 'valibot'
import type { Call } from '#src/contract/call.ts'
import { readChannel } from '#src/contract/chats/chats.ts'
import { generateWyseCashGame } from '#src/contract/offers.ts'
import { getExport } from '#src/contract/players/own-data.ts'
import { sendActivation } from '#src/contract/players/phone-check.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { seed } from '#server/deeds/sandbox/seed.ts'
import { registerSlip } from '#server/deeds/buying/register-slip.ts'
import { listen } from '#server/http/listen.ts'
import { nameOf, type Question } from '../../support/every-call.ts'
import { startPostgres } from '../../support/postgres.ts'
import { bareServer, type Told } from './bare.ts'
import { bytesOf, openLoad, type Asked } from './load.ts'
import { flag, median, textFlag } from './figures.ts'
import { makePlayers, serviceOn } from './players.ts'
import { sampleOf } from './sample.ts'
import { partOf, serveAs, startServing } from './serving.ts'

const CONNECTIONS = 64
const ADDRESSES = 4_096
const OTHERS = ['/', '/assets/app.js', '/healthz', '/api/openapi.json']
const ROUNDS = flag('rounds', 9)
const WARMING = 2 // rounds not counted
const REQUESTS = flag('requests', 2_000)
const ONLY = textFlag('only') ?? ''
/** `--profile=FOLDER` saves a CPU profile of the service there. */
const PROFILE = textFlag('profile') ? ['--cpu-prof', `--cpu-prof-dir=${textFlag('profile')}`] : []

/** The writing calls measured; the others hash a password or send a message, which dominates their cost. */
const WRITING = [
  'web/newsletter',
  'web/play_lottery',
  'web/lottery_payment',
  'lottery_status',
  'wallet/move',
  'web/user',
]

/** One player may ask for these only a few times a minute. */
const PACED: readonly Call[] = [generateWyseCashGame, sendActivation, getExport, readChannel]

const serve = async (part: string, database: string) => {
  const { service, app, front, close } = await serviceOn(database)
  if (part === 'ours') {
    const server = await listen(app.fetch, service.settings, { front })
    return serveAs((server.address() as AddressInfo).port, () => undefined, close)
  }
  const { server, hear } = bareServer(service)
  server.listen(0, '127.0.0.1', () =>
    serveAs((server.address() as AddressInfo).port, told => hear(told as Told), close),
  )
}

const hasAnswer = (call: Call): boolean =>
  (call.method === 'GET' && !call.stream && !PACED.includes(call)) ||
  (call.method !== 'DELETE' && WRITING.some(it => call.path.endsWith(`${it}/`)))

const pathOf = (call: Call, { params = {}, query }: Question): string => {
  const address = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!))
  return query ? `${address}?${new URLSearchParams(query).toString()}` : address
}

const outputOf = (schema: v.GenericSchema | undefined, input: unknown): object | undefined =>
  schema ? (v.parse(schema, input) as object) : undefined

const addressOf = (n: number): string => `102.89.${(n >> 8) & 255}.${n & 255}`

interface Spent {
  /** µs per request */
  cpu: number
  rate: number
}

interface Route {
  name: string
  /** The n-th request, with the ETag the client already has. */
  asked(n: number, etag?: string): Promise<Asked>
  /** What a request does; without one, the answer is always the same. */
  deed?: { call: string; query: object | undefined; body: object | undefined; params: Record<string, string> }
}

/** For routes with one answer for all. */
const ofPath = (address: string): Route => ({
  name: `GET ${address}`,
  asked: async (n, etag) => ({
    method: 'GET',
    path: address,
    headers: { 'X-Forwarded-For': addressOf(n % ADDRESSES), ...(etag ? { 'If-None-Match': etag } : {}) },
  }),
})

/** A site of one page and one script; a benchmark does not build the real one. */
const makeSite = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oriire-site-'))
  fs.mkdirSync(path.join(folder, 'assets'))
  fs.writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><title>x</title>${'<p>x</p>'.repeat(1_000)}`,
  )
  fs.writeFileSync(path.join(folder, 'assets/app.js'), 'x = 1\n'.repeat(5_000))
  return folder
}

const measure = async (database: string) => {
  const { service, calls, runDue, close } = await serviceOn(database, 'warn')
  await seed(service)
  await runDue()
  const players = await makePlayers(service, 256)
  const samples = await sampleOf(service, players[0]!)
  const ours = await startServing('ours', database, PROFILE)
  const bare = await startServing('bare', database)
  const loads = { ours: await openLoad(ours.port, CONNECTIONS), bare: await openLoad(bare.port, CONNECTIONS) }
  let keys = 0
  let writers = 0

  /** A call's n-th request: the reader is the one player who owns things, the writers are all of them. */
  const asked = async (call: Call, n: number, etag?: string): Promise<Asked> => {
    const question = samples[nameOf(call)]!
    const player = call.method === 'GET' ? players[0]! : players[n % players.length]!
    // Some writing calls allow only a few a minute per address.
    const address = addressOf(call.method === 'GET' ? n % ADDRESSES : ++writers)
    const headers: Record<string, string> = { 'X-Forwarded-For': address }
    if (call.who === 'player') headers.Authorization = `Token ${player.token}`
    if (call.once) headers['Idempotency-Key'] = `bench-key-${String(++keys).padStart(8, '0')}`
    if (etag) headers['If-None-Match'] = etag
    const slip =
      call.path === '/api/web/lottery_payment/' &&
      (await registerSlip(service, {
        playerId: player.playerId,
        game: instantCashout,
        stake: instantCashout.stakes[0]!.stake,
        lines: [[3, 11, 24, 40]],
      }))
    const body = slip ? { ...question.body, game_play_id: slip.id } : question.body
    return { method: call.method, path: pathOf(call, question), headers, ...(body ? { body } : {}) }
  }

  const spend = async (which: 'ours' | 'bare', requests: Buffer[], status: number): Promise<Spent> => {
    const serving = { ours, bare }[which]
    const [cpu, wall] = [await serving.cpu(), performance.now()]
    await loads[which].run(requests, status)
    const seconds = (performance.now() - wall) / 1000
    return { cpu: ((await serving.cpu()) - cpu) / requests.length, rate: requests.length / seconds }
  }

  /** Measures one route. @returns its answer's ETag, if any */
  const row = async (route: Route, etag?: string): Promise<string | undefined> => {
    const requests = async (count: number) => {
      const all: Buffer[] = []
      for (let n = 0; n < count; n++) all.push(bytesOf(await route.asked(n, etag)))
      return all
    }
    const first = await route.asked(0, etag)
    const answer = await loads.ours.ask(bytesOf(first))
    const status = etag ? 304 : 200
    if (answer.status !== status) {
      console.log(`${route.name.padEnd(50)} not measured: ${answer.status} ${answer.body.toString()}`)
      return
    }
    const isPublic = !route.deed || answer.headers.etag !== undefined
    await bare.tell({
      route: `${first.method} ${first.path.split('?')[0]}`,
      headers: answer.headers,
      ...(isPublic ? { answer: { status, text: answer.body.toString() } } : route.deed!),
    } satisfies Told)
    const count = isPublic ? REQUESTS : Math.ceil(REQUESTS / 4)
    const [mine, theirs]: [Spent[], Spent[]] = [[], []]
    for (let round = -WARMING; round < ROUNDS; round++)
      for (const which of ['ours', 'bare'] as const) {
        const spent = await spend(which, await requests(count), status)
        if (round >= 0) (which === 'ours' ? mine : theirs).push(spent)
      }
    const cpu = [theirs, mine].map(all => median(all.map(it => it.cpu)))
    const rates = [theirs, mine].map(all => median(all.map(it => it.rate)))
    console.log(
      `${route.name}${etag ? ' unchanged' : ''}`.padEnd(50),
      (isPublic ? 'public' : first.method === 'GET' ? 'query' : 'deed').padEnd(7),
      ...cpu.map(it => it.toFixed(1).padStart(7)),
      ...rates.map(it => it.toFixed(0).padStart(7)),
      (cpu[0]! / cpu[1]!).toFixed(2).padStart(6),
    )
    return answer.headers.etag
  }

  const ofCall = (call: Call): Route => {
    const question = samples[nameOf(call)]!
    return {
      name: nameOf(call),
      asked: (n, etag) => asked(call, n, etag),
      deed: {
        call: nameOf(call),
        query: outputOf(call.query, question.query),
        body: outputOf(call.body, question.body),
        params: question.params ?? {},
      },
    }
  }
  const routes = [...calls.filter(hasAnswer).map(ofCall), ...OTHERS.map(ofPath)]

  console.log(`${'route'.padEnd(50)} kind    CPU µs bare, ours   each second, ours  ratio of CPU`)
  for (const route of routes.filter(it => it.name.includes(ONLY))) {
    await runDue()
    const etag = await row(route)
    if (etag) await row(route, etag)
  }
  for (const load of Object.values(loads)) load.close()
  for (const serving of [ours, bare]) await serving.stop()
  await close()
}

const own = partOf()
if (own) await serve(own.part, own.database)
else {
  const postgres = await startPostgres()
  const site = makeSite()
  process.env.WEB_DIR = site
  try {
    await measure(await postgres.another('routes'))
  } finally {
    postgres.stop()
    fs.rmSync(site, { recursive: true })
  }
}
