// From sealed tickets and the beacon to the numbers: the one derivation, shared by phone and service.
import { utf8 } from '#src/lib/bytes.ts'
import { hkdfSha256, hmacSha256 } from './hash.ts'

export const DRAW_METHOD = 'oriire/draw/v3' as const

/** The root is in the salt: a ticket added after the seal would change the numbers. */
export const drawKey = (from: { randomness: Uint8Array; root: Uint8Array; batch: string }): Uint8Array =>
  hkdfSha256(from.randomness, from.root, utf8(`${DRAW_METHOD}|${from.batch}`), 32)

/** Endless 32-bit words: HMAC-SHA256(key, info ‖ counter as u32 big-endian), eight words a block. */
function* words(key: Uint8Array): Generator<number, never> {
  const info = utf8(`${DRAW_METHOD}|numbers`)
  for (let counter = 0; ; counter++) {
    const message = new Uint8Array(info.length + 4)
    message.set(info)
    new DataView(message.buffer).setUint32(info.length, counter)
    const block = hmacSha256(key, message)
    const view = new DataView(block.buffer, block.byteOffset, block.length)
    for (let at = 0; at < block.length; at += 4) yield view.getUint32(at)
  }
}

/** A whole number from 0 to `below` - 1; rejects words past the last full multiple to avoid bias. */
const uniform = (source: Generator<number, never>, below: number): number => {
  const limit = 2 ** 32 - (2 ** 32 % below)
  for (;;) {
    const word = source.next().value
    if (word < limit) return word % below
  }
}

/** `pick` different numbers from 1 to `of` in the order drawn (partial Fisher-Yates). */
export const drawNumbers = (key: Uint8Array, pick: number, of: number): number[] => {
  if (!(Number.isInteger(pick) && Number.isInteger(of) && pick >= 1 && pick <= of && of <= 100))
    throw new RangeError(`cannot draw ${pick} of ${of}`)
  const drum = Array.from({ length: of }, (_, at) => at + 1)
  const source = words(key)
  for (let at = 0; at < pick; at++) {
    const taken = at + uniform(source, of - at)
    ;[drum[at], drum[taken]] = [drum[taken]!, drum[at]!]
  }
  return drum.slice(0, pick)
}
