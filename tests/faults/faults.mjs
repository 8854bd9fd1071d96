// npm run test:faults -- [KILLS] [embedded] [postgres] [database] [nodes] [payouts] [items] [--seed=N]    all parts by default
import { spawnSync } from 'node:child_process'
import * as path from 'node:path'
import { bundle } from '../support/bundle.mjs'

const { folder, remove } = await bundle('faults', {
  faults: 'tests/faults/faults.ts',
  'service-process': 'tests/faults/service-process.ts',
  'node-process': 'tests/faults/node-process.ts',
  'payout-process': 'tests/faults/payouts/process.ts',
})
try {
  const { status } = spawnSync(
    process.execPath,
    ['--enable-source-maps', path.join(folder, 'faults.js'), ...process.argv.slice(2)],
    { stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
} finally {
  remove()
}
