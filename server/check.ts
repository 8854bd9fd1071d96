// npm run check:ledger     asks every invariant of the whole ledger, now; `/readyz` of all nodes goes by the result
import * as fs from 'node:fs'
import * as path from 'node:path'
import { openDb } from './db/open.ts'
import { forChecks, openPostgres } from './db/postgres.ts'
import { checkWhole } from './deeds/check-ledger.ts'
import { readSettings } from './settings.ts'

const check = async (): Promise<string[]> => {
  const { DATABASE_URL, DATA_DIR } = process.env
  const settings = readSettings({ DATABASE_URL, DATA_DIR })
  const { DATABASE_URL: url, DATA_DIR: folder } = settings
  if (!url && !fs.existsSync(path.join(folder, 'db'))) throw new Error(`There is no database in ${folder}.`)
  const db = url ? openPostgres(url, () => undefined, 1, forChecks) : await openDb(settings)
  return checkWhole(db).finally(() => db.close())
}

check().then(
  broken => {
    process.stdout.write(
      broken.length === 0 ? 'The ledger is whole.\n' : `Broken:\n  ${broken.join('\n  ')}\n`,
    )
    process.exitCode = broken.length === 0 ? 0 : 1
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 2
  },
)
