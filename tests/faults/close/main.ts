// See ../close.mjs.
import { createService } from '#server/create-service.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { readSettings } from '#server/settings.ts'
import { startPostgres } from '../../support/postgres.ts'
import { closeIn, FUNDED, prepare } from '../overload/prepare.ts'
import { judge } from '../overload/proof.ts'
import { rush } from './rush.ts'

const option = (name: string, usual: number): number => {
  const given = process.argv.find(it => it.startsWith(`--${name}=`))
  return given ? Number(given.split('=')[1]) : usual
}
const purchases = option('purchases', 20_000)
const around = option('around', 500)
const nodeCount = option('nodes', 2)

const postgres = await startPostgres()
process.on('exit', () => postgres.stop())
const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: postgres.url })
const db = openPostgres(postgres.url, error => console.error(error.message), 2, { statement: 600_000 })
const players = await prepare(db, 1_000)
await closeIn(db, 60_000)
const running = await Promise.all(
  Array.from({ length: nodeCount }, () => createService(settings, { print: () => undefined })),
)
await running[0]!.runDue()

const { payments, outcomes, took } = await rush(db, {
  nodes: running.map(it => it.service),
  players,
  purchases,
  around,
})
console.log(
  `${purchases} purchases on ${nodeCount} nodes sent in ${took.toFixed(0)} ms around a close: ${JSON.stringify(outcomes)}`,
)
const batches = await db.many<{ id: string; state: string; size: number; first: number; last: number }>`
  select b.id, b.state, b.size, extract(epoch from min(t.bought_at) - b.closes_at)::float8 * 1000 as first,
    extract(epoch from max(t.bought_at) - b.closes_at)::float8 * 1000 as last
  from batch b join ticket t on t.batch_id = b.id group by b.id order by b.closes_at`
for (const { id, state, size, first, last } of batches)
  console.log(
    `${id} ${state}: ${size} tickets, the first ${(-first).toFixed(1)} ms and the last ${(-last).toFixed(1)} ms before its close`,
  )
const wrong = await judge(db, payments, FUNDED, settings.WINNINGS_TAX)
const odd = Object.keys(outcomes).filter(it => it !== 'done' && it !== 'batch-closed')
if (odd.length > 0) wrong.push(`refused otherwise than by the close: ${odd.join(', ')}`)
if (batches[0]?.state !== 'sealed') wrong.push('the batch was not sealed')
if (batches.length < 2) wrong.push('nothing was sold on both sides of the close')
for (const it of running) await it.close()
await db.close()
for (const it of wrong) console.error(`WRONG: ${it}`)
console.log(
  wrong.length === 0
    ? 'No ticket at or after its close, nobody refused was charged.'
    : `${wrong.length} faults`,
)
process.exit(wrong.length === 0 ? 0 : 1)
