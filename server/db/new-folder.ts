// The folder of a new database, made beside its place and moved there whole: a first start that is cut short, also by the
// power, leaves no half database.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { unpackTar } from './tar.ts'

/** An empty database, packed by the build: making one takes seconds. Programs of the tests have none. */
const packed = fileURLToPath(new URL('empty-database.tar.gz', import.meta.url))

/** As many at once: the file system writes them down together, one after the other they take ten times as long. */
const ABREAST = 16

export const syncPath = async (at: string) => {
  const file = await fs.promises.open(at, 'r')
  await file.sync().finally(() => file.close())
}

/** Everything in a folder reaches the disk. */
export const syncFolder = async (folder: string): Promise<void> => {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const left = [folder, ...names.map(name => path.join(folder, name))]
  const work = async () => {
    for (let at = left.pop(); at; at = left.pop()) await syncPath(at)
  }
  await Promise.all(Array.from({ length: ABREAST }, work))
}

/** @param make puts a new database into a folder that is not there yet */
export const makeFolder = async (place: string, make: (draft: string) => Promise<void>): Promise<void> => {
  const draft = `${place}.draft`
  fs.rmSync(draft, { recursive: true, force: true })
  if (fs.existsSync(packed)) unpackTar(fs.readFileSync(packed), draft)
  else await make(draft)
  await syncFolder(draft)
  fs.renameSync(draft, place)
  await syncPath(path.dirname(place))
}
