// A one-time code is derived from the pepper and a nonce, so only the nonce is stored.
import { createHmac } from 'node:crypto'
import { brand } from '#src/brand.ts'

/** Six digits, 100000-999999: the voice provider drops leading zeros. */
export const codeOf = (pepper: Uint8Array, to: string, nonce: Uint8Array): string => {
  const mac = createHmac('sha256', pepper).update('code\0').update(to).update('\0').update(nonce).digest()
  return String(100_000n + (mac.readBigUInt64BE(0) % 900_000n))
}

/** Addresses are stored only as hashes, for counting. */
export const addressHash = (pepper: Uint8Array, address: string): Uint8Array =>
  createHmac('sha256', pepper).update('address\0').update(address).digest()

/** Whose code it is: an id the device made up, or the requesting address. */
export const askerOf = (requestId: string | undefined, address: string): string =>
  requestId === undefined ? `address ${address}` : `request ${requestId}`

export const askerHash = (pepper: Uint8Array, asker: string): Uint8Array =>
  createHmac('sha256', pepper).update('asker\0').update(asker).digest()

export const codeText = (code: string): string =>
  `Your ${brand.name} code is ${code}. It works for 10 minutes. Never give it to anybody, not even to us.`
