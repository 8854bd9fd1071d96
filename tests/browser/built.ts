// What the build made of a source.
import { readFile } from 'node:fs/promises'
import type { Files } from '#build/graph.ts'

/** The address of the script with this module; a route's screen is its file with a question mark, `…/winners.tsx?`. */
export const scriptWith = async (source: string): Promise<string> => {
  const files = JSON.parse(await readFile('dist/web-files.json', 'utf8')) as Files
  const [script] = Object.keys(files).filter(name => files[name]!.sources.some(it => it.startsWith(source)))
  if (!script) throw new Error(`No script has ${source}`)
  return `/${script}`
}
