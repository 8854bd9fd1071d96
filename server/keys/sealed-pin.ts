// The cash-out PIN of a bid: checked against an HMAC, and sealed so that only its owner is shown it again.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { sealText, unsealText } from './sealed.ts'

export const pinHmac = (pepper: Uint8Array, bidId: string, pin: string): Uint8Array =>
  new Uint8Array(createHmac('sha256', pepper).update(`bid pin ${bidId} ${pin}`).digest())

export const isPinOf = (pepper: Uint8Array, bidId: string, stored: Uint8Array, pin: string): boolean =>
  timingSafeEqual(stored, pinHmac(pepper, bidId, pin))

export const sealPin = (pepper: Uint8Array, bidId: string, pin: string): string =>
  sealText(pepper, 'bid pin', bidId, pin)

/** @throws Error if it was sealed with another pepper, for another bid, or was changed */
export const openPin = (pepper: Uint8Array, bidId: string, sealed: string): string =>
  unsealText(pepper, 'bid pin', bidId, sealed)
