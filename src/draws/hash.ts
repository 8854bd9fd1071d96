// Hash functions of a sealed draw, the same in browser, worker and service.
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 as sha } from '@noble/hashes/sha2.js'

export const sha256 = (bytes: Uint8Array): Uint8Array => sha(bytes)

export const hmacSha256 = (key: Uint8Array, bytes: Uint8Array): Uint8Array => hmac(sha, key, bytes)

export const hkdfSha256 = (
  secret: Uint8Array,
  salt: Uint8Array,
  info: Uint8Array,
  length: number,
): Uint8Array => hkdf(sha, secret, salt, info, length)

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at])
