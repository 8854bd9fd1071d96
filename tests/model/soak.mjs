// npm run test:soak -- [MINUTES] [--sequences=N] [--ops=50] [--seed=N] [--path=P] [--of=everything|money] [--on=both|embedded|postgres]
// Random sequences against the model, for that many minutes (default 10) or sequences. A failure prints its
// seed and path; `npm run test:soak -- --seed=… --path=… --on=…` reruns just that one.
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
