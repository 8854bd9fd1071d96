// Starts test databases from the shared image, and releases a file's when it is done: each holds 100 MB and more.
import * as fs from 'node:fs'
import { afterAll, expect, inject } from 'vitest'
import type { Db } from '#server/db/db.ts'
import { embeddedFrom } from './database.ts'
import { listenTo, writeHeard } from './heard-queries.ts'

const image = inject('image')
const opened: Db[] = []

embeddedFrom(async () => {
  const { openMemoryDb } = await import('./memory-db.ts')
  const db = listenTo(await openMemoryDb(await fs.openAsBlob(image)))
  opened.push(db)
  return db
})

afterAll(async () => {
  for (const db of opened) await db.close()
  writeHeard('embedded', expect.getState().testPath!)
})
