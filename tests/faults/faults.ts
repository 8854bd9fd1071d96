// `npm run test:faults`: the long form, as long as requested, of what `npm test` does briefly.
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { begin } from './begin.ts'
import { chanceOf } from './chance.ts'
import { killNodes } from './kill-nodes.ts'
import { killPostgres } from './kill-postgres.ts'
import { killService } from './kill-service.ts'
import { stormOnItems } from './items/storm.ts'
import { killPayouts } from './payouts/kill-payouts.ts'

const PARTS = ['embedded', 'postgres', 'database', 'nodes', 'payouts', 'items'] as const
const SERVING_WITHIN = 10_000 // ms

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    nodes: { type: 'string', default: '4' },
    batches: { type: 'string', default: '1000' },
  },
})
const words = positionals.filter(it => !/^\d+$/.test(it))
const number = positionals.find(it => /^\d+$/.test(it))
const wrong = words.filter(it => !PARTS.includes(it as (typeof PARTS)[number]))
if (wrong.length > 0) {
  console.error(
    `npm run test:faults -- [KILLS] [${PARTS.join('] [')}] [--seed=N] [--nodes=4] [--batches=1000]`,
  )
  process.exit(2)
}
const asked = words.length > 0 ? words : PARTS
const kills = (usual: number) => Number(number ?? usual)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
console.log(`npm run test:faults -- ${positionals.join(' ')} --seed=${seed}`)

const here = path.dirname(fileURLToPath(import.meta.url))
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oriire-faults-'))
const service = path.join(here, 'service-process.js')
const toldFile = (name: string) => path.join(folder, `${name}.json`)
const started = Date.now()
const report = (what: string, outcome: object) =>
  console.log(`[${Math.round((Date.now() - started) / 1000)} s] ${what}: ${JSON.stringify(outcome)}`)

const progress = (what: string, every: number) => (done: number) => {
  if (done % every === 0) report(what, { done })
}

const mustServe = ({ slowest }: { slowest: number }) => {
  if (slowest <= SERVING_WITHIN) return
  console.error(`It took ${slowest} ms until it served again`)
  process.exitCode = 1
}

const onPostgres = async (work: (postgres: TestPostgres) => Promise<void>): Promise<void> => {
  const postgres = await startPostgres()
  await work(postgres).finally(() => postgres.stop())
}

const killOnOne = async (name: string, env: Record<string, string>, chance: number) => {
  const outcome = await killPayouts({
    program: path.join(here, 'payout-process.js'),
    env,
    toldFile: toldFile(`payouts-${name}`),
    kills: kills(200),
    chance: chanceOf(seed + chance),
    onKill: progress(`payouts, ${name}`, 25),
  })
  console.log(`killed in the midst of withdrawals, ${name}: nobody paid twice, nothing lost, each one ended`)
  for (const table of Object.values(outcome)) console.table(table)
}

const parts: Record<(typeof PARTS)[number], () => Promise<void>> = {
  embedded: async () => {
    const outcome = await killService({
      program: service,
      env: { DATA_DIR: path.join(folder, 'embedded') },
      toldFile: toldFile('embedded'),
      kills: kills(200),
      chance: chanceOf(seed),
      onKill: progress('embedded', 25),
    })
    report('service killed, embedded database', outcome)
    mustServe(outcome)
  },
  postgres: () =>
    onPostgres(async ({ url }) => {
      const outcome = await killService({
        program: service,
        env: { DATABASE_URL: url },
        toldFile: toldFile('postgres'),
        kills: kills(200),
        chance: chanceOf(seed + 1),
        onKill: progress('postgres', 25),
      })
      report('service killed, PostgreSQL', outcome)
      mustServe(outcome)
    }),
  database: () =>
    onPostgres(async postgres => {
      const outcome = await killPostgres(postgres, {
        program: service,
        env: { DATABASE_URL: postgres.url },
        toldFile: toldFile('database'),
        kills: kills(50),
        chance: chanceOf(seed + 2),
        onKill: progress('database', 10),
      })
      report('PostgreSQL killed, the service stays up', outcome)
      mustServe(outcome)
    }),
  payouts: async () => {
    await killOnOne('embedded', { DATA_DIR: path.join(folder, 'payouts') }, 4)
    await onPostgres(({ url }) => killOnOne('PostgreSQL', { DATABASE_URL: url }, 5))
  },
  nodes: () =>
    onPostgres(async postgres => {
      process.env.DATABASE_URL = postgres.url
      const begun = await begin()
      try {
        const outcome = await killNodes(begun, {
          program: path.join(here, 'node-process.js'),
          url: postgres.url,
          nodes: Number(values.nodes),
          batches: Number(values.batches),
          kills: kills(25),
          tickets: 8,
          chance: chanceOf(seed + 3),
          onBatch: progress('nodes', 100),
        })
        report(`${values.nodes} nodes, killed`, outcome)
        if (outcome.twice.length + outcome.broken.length + outcome.lost.length > 0)
          throw new Error('something was done twice, broken or lost')
      } finally {
        await begun.close()
      }
    }),
  items: () =>
    onPostgres(async ({ url }) => {
      const outcome = await stormOnItems({ url, players: 1_000, chances: 10_000, before: 0.8 })
      report('10,000 chances by 1,000 players around a close, two nodes', outcome)
      if (outcome.wrong.length > 0) throw new Error(outcome.wrong.join('; '))
    }),
}

for (const part of asked) {
  await parts[part as (typeof PARTS)[number]]().catch(error => {
    console.error(`${part}:`, error)
    process.exitCode = 1
  })
}
fs.rmSync(folder, { recursive: true, force: true })
