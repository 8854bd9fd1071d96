// The invite code from a sign-up link, stored until it is claimed or refused.
import { brand } from '#src/brand.ts'
import { readStored, removeStored, writeStored } from '#src/lib/stored.ts'

const KEY = `${brand.storagePrefix}INVITE`

export const keptInvite = (): string | undefined => {
  const kept = readStored(KEY)
  return typeof kept === 'string' ? kept : undefined
}

export const keepInvite = (code: string): boolean => writeStored(KEY, code)

export const forgetInvite = (): void => removeStored(KEY)
