import { createHmac } from 'node:crypto'

/** By which the phone number of a deleted account is known again, and not read. */
export const numberHash = (pepper: Uint8Array, phone: string): Uint8Array =>
  new Uint8Array(createHmac('sha256', pepper).update(`number\0${phone}`).digest())
