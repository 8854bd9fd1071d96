// Shortens the names of texts in the build, where nobody reads them (what that saves: docs/performance.md).
// A text's name begins with $ and follows `words.`, or starts its line in a words file.
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

/**
 * Gives each text the first short name that is free in all its words files. Texts that never share a file may
 * share a name, so one letter does for most.
 * @param texts contents of the words files
 */
export const shortNames = (texts: readonly string[]): Map<string, string> => {
  const names = new Map<string, string>()
  const files = texts.map(text => ({ names: new Set(text.match(NAME)), taken: new Set<string>() }))
  for (const name of files.flatMap(file => [...file.names])) {
    if (names.has(name)) continue
    const own = files.filter(file => file.names.has(name))
    let at = 0
    while (own.some(({ taken }) => taken.has(shortName(at)))) at++
    names.set(name, shortName(at))
    for (const { taken } of own) taken.add(shortName(at))
  }
  return names
}

export const shortened = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(NAME, name => names.get(name) ?? name)

const sources = async (folder: string): Promise<string[]> => {
  const files = (await readdir(folder, { recursive: true })).filter(it => /\.tsx?$/.test(it)).toSorted()
  return Promise.all(files.map(it => readFile(join(folder, it), 'utf8')))
}

export const shortWords = (): Plugin => {
  let names: ReadonlyMap<string, string> = new Map()
  return {
    name: 'oriire:short-words',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const texts = await sources('src')
      names = shortNames(texts.filter(text => text.includes('= inLanguage')))
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/ },
      handler: text => ({ code: shortened(text, names), map: null }),
    },
  }
}
