// Shared by backup and restore: one folder as argument, one sentence as result.
import type { Identity } from '#server/db/binding.ts'
import { identityOfProgram } from '#server/keys/identity.ts'
import { program } from './program.ts'
import { readPlace, type Settings } from '#server/settings.ts'

type Where = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'> & { identity: Identity }

export const runOnFolder = (name: string, work: (where: Where, folder: string) => Promise<string>): void => {
  const [folder, ...more] = process.argv.slice(2)
  const run = async () => {
    if (!folder || more.length > 0) throw new Error(`Say one folder: npm run ${name} -- FOLDER`)
    const settings = readPlace(process.env)
    return work({ ...settings, identity: identityOfProgram(settings) }, folder)
  }
  program(run)
}
