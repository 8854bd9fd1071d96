import type { Tx } from '../db/db.ts'
import { findChain, insertChain, type ChainRow } from '../db/queries/seed-chains.ts'
import type { Randomness } from '../ports/ports.ts'
import { CHAIN_LENGTH, seedChainOf } from '../seed-chain.ts'

/**
 * The chain from which a game takes its next seed, opened where there is none or the last is used up. The caller holds
 * the game's lock, so that a seed is given to one batch only.
 * @param length seeds of a new chain
 */
export const chainFor = async (
  tx: Tx,
  game: string,
  randomness: Randomness,
  length = CHAIN_LENGTH,
): Promise<ChainRow> => {
  const chain = await findChain(tx, game)
  if (chain && chain.used < chain.length) return chain
  const tip = randomness.bytes(32)
  return insertChain(tx, { game, tip, anchor: seedChainOf(tip, length).anchor, length })
}
