// npm run test:mutants -- ROOM [FILE ...]    changes a room in small ways, one at a time, and asks whether a test notices;
// FILE is a file of the room, or lines of one (src/picks/count.ts:14-20). What was judged before and did not change is not judged again.
import { Stryker } from '@stryker-mutator/core'
import { rooms } from './rooms.mjs'

const [name, ...files] = process.argv.slice(2)
const room = rooms[name]
if (!room) {
  console.error(`Say which room: ${Object.keys(rooms).join(', ')}`)
  process.exit(2)
}
process.env.MUTANTS_TESTS = room.tests.join(',')
const report = `test-results/mutants/${name.replaceAll('/', '-')}`

await new Stryker({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  mutate: files.length > 0 ? files : room.mutate,
  // There is none of this name: what Stryker would change in a configuration of TypeScript, nobody reads here.
  tsconfigFile: 'none.json',
  concurrency: 2,
  timeoutMS: 5_000,
  incremental: true,
  incrementalFile: `${report}.incremental.json`,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: `${report}.json` },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  tempDirName: `${report}.work`,
  ignorePatterns: ['dist', '.data', 'test-results'],
}).runMutationTest()
