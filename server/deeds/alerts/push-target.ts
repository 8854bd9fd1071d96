// Reads a push subscription's keys as bytes.
import { createECDH } from 'node:crypto'
import type { PushTarget } from '#server/db/queries/alerts/push-devices.ts'
import { Refusal } from '#server/lib/refusal.ts'

const WRONG = 'That is not a key of a push subscription'
const AUTH_BYTES = 16

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** @throws Refusal bad-input */
export const readAuth = (auth: string): Uint8Array => {
  const bytes = bytesOf(auth)
  if (bytes.length !== AUTH_BYTES) throw new Refusal('bad-input', { 'keys.auth': WRONG })
  return bytes
}

/** A point on the curve: with anything else no message could be encrypted. @throws Refusal bad-input */
const readPoint = (p256dh: string): Uint8Array => {
  const bytes = bytesOf(p256dh)
  try {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    ecdh.computeSecret(bytes)
  } catch {
    throw new Refusal('bad-input', { 'keys.p256dh': WRONG })
  }
  if (bytes.length !== 65) throw new Refusal('bad-input', { 'keys.p256dh': WRONG })
  return bytes
}

/** @throws Refusal bad-input */
export const readTarget = (it: { endpoint: string; keys: { p256dh: string; auth: string } }): PushTarget => ({
  endpoint: it.endpoint,
  p256dh: readPoint(it.keys.p256dh),
  auth: readAuth(it.keys.auth),
})
