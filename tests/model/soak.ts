// One process of `npm run test:soak`: runs sequences on its own database until there were enough or time is
// up.
import { forJobs, openPostgres } from '#server/db/postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { openMemoryDb } from '../support/memory-db.ts'
import { isSoakKind, soak } from './sequences.ts'

const {
  SEED: seed = '0',
  SEQUENCES: sequences = '1',
  OPS: ops = '50',
  OF: of = '',
  MINUTES: minutes = '0',
  FAILED_PATH: path,
  DATABASE_URL: url,
} = process.env

const EVERY = 30_000 // ms between progress lines
let told = Date.now()

// Never turn anyone away because the machine is slow.
const limits = { ...forJobs, scans: 'off' } as const
const db = url ? openPostgres(url, console.error, 4, limits) : await openMemoryDb()
await migrate(db)
const started = Date.now()
try {
  const done = await soak(db, {
    ...(isSoakKind(of) ? { of } : {}),
    seed: Number(seed),
    sequences: Number(sequences),
    ops: Number(ops),
    ...(path ? { path } : {}),
    ...(Number(minutes) > 0 ? { until: Number(minutes) * 60_000 } : {}),
    onSequence: count => {
      if (Date.now() - told < EVERY) return
      told = Date.now()
      console.log(`seed ${seed}, ${db.kind}: ${count} sequences`)
    },
  })
  const seconds = (Date.now() - started) / 1000
  console.log(JSON.stringify({ seed, database: db.kind, seconds, ...done }))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await db.close()
}
