// When the next code may be asked for. It is kept on the device, so that a reload does not reset the wait.
import { brand } from '#src/brand.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { readStored, removeStored, writeStored } from '#src/lib/stored.ts'

const WAIT = 60_000
const key = (phone: string) => `${brand.storagePrefix}resend:${phone}`

/** Remembers that a code was sent just now; returns the instant (ms) of the next chance. */
export const startResendWait = (phone: string): number => {
  const until = serverNow() + WAIT
  writeStored(key(phone), until)
  return until
}

/** The instant (ms) until which a player still waits; 0 where nothing is awaited. */
export const resendWaitUntil = (phone: string): number => {
  const until = readStored(key(phone))
  const now = serverNow()
  if (typeof until === 'number' && until > now && until <= now + WAIT) return until
  removeStored(key(phone))
  return 0
}
