// On the first of each month players hear what their standing orders staked in the last one, and what came back.
import { insertMoneyAlert } from '#server/db/queries/alerts/alerts.ts'
import { takeMonths } from '#server/db/queries/buying/orders.ts'
import { queueMailToPlayer } from '#server/db/queries/mail/outbox.ts'
import type { Service } from '#server/service.ts'
import { THREE_DAYS } from '#server/lib/seconds.ts'

const MOST = 200

/** Safe on any number of nodes: each order is told of once a month. */
export const sumOrders = async ({ db }: Service): Promise<void> => {
  const sum = () =>
    db.tx(async tx => {
      const told = await takeMonths(tx, MOST)
      for (const { player_id: playerId, month } of told) {
        const reference = `orders-${month}-${playerId}`
        await insertMoneyAlert(tx, { reference, playerId, order: 'month' })
        await queueMailToPlayer(tx, playerId, {
          kind: 'orders-month',
          about: `${playerId}/${month}`,
          seconds: THREE_DAYS,
        })
      }
      return told.length
    })
  while ((await sum()) > 0);
}
