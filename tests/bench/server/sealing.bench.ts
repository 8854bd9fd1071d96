// npm run bench:server -- sealing [--tickets=100000]
//
// Sealing a large batch on PostgreSQL, then proving its tickets: how long it takes, and how long the
// service's thread answers nobody meanwhile (target: never over 50 ms).
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { head as headSchema } from '#src/contract/draws.ts'
import { ticketLeafHash } from '#src/draws/documents.ts'
import { pathPlaces, rootFromPath } from '#src/draws/merkle.ts'
import { batchBounds } from '#src/draws/schedule.ts'
import { hex } from '#src/lib/bytes.ts'
import { kobo } from '#src/lib/money.ts'
import { createService } from '#server/create-service.ts'
import { forJobs, openPostgres } from '#server/db/postgres.ts'
import { listLeaves, listNodes } from '#server/db/queries/draws/leaves.ts'
import { ensureBatches } from '#server/deeds/draws/ensure-batches.ts'
import { sealBatch } from '#server/deeds/draws/seal-batch.ts'
import { readSettings } from '#server/settings.ts'
import { leafOf } from '#server/wire/receipt.ts'
import { turnClock } from '../../support/database.ts'
import { startPostgres } from '../../support/postgres.ts'
import { fillTickets } from './drawn-batches.ts'
import { flag, median } from './figures.ts'
import { fillWith } from './fill.ts'

const TICKETS = flag('tickets', 100_000)
const PLAYERS = 5_000
const PROOFS = 200
const START = Date.UTC(2026, 10, 20, 11, 2)

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * How long the work took, and the longest gap between two turns of the thread: by the clock, and in CPU time,
 * which other programs do not inflate. All ms.
 */
const watched = async (work: () => Promise<unknown>) => {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await sleep(20)
  delay.reset()
  let worked = 0
  let last = cpu()
  let going = true
  const turn = () => {
    const now = cpu()
    worked = Math.max(worked, now - last)
    last = now
    if (going) setImmediate(turn)
  }
  setImmediate(turn)
  const from = performance.now()
  await work()
  const took = performance.now() - from
  going = false
  delay.disable()
  return { took, still: delay.max / 1e6, worked }
}

const told = ({ still, worked }: { still: number; worked: number }) =>
  `between two turns of the thread at most ${still.toFixed(0)} ms, ${worked.toFixed(0)} ms of CPU (wanted 50)`

const postgres = await startPostgres()
const db = openPostgres(await postgres.another('sealing'), () => undefined, 2, forJobs)
try {
  const { service } = await createService(readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), {
    db,
    print: () => undefined,
  })
  const clock = await turnClock(db, START)
  await fillWith(db, PLAYERS, kobo(100))
  await ensureBatches(service, START)
  const { id } = (await db.one<{ id: string }>`select id from batch order by closes_at limit 1`)!
  await fillTickets(db, { id, tickets: TICKETS, players: PLAYERS, at: 'game_clock()' })
  await db.one`
    update batch b set size = s.size, lines = 3 * s.size, stake = s.stake
    from (select count(*)::int as size, sum(stake)::bigint as stake from ticket) s where id = ${id}`
  await clock.set(batchBounds(START).closesAt)
  const sealing = await watched(() => sealBatch(service))

  const row = (await db.one<{ head: string }>`select head from batch where id = ${id}`)!
  const head = v.parse(headSchema, JSON.parse(row.head))
  const times: number[] = []
  const proving = await watched(async () => {
    for (let proof = 0; proof < PROOFS; proof++) {
      const index = Math.floor((proof * TICKETS) / PROOFS)
      const from = performance.now()
      const path = await listNodes(db, id, pathPlaces(TICKETS, index))
      times.push(performance.now() - from)
      const [ticket] = await listLeaves(db, id, index, 1)
      const root = rootFromPath(ticketLeafHash(leafOf(id, head.commitment, ticket!)), index, TICKETS, path)
      if (!root || hex(root) !== head.root) throw new Error(`the path of ticket ${index} leads elsewhere`)
    }
  })
  console.log(`a batch of ${TICKETS} tickets, ${process.memoryUsage.rss() >> 20} MB in memory at the end`)
  console.log(`sealing ${sealing.took.toFixed(0)} ms, ${told(sealing)}`)
  console.log(`a path ${median(times).toFixed(2)} ms, ${told(proving)}`)
} finally {
  await db.close()
  postgres.stop()
}
