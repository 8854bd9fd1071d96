// The embedded database as the service sees it: a worker thread, a lock file beside its folder, and regular
// maintenance.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { careFor } from './care.ts'
import type { Db } from './db.ts'
import { ensureFolder } from '#server/lib/ensure-folder.ts'
import { startThread } from './embedded-thread.ts'
import { lockFolderSoon } from './lock-folder.ts'
import { serialDb } from './serial.ts'

/** Folder a restore works in; left behind if it was cut short between the old database and the new. */
export const RESTORING = 'restoring'

const CARE_EVERY = 5_000
/** ms after its last start before a stopped database (say, disk full) is tried again. */
const REOPEN_AFTER = 5_000

/**
 * @param onTrouble called if the thread ends or maintenance fails
 * @throws Error in one sentence if another process holds the folder or a restore was interrupted
 */
export const openEmbedded = async (
  dataDir: string,
  onTrouble: (error: Error) => void,
  reopenAfter = REOPEN_AFTER,
): Promise<Db> => {
  ensureFolder(dataDir)
  if (fs.existsSync(path.join(dataDir, RESTORING)))
    throw new Error(`A restore into ${dataDir} was cut short: run it again.`)
  const folder = path.resolve(dataDir, 'db')
  const unlock = await lockFolderSoon(path.resolve(dataDir, 'db.lock'), dataDir)
  let thread = await startThread(folder, onTrouble).catch(error => {
    unlock()
    throw error
  })
  let startedAt = Date.now()
  const db = serialDb(async () => {
    if (thread.gone && Date.now() - startedAt >= reopenAfter) {
      startedAt = Date.now()
      thread = await startThread(folder, onTrouble)
    }
    return thread.session
  })
  const care = careFor(db, Date.now())
  let caring: Promise<unknown> = Promise.resolve()
  let closing = false
  const tick = setInterval(() => {
    caring = caring.then(() => (closing ? undefined : care(Date.now()))).catch(onTrouble)
  }, CARE_EVERY).unref()
  return {
    ...db,
    close: async () => {
      clearInterval(tick)
      await caring
      closing = true
      await caring
      await db
        .close()
        .finally(() => thread.end())
        .finally(unlock)
    },
  }
}
