// What a call is about stands in the contract for the API document, which the service makes: the app does without it.
import type { Plugin } from 'vite'

/** Takes `about: '…',` out of a contract. */
export const withoutNotes = (code: string): string =>
  code.replaceAll(/^\s*about:\s*(['"`])(?:\\.|(?!\1)[^\\])*\1,\n/gm, '')

export const callNotes = (): Plugin => ({
  name: 'oriire:call-notes',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: /\/src\/contract\/[\w-]+\.ts$/ }, handler: code => withoutNotes(code) },
})
