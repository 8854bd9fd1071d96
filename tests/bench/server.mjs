// npm run bench:server [-- NAME ...]    the service's figures, each a ratio within one run; all by default.
// Each `*.bench.ts` in tests/bench/server is a benchmark of that name.
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../support/bundle.mjs'

const here = fileURLToPath(new URL('server', import.meta.url))
const all = fs
  .readdirSync(here)
  .filter(file => file.endsWith('.bench.ts'))
  .map(file => file.replace('.bench.ts', ''))
const asked = process.argv.slice(2).filter(it => !it.startsWith('-'))
const unknown = asked.filter(name => !all.includes(name))
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  process.exit(2)
}
const names = asked.length > 0 ? asked : all
const { folder, remove } = await bundle(
  'bench',
  Object.fromEntries(names.map(name => [name, `tests/bench/server/${name}.bench.ts`])),
)
let failed = 0
try {
  for (const name of names) {
    console.log(`\n== ${name}`)
    const flags = process.argv.slice(2).filter(it => it.startsWith('-'))
    const { status } = spawnSync(process.execPath, [path.join(folder, `${name}.js`), ...flags], {
      stdio: 'inherit',
    })
    if (status !== 0) failed++
  }
} finally {
  remove()
}
process.exit(failed > 0 ? 1 : 0)
