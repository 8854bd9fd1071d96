import { hex } from '#src/lib/bytes.ts'
import type { Randomness } from '#server/ports/ports.ts'

/** A bearer token: 256 random bits. */
export const newToken = (randomness: Randomness): string =>
  Buffer.from(randomness.bytes(32)).toString('base64url')

/** A random UUID (version 4), unguessable because anyone with a game play ID may see its slip. */
export const newId = (randomness: Randomness): string => idFrom(randomness.bytes(16))

/** A UUID from bytes that are as hard to guess. */
export const idFrom = (from: Uint8Array): string => {
  const bytes = from.slice(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
