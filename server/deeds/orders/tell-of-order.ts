// A standing order that ends or pauses by itself tells its player.
import { insertMoneyAlert } from '#server/db/queries/alerts/alerts.ts'
import { setOrderState, type OrderState } from '#server/db/queries/buying/orders.ts'
import type { Tx } from '#server/db/db.ts'

const TOLD: Partial<Record<OrderState, 'paused' | 'ended'>> = {
  paused: 'paused',
  stopped: 'ended',
  ended: 'ended',
}

/** @param why a refusal's name, `date` or `amount` @returns whether this is new */
export const leaveOrder = async (tx: Tx, id: string, to: OrderState, why: string): Promise<boolean> => {
  const from = (['active', 'paused'] as const).filter(state => state !== to)
  const left = await setOrderState(tx, id, from, to, why)
  if (!left) return false
  const reference = `${id.replaceAll('-', '').slice(0, 13)}${left.since.getTime()}`
  await insertMoneyAlert(tx, { reference, playerId: left.player_id, order: TOLD[to]! })
  return true
}
