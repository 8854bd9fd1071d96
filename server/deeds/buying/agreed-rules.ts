import { sameBytes } from '#src/draws/hash.ts'
import { isNumberGame } from '#src/games/game.ts'
import { offersOf } from '#src/games/reserve.ts'
import { rulesToday } from '#src/games/rules-today.ts'
import type { LinesToCome } from '#server/db/queries/buying/advances.ts'
import { findOnSaleOf } from '#server/db/queries/buying/limits.ts'
import type { Tx } from '#server/db/db.ts'
import type { Service } from '#server/service.ts'
import { NotBought } from './buy-slip.ts'

/**
 * The batch's rules, if they say the same about these lines as the rules the player agreed to. A growing reserve opens
 * bands at other stakes, which changes only the hash; a shrinking one may close the band of these lines.
 * @param batchId the one the caller means, if any
 * @throws NotBought rules-changed, or nothing-on-sale if it is over
 */
export const agreedRules = async (
  { games }: Pick<Service, 'games'>,
  tx: Tx,
  kept: Pick<LinesToCome, 'game' | 'stake_per_line' | 'rules_hash'>,
  batchId?: string,
): Promise<Uint8Array> => {
  const batch = await findOnSaleOf(tx, kept.game)
  if (!batch || (batchId !== undefined && batch.id !== batchId)) throw new NotBought('nothing-on-sale')
  const { rules_hash: hash } = batch
  if (sameBytes(hash, kept.rules_hash)) return hash
  const game = games.filter(isNumberGame).find(it => it.id === kept.game)
  const offerOf = (it: Uint8Array) =>
    game && offersOf(game).find(offer => sameBytes(rulesToday(offer).hash, it))
  const offered = offerOf(hash)?.stakes.some(it => it.stake === kept.stake_per_line && !it.comingSoon)
  if (!offered || !offerOf(kept.rules_hash)) throw new NotBought('rules-changed')
  return hash
}
