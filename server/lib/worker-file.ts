import * as fs from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The server build puts threads next to the entry points; chunks may be one folder deeper. Undefined without a build. */
export const workerFile = (name: string): string | undefined =>
  [name, `../${name}`]
    .map(it => fileURLToPath(new URL(it, import.meta.url)))
    .find(place => fs.existsSync(place))
