// A year of seeds is 105,120 hashes. Some links on the way are kept in memory, so that a draw does not walk from the tip.
import { hash } from 'node:crypto'

/** Draws of a year, one each five minutes. */
export const CHAIN_LENGTH = 105_120
const KEEP_EVERY = 512

const hashed = (link: Uint8Array): Uint8Array => hash('sha256', link, 'buffer')

/** Links by their number: the tip is number `length`, the anchor number 0. */
export const makeSeedChain = (tip: Uint8Array, length: number) => {
  const kept = new Map<number, Uint8Array>([[length, tip]])
  let link = tip
  for (let number = length - 1; number >= 0; number--) {
    link = hashed(link)
    if (number % KEEP_EVERY === 0) kept.set(number, link)
  }
  return {
    anchor: new Uint8Array(link),
    seedAt: (number: number): Uint8Array => {
      if (number < 1 || number > length) throw new RangeError('seed outside its chain')
      let at = Math.min(length, Math.ceil(number / KEEP_EVERY) * KEEP_EVERY)
      let seed = kept.get(at)!
      for (; at > number; at--) seed = hashed(seed)
      return new Uint8Array(seed)
    },
  }
}

type SeedChain = ReturnType<typeof makeSeedChain>

const MOST_CHAINS = 32
const chains = new Map<string, SeedChain>()

/** The chain of a tip; walked once in this process. */
export const seedChainOf = (tip: Uint8Array, length: number): SeedChain => {
  const key = `${length}:${Buffer.from(tip).toString('base64')}`
  const chain = chains.get(key) ?? makeSeedChain(tip, length)
  chains.set(key, chain)
  if (chains.size > MOST_CHAINS) chains.delete(chains.keys().next().value!)
  return chain
}
