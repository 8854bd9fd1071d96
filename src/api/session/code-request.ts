// Who asks for a one-time code: an id that this device makes up. Only with it can the code be tried, so it outlives a reload.
import { brand } from '#src/brand.ts'
import { hex } from '#src/lib/bytes.ts'
import { readStored, removeStored, writeStored } from '#src/lib/stored.ts'

const KEY = `${brand.storagePrefix}CODE_REQUEST`

/** Where the browser forbids storage. */
let made: string | undefined

export const codeRequest = (): string => {
  const kept = readStored(KEY)
  if (typeof kept === 'string' && /^[\w-]{16,64}$/.test(kept)) return kept
  made ??= hex(crypto.getRandomValues(new Uint8Array(16)))
  writeStored(KEY, made)
  return made
}

/** The code has been used: the next one is asked for under another id. */
export const forgetCodeRequest = (): void => {
  made = undefined
  removeStored(KEY)
}
