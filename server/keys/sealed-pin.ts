// The cash-out PIN of a bid: checked against an HMAC, and sealed so that only its owner is shown it again.
import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const hmac = (pepper: Uint8Array, text: string): Buffer => createHmac('sha256', pepper).update(text).digest()

const keyOf = (pepper: Uint8Array): Uint8Array => hmac(pepper, 'sealed bid pin\0')

export const pinHmac = (pepper: Uint8Array, bidId: string, pin: string): Uint8Array =>
  new Uint8Array(hmac(pepper, `bid pin ${bidId} ${pin}`))

export const isPinOf = (pepper: Uint8Array, bidId: string, stored: Uint8Array, pin: string): boolean =>
  timingSafeEqual(stored, pinHmac(pepper, bidId, pin))

/** @param bidId bound into the seal, so that it does not fit another bid */
export const sealPin = (pepper: Uint8Array, bidId: string, pin: string): string => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(pepper), nonce).setAAD(Buffer.from(bidId))
  const text = Buffer.concat([cipher.update(pin, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** @throws Error if it was sealed with another pepper, for another bid, or was changed */
export const openPin = (pepper: Uint8Array, bidId: string, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(pepper), bytes.subarray(0, 12))
  decipher.setAAD(Buffer.from(bidId)).setAuthTag(bytes.subarray(12, 28))
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
}
