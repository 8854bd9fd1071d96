// npm run test:mutants -- ROOM [FILE ...] [--lines=N]    changes a room in small ways, one at a time, and asks whether a test
// notices; FILE is a file of the room, several ('server/deeds/paying/*.ts'), or lines of one (src/picks/count.ts:14-20). With
// --lines=N only what stands on N lines of them, always the same ones: a large room takes hours, a sample of it minutes. What was
// judged before and did not change is not judged again.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { rooms } from './rooms.mjs'

const [name, ...others] = process.argv.slice(2)
const most = Number(others.find(it => it.startsWith('--lines='))?.slice('--lines='.length))
const files = others.filter(it => !it.startsWith('--'))
const room = rooms[name]
if (!room) {
  console.error(`Say which room: ${Object.keys(rooms).join(', ')}`)
  process.exit(2)
}

const wanted = files.length > 0 ? files : room.mutate
const pathspec = it => (it.startsWith('!') ? `:(exclude,glob)${it.slice(1)}` : `:(glob)${it}`)

/** N lines of code in an order that says nothing about them: by the hash of their place. */
const sample = n =>
  execFileSync('git', ['ls-files', '--', ...wanted.map(pathspec)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .flatMap(file =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          /^\s*(\/\/|\/?\*|import |export type|$)/.test(line) ? [] : `${file}:${at + 1}-${at + 1}`,
        ),
    )
    .map(line => [createHash('sha256').update(line).digest('hex'), line])
    .sort()
    .slice(0, n)
    .map(([, line]) => line)

const mutate = most ? sample(most) : wanted
const judges = Object.entries(room.judges ?? {})
const concerned = judges.filter(([folder]) => mutate.some(it => it.startsWith(`${folder}/`)))
const judging = mutate === room.mutate || concerned.length === 0 ? judges : concerned
const tests = room.tests ?? [...new Set(judging.flatMap(([, tests]) => tests))]
process.env.MUTANTS_TESTS = tests.join(',')
process.env.MUTANTS_JUDGES = JSON.stringify(room.judges ?? {})
process.env.MUTANTS_ON_DATABASE = room.onDatabase ? '1' : ''
const report = `test-results/mutants/${name.replaceAll('/', '-')}`

await new Stryker({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  mutate,
  // Does not exist: keeps Stryker from changing a TypeScript configuration that nothing here reads.
  tsconfigFile: 'none.json',
  concurrency: 1,
  // On a busy machine the same tests sometimes take much longer. Endless loops are stopped by Stryker's hit count.
  timeoutMS: 30_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 60,
  incremental: true,
  incrementalFile: `${report}.incremental.json`,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: `${report}.json` },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  tempDirName: `${report}.work`,
  ignorePatterns: ['dist', '.data', 'test-results'],
}).runMutationTest()
