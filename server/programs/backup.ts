// npm run backup -- FOLDER     a checked copy of the database in a new folder
import { backUpEmbedded } from './backup-embedded.ts'
import { backUpPostgres } from './backup-postgres.ts'
import { runOnFolder } from './run-on-folder.ts'

runOnFolder('backup', async ({ DATABASE_URL: url, DATA_DIR: dataDir, identity }, folder) => {
  const copy = url
    ? await backUpPostgres(url, folder, identity)
    : await backUpEmbedded(dataDir, folder, identity)
  return `The copy is in ${copy}. It was opened, and its ledger is whole.`
})
