// Seeds of draws are links of a hash chain: SHA-256(seed i) = seed i-1. The anchor (number 0) is public before the first draw.
import { sameBytes, sha256 } from './hash.ts'

/** More hashes than any chain needs: a forged proof must not keep a phone busy. */
const LONGEST_WALK = 1_000_000

const hashed = (link: Uint8Array, times: number): Uint8Array => {
  for (let left = times; left > 0; left--) link = sha256(link)
  return link
}

/** Seed number `index` of a chain whose secret end (seed number `length`) is `tip`. */
export const seedAt = (tip: Uint8Array, length: number, index: number): Uint8Array => {
  if (!(Number.isInteger(index) && index >= 0 && index <= length))
    throw new RangeError('seed outside its chain')
  return hashed(tip, length - index)
}

export const anchorOf = (tip: Uint8Array, length: number): Uint8Array => seedAt(tip, length, 0)

/** Whether `seed` is number `index` of the chain in which `known` is number `knownIndex`. */
export const linksBack = (
  seed: Uint8Array,
  index: number,
  known: Uint8Array,
  knownIndex: number,
): boolean => {
  const steps = index - knownIndex
  return steps > 0 && steps <= LONGEST_WALK && sameBytes(hashed(seed, steps), known)
}
