// Starts test databases from the shared image.
import * as fs from 'node:fs'
import { inject } from 'vitest'
import { embeddedFrom } from './database.ts'
import { openMemoryDb } from './memory-db.ts'

const image = inject('image')
embeddedFrom(async () => openMemoryDb(await fs.openAsBlob(image)))
