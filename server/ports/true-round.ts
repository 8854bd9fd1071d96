import { verifyRound, type BeaconChain } from '#src/draws/beacon.ts'
import { hex } from '#src/lib/bytes.ts'

const MOST = 256

/** Whether the chain signed this round. */
export type IsTrueRound = (chain: BeaconChain, round: number, signature: Uint8Array) => boolean

/** A check takes some 20 ms, and all games drawing on the hour share one round, so true results are cached. */
export const rememberTrueRounds = (): IsTrueRound => {
  const known = new Set<string>()
  return (chain, round, signature) => {
    const name = `${chain}/${round}/${hex(signature)}`
    if (known.has(name)) return true
    if (!verifyRound(chain, round, signature)) return false
    known.add(name)
    if (known.size > MOST) known.delete(known.values().next().value!)
    return true
  }
}
