// Builds an empty database into the bundle: creating one takes seconds, unpacking it at first start is instant.
import { Buffer } from 'node:buffer'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import type { Plugin } from 'vite'

const cache = fileURLToPath(new URL('../node_modules/.cache', import.meta.url))
const { dependencies } = JSON.parse(fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>
}
const kept = path.join(cache, `empty-database-${dependencies['@electric-sql/pglite']}.tar.gz`)

const pack = async (): Promise<Buffer> => {
  if (fs.existsSync(kept)) return fs.readFileSync(kept)
  const db = await PGlite.create()
  // Templates for new databases, which we never create; each costs three hundred files.
  for (const name of ['template0', 'template1']) {
    await db.exec(
      `update pg_database set datistemplate = false, datallowconn = true where datname = '${name}'`,
    )
    await db.exec(`drop database ${name}`)
  }
  await db.exec('checkpoint')
  const dump = await db.dumpDataDir('gzip')
  await db.close()
  const bytes = Buffer.from(await dump.arrayBuffer())
  const draft = `${kept}.${process.pid}`
  fs.mkdirSync(cache, { recursive: true })
  fs.writeFileSync(draft, bytes)
  fs.renameSync(draft, kept)
  return bytes
}

export const emptyDatabase = (): Plugin => ({
  name: 'empty-database',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'empty-database.tar.gz', source: await pack() })
  },
})
