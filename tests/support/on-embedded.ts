// Starts test databases from the shared image.
import * as fs from 'node:fs'
import { afterAll, expect, inject } from 'vitest'
import { databasesFrom, handOn } from './database.ts'
import { listenTo, writeHeard } from './heard-queries.ts'

const image = inject('image')

databasesFrom(async () => {
  const { openMemoryDb } = await import('./memory-db.ts')
  return listenTo(await openMemoryDb(await fs.openAsBlob(image)))
})

afterAll(async () => {
  await handOn()
  writeHeard('embedded', expect.getState().testPath!)
})
