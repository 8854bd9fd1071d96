// Backs up the embedded database to another data folder, trusted only after it opens and its ledger checks out.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { checkInvariants } from '#server/ledger/invariants.ts'
import type { Identity } from '#server/db/binding.ts'
import { openEmbedded, RESTORING } from '#server/db/embedded.ts'
import { lockFolder } from '#server/db/lock-folder.ts'
import { migrate } from '#server/db/migrate.ts'
import { ensureFolder } from '#server/lib/ensure-folder.ts'
import { syncFolder, syncPath } from '#server/db/new-folder.ts'

const databaseIn = (dataDir: string) => path.join(dataDir, 'db')

/** Runs work with the folder locked. @throws Error if it holds no database, or a process has it open */
const locked = async <T>(dataDir: string, work: () => Promise<T>): Promise<T> => {
  if (!fs.existsSync(path.join(databaseIn(dataDir), 'PG_VERSION')))
    throw new Error(`There is no database in ${dataDir}.`)
  const unlock = lockFolder(path.resolve(dataDir, 'db.lock'), dataDir)
  return work().finally(unlock)
}

/** @throws Error if the copy does not open or its ledger is broken */
const copyChecked = async (from: string, to: string, identity: Identity): Promise<void> => {
  fs.rmSync(to, { recursive: true, force: true })
  ensureFolder(to)
  fs.cpSync(databaseIn(from), databaseIn(to), { recursive: true })
  const db = await openEmbedded(to, () => undefined)
  try {
    await migrate(db, identity)
    const broken = await checkInvariants(db)
    if (broken.length > 0) throw new Error(`The ledger of the copy is broken: ${broken.join('; ')}`)
  } finally {
    await db.close()
  }
  await syncFolder(to)
}

/**
 * @returns the copy's folder, usable as DATA_DIR as it is
 * @throws Error if the service is running, the folder already holds a copy, the database has another mode, or the copy
 * is no good; nothing is left behind then
 */
export const backUpEmbedded = (dataDir: string, folder: string, identity: Identity): Promise<string> =>
  locked(dataDir, async () => {
    if (fs.existsSync(databaseIn(folder)))
      throw new Error(`${folder} holds a copy already: give this one another folder.`)
    ensureFolder(folder)
    const draft = path.join(folder, 'draft')
    try {
      await copyChecked(dataDir, draft, identity)
      fs.renameSync(databaseIn(draft), databaseIn(folder))
    } finally {
      fs.rmSync(draft, { recursive: true, force: true })
    }
    await syncPath(folder)
    return folder
  })

/** Moves an existing database out of the way. @returns where to */
const moveAside = (dataDir: string): string | undefined => {
  if (!fs.existsSync(databaseIn(dataDir))) return undefined
  const aside = `${databaseIn(dataDir)}.before-${new Date().toISOString().replaceAll(':', '-')}`
  fs.renameSync(databaseIn(dataDir), aside)
  return aside
}

/**
 * @returns where the previous database is now, or undefined if there was none
 * @throws Error if the service is running, or the copy has another mode or is no good; nothing has changed then
 */
export const restoreEmbedded = (
  dataDir: string,
  folder: string,
  identity: Identity,
): Promise<string | undefined> =>
  locked(folder, async () => {
    ensureFolder(dataDir)
    const unlock = lockFolder(path.resolve(dataDir, 'db.lock'), dataDir)
    const draft = path.join(dataDir, RESTORING)
    try {
      await copyChecked(folder, draft, identity)
      const aside = moveAside(dataDir)
      fs.renameSync(databaseIn(draft), databaseIn(dataDir))
      await syncPath(dataDir)
      return aside
    } finally {
      fs.rmSync(draft, { recursive: true, force: true })
      unlock()
    }
  })
