// npm run test:soak -- 30    random sequences against the model for so many minutes (10 where nothing is said).
// A failure prints its seed and path; MODEL_SEED=... runs that seed again.
import { spawnSync } from 'node:child_process'

const minutes = Number(process.argv[2] ?? 10)
if (!(minutes > 0)) {
  console.error('Say for how many minutes: npm run test:soak -- 30')
  process.exit(2)
}
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '-c', 'tests/vitest.config.ts', 'tests/model/model.test.ts'],
  { stdio: 'inherit', env: { ...process.env, SOAK_MINUTES: String(minutes) } },
)
process.exit(status ?? 1)
