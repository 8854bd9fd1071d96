import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './support/longest-first.ts'
import { twice } from './support/twice.ts'
import { unoptimized } from './support/unoptimized.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const tests = readdirSync(`${root}tests`, { recursive: true, encoding: 'utf8' })
  .map(file => `tests/${file.replaceAll('\\', '/')}`)
  .filter(file => /\.test\.tsx?$/.test(file))
const textOf = new Map(tests.map(file => [file, readFileSync(root + file, 'utf8')]))
const that = (rule: RegExp) => (file: string) => rule.test(textOf.get(file)!)

/** Other files would meet the modules and globals these replace: each has a process of its own. */
const alone = tests.filter(
  that(/\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv)\b|\bglobalThis\b|\bopenHiddenPage\b/),
)

/**
 * Tests of the service run on the embedded database and on PostgreSQL. A file about one of them imports what it needs and
 * runs once: a server of its own (support/postgres.ts), or the embedded database itself. So do files that start the built
 * service on an empty folder, and those about the phone.
 */
const onBoth = tests
  .filter(
    file =>
      !alone.includes(file) &&
      !/^tests\/(server\/start|model\/model\.|alerts|api|faults|play|pwa|screens|tours)/.test(file),
  )
  .filter(that(/support\/(service|database|soccer)\.ts'/))
  .filter(file => !that(/support\/(postgres|memory-db)\.ts'|server\/db\/(embedded|pglite)\.ts'/)(file))

/** TEST_ON: embedded (the default), postgres, or both. */
const { TEST_ON = 'embedded' } = process.env

/** On both, most files run once. */
const once = TEST_ON === 'both' ? onBoth.filter(file => !twice.includes(file)) : []

/** With more room for what is young, the collector runs less often. */
const flags = [...unoptimized, '--min-semi-space-size=32', '--max-semi-space-size=64']

const shared = {
  root,
  environment: 'node',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  fileParallelism: true,
  execArgv: flags,
  // The usual second is too short for a machine with other work.
  expect: { poll: { timeout: 20_000 } },
  // Messages show what differs, not just "[ …(1) ]": of a run elsewhere, only the report is left.
  chaiConfig: { truncateThreshold: 500 },
} as const

const embedded = {
  ...shared,
  globalSetup: 'tests/support/image.ts',
  setupFiles: 'tests/support/on-embedded.ts',
} as const

const projects = [
  {
    on: 'embedded',
    test: { ...embedded, name: 'alone', include: alone },
  },
  {
    on: 'embedded',
    test: {
      ...embedded,
      name: 'embedded',
      include: ['tests/**/*.test.{ts,tsx}'],
      exclude: [...alone, ...once, 'tests/browser/**', 'node_modules/**'],
      isolate: false,
    },
  },
  {
    on: 'postgres',
    test: {
      ...shared,
      name: 'postgres',
      include: onBoth,
      globalSetup: 'tests/support/cluster.ts',
      setupFiles: 'tests/support/on-postgres.ts',
      isolate: false,
    },
  },
]

export default defineConfig({
  root,
  test: {
    // Three on two cores: a worker waits for its database now and then.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // The three projects share what a file becomes, and so does the next run.
    experimental: { fsModuleCache: true, fsModuleCachePath: `${root}node_modules/.cache/modules` },
    // The app may still be loading a part in the background when a file's last test is over.
    onUnhandledError: ({ name }) => name !== 'EnvironmentTeardownError',
    projects: projects.filter(it => TEST_ON === 'both' || TEST_ON === it.on).map(({ test }) => ({ test })),
  },
})
