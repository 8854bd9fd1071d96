import { randomBytes } from 'node:crypto'
import type { Randomness } from './ports.ts'

const STOCK = 4_096 // bytes drawn at once: each draw from the system costs more than what is done with a few bytes

/** The system's own. */
export const makeRandomness = (): Randomness => {
  let stock = Buffer.alloc(0)
  return {
    bytes: length => {
      if (length > STOCK) return new Uint8Array(randomBytes(length))
      if (stock.length < length) stock = randomBytes(STOCK)
      const bytes = new Uint8Array(stock.subarray(0, length))
      // Nothing secret stays behind in the stock.
      stock.fill(0, 0, length)
      stock = stock.subarray(length)
      return bytes
    },
  }
}
