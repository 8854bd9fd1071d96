// A player shuts themselves out of play. It counts from the first transaction on; what follows can be repeated.
import { outlastBreak } from '#server/db/queries/accounts/deletions.ts'
import { listWaitingAdvances, lockWaitingDraws } from '#server/db/queries/buying/advances.ts'
import { addNote, setBreak, setExclusion } from '#server/db/queries/safer-play/safer-play.ts'
import { pauseOrders } from '#server/deeds/orders/change-order.ts'
import { callOffAllOf } from '#server/deeds/syndicates/call-off.ts'
import { giveBack } from '#server/deeds/advance/buy-draw-in-advance.ts'
import type { Service } from '#server/service.ts'
import { takeOut } from '#server/deeds/limits/take-out.ts'
import { endPlay } from './end-play.ts'

/**
 * Tickets already bought are still drawn and paid. Asking again can only make it longer.
 * @param months null: for ever
 */
export const excludeSelf = async (
  service: Service,
  playerId: number,
  months: number | null,
): Promise<void> => {
  const { db } = service
  await db.tx(async tx => {
    if (await setExclusion(tx, playerId, months))
      await addNote(tx, playerId, `shuts themselves out: ${months ? `${months} months` : 'for ever'}`)
    await endPlay(tx, playerId, 'self-excluded')
  })
  for (const advance of await listWaitingAdvances(db, playerId))
    await db.tx(async tx =>
      giveBack(tx, advance, await lockWaitingDraws(tx, advance.id), 'You shut yourself out of play'),
    )
  await callOffAllOf(service, playerId)
  await db.tx(tx => takeOut(service, tx, playerId))
}

/** @returns the end of the longer break that they are on already, which stays */
export const takeBreak = async (
  service: Service,
  playerId: number,
  days: number,
): Promise<Date | undefined> => {
  const longer = await service.db.tx(async tx => {
    const runs = await setBreak(tx, playerId, days)
    await outlastBreak(tx, playerId)
    await pauseOrders(tx, playerId, 'on-break')
    await addNote(tx, playerId, `takes a break: ${days} days`)
    return runs
  })
  await callOffAllOf(service, playerId)
  return longer
}
