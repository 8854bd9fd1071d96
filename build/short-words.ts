// Gives texts short names in the build, where nobody reads them: 4 KB of every phone's copy of the app.
// A text's name begins with $ and stands after `words.`, or at the beginning of its line in a words file.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = /(?<=[wW]ords\.|^ +)\$[a-z]\w*/gm
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** `a` to `Z`, then `aa`, `ba`. */
const shortName = (at: number): string => {
  const rest = Math.floor(at / LETTERS.length)
  return LETTERS[at % LETTERS.length]! + (rest > 0 ? shortName(rest - 1) : '')
}

/** Most used first, so that one letter does for most; by name where that is equal, so that builds are too. */
export const shortNames = (texts: readonly string[]): Map<string, string> => {
  const uses = new Map<string, number>()
  for (const text of texts)
    for (const [name] of text.matchAll(NAME)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const names = [...uses].toSorted(([a, of], [b, other]) => other - of || (a < b ? -1 : 1))
  return new Map(names.map(([name], at) => [name, shortName(at)]))
}

export const shortened = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(NAME, name => names.get(name) ?? name)

const sources = async (folder: string): Promise<string[]> => {
  const files = await readdir(folder, { recursive: true })
  return Promise.all(files.filter(it => /\.tsx?$/.test(it)).map(it => readFile(join(folder, it), 'utf8')))
}

export const shortWords = (): Plugin => {
  let names: ReadonlyMap<string, string> = new Map()
  return {
    name: 'oriire:short-words',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      names = shortNames(await sources('src'))
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/ },
      handler: text => ({ code: shortened(text, names), map: null }),
    },
  }
}
