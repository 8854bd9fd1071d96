// `npm run test:soak`: two parallel processes, one on the embedded database in memory, one on a PostgreSQL
// server.
import { spawn } from 'node:child_process'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openPostgres } from '#server/db/postgres.ts'
import { startPostgres } from '../support/postgres.ts'
import { isSoakKind } from './sequences.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sequences: { type: 'string' },
    seed: { type: 'string' },
    ops: { type: 'string', default: '50' },
    path: { type: 'string' },
    on: { type: 'string', default: 'both' },
    of: { type: 'string', default: 'everything' },
  },
})
const minutes = Number(positionals[0] ?? (values.sequences || values.path ? 0 : 10))
const sequences = values.path ? 1 : Number(values.sequences ?? 10_000_000)
const seed = Number(values.seed ?? Date.now() % 1_000_000_000)
const databases = { both: ['embedded', 'postgres'], embedded: ['embedded'], postgres: ['postgres'] }[
  values.on
]
if (
  !databases ||
  !isSoakKind(values.of) ||
  !(minutes >= 0) ||
  !(sequences > 0) ||
  !(Number(values.ops) > 0)
) {
  console.error(
    'npm run test:soak -- [MINUTES] [--sequences=N] [--ops=50] [--seed=N [--path=P]] [--of=everything|money] [--on=both|embedded|postgres]',
  )
  process.exit(2)
}
console.log(`npm run test:soak -- --seed=${seed} --ops=${values.ops} --of=${values.of} --on=${values.on}`)

const program = path.join(path.dirname(fileURLToPath(import.meta.url)), 'soak.js')
/** The first process uses the given seed, so a seed alone reproduces its run. */
const run = (at: number, url: string | undefined): Promise<number> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [program], {
      stdio: 'inherit',
      env: {
        PATH: process.env.PATH,
        SEED: String(seed + at),
        SEQUENCES: String(Math.ceil(sequences / databases.length)),
        OPS: values.ops,
        OF: values.of,
        MINUTES: String(minutes),
        ...(values.path ? { FAILED_PATH: values.path } : {}),
        ...(url ? { DATABASE_URL: url } : {}),
      },
    })
    child.on('exit', code => resolve(code ?? 1))
  })

const postgres = databases.includes('postgres') ? await startPostgres() : undefined
if (postgres) {
  // Nothing in it has to survive.
  const db = openPostgres(postgres.url, console.error, 1)
  await db.exec('alter system set fsync = off')
  await db.exec('select pg_reload_conf()').finally(() => db.close())
}
try {
  const codes = await Promise.all(
    databases.map((name, at) => run(at, name === 'postgres' ? postgres?.url : undefined)),
  )
  process.exitCode = Math.max(...codes)
} finally {
  postgres?.stop()
}
