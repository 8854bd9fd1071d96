import * as contract from '#src/contract/advance.ts'
import {
  countAdvances,
  findAdvance,
  listAdvanceRows,
  listDrawsOf,
  type LinesToCome,
} from '#server/db/queries/buying/advances.ts'
import { buyInAdvance } from '#server/deeds/advance/buy-in-advance.ts'
import { boughtBefore } from '#server/deeds/buying/buy-ticket.ts'
import { cancelAdvance } from '#server/deeds/advance/cancel-advance.ts'
import { found } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { advanceOnWire } from '#server/wire/advance.ts'
import { successOnWire } from '#server/wire/success.ts'
import type { Door } from '#server/http/door.ts'
import { uuidOf } from '#server/http/uuid.ts'

export const mountAdvance = (door: Door, service: Service): void => {
  const { db } = service
  const find = async (playerId: number, id: string) => found(await findAdvance(db, playerId, id))
  const onWire = async (row: LinesToCome) => advanceOnWire(row, await listDrawsOf(db, [row.id]))

  door.does(contract.buyInAdvance, 'buy-in-advance', async ({ player: { playerId }, body, keyed }) => {
    const id = await buyInAdvance(service, {
      ...keyed(),
      slipId: body.game_play_id,
      draws: body.draws,
      amount: body.amount,
      wallet: body.paid_from,
      batch: body.batch_id,
    })
    const row = await find(playerId, id)
    const advance = await onWire(row)
    return {
      message:
        advance.draws.length === 1
          ? 'Your ticket is bought. Good luck!'
          : `Your tickets for ${advance.draws.length} draws are paid. Good luck!`,
      advance,
      success: await successOnWire(service.signer, await boughtBefore(service, playerId, row.slip_id)),
    }
  })

  door.on(contract.listAdvances, async ({ player: { playerId }, query: { page, page_size } }) => {
    const rows = await listAdvanceRows(db, playerId, page_size, (page - 1) * page_size)
    const ids = rows.map(row => row.id)
    const draws = await listDrawsOf(db, ids)
    const results = rows.map(row => advanceOnWire(row, draws))
    return { results, count: await countAdvances(db, playerId), page, page_size }
  })

  door.on(contract.getAdvance, async ({ player: { playerId }, params }) =>
    onWire(await find(playerId, uuidOf(params.id))),
  )

  door.does(contract.cancelAdvance, 'cancel-advance', async ({ player: { playerId }, params, keyed }) => {
    const id = uuidOf(params.id)
    const count = await cancelAdvance(service, { ...keyed({ id }), id })
    return {
      message:
        count === 0
          ? 'No draw was left to cancel'
          : 'The draws to come are cancelled, and your money is back',
      advance: await onWire(await find(playerId, id)),
    }
  })
}
