import { p256 } from '@noble/curves/nist.js'
import type { PublicKey } from '#src/contract/draws.ts'

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), char => char.charCodeAt(0))

/** An ECDSA P-256 signature with SHA-256, 64 bytes (r ‖ s, IEEE P1363). False for anything malformed. */
export const verifyP256 = (key: PublicKey, bytes: Uint8Array, signature: Uint8Array): boolean => {
  try {
    const point = Uint8Array.of(4, ...fromBase64Url(key.x), ...fromBase64Url(key.y))
    return p256.verify(signature, bytes, point, { lowS: false })
  } catch {
    return false
  }
}
