// Encrypts a push message for one device (RFC 8291 in the encoding of RFC 8188). Uses as few crypto calls as possible:
// a draw's reminders are a hundred thousand messages.
import { createCipheriv, createECDH, createHmac, randomBytes, type ECDH } from 'node:crypto'

export const ENCODING = 'aes128gcm'

const CURVE = 'prime256v1'
const SALT = 16
const KEY = 16
const NONCE = 12
/** Record size in bytes; a message is one record. */
const RECORD = Buffer.from([0, 0, 16, 0])
/** Length of the sender's public key that follows. */
const POINT = Buffer.from([65])
const LAST_RECORD = Buffer.from([2])
const PUSH_INFO = Buffer.from('WebPush: info\0')
const BLOCK = Buffer.from([1])
const KEY_INFO = Buffer.from(`Content-Encoding: ${ENCODING}\0\u0001`)
const NONCE_INFO = Buffer.from('Content-Encoding: nonce\0\u0001')

interface PushKeysOfDevice {
  p256dh: Uint8Array
  auth: Uint8Array
}

const hmac = (key: Uint8Array, ...parts: readonly Uint8Array[]): Buffer => {
  const made = createHmac('sha256', key)
  for (const part of parts) made.update(part)
  return made.digest()
}

/** @param sender with a key pair used for this message only */
export const encryptWith = (
  { p256dh, auth }: PushKeysOfDevice,
  text: string,
  sender: ECDH,
  salt: Uint8Array,
): Buffer => {
  const own = sender.getPublicKey()
  const shared = hmac(auth, sender.computeSecret(p256dh))
  const secret = hmac(salt, hmac(shared, PUSH_INFO, p256dh, own, BLOCK))
  const key = hmac(secret, KEY_INFO).subarray(0, KEY)
  const cipher = createCipheriv('aes-128-gcm', key, hmac(secret, NONCE_INFO).subarray(0, NONCE))
  const sealed = [
    cipher.update(text, 'utf8'),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ]
  return Buffer.concat([salt, RECORD, POINT, own, ...sealed])
}

const ecdh = createECDH(CURVE)

/** @throws Error if the device's key is not a point on the curve */
export const encryptPush = (device: PushKeysOfDevice, text: string): Buffer => {
  // A fresh pair per message.
  ecdh.generateKeys()
  return encryptWith(device, text, ecdh, randomBytes(SALT))
}
