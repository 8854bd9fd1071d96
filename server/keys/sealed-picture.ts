// Pictures of documents in the database: a copy of it shows none.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const keyOf = (pepper: Uint8Array): Uint8Array =>
  createHmac('sha256', pepper).update('sealed picture\0').digest()

/** @param id of the picture, which cannot be exchanged for another */
export const sealPicture = (pepper: Uint8Array, id: string, picture: Uint8Array): Uint8Array => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(pepper), nonce).setAAD(Buffer.from(id))
  const text = Buffer.concat([cipher.update(picture), cipher.final()])
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), text]))
}

/** @throws Error if it was sealed with another pepper, for another id, or was changed */
export const openPicture = (pepper: Uint8Array, id: string, sealed: Uint8Array): Uint8Array => {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(pepper), bytes.subarray(0, 12))
  decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(12, 28))
  return new Uint8Array(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]))
}
