// npm run test:close [-- --purchases=20000 --around=500 --nodes=2]
// Purchases from half a second before to half a second after a close, on a real PostgreSQL with a running
// clock: no ticket at or after the close, and nobody refused is charged. The exit code tells.
import { spawnSync } from 'node:child_process'
import * as path from 'node:path'
import { bundle } from '../support/bundle.mjs'

const { folder, remove } = await bundle('close', { close: 'tests/faults/close/main.ts' })
let status
try {
  ;({ status } = spawnSync(process.execPath, [path.join(folder, 'close.js'), ...process.argv.slice(2)], {
    stdio: 'inherit',
  }))
} finally {
  remove()
}
process.exit(status ?? 1)
