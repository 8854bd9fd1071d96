// The app is built for Chrome 95, the last one of Android 5, and Safari 15.4. The build rewrites newer syntax but adds no
// newer functions: a tap that calls one does nothing there.
import { expect, test } from 'vitest'
import { filesIn, textOf } from './support/sources.ts'

const TOO_NEW = [
  /\.(with|toSorted|toReversed|toSpliced|findLast|findLastIndex|isWellFormed)\(/,
  /\bURL\.(canParse|parse)\b/,
  /\bPromise\.(withResolvers|try)\b/,
  /\b(Object|Map)\.groupBy\b/,
  /\bAbortSignal\.(any|timeout)\b/,
  /\bArray\.fromAsync\b/,
  /\bstructuredClone\(/,
]

const files = ['src', 'sw'].flatMap(room => filesIn(room))

test('nothing that a phone runs calls a function that its browser may not have', () => {
  expect(files.length).toBeGreaterThan(400)
  const found = files.flatMap(file => {
    const code = textOf(file).replace(/\/\/.*|\/\*[^]*?\*\//g, '')
    return TOO_NEW.flatMap(word => word.exec(code)?.[0] ?? []).map(word => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})
