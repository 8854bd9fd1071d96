// A one-time code on its way through a provider of voice calls: only we can read it, and not for long.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const LIVES = 10 * 60_000 // ms

const keyOf = (pepper: Uint8Array): Uint8Array =>
  createHmac('sha256', pepper).update('sealed voice code\0').digest()

/** @param now ms */
export const sealCode = (pepper: Uint8Array, code: string, now: number): string => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(pepper), nonce)
  const text = Buffer.concat([cipher.update(`${now + LIVES} ${code}`, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** Undefined if it is not ours, was changed or is too old. */
export const openCode = (pepper: Uint8Array, sealed: string, now: number): string | undefined => {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < 29) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(pepper), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    const text = decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
    const [until, code] = text.split(' ')
    return Number(until) > now ? code : undefined
  } catch {
    return undefined
  }
}
