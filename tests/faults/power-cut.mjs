// npm run test:power-cut -- [CUTS] [--seed=N]    the embedded database on a disk that loses power
import { spawnSync } from 'node:child_process'
import * as path from 'node:path'
import { bundle } from '../support/bundle.mjs'

const { folder, remove } = await bundle('power-cut', {
  'power-cut': 'tests/faults/power-cut.ts',
  'service-process': 'tests/faults/service-process.ts',
})
try {
  const { status } = spawnSync(
    process.execPath,
    ['--enable-source-maps', path.join(folder, 'power-cut.js'), ...process.argv.slice(2)],
    { stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
} finally {
  remove()
}
