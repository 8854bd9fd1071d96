// npm run bench:server -- growth [--lines=1000000] [--players=50000] [--purchases=4000]
//
// The same database (PostgreSQL on disk) holding 1/100, 1/10 and all of the lines: what a purchase costs in
// groups (through its deed, 64 players at once), what settling costs per line (a batch of nine tenths of all
// lines so far), and how long a player, equally active at every size, waits for their history. One service
// keeps its connections across all sizes, so a plan made for empty tables would show. CPU is that of the
// database's connections.
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { kobo } from '#src/lib/money.ts'
import { createService } from '#server/create-service.ts'
import type { Db } from '#server/db/db.ts'
import { forJobs, openPostgres } from '#server/db/postgres.ts'
import { countPlayed, listPlayed } from '#server/db/queries/buying/history.ts'
import { listMovements } from '#server/db/queries/money/transactions.ts'
import { listTopWinners } from '#server/db/queries/draws/winners.ts'
import { countBatch } from '#server/deeds/draws/count-batch.ts'
import { settleBatch } from '#server/deeds/draws/settle-batch.ts'
import { onDatabase } from '#server/service.ts'
import { readSettings } from '#server/settings.ts'
import { startPostgres } from '../../support/postgres.ts'
import { cpuOf } from './cpu.ts'
import { fillDrawnBatch } from './drawn-batches.ts'
import { flag, median } from './figures.ts'
import { holdCheckpoints } from './measure.ts'
import { buySlip, fillWith, newSlips, openLongBatch, type BenchSlip, STAKE } from './fill.ts'

const LINES = flag('lines', 1_000_000)
const PLAYERS = flag('players', 50_000)
const PURCHASES = flag('purchases', 4_000)
const ROUNDS = 5
const AT_ONCE = 64
/** Tickets of the player whose history is read. */
const OWN = 60
const SIZES = [LINES / 100, LINES / 10, LINES]

const postgres = await startPostgres()
const url = await postgres.another('growth')
const db = openPostgres(url, () => undefined)
const jobs = openPostgres(url, () => undefined, 1, forJobs)
await holdCheckpoints(jobs)
const { service } = await createService(readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), {
  db,
  print: () => undefined,
})
const onJobs = onDatabase(service, jobs)

interface Cost {
  /** Microseconds. */
  wall: number
  cpu: number
}

/** Microseconds the server's processes have worked for this database's connections. */
const worked = async (): Promise<number> => {
  const rows = await db.many<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and application_name = ${'oriire'}`
  return cpuOf(rows.map(row => row.pid))
}

const timed = async (work: () => Promise<unknown>): Promise<Cost> => {
  const cpu = await worked()
  const from = performance.now()
  await work()
  const wall = (performance.now() - from) * 1000
  return { wall, cpu: (await worked()) - cpu }
}

const buy = (slip: BenchSlip) => buySlip(service, slip, STAKE)

/** As many buyers as can be served at once, each returning for the next slip. */
const buyAll = async (slips: readonly BenchSlip[]) => {
  const left = [...slips]
  const buyer = async () => {
    for (let slip = left.pop(); slip; slip = left.pop()) await buy(slip)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, buyer))
}

const { players } = await fillWith(jobs, PLAYERS + 1, kobo(10_000_000))
await openLongBatch(jobs, instantCashout)
const own = players.at(-1)!
const others = players.slice(0, -1)
await buyAll(await newSlips(jobs, instantCashout, [own], STAKE, 3, OWN))

const costOf = (runs: readonly Cost[], each: number): Cost => ({
  wall: median(runs.map(it => it.wall)) / each,
  cpu: median(runs.map(it => it.cpu)) / each,
})

/**
 * Not right after a checkpoint: each page's first change then writes it whole to the log, and large tables
 * have many.
 */
const purchase = async (): Promise<Cost> => {
  const runs: Cost[] = []
  const each = PURCHASES / ROUNDS
  await jobs.exec('checkpoint')
  await buyAll(await newSlips(jobs, instantCashout, others, STAKE, 3, PURCHASES))
  for (let round = 0; round < ROUNDS; round++) {
    const slips = await newSlips(jobs, instantCashout, others, STAKE, 3, each)
    runs.push(await timed(() => buyAll(slips)))
  }
  return costOf(runs, each)
}

const history = async (read: () => Promise<unknown>): Promise<Cost> => {
  const runs: Cost[] = []
  for (let round = 0; round < 5; round++)
    runs.push(
      await timed(async () => {
        for (let call = 0; call < 40; call++) await read()
      }),
    )
  return costOf(runs, 40)
}

const readers: Record<string, (on: Db) => Promise<unknown>> = {
  'newest tickets': on => listPlayed(on, own.playerId, undefined, 20, 0),
  'tickets waiting': on => listPlayed(on, own.playerId, 'pending', 20, 0),
  'number of tickets': on => countPlayed(on, own.playerId, undefined),
  'newest movements': on => listMovements(on, own.playerId, undefined, 20, 0),
  'top winners': on => listTopWinners(on, new Date(0), 5),
}

interface Size {
  lines: number
  purchase: Cost
  settlement: Cost
  history: Record<string, Cost>
}

const sizes: Size[] = []
let filled = 0
try {
  for (const [at, lines] of SIZES.entries()) {
    const id = `IC-20260105-${1300 + at * 5}`
    const batch = Math.ceil(lines * (at === 0 ? 1 : 0.9))
    await fillDrawnBatch(jobs, { id, minute: 60 + at * 5, lines: batch, players: PLAYERS })
    filled += batch
    await jobs.exec('checkpoint')
    const settling = await timed(() => settleBatch(onJobs))
    await countBatch(onJobs)
    const bought = await purchase()
    const read: Size['history'] = {}
    for (const [name, run] of Object.entries(readers)) read[name] = await history(() => run(db))
    sizes.push({
      lines: filled,
      purchase: bought,
      settlement: { wall: settling.wall / batch, cpu: settling.cpu / batch },
      history: read,
    })
  }
} finally {
  await db.close()
  await jobs.close()
  postgres.stop()
}

const row = (name: string, wanted: string, costOf: (size: Size) => Cost, digits = 0) => {
  const line = (what: string, values: readonly number[]) => {
    const growth = (values.at(-1)! / values[0]!).toFixed(2)
    const cells = values.map(it => it.toFixed(digits).padStart(10)).join('')
    console.log(`${what.padEnd(36)}${cells}${growth.padStart(8)} x   ${wanted}`)
  }
  line(
    `${name}, us`,
    sizes.map(it => costOf(it).wall),
  )
  line(
    `${name}, us of CPU`,
    sizes.map(it => costOf(it).cpu),
  )
}
console.log(
  `${''.padEnd(36)}${sizes.map(it => String(it.lines).padStart(10)).join('')}   lines in the database`,
)
row('purchase', 'wanted 1.25', it => it.purchase, 1)
row('settlement of a line', 'wanted 1.1', it => it.settlement, 2)
for (const name of Object.keys(readers)) row(name, 'wanted flat', it => it.history[name]!)
