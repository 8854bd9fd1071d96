// npm run check:ledger     checks every invariant of the whole ledger now; `/readyz` of all nodes follows the result
import * as fs from 'node:fs'
import * as path from 'node:path'
import { refuseOther } from '#server/db/binding.ts'
import { inWords } from '#server/lib/in-words.ts'
import { openDbForChecks } from '#server/db/open.ts'
import { checkWhole } from '#server/deeds/limits/check-ledger.ts'
import { identityOfProgram } from '#server/keys/identity.ts'
import { readPlace } from '#server/settings.ts'

const check = async (): Promise<string[]> => {
  const settings = readPlace(process.env)
  const { DATABASE_URL: url, DATA_DIR: folder } = settings
  if (!url && !fs.existsSync(path.join(folder, 'db'))) throw new Error(`There is no database in ${folder}.`)
  const db = await openDbForChecks(settings)
  try {
    await refuseOther(db, identityOfProgram(settings))
    return await checkWhole(db)
  } finally {
    await db.close()
  }
}

check().then(
  broken => {
    process.stdout.write(
      broken.length === 0 ? 'The ledger is whole.\n' : `Broken:\n  ${broken.join('\n  ')}\n`,
    )
    process.exitCode = broken.length === 0 ? 0 : 1
  },
  (error: unknown) => {
    process.stderr.write(`${inWords(error)}\n`)
    process.exitCode = 2
  },
)
