import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeEach, expect, inject } from 'vitest'

// The same values each time, so that scores can be compared; shrinking a failure is of no use here.
fc.configureGlobal({ seed: 1, endOnFailure: true })

/** How often changes were reached, by their ids. */
type Hits = Record<string, number>
/** What Stryker keeps in each process, under a name it provides. */
interface Stryker {
  activeMutant?: string | undefined
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> }
  currentTestId?: string
}

declare module 'vitest' {
  interface ProvidedContext {
    globalNamespace: string
    mode: 'dry-run' | 'mutant'
    activeMutant: string
  }
}

/** The changes that this file does not judge (rooms.mjs): their folder names other tests. */
const othersJudge = (): string[] => {
  const judges = JSON.parse(process.env.MUTANTS_JUDGES ?? '{}') as Record<string, string[]>
  const me = relative(process.cwd(), expect.getState().testPath!)
  return Object.entries(judges)
    .filter(([, tests]) => !tests.includes(me))
    .flatMap(([folder]) => readdirSync(folder).map(file => join(folder, file)))
    .flatMap(file => [...readFileSync(file, 'utf8').matchAll(/stryMutAct_\w+\("(\d+)"\)/g)])
    .map(([, id]) => id!)
}

const name = inject('globalNamespace')
const stryker = ((globalThis as Record<string, unknown>)[name] ??= {}) as Stryker

// What a file reaches while it loads, or before all its tests, is reached by each of its tests, and only by those. Stryker
// would have every test of the room judge such a change. So a change is there from the first line on.
if (inject('mode') === 'mutant') stryker.activeMutant = inject('activeMutant')
else {
  const tests = new Set<string>()
  beforeEach(() => void tests.add(stryker.currentTestId!))
  afterAll(() => {
    const { static: loaded, perTest } = stryker.mutantCoverage ?? { static: {}, perTest: {} }
    const others = othersJudge()
    for (const test of tests) {
      const hits = (perTest[test] ??= {})
      for (const [id, count] of Object.entries(loaded)) hits[id] = (hits[id] ?? 0) + count
      for (const id of others) delete hits[id]
    }
    if (stryker.mutantCoverage) stryker.mutantCoverage.static = {}
  })
}
