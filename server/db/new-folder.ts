// Builds a new database's folder next to its final place and moves it there whole, so that an interrupted first start,
// even by a power cut, leaves no half database.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { extract } from 'tar'

/** An empty database packed by the build, since creating one takes seconds. Test programs have none. */
const packed = fileURLToPath(new URL('empty-database.tar.gz', import.meta.url))

/** Syncs in parallel: the file system batches them, and one by one they take ten times as long. */
const ABREAST = 16

/** Last write time of each file, by inode. */
export type Written = Map<bigint, bigint>

export const syncPath = async (at: string): Promise<{ ino: bigint; mtimeNs: bigint }> => {
  const file = await fs.promises.open(at, 'r')
  try {
    const stat = await file.stat({ bigint: true })
    await file.sync()
    return stat
  } finally {
    await file.close()
  }
}

/** @returns what is now on disk: everything in the folder */
export const syncFolder = async (folder: string): Promise<Written> => {
  const written: Written = new Map()
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const left = [folder, ...names.map(name => path.join(folder, name))]
  const work = async () => {
    for (let at = left.pop(); at; at = left.pop()) {
      const { ino, mtimeNs } = await syncPath(at)
      written.set(ino, mtimeNs)
    }
  }
  await Promise.all(Array.from({ length: ABREAST }, work))
  return written
}

/** Names in the archive start with a slash; everything lands inside the folder. */
export const unpack = (file: string, folder: string): void => {
  fs.mkdirSync(folder, { mode: 0o700 })
  extract({ file, cwd: folder, sync: true })
}

/** @param make creates a new database in a folder that does not exist yet */
export const makeFolder = async (place: string, make: (draft: string) => Promise<void>): Promise<void> => {
  const draft = `${place}.draft`
  fs.rmSync(draft, { recursive: true, force: true })
  if (fs.existsSync(packed)) unpack(packed, draft)
  else await make(draft)
  await syncFolder(draft)
  fs.renameSync(draft, place)
  await syncPath(path.dirname(place))
}
