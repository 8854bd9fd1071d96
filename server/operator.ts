// npm run operator -- show     what stands behind the prizes; the other commands are in docs/operations.md
import * as fs from 'node:fs'
import * as path from 'node:path'
import { games } from '#src/games/rules.ts'
import { migrate } from './db/migrate.ts'
import { openDb } from './db/open.ts'
import { findCommand, runCommand } from './operator/commands.ts'
import { knownPepper } from './pepper.ts'
import { cryptoRandomness } from './ports/randomness.ts'
import { readSettings } from './settings.ts'

const run = async (): Promise<string> => {
  const words = process.argv.slice(2)
  // Before a database is opened, and perhaps migrated, for nothing.
  findCommand(words[0])
  // No other key of a production service is this program's business.
  const { DATABASE_URL, DATA_DIR, CODE_PEPPER } = process.env
  const settings = readSettings({ DATABASE_URL, DATA_DIR, CODE_PEPPER })
  if (!settings.DATABASE_URL && !fs.existsSync(path.join(settings.DATA_DIR, 'db')))
    throw new Error(`There is no database in ${settings.DATA_DIR}.`)
  const db = await openDb(settings)
  try {
    await migrate(db)
    const pepper = await knownPepper(settings, db)
    return await runCommand({ db, games, randomness: cryptoRandomness, pepper }, words)
  } finally {
    await db.close()
  }
}

run().then(
  said => process.stdout.write(`${said}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
