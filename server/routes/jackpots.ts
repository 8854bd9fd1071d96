import * as v from 'valibot'
import * as contract from '#src/contract/jackpots.ts'
import {
  countSealedJackpots,
  findPublicJackpot,
  listChances,
  listSealedJackpots,
} from '#server/db/queries/draws/jackpots.ts'
import { entryOf } from '#server/deeds/jackpots/seal-jackpot.ts'
import { found } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { jackpotItemOnWire, jackpotRecordOnWire } from '#server/wire/jackpot.ts'
import type { Door } from '#server/http/door.ts'
import { pageOf } from '#server/http/page.ts'

export const mountJackpots = (door: Door, service: Service): void => {
  const { db, signer } = service
  door.keepFor(5, contract.listJackpotDraws, contract.getJackpotDraw, contract.listJackpotBatches)

  door.on(contract.listJackpotDraws, ({ query }) =>
    pageOf(
      query,
      async (limit, offset) =>
        (await listSealedJackpots(db, query.jackpot, limit, offset)).map(jackpotItemOnWire),
      () => countSealedJackpots(db, query.jackpot),
    ),
  )

  door.on(contract.getJackpotDraw, async ({ params }) => {
    const row = found(await findPublicJackpot(db, params.id ?? ''))
    await signer.know()
    return jackpotRecordOnWire(db, row, service)
  })

  door.on(contract.listJackpotBatches, async ({ params, query }) => {
    const row = found(await findPublicJackpot(db, params.id ?? ''))
    if (!row.list) return { total: 0, batches: [] } // not sealed yet
    const { batches } = v.parse(contract.jackpotList, JSON.parse(row.list))
    const rows = await listChances(db, row, { from: query.from, most: contract.MOST_BATCHES })
    return {
      total: batches,
      batches: rows.map(chance => ({ ...entryOf(chance), stake: chance.stake })),
    }
  })
}
