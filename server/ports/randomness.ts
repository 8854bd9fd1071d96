import { randomBytes } from 'node:crypto'
import type { Randomness } from './ports.ts'

const STOCK = 4_096 // bytes fetched at once: each system call costs more than using a few bytes

/** The system's generator. */
export const makeRandomness = (): Randomness => {
  let stock = Buffer.alloc(0)
  return {
    bytes: length => {
      if (length > STOCK) return new Uint8Array(randomBytes(length))
      if (stock.length < length) stock = randomBytes(STOCK)
      const bytes = new Uint8Array(stock.subarray(0, length))
      // Leave no secrets in the buffer.
      stock.fill(0, 0, length)
      stock = stock.subarray(length)
      return bytes
    },
  }
}
