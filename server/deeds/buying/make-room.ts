import { findHold } from '#server/db/queries/buying/limits.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { refuseWhileStopped } from '#server/deeds/limits/refuse-while-stopped.ts'
import { tightenBatch } from './tighten-batch.ts'

/**
 * What may be done where a game's batch on sale is full: what was counted too high is worked out.
 * @returns whether there may be room now
 * @throws Refusal game-held where the operator holds the game, sales-stopped where the ledger is broken
 */
export const makeRoom = async (service: Pick<Service, 'db' | 'counter'>, game: string): Promise<boolean> => {
  await refuseWhileStopped(service.db)
  if ((await findHold(service.db, game)) !== undefined) throw new Refusal('game-held')
  return tightenBatch(service, game)
}
