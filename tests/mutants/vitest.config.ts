import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    // One import of the room for all its files, not one for each.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Only what may notice a change in the room: run.mjs says which.
    include: (process.env.MUTANTS_TESTS ?? '').split(','),
    setupFiles: ['tests/mutants/setup.ts'],
  },
})
