import { findHold } from '#server/db/queries/buying/limits.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { refuseWhileStopped } from '#server/deeds/limits/refuse-while-stopped.ts'
import { tightenBatch } from './tighten-batch.ts'

/**
 * When the batch on sale is full: replaces overestimates with the exact worst case.
 * @returns whether there may be room now
 * @throws Refusal game-held if the operator holds the game, sales-stopped
 */
export const makeRoom = async (service: Pick<Service, 'db' | 'counter'>, game: string): Promise<boolean> => {
  await refuseWhileStopped(service.db)
  if ((await findHold(service.db, game)) !== undefined) throw new Refusal('game-held')
  return tightenBatch(service, game)
}
