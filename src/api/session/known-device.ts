// The token by which the service knows this device again at a login. It opens nothing, so it stays after a log-out: it is
// what lets its owner in while strangers try passwords for the account.
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
