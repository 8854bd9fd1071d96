import { randomBytes } from 'node:crypto'
import type { Randomness } from './ports.ts'

export const cryptoRandomness: Randomness = { bytes: length => new Uint8Array(randomBytes(length)) }
