import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type Reporter, type TestSpecification, type Vitest } from 'vitest/node'

/** The quickest file first: one failure is enough. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const took = ({ project, moduleId }: TestSpecification) =>
      this.ctx.cache.getFileTestResults(`${project.name}:${moduleId.slice(project.config.root.length + 1)}`)
        ?.duration ?? 0
    return files.toSorted((a, b) => took(a) - took(b))
  }
}

type Task = ReturnType<Vitest['state']['getFiles']>[number]['tasks'][number]
const failed = (task: Task): boolean =>
  task.type === 'suite' ? task.tasks.some(failed) : task.result?.state === 'fail'

/** A file that cannot be loaded or made ready notices, too: Stryker only counts tests that fail. */
class LoadCounts implements Reporter {
  #vitest!: Vitest
  onInit(vitest: Vitest) {
    this.#vitest = vitest
  }
  onTestRunEnd() {
    for (const file of this.#vitest.state.getFiles())
      if (file.result?.state === 'fail' && !file.tasks.some(failed))
        file.tasks.push({ type: 'test', name: 'loads', file, result: file.result } as Task)
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    reporters: [new LoadCounts()],
    sequence: { sequencer: QuickestFirst },
    // Loaded code counts for the file that loaded it (setup.ts).
    isolate: true,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Only what may notice a change in the room: run.mjs says which.
    include: (process.env.MUTANTS_TESTS ?? '').split(','),
    globalSetup: process.env.MUTANTS_ON_DATABASE ? 'tests/support/image.ts' : [],
    setupFiles: [
      'tests/mutants/setup.ts',
      ...(process.env.MUTANTS_ON_DATABASE ? ['tests/support/on-embedded.ts'] : []),
    ],
  },
})
