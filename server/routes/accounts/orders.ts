import * as contract from '#src/contract/players/orders.ts'
import { countOrders, findOrder, listOrderMonths, listOrders } from '#server/db/queries/buying/orders.ts'
import { changeOrder } from '#server/deeds/orders/change-order.ts'
import { makeOrder } from '#server/deeds/orders/make-order.ts'
import { found } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { orderOnWire } from '#server/wire/order.ts'
import type { Door } from '#server/http/door.ts'
import { uuidOf } from '#server/http/uuid.ts'

const NOW = {
  active: 'Your standing order goes on',
  paused: 'Your standing order is paused. Nothing is bought until you go on with it',
  stopped: 'Your standing order is stopped. Tickets that are bought stay in their draws',
} as const

export const mountOrders = (door: Door, service: Service): void => {
  const { db } = service
  const find = async (playerId: number, id: string) => {
    const row = found(await findOrder(db, playerId, id))
    return orderOnWire(row, await listOrderMonths(db, [id]))
  }

  door.does(contract.makeOrder, 'make-order', async ({ player: { playerId }, body, keyed }) => {
    const id = await makeOrder(service, {
      ...keyed(),
      slipId: body.game_play_id,
      wallet: body.paid_from,
      hours: body.hours,
      until: body.until,
      most: body.most,
      jackpot: body.jackpot,
    })
    return {
      message: 'Your standing order is made. You can stop it at any time',
      order: await find(playerId, id),
    }
  })

  door.on(contract.listOrders, async ({ player: { playerId }, query: { page, page_size } }) => {
    const rows = await listOrders(db, playerId, page_size, (page - 1) * page_size)
    const ids = rows.map(row => row.id)
    const months = await listOrderMonths(db, ids)
    const results = rows.map(row => orderOnWire(row, months))
    return { results, count: await countOrders(db, playerId), page, page_size }
  })

  door.on(contract.getOrder, ({ player: { playerId }, params }) => find(playerId, uuidOf(params.id)))

  door.does(
    contract.changeOrder,
    'change-order',
    async ({ player: { playerId }, params, body: { state } }) => {
      const id = uuidOf(params.id)
      await changeOrder(service, { playerId, id, state })
      return { message: NOW[state], order: await find(playerId, id) }
    },
  )
}
