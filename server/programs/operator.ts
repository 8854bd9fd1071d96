// npm run operator -- show     the funds behind the prizes; other commands are in docs/operations.md
import * as fs from 'node:fs'
import * as path from 'node:path'
import { everyGame } from '#src/games/every-game.ts'
import { migrate, refuseDue } from '#server/db/migrate.ts'
import { openDbForChecks } from '#server/db/open.ts'
import { identityOfProgram } from '#server/keys/identity.ts'
import { findCommand } from './commands.ts'
import { helpAsked, isDryRun, operate } from './operate.ts'
import { knownPepper } from '#server/keys/pepper.ts'
import { makeBooks } from '#server/ports/books/books.ts'
import { makeRandomness } from '#server/ports/randomness.ts'
import { program } from './program.ts'
import { isProduction, knownOrigin, readPlace } from '#server/settings.ts'

const run = async (): Promise<string> => {
  const words = process.argv.slice(2)
  // Before opening, and perhaps migrating, a database for nothing.
  const help = helpAsked(words)
  if (help !== undefined) return help
  findCommand(words[0])
  const settings = readPlace(process.env)
  if (!settings.DATABASE_URL && !fs.existsSync(path.join(settings.DATA_DIR, 'db')))
    throw new Error(`There is no database in ${settings.DATA_DIR}.`)
  const db = await openDbForChecks(settings)
  try {
    // They say and accept the keys that are right: one that the database does not know yet must not stop them.
    const isOfKeys = ['accept-key', 'keys'].includes(words[0]!)
    const identity = identityOfProgram(isOfKeys ? { NODE_ENV: settings.NODE_ENV } : settings)
    await (isDryRun(words) ? refuseDue : migrate)(db, identity)
    const pepper = await knownPepper(settings, db)
    return await operate(
      {
        db,
        games: everyGame,
        randomness: makeRandomness(),
        pepper,
        settings,
        booksOn: its => makeBooks(settings, its),
        origin: knownOrigin(settings),
        chain: isProduction(settings) ? 'quicknet' : 'sandbox',
      },
      words,
    )
  } finally {
    await db.close()
  }
}

program(run)
