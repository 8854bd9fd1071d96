// The token by which the service recognises this device at login. It unlocks nothing, so it survives logout:
// it lets the owner in while strangers try passwords for the account.
import { brand } from '#src/brand.ts'
import { readStored, writeStored } from '#src/lib/stored.ts'

const KEY = `${brand.storagePrefix}DEVICE`

export const knownDevice = (): string | undefined => {
  const kept = readStored(KEY)
  return typeof kept === 'string' && /^[\w-]{43}$/.test(kept) ? kept : undefined
}

export const keepDevice = (token: string | undefined): void => {
  if (token !== undefined) writeStored(KEY, token)
}
