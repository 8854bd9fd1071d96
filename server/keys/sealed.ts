// What only the service can read: a copy of the database reveals none of it.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/**
 * A picture of a document, a national identity number, a player's own data, who a deleted player was, a bid's cash-out PIN,
 * or a one-time code that is read out.
 */
type Sealed = 'picture' | 'nin' | 'export' | 'person' | 'bid pin' | 'voice code'

const keyOf = (pepper: Uint8Array, what: Sealed): Uint8Array =>
  createHmac('sha256', pepper).update(`sealed ${what}\0`).digest()

/** @param id the row's, bound into the seal so that it does not fit another row */
export const seal = (pepper: Uint8Array, what: Sealed, id: string, open: Uint8Array): Uint8Array => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(pepper, what), nonce).setAAD(Buffer.from(id))
  const text = Buffer.concat([cipher.update(open), cipher.final()])
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), text]))
}

/** @throws Error if it was sealed with another pepper, as something else, for another id, or was changed */
export const unseal = (pepper: Uint8Array, what: Sealed, id: string, sealed: Uint8Array): Uint8Array => {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(pepper, what), bytes.subarray(0, 12))
  decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(12, 28))
  try {
    return new Uint8Array(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]))
  } catch (cause) {
    throw new Error('This was sealed with another CODE_PEPPER or changed since: nobody can read it', {
      cause,
    })
  }
}

/** Undefined if it can no longer be read, such as what was sealed with an earlier pepper. */
export const ifReadable = <T>(open: () => T): T | undefined => {
  try {
    return open()
  } catch {
    return undefined
  }
}

export const sealText = (pepper: Uint8Array, what: Sealed, id: string, open: string): string =>
  Buffer.from(seal(pepper, what, id, Buffer.from(open))).toString('base64url')

/** @throws Error as `unseal` */
export const unsealText = (pepper: Uint8Array, what: Sealed, id: string, sealed: string): string =>
  Buffer.from(unseal(pepper, what, id, Buffer.from(sealed, 'base64url'))).toString()
