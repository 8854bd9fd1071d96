// A packed folder, as PGlite dumps its own: gzip of a tar of plain files and folders.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { gunzipSync } from 'node:zlib'

const BLOCK = 512
const FOLDER = '5'

/** A field of a header: text up to the first zero byte. */
const textOf = (header: Buffer, from: number, to: number) => header.toString('utf8', from, to).split('\0')[0]!

/** @throws where an entry would land outside of the folder */
export const unpackTar = (packed: Uint8Array, folder: string): void => {
  const tar = gunzipSync(packed)
  fs.mkdirSync(folder, { mode: 0o700 })
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0;) {
    const header = tar.subarray(at, at + BLOCK)
    const name = path.join(textOf(header, 345, 500), textOf(header, 0, 100))
    const size = Number.parseInt(textOf(header, 124, 136), 8) || 0
    const place = path.join(folder, name)
    if (!place.startsWith(folder + path.sep) && place !== folder + path.sep)
      throw new Error(`${name} lies outside`)
    if (textOf(header, 156, 157) === FOLDER) fs.mkdirSync(place, { recursive: true, mode: 0o700 })
    else {
      fs.mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 })
      fs.writeFileSync(place, tar.subarray(at + BLOCK, at + BLOCK + size), { mode: 0o600 })
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
}
