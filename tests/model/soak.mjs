// npm run test:soak -- [MINUTES] [--sequences=N] [--ops=50] [--seed=N] [--path=P] [--on=both|embedded|postgres]
// Random sequences against the model, for so many minutes (10 where nothing is said) or so many sequences. A difference
// prints the seed and the path of its sequence: `npm run test:soak -- --seed=… --path=… --on=…` runs that one alone.
import { spawnSync } from 'node:child_process'
import * as path from 'node:path'
import { bundle } from '../support/bundle.mjs'

const { folder, remove } = await bundle('soak', {
  soak: 'tests/model/soak.ts',
  'soak-processes': 'tests/model/soak-processes.ts',
})
try {
  const { status } = spawnSync(
    process.execPath,
    [path.join(folder, 'soak-processes.js'), ...process.argv.slice(2)],
    { stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
} finally {
  remove()
}
