// npm run bench:draws [-- DRAWS]    whether drums are fair and games return what they claim, by a million draws each
import { spawnSync } from 'node:child_process'
import * as path from 'node:path'
import { bundle } from '../support/bundle.mjs'

const { folder, remove } = await bundle('draws', { draws: 'tests/bench/draws.ts' })
try {
  const { status } = spawnSync(
    process.execPath,
    ['--enable-source-maps', path.join(folder, 'draws.js'), ...process.argv.slice(2)],
    { stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
} finally {
  remove()
}
