import * as contract from '#src/contract/items/items.ts'
import {
  countItemsDone,
  listItemsDone,
  listItemsOnSale,
  listPublicItems,
} from '#server/db/queries/items/items.ts'
import type { Door } from '#server/http/door.ts'
import { pageOf } from '#server/http/page.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { itemOnWire, itemRecordOnWire } from '#server/wire/item.ts'

export const mountItems = (door: Door, service: Service): void => {
  const { db, signer } = service
  door.keepFor(2, contract.listItems, contract.listItemDraws, contract.getItem)

  door.on(contract.listItems, async () => ({ results: (await listItemsOnSale(db)).map(itemOnWire) }))

  door.on(contract.listItemDraws, ({ query }) =>
    pageOf(
      query,
      async (limit, offset) => (await listItemsDone(db, limit, offset)).map(itemOnWire),
      () => countItemsDone(db),
    ),
  )

  door.on(contract.getItem, async ({ params }) => {
    const [row] = await listPublicItems(db, [params.id ?? ''])
    if (!row) throw new Refusal('not-found')
    await signer.know()
    return itemRecordOnWire(db, row, service)
  })
}
