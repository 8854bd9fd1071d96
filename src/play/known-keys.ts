// The public keys that this device has seen: a key that changes under its id is what a forged proof would bring.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { publicKey, type PublicKey } from '#src/contract/draws.ts'
import { readStored, writeStored } from '#src/lib/stored.ts'

const KEY = `${brand.storagePrefix}KEYS`
const MOST = 50
const schema = v.record(v.string(), publicKey)

export const knownKeys = (): Record<string, PublicKey> => {
  const read = v.safeParse(schema, readStored(KEY))
  return read.success ? read.output : {}
}

/** Remembers keys of ids that were not seen before; a known id keeps its first key. */
export const rememberKeys = (keys: Record<string, PublicKey>): void => {
  const known = knownKeys()
  const added = Object.entries(keys).filter(([id]) => !Object.hasOwn(known, id))
  if (added.length === 0 || Object.keys(known).length + added.length > MOST) return
  writeStored(KEY, { ...known, ...Object.fromEntries(added) })
}
