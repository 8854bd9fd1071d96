// npm run test:overload [-- --seconds=60 --from=200 --to=2000 --players=2000 --nodes=1]
// Ever more requests a second around a draw, on a real PostgreSQL: who is served how fast, who is turned
// away, and whether the money is right in the end. The exit code tells.
// npm run test:overload -- --logins [--connections=200 --pause=1000 --rate=60 --rounds=4 --seconds=10]
// Payments and public pages while strangers hammer logins, resets and codes, compared with the same in quiet.
import { spawnSync } from 'node:child_process'
import * as path from 'node:path'
import { bundle } from '../support/bundle.mjs'

const { folder, remove } = await bundle('overload', {
  overload: 'tests/faults/overload/main.ts',
  logins: 'tests/faults/overload/logins.ts',
  hammer: 'tests/faults/overload/hammer.ts',
  node: 'tests/faults/overload/node.ts',
})
const program = process.argv.includes('--logins') ? 'logins.js' : 'overload.js'
let status
try {
  ;({ status } = spawnSync(process.execPath, [path.join(folder, program), ...process.argv.slice(2)], {
    stdio: 'inherit',
  }))
} finally {
  remove()
}
process.exit(status ?? 1)
