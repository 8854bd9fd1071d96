// npm run restore -- FOLDER    restores the database from a copy
import { restoreEmbedded } from './backup-embedded.ts'
import { restorePostgres } from './backup-postgres.ts'
import { runOnFolder } from './run-on-folder.ts'

runOnFolder('restore', async ({ DATABASE_URL: url, DATA_DIR: dataDir, identity }, folder) => {
  if (url) await restorePostgres(url, folder, identity)
  const aside = url ? undefined : await restoreEmbedded(dataDir, folder, identity)
  return `Restored from ${folder}, and the ledger is whole.${aside ? ` What was there before is in ${aside}.` : ''}`
})
