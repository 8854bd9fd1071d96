import * as fs from 'node:fs'
import * as path from 'node:path'

/**
 * Makes a folder and its parents, readable only by this account. Node's own `recursive` loops for ever where no folder can
 * be made, as under /proc.
 * @throws Error with Node's code
 */
export const ensureFolder = (folder: string): void => {
  const [at, around] = [path.resolve(folder), path.dirname(path.resolve(folder))]
  if (fs.existsSync(at)) {
    if (fs.statSync(at).isDirectory()) return
    throw Object.assign(new Error(`${at} is a file`), { code: 'ENOTDIR', path: at })
  }
  if (around !== at) ensureFolder(around)
  try {
    fs.mkdirSync(at, { mode: 0o700 })
  } catch (error) {
    // Another process may have been quicker.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
