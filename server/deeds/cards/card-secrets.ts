// Proof of holding a scratch card: its PIN, then for an hour a claim only one phone's owner can use. Both depend
// on the service's secret, so neither can be derived from the database.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Service } from '#server/service.ts'

type Secret = Pick<Service, 'pepper'>

const CLAIM_SECONDS = 3_600

const hmac = ({ pepper }: Secret, text: string): Uint8Array =>
  new Uint8Array(createHmac('sha256', pepper).update(text).digest())

export const cardPinHmac = (secret: Secret, { serial, pin }: { serial: string; pin: string }): Uint8Array =>
  hmac(secret, `scratch card ${serial} ${pin}`)

export const isCardPin = (
  secret: Secret,
  stored: Uint8Array | undefined,
  it: { serial: string; pin: string },
): boolean => {
  const asked = cardPinHmac(secret, it)
  // An unknown serial costs the same work.
  return timingSafeEqual(stored ?? new Uint8Array(32), asked) && stored !== undefined
}

const seal = (secret: Secret, serial: string, phone: string, until: number): string =>
  Buffer.from(hmac(secret, `scratch card claim ${serial} ${phone} ${until}`)).toString('base64url')

/** @param now in ms */
export const makeClaim = (
  secret: Secret,
  { serial, phone }: { serial: string; phone: string },
  now: number,
): { claim: string; until: Date } => {
  const until = Math.floor(now / 1000) + CLAIM_SECONDS
  return { claim: `${serial}.${until}.${seal(secret, serial, phone, until)}`, until: new Date(until * 1000) }
}

/** @returns the serial; undefined if the claim is another phone's, expired or forged */
export const readClaim = (secret: Secret, claim: string, phone: string, now: number): string | undefined => {
  const [, serial, until, sealed] = /^(\d{12})\.(\d{10})\.([\w-]{43})$/.exec(claim) ?? []
  if (!serial || !until || !sealed || Number(until) * 1000 <= now) return undefined
  const right = seal(secret, serial, phone, Number(until))
  return timingSafeEqual(Buffer.from(right), Buffer.from(sealed)) ? serial : undefined
}
