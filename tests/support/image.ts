// A packed migrated database, made once for all tests (it takes seconds) and kept until the schema changes.
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { schema } from '#server/db/schema.ts'
import { sessionOf, startPglite } from '#server/db/pglite.ts'
import { serialDb } from '#server/db/serial.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the packed database. */
    image: string
  }
}

const from = (place: string) => fileURLToPath(new URL(place, import.meta.url))
const cache = from('../../node_modules/.cache')
/** What determines the contents, beside the schema. */
const parts = [
  '../../node_modules/@electric-sql/pglite/package.json',
  '../../server/db/migrate.ts',
  './image.ts',
].map(from)

const DAY = 86_400_000

/** Removes images of outdated schemas. */
const forgetOld = () => {
  for (const name of fs.readdirSync(cache).filter(it => it.startsWith('migrated-'))) {
    const file = path.join(cache, name)
    if (Date.now() - fs.statSync(file).mtimeMs > DAY) fs.rmSync(file, { force: true })
  }
}

const pack = async (): Promise<Uint8Array> => {
  const pglite = await startPglite({})
  const session = sessionOf(pglite)
  const db = serialDb(async () => session)
  await migrate(db)
  await db.exec('checkpoint')
  const dump = await pglite.dumpDataDir('none')
  await db.close()
  return new Uint8Array(await dump.arrayBuffer())
}

export default async (project: TestProject): Promise<void> => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(fs.readFileSync(part))
  for (const { sha256 } of [...schema.functions, schema.tables, ...schema.migrations]) hash.update(sha256)
  const kept = path.join(cache, `migrated-${hash.digest('hex').slice(0, 16)}.tar`)
  if (!fs.existsSync(kept)) {
    fs.mkdirSync(cache, { recursive: true })
    forgetOld()
    const draft = `${kept}.${process.pid}`
    fs.writeFileSync(draft, await pack())
    fs.renameSync(draft, kept)
  }
  project.provide('image', kept)
}
