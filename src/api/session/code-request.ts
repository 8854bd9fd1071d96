// This device's own id for requesting one-time codes. Codes work only with it, so it survives a reload.
import { brand } from '#src/brand.ts'
import { hex } from '#src/lib/bytes.ts'
import { readStored, removeStored, writeStored } from '#src/lib/stored.ts'

const KEY = `${brand.storagePrefix}CODE_REQUEST`

/** Used if the browser blocks storage. */
let made: string | undefined

export const codeRequest = (): string => {
  const kept = readStored(KEY)
  if (typeof kept === 'string' && /^[\w-]{16,64}$/.test(kept)) return kept
  made ??= hex(crypto.getRandomValues(new Uint8Array(16)))
  writeStored(KEY, made)
  return made
}

/** The code was used: the next request gets a new id. */
export const forgetCodeRequest = (): void => {
  made = undefined
  removeStored(KEY)
}
