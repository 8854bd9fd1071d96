import { findHold } from '../db/queries/limits.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { tightenBatch } from './tighten-batch.ts'

/**
 * What may be done where a game's batch on sale is full: what was counted too high is worked out.
 * @returns whether there may be room now
 * @throws Refusal game-held where the operator holds the game
 */
export const makeRoom = async ({ db }: Pick<Service, 'db'>, game: string): Promise<boolean> => {
  if ((await findHold(db, game)) !== undefined) throw new Refusal('game-held')
  return tightenBatch(db, game)
}
