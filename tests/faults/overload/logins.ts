// See ../overload.mjs. Alternates quiet and hammered, so both meet the same machine.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import * as path from 'node:path'
import { openPostgres } from '#server/db/postgres.ts'
import { startPostgres } from '../../support/postgres.ts'
import { quantile } from '../../bench/server/figures.ts'
import { load, makeClient, type Kind, type Outcome } from './load.ts'
import { closeIn, prepare } from './prepare.ts'

const option = (name: string, usual: number): number => {
  const given = process.argv.find(it => it.startsWith(`--${name}=`))
  return given ? Number(given.split('=')[1]) : usual
}
const connections = option('connections', 200)
const pause = option('pause', 1_000) // ms from an answer to a connection's next request
const rate = option('rate', 60) // requests a second by players
const rounds = option('rounds', 4)
const seconds = option('seconds', 10) // per half of a round
const MOST = 1.5 // times the quiet p95

const postgres = await startPostgres()
const children: ChildProcess[] = []
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
  postgres.stop()
})
const start = (program: string, ...args: string[]) => {
  const env = { ...process.env, DATABASE_URL: postgres.url, CODES_PER_DAY: '100000' }
  const child = fork(path.join(import.meta.dirname, program), args, { env })
  children.push(child)
  return child
}

const db = openPostgres(postgres.url, error => console.error(error.message), 2)
const players = await prepare(db, 200)
await closeIn(db, 290_000)
const [{ port }] = (await once(start('node.js'), 'message')) as [{ port: number }]
const client = makeClient([port])
const play = (length: number) => load(client, players, { from: rate, to: rate, seconds: length })
await play(5) // warm-up

const outcomes: Record<'quiet' | 'hammered', Outcome[]> = { quiet: [], hammered: [] }
const strangers: Record<string, number> = {}
for (let round = 0; round < rounds; round++) {
  outcomes.quiet.push(await play(seconds))
  const hammer = start('hammer.js', String(port), String(connections), String(pause))
  await play(2) // until the strangers' process is running
  outcomes.hammered.push(await play(seconds))
  hammer.send('stop')
  const [counts] = (await once(hammer, 'message')) as [Record<string, number>]
  for (const [name, count] of Object.entries(counts)) strangers[name] = (strangers[name] ?? 0) + count
}
client.close()

const timesOf = (half: keyof typeof outcomes, kind: Kind) => outcomes[half].flatMap(it => it.times[kind])
const p95 = (half: keyof typeof outcomes, kind: Kind) => quantile(timesOf(half, kind), 0.95)
const wrong: string[] = []
console.log(
  `${connections} connections, each again ${pause} ms after its answer; ${rate} requests a second of players`,
)
for (const kind of ['payment', 'visitor', 'player', 'registration'] as const) {
  const ratio = p95('hammered', kind) / p95('quiet', kind)
  const p50 = (['quiet', 'hammered'] as const).map(half => quantile(timesOf(half, kind), 0.5).toFixed(1))
  console.log(
    `${kind.padEnd(12)} p50 ${p50.join(' -> ')} ms  p95 ${p95('quiet', kind).toFixed(1)} -> ${p95('hammered', kind).toFixed(1)} ms, ${ratio.toFixed(2)} times (${timesOf('hammered', kind).length} answers)`,
  )
  if (kind === 'payment' && !(ratio <= MOST)) wrong.push(`payments took more than ${MOST} times as long`)
}
for (const outcome of outcomes.hammered) {
  for (const [kind, statuses] of Object.entries(outcome.statuses))
    for (const [status, count] of Object.entries(statuses))
      if (status !== '200') wrong.push(`${count} of ${kind} were answered with ${status}`)
  wrong.push(...outcome.faults)
}
const names = Object.entries(strangers).sort(([, a], [, b]) => b - a)
console.log(`strangers: ${names.map(([name, count]) => `${name} ${count}`).join(', ')}`)
await db.close()
for (const it of wrong) console.error(`WRONG: ${it}`)
process.exit(wrong.length === 0 ? 0 : 1)
