// Every route of the service against bare node:http that returns the same bytes: requests per second of CPU.
//
// Both run in a process of their own on one PostgreSQL, asked by this process over 64 keep-alive connections, in turn,
// round by round; what counts is the CPU time of the serving process (process.cpuUsage), the median of the rounds.
// - A public answer: bare writes the very same bytes and headers from memory.
// - A player's or a writing call: bare reads the same input, finds the same session and does the same deed on the same
//   database, and writes the answer under the same headers. So the ratio says what routing, checks, limits, log and
//   figures cost, not what the database costs.
// - "unchanged": the same public answer asked for with its ETag, which both answer by 304.
// Each request comes from another of 4,096 addresses behind one proxy, as phones do. The log is on, as in production.
//
// npm run bench:server -- routes [--rounds=5] [--requests=2000] [--only=jackpot] [--profile=FOLDER]
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import type { Call } from '#src/contract/call.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { kobo } from '#src/lib/money.ts'
import { seed } from '#server/db/seed.ts'
import { registerSlip } from '#server/deeds/register-slip.ts'
import { listen } from '#server/listen.ts'
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
const ROUNDS = flag('rounds', 5)
const REQUESTS = flag('requests', 2_000)
const ONLY = textFlag('only') ?? ''
/** `--profile=FOLDER` keeps a CPU profile of the service there. */
const PROFILE = textFlag('profile') ? ['--cpu-prof', `--cpu-prof-dir=${textFlag('profile')}`] : []

/** Writing calls that are measured; the others hash a password or send a message, which is all that they cost. */
const WRITING = [
  'web/newsletter',
  'web/play_lottery',
  'web/lottery_payment',
  'lottery_status',
  'wallet/move',
  'web/user',
]

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
  call.method === 'GET' || (call.method !== 'DELETE' && WRITING.some(it => call.path.endsWith(`${it}/`)))

const pathOf = (call: Call, { params = {}, query }: Question): string => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!))
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path
}

const outputOf = (schema: v.GenericSchema | undefined, input: unknown): object | undefined =>
  schema ? (v.parse(schema, input) as object) : undefined

const addressOf = (n: number): string => `102.89.${(n >> 8) & 15}.${n & 255}`

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

  /** The n-th request of a call: a reader is the one player who owns things, writers are all of them. */
  const asked = async (call: Call, n: number, etag?: string): Promise<Asked> => {
    const question = samples[nameOf(call)]!
    const player = call.method === 'GET' ? players[0]! : players[n % players.length]!
    const headers: Record<string, string> = { 'X-Forwarded-For': addressOf(n % ADDRESSES) }
    if (call.who === 'player') headers.Authorization = `Token ${player.token}`
    if (call.once) headers['Idempotency-Key'] = `bench-key-${String(++keys).padStart(8, '0')}`
    if (etag) headers['If-None-Match'] = etag
    const slip =
      call.path === '/api/web/lottery_payment/' &&
      (await registerSlip(service, {
        playerId: player.playerId,
        game: instantCashout,
        stake: kobo(100),
        lines: [[3, 11, 24, 40]],
      }))
    const body = slip ? { ...question.body, game_play_id: slip.game_play_id } : question.body
    return { method: call.method, path: pathOf(call, question), headers, ...(body ? { body } : {}) }
  }

  const perRequest = async (which: 'ours' | 'bare', requests: Buffer[], status: number) => {
    const serving = { ours, bare }[which]
    const before = await serving.cpu()
    await loads[which].run(requests, status)
    return ((await serving.cpu()) - before) / requests.length
  }

  const row = async (call: Call, etag?: string): Promise<string | undefined> => {
    const many = async (count: number) => {
      const requests: Buffer[] = []
      for (let n = 0; n < count; n++) requests.push(bytesOf(await asked(call, n, etag)))
      return requests
    }
    const first = await asked(call, 0, etag)
    const answer = await loads.ours.ask(bytesOf(first))
    const status = etag ? 304 : 200
    if (answer.status !== status) throw new Error(`${nameOf(call)}: ${answer.head} ${answer.body.toString()}`)
    const isPublic = call.who === 'anyone' && call.method === 'GET' && 'etag' in answer.headers
    const question = samples[nameOf(call)]!
    await bare.tell({
      route: `${call.method} ${first.path.split('?')[0]}`,
      headers: answer.headers,
      ...(isPublic ? { answer: { status, text: answer.body.toString() } } : {}),
      call: nameOf(call),
      query: outputOf(call.query, question.query),
      body: outputOf(call.body, question.body),
      params: question.params ?? {},
    } satisfies Told)
    const count = isPublic ? REQUESTS : Math.ceil(REQUESTS / 4)
    const took = { ours: [] as number[], bare: [] as number[] }
    for (let round = 0; round <= ROUNDS; round++)
      for (const which of ['ours', 'bare'] as const) {
        const cost = await perRequest(which, await many(count), status)
        if (round > 0) took[which].push(cost) // the first is for warming up
      }
    const [mine, theirs] = [median(took.ours), median(took.bare)]
    const name = `${nameOf(call)}${etag ? ' unchanged' : ''}`
    const kind = isPublic ? 'public' : call.method === 'GET' ? 'query' : 'deed'
    console.log(
      [name.padEnd(50), kind.padEnd(7), theirs.toFixed(1).padStart(7), mine.toFixed(1).padStart(7)].join(' '),
      (theirs / mine).toFixed(2).padStart(6),
    )
    return answer.headers.etag
  }

  console.log(`${'route'.padEnd(50)} kind    bare µs ours µs  ratio`)
  for (const call of calls.filter(it => hasAnswer(it) && nameOf(it).includes(ONLY))) {
    await runDue()
    const etag = await row(call)
    if (etag) await row(call, etag)
  }
  for (const load of Object.values(loads)) load.close()
  for (const serving of [ours, bare]) await serving.stop()
  await close()
}

const own = partOf()
if (own) await serve(own.part, own.database)
else {
  const postgres = await startPostgres()
  try {
    await measure(await postgres.another('routes'))
  } finally {
    postgres.stop()
  }
}
