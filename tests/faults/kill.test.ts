// The short form of `npm run test:faults`: a few kills of everything that can be killed.
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle } from '../support/bundle.mjs'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { begin } from './begin.ts'
import { chanceOf } from './chance.ts'
import { killNodes } from './kill-nodes.ts'
import { killPostgres } from './kill-postgres.ts'
import { killService } from './kill-service.ts'
import { startVictim } from './victim.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oriire-kill-'))
const toldFile = path.join(folder, 'told.json')
const chance = chanceOf(Number(process.env.KILL_SEED ?? 20_261_120))

let programs: Awaited<ReturnType<typeof bundle>>
let postgres: TestPostgres
beforeAll(async () => {
  programs = await bundle('kill', {
    'service-process': 'tests/faults/service-process.ts',
    'node-process': 'tests/faults/node-process.ts',
  })
  postgres = await startPostgres()
}, 180_000)
afterAll(() => {
  postgres?.stop()
  programs?.remove()
  fs.rmSync(folder, { recursive: true, force: true })
})

const program = (name: string) => path.join(programs.folder, `${name}.js`)
const killing = (env: Record<string, string>, kills: number) => ({
  program: program('service-process'),
  env,
  toldFile,
  kills,
  chance,
})

it('killed in the midst of its work on the embedded database, it loses nothing that was acknowledged', async () => {
  const env = { DATA_DIR: path.join(folder, 'killed') }
  const outcome = await killService(killing(env, 6))
  console.log(outcome)
  for (const [what, count] of Object.entries(outcome.acknowledged)) expect(count, what).toBeGreaterThan(0)
}, 600_000)

it('killed in the midst of its work on PostgreSQL, it loses nothing that was acknowledged', async () => {
  const outcome = await killService(killing({ DATABASE_URL: await postgres.another('killed') }, 7))
  console.log(outcome)
  for (const [what, count] of Object.entries(outcome.acknowledged)) expect(count, what).toBeGreaterThan(0)
}, 600_000)

it('it stays up while PostgreSQL is killed, answers that it is busy, and loses nothing that was acknowledged', async () => {
  const outcome = await killPostgres(postgres, killing({ DATABASE_URL: await postgres.another('stays') }, 3))
  console.log(outcome)
  expect(outcome.asksInVain).toBeGreaterThan(0)
  expect(outcome.acknowledged.bought).toBeGreaterThan(3)
}, 600_000)

it('nodes that are killed leave each draw and each payment to the others, and none is made twice', async () => {
  process.env.DATABASE_URL = await postgres.another('nodes')
  const begun = await begin()
  const outcome = await killNodes(begun, {
    program: program('node-process'),
    url: process.env.DATABASE_URL,
    nodes: 3,
    batches: 8,
    kills: 4,
    tickets: 6,
    chance,
  }).finally(() => begun.close())
  console.log(outcome)
  expect(outcome).toMatchObject({ batches: 8, kills: 4, tickets: 48, twice: [], broken: [], lost: [] })
  expect(outcome.wins).toBeGreaterThan(0)
}, 600_000)

it('a second process on the same folder refuses and says why; the first goes on', async () => {
  const data = path.join(folder, 'taken')
  fs.writeFileSync(toldFile, JSON.stringify({ bought: [], credited: [], moved: [], settled: [] }))
  const env = { DATA_DIR: data, TOLD: toldFile }
  const first = startVictim(program('service-process'), env)
  await first.next('looked')
  const second = startVictim(program('service-process'), env)
  expect(await second.next('refused')).toBe(
    `The data folder ${data} is in use by process ${first.pid}: stop that one first, or set DATA_DIR to another folder.`,
  )
  expect(await first.next('bought')).toBeTruthy()
  await Promise.all([first.kill(), second.kill()])
}, 120_000)
