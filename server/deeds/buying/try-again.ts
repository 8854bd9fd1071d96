import { findClock } from '#server/db/queries/draws/batches.ts'
import { ensureBatches } from '#server/deeds/draws/ensure-batches.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { NotBought } from './buy-slip.ts'
import { makeRoom } from './make-room.ts'

const TRIES = 3

/**
 * Buys again if that may help: someone just used the same wallet, no batch was announced, or the draw was full only by an
 * overestimate.
 * @throws Refusal
 */
export const tryAgain = async <T>(
  service: Service,
  gameOf: () => Promise<string>,
  buy: () => Promise<T>,
): Promise<T> => {
  let hasRoom = false
  for (let left = TRIES; ; left--) {
    try {
      return await buy()
    } catch (error) {
      if (!(error instanceof NotBought)) throw error
      const { outcome } = error
      if (outcome === 'draw-full' && !hasRoom) {
        hasRoom = await makeRoom(service, await gameOf())
        if (hasRoom) continue
      }
      if (outcome !== 'twin' && outcome !== 'nothing-on-sale') throw new Refusal(outcome)
      if (left === 0)
        throw outcome === 'twin' ? new Refusal('busy', undefined, 1) : new Refusal('batch-closed')
      if (outcome === 'nothing-on-sale') await ensureBatches(service, await findClock(service.db))
    }
  }
}
