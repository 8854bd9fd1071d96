// The app is built for Chrome 95, the last one of Android 5, and Safari 15.4. A build tool writes newer spellings anew, but
// nobody adds newer functions: a tap that calls one does nothing there.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const TOO_NEW = [
  /\.(with|toSorted|toReversed|toSpliced|findLast|findLastIndex|isWellFormed)\(/,
  /\bURL\.(canParse|parse)\b/,
  /\bPromise\.(withResolvers|try)\b/,
  /\b(Object|Map)\.groupBy\b/,
  /\bAbortSignal\.(any|timeout)\b/,
  /\bArray\.fromAsync\b/,
  /\bstructuredClone\(/,
]
/** Runs where the app is built, not where it is opened. */
const OF_THE_BUILD = /^src\/(prerender\/|pwa\/(offline|first-chunk|route-names)\.ts)/

const root = join(import.meta.dirname, '..')
const files = ['src', 'sw'].flatMap(room =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map(file => join(room, file))
    .filter(file => /\.tsx?$/.test(file) && !OF_THE_BUILD.test(file)),
)

test('nothing that a phone runs calls a function that its browser may not have', () => {
  expect(files.length).toBeGreaterThan(400)
  const found = files.flatMap(file => {
    const code = readFileSync(join(root, file), 'utf8').replace(/\/\/.*|\/\*[^]*?\*\//g, '')
    return TOO_NEW.flatMap(word => word.exec(code)?.[0] ?? []).map(word => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})
