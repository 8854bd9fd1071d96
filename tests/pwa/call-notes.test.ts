import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withoutNotes } from '#src/pwa/call-notes.ts'

test('what a call is about is not sent to phones, and nothing else of the contract is left out', () => {
  const code =
    "call({\n  path: '/a',\n  about: 'It\\'s long,',\n  about:\n    `two ${x} \\`ticks\\``,\n  who: 'anyone',\n})\n"
  expect(withoutNotes(code)).toBe("call({\n  path: '/a',\n  who: 'anyone',\n})\n")
  const folder = fileURLToPath(new URL('../../src/contract/', import.meta.url))
  for (const name of readdirSync(folder)) {
    const [before, after] = [name]
      .map(it => readFileSync(folder + it, 'utf8'))
      .flatMap(it => [it, withoutNotes(it)])
    expect(after!.match(/^ *(method|path|answer):/gm)?.length).toBe(
      before!.match(/^ *(method|path|answer):/gm)?.length,
    )
  }
})
