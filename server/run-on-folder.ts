// What the programs for backup and restore have in common: one folder on the command line, one sentence as the result.
import { readSettings, type Settings } from './settings.ts'

type Where = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

export const runOnFolder = (name: string, work: (where: Where, folder: string) => Promise<string>): void => {
  const [folder, ...more] = process.argv.slice(2)
  const run = async () => {
    if (!folder || more.length > 0) throw new Error(`Say one folder: npm run ${name} -- FOLDER`)
    // The keys of a production service are none of this program's business.
    const { DATABASE_URL, DATA_DIR } = process.env
    return work(readSettings({ DATABASE_URL, DATA_DIR }), folder)
  }
  run().then(
    said => process.stdout.write(`${said}\n`),
    error => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exitCode = 1
    },
  )
}
