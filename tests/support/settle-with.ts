// Draws a batch with the test's numbers and settles or refunds it, on a service of one game.
import { expect } from 'vitest'
import { batchBounds, batchId, SEAL_MARGIN } from '#src/draws/schedule.ts'
import type { GameRules } from '#src/games/game.ts'
import { setDrawn } from '#server/db/queries/draws/batches.ts'
import { refundBatch } from '#server/deeds/draws/refund-batch.ts'
import { sealBatch } from '#server/deeds/draws/seal-batch.ts'
import { settleBatch } from '#server/deeds/draws/settle-batch.ts'
import type { TestService } from './service.ts'

/** Closes and seals the batch on sale. */
const seal = async (s: TestService, game: GameRules) => {
  const { opensAt, closesAt } = batchBounds(s.clock.now())
  await s.clock.set(closesAt)
  await sealBatch(s.service)
  await s.clock.advance(SEAL_MARGIN)
  return batchId(game, opensAt)
}

/** @returns the id of the batch that was on sale */
export const settleWith = async (s: TestService, game: GameRules, numbers: number[]): Promise<string> => {
  const id = await seal(s, game)
  const bytes = new Uint8Array(48)
  await setDrawn(s.db, { id, beaconSignature: bytes, numbers, at: new Date(s.clock.now()) })
  expect(await settleBatch(s.service)).toBe(id)
  return id
}

/** Simulates a missing beacon: refunds every stake in the batch on sale. */
export const refundSold = async (s: TestService, game: GameRules): Promise<string> => {
  const id = await seal(s, game)
  await s.db.tx(tx => refundBatch(tx, id))
  return id
}
