// A one-time code on its way through a provider of voice calls: only we can read it, and not for long.
import { sealText, unsealText } from './sealed.ts'

const LIVES = 10 * 60_000 // ms

/** @param now ms */
export const sealCode = (pepper: Uint8Array, code: string, now: number): string =>
  sealText(pepper, 'voice code', '', `${now + LIVES} ${code}`)

/** Undefined if it is not ours, was changed or is too old. */
export const openCode = (pepper: Uint8Array, sealed: string, now: number): string | undefined => {
  try {
    const [until, code] = unsealText(pepper, 'voice code', '', sealed).split(' ')
    return Number(until) > now ? code : undefined
  } catch {
    return undefined
  }
}
