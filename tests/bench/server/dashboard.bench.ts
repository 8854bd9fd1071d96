// Opening the dashboard as 50 players at once with 1,000,000 settled lines in the database, against 10,000.
//
// Two databases on one PostgreSQL on disk, each with its own service process, asked in turn, round by round.
// Lines are in batches of 3,000 (`--batch`), one every five minutes back from now, settled and counted by the
// service's own deeds. Each of 50 keep-alive connections is a signed-in player who opens the dashboard over
// and over: all its calls, one after another. First as it is, with public answers briefly cached in memory;
// then with a unique address for each public call, so every one reaches the database.
//
// npm run bench:server -- dashboard [--rounds=5] [--openings=1000] [--lines=1000000] [--small=10000] [--batch=3000]
import type { AddressInfo } from 'node:net'
import { BATCH } from '#src/draws/schedule.ts'
import { isoDate } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { countBatch } from '#server/deeds/draws/count-batch.ts'
import { settleBatch } from '#server/deeds/draws/settle-batch.ts'
import { listen } from '#server/http/listen.ts'
import { startPostgres } from '../../support/postgres.ts'
import { fillDrawnBatch } from './drawn-batches.ts'
import { flag, median, quantile } from './figures.ts'
import { fillWith } from './fill.ts'
import { bytesOf, openLoad, type Load } from './load.ts'
import { makePlayers, serviceOn, type BenchPlayer } from './players.ts'
import { partOf, serveAs, startServing } from './serving.ts'

const ROUNDS = flag('rounds', 5)
const OPENINGS = flag('openings', 1_000)
const SIZES = { small: flag('small', 10_000), large: flag('lines', 1_000_000) }
const CONNECTIONS = 50
const BATCH_LINES = flag('batch', 3_000)
const PLAYERS = 20_000
const WANTED = 1.5

const TODAY = isoDate(Date.now())
/** The player's own calls among those that opening the dashboard makes. */
const OWN = ['/api/web/user/', '/api/dynamic_data/']
const PUBLIC = [
  '/api/web/lottery_games_result/',
  '/api/web/jackpot/',
  '/api/web/active_games/',
  '/api/web/lottery_winners/?game_type=INSTANT_CASHOUT&date=',
  '/api/v1/winners/',
  `/api/web/game_play_statistics/?date=${TODAY}`,
]

const serve = async (database: string) => {
  const { service, app, front, close } = await serviceOn(database, 'warn')
  const server = await listen(app.fetch, service.settings, { front })
  serveAs((server.address() as AddressInfo).port, () => undefined, close)
}

/** @returns signed-in players */
const fill = async (database: string, lines: number): Promise<BenchPlayer[]> => {
  const { service, close } = await serviceOn(database, 'warn')
  await fillWith(service.db, PLAYERS, kobo(10_000))
  const batches = Math.ceil(lines / BATCH_LINES)
  const from = new Date(Math.floor(Date.now() / BATCH) * BATCH - batches * BATCH)
  for (let batch = 0; batch < batches; batch++) {
    await fillDrawnBatch(service.jobs, {
      id: `IC-${String(batch).padStart(6, '0')}`,
      minute: batch * 5,
      from,
      lines: Math.min(BATCH_LINES, lines - batch * BATCH_LINES),
      players: PLAYERS,
    })
    await settleBatch(service)
    await countBatch(service)
  }
  const players = await makePlayers(service, CONNECTIONS)
  await service.db.exec('vacuum analyze')
  await close()
  return players
}

let asked = 0
const request = (path: string, token?: string): Buffer =>
  bytesOf({
    method: 'GET',
    path,
    headers: {
      'X-Forwarded-For': `102.89.${(asked >> 8) & 255}.${asked++ & 255}`,
      ...(token ? { Authorization: `Token ${token}` } : {}),
    },
  })

/** ms per call by path; `''` is the whole opening. */
type Took = Map<string, number[]>

const openAll = async (load: Load, players: readonly BenchPlayer[], isKept: boolean): Promise<Took> => {
  const took: Took = new Map(['', ...OWN, ...PUBLIC].map(path => [path, []]))
  await load.work(OPENINGS, async (ask, n) => {
    const { token } = players[n % players.length]!
    let whole = 0
    for (const path of [...OWN, ...PUBLIC]) {
      const isOwn = OWN.includes(path)
      const anew = isKept || isOwn ? path : `${path}${path.includes('?') ? '&' : '?'}anew=${asked}`
      const bytes = request(anew, isOwn ? token : undefined)
      const began = performance.now()
      const { status, body } = await ask(bytes)
      const ms = performance.now() - began
      if (status !== 200) throw new Error(`${anew}: ${status} ${body.toString()}`)
      took.get(path)!.push(ms)
      whole += ms
    }
    took.get('')!.push(whole)
  })
  return took
}

const ms = (value: number) => value.toFixed(1).padStart(8)

const measure = async (postgres: Awaited<ReturnType<typeof startPostgres>>) => {
  const sides = []
  for (const [name, lines] of Object.entries(SIZES)) {
    const database = await postgres.another(name)
    const began = performance.now()
    const players = await fill(database, lines)
    console.log(
      `${lines} lines written, settled and counted in ${Math.round((performance.now() - began) / 1000)} s`,
    )
    const serving = await startServing('service', database)
    sides.push({ players, serving })
  }
  for (const isKept of [true, false]) {
    const rounds: Took[][] = sides.map(() => [])
    for (let round = -1; round < ROUNDS; round++)
      for (const [at, { serving, players }] of sides.entries()) {
        // The server closes connections that sat idle during the other's turn.
        const load = await openLoad(serving.port, CONNECTIONS)
        const took = await openAll(load, players, isKept)
        load.close()
        if (round >= 0) rounds[at]!.push(took)
      }
    console.log(`\n${isKept ? 'as it is' : 'every public call asks the database'}: p50 and p95 of a call, ms`)
    console.log(
      `${''.padEnd(44)}${Object.values(SIZES)
        .map(lines => `${lines} lines`.padStart(17))
        .join('')}   ratio of p95`,
    )
    for (const path of [...OWN, ...PUBLIC, '']) {
      const of = (at: number, part: number) =>
        median(rounds[at]!.map(took => quantile(took.get(path)!, part)))
      const cells = sides.map((_, at) => `${ms(of(at, 0.5))}${ms(of(at, 0.95))} `).join('')
      const ratio = of(1, 0.95) / of(0, 0.95)
      const name = path ? path.slice(0, 42) : `the whole opening (wanted ${WANTED})`
      console.log(`${name.padEnd(44)}${cells}${ratio.toFixed(2).padStart(8)}`)
    }
  }
  for (const { serving } of sides) await serving.stop()
}

const own = partOf()
if (own) await serve(own.database)
else {
  const postgres = await startPostgres()
  try {
    await measure(postgres)
  } finally {
    postgres.stop()
  }
}
