// The folder of a new database, made beside its place and moved there whole: a first start that is cut short, also by the
// power, leaves no half database.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { extract } from 'tar'

/** An empty database, packed by the build: making one takes seconds. Programs of the tests have none. */
const packed = fileURLToPath(new URL('empty-database.tar.gz', import.meta.url))

/** As many at once: the file system writes them down together, one after the other they take ten times as long. */
const ABREAST = 16

/** When each file was last written to, by its inode. */
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

/** @returns what has reached the disk: everything in the folder */
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

/** Names of the dump begin with a slash; they land in the folder, and nothing lands outside of it. */
export const unpack = (file: string, folder: string): void => {
  fs.mkdirSync(folder, { mode: 0o700 })
  extract({ file, cwd: folder, sync: true })
}

/** @param make puts a new database into a folder that is not there yet */
export const makeFolder = async (place: string, make: (draft: string) => Promise<void>): Promise<void> => {
  const draft = `${place}.draft`
  fs.rmSync(draft, { recursive: true, force: true })
  if (fs.existsSync(packed)) unpack(packed, draft)
  else await make(draft)
  await syncFolder(draft)
  fs.renameSync(draft, place)
  await syncPath(path.dirname(place))
}
