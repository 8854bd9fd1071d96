// Brotli and gzip copies of every text file, made once here instead of on every request.
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/
const SMALLEST = 512 // bytes; below that a copy saves nothing on the wire

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** @returns each file's bytes on the wire, by its path in the folder */
export const compressFolder = async (folder: string): Promise<Map<string, number>> => {
  const sizes = new Map<string, number>()
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names
      .filter(name => TEXT.test(name))
      .map(async name => {
        const path = join(folder, name)
        const bytes = await readFile(path)
        sizes.set(name, bytes.length)
        if (bytes.length < SMALLEST) return
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        }
        const brotli = await toBrotli(bytes, { params })
        sizes.set(name, brotli.length)
        await writeFile(`${path}.br`, brotli)
        await writeFile(`${path}.gz`, await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }))
      }),
  )
  return sizes
}
