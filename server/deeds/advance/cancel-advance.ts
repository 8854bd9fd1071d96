import { CANCELLED } from '#src/contract/advance.ts'
import type { Tx } from '#server/db/db.ts'
import { findAdvance, lockWaitingDraws } from '#server/db/queries/buying/advances.ts'
import { once, type Keyed } from '#server/ledger/once.ts'
import { found } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { giveBack } from './buy-draw-in-advance.ts'

interface CancelAdvance extends Keyed {
  id: string
}

const cancel = async (tx: Tx, { playerId, id }: CancelAdvance): Promise<{ count: number }> => {
  const advance = found(await findAdvance(tx, playerId, id))
  const waiting = await lockWaitingDraws(tx, id)
  await giveBack(tx, advance, waiting, CANCELLED)
  return { count: waiting.length }
}

/**
 * Refunds prepaid draws whose tickets are not bought yet; bought tickets stay.
 * @returns how many draws were refunded
 * @throws Refusal not-found, key-reused
 */
export const cancelAdvance = async ({ db }: Service, it: CancelAdvance): Promise<number> => {
  const { count } = await db.tx(tx => once(tx, it, () => cancel(tx, it)))
  return count
}
