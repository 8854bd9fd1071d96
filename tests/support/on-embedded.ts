// Starts test databases from the shared image. A worker keeps one for its next file: each holds 100 MB and more.
import * as fs from 'node:fs'
import { afterAll, expect, inject } from 'vitest'
import { afterFile, databasesFrom } from './database.ts'
import { listenTo, writeHeard } from './heard-queries.ts'

const image = inject('image')

databasesFrom({
  open: async () => {
    const { openMemoryDb } = await import('./memory-db.ts')
    return listenTo(await openMemoryDb(await fs.openAsBlob(image)))
  },
  release: db => db.close(),
  keep: 1,
})

afterAll(async () => {
  await afterFile()
  writeHeard('embedded', expect.getState().testPath!)
})
