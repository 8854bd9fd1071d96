// See ../overload.mjs.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import * as path from 'node:path'
import { SEAL_MARGIN } from '#src/draws/schedule.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { startPostgres } from '../../support/postgres.ts'
import { quantile } from '../../bench/server/figures.ts'
import { load, makeClient, type Kind } from './load.ts'
import { closeIn, FUNDED, prepare } from './prepare.ts'
import { askAgain, judge } from './proof.ts'

const option = (name: string, usual: number): number => {
  const given = process.argv.find(it => it.startsWith(`--${name}=`))
  return given ? Number(given.split('=')[1]) : usual
}
const rate = { from: option('from', 200), to: option('to', 2_000), seconds: option('seconds', 60) }
const playerCount = option('players', 2_000)
const nodeCount = option('nodes', 1)
const TAX = 500 // hundredths of a percent: the settings' default

const postgres = await startPostgres()
const children: ChildProcess[] = []
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
  postgres.stop()
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const startNode = async (): Promise<number> => {
  const child = fork(path.join(import.meta.dirname, 'node.js'), {
    env: { ...process.env, DATABASE_URL: postgres.url },
  })
  children.push(child)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return port
}
const stopNode = async (child: ChildProcess) => {
  child.send('stop')
  const [figures] = (await once(child, 'message')) as [Record<'shed' | 'cpu' | 'rss' | 'p50' | 'p99', number>]
  await once(child, 'exit')
  return figures
}

const db = openPostgres(postgres.url, error => console.error(error.message), 4, { statement: 600_000 })
const players = await prepare(db, playerCount)
// Closes after a quarter of the time, so the draw falls at the rush's peak.
await closeIn(db, rate.seconds * 250)
const ports: number[] = []
for (let n = 0; n < nodeCount; n++) ports.push(await startNode())
const client = makeClient(ports)

console.log(
  `${rate.from} to ${rate.to} requests a second in ${rate.seconds} s, ${playerCount} players, ${nodeCount} node(s)`,
)
const before = process.cpuUsage()
const outcome = await load(client, players, rate)
const own = process.cpuUsage(before)
const ms = (value: number) => `${value.toFixed(1)} ms`
for (const kind of Object.keys(outcome.times) as Kind[]) {
  const times = outcome.times[kind]
  const statuses = Object.entries(outcome.statuses[kind]).map(([status, count]) => `${status}: ${count}`)
  console.log(
    `${kind.padEnd(12)} p50 ${ms(quantile(times, 0.5)).padStart(10)}  p99 ${ms(quantile(times, 0.99)).padStart(10)}   ${statuses.join('  ')}`,
  )
}

const again = await askAgain(client, outcome.payments)
client.close()
const isOver = async () =>
  (await db.one`
    select 1 from batch
    where size > 0 and state <> 'settled' and draws_at < game_clock() - interval '10 seconds'`) ===
    undefined &&
  (await db.one`
    select 1 from batch where state = 'settled' and size > 0`) !== undefined
const until = Date.now() + SEAL_MARGIN + 60_000
while (!(await isOver()) && Date.now() < until) await new Promise(resolve => setTimeout(resolve, 250))
for (const child of children) {
  const { shed, cpu, rss, p50, p99 } = await stopNode(child)
  console.log(
    `node: a payment took p50 ${ms(p50)}, p99 ${ms(p99)} in it, ${shed} turned away, ${cpu.toFixed(1)} s of CPU, ${Math.round(rss / 1e6)} MB`,
  )
}
console.log(`who asked: ${((own.user + own.system) / 1e6).toFixed(1)} s of CPU`)
const { drawn } = (await db.one<{ drawn: number }>`
  select count(*)::int as drawn from batch where state = 'settled' and size > 0`)!
const wrong = [...outcome.faults, ...(await judge(db, again, FUNDED, TAX))]
if (drawn === 0) wrong.push('no batch with tickets was drawn')
console.log(
  `${again.filter(it => it.status === 200).length} tickets, ${again.filter(it => it.status !== 200).length} payments refused for good, ${drawn} batch(es) drawn`,
)
await db.close()
for (const it of wrong.slice(0, 20)) console.error(`WRONG: ${it}`)
console.log(wrong.length === 0 ? 'Every invariant holds.' : `${wrong.length} faults`)
process.exit(wrong.length === 0 ? 0 : 1)
