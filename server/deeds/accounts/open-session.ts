import { createHash } from 'node:crypto'
import { insertSession } from '#server/db/queries/accounts/sessions.ts'
import type { Tx } from '#server/db/db.ts'
import { newToken } from '#server/deeds/new-id.ts'
import type { Randomness } from '#server/ports/ports.ts'

const DAYS = 30

export const tokenHash = (token: string): Uint8Array => createHash('sha256').update(token).digest()

const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]
const BROWSERS: [RegExp, string][] = [
  [/OPR|Opera/, 'Opera'],
  [/Edg/, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** `Chrome on Android`: enough for a player to recognise a session, not enough to track anyone. */
const deviceOf = (userAgent: string): string => {
  const named = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  return `${named(BROWSERS) ?? 'Browser'} on ${named(SYSTEMS) ?? 'a device'}`
}

/** Returns a new session's token, stored only as a hash. */
export const openSession = async (
  tx: Tx,
  randomness: Randomness,
  playerId: number,
  userAgent: string,
): Promise<string> => {
  const token = newToken(randomness)
  await insertSession(tx, { tokenHash: tokenHash(token), playerId, device: deviceOf(userAgent), days: DAYS })
  return token
}
