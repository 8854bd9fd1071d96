// npm run restore -- FOLDER    the database as a copy of it says
import { restoreEmbedded } from './db/backup-embedded.ts'
import { restorePostgres } from './db/backup-postgres.ts'
import { runOnFolder } from './run-on-folder.ts'

runOnFolder('restore', async ({ DATABASE_URL: url, DATA_DIR: dataDir }, folder) => {
  if (url) await restorePostgres(url, folder)
  const aside = url ? undefined : await restoreEmbedded(dataDir, folder)
  return `Restored from ${folder}, and the ledger is whole.${aside ? ` What was there before is in ${aside}.` : ''}`
})
