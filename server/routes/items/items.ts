import * as contract from '#src/contract/items/items.ts'
import { checkPin } from '#server/deeds/accounts/check-pin.ts'
import { claimItem, receiveItem } from '#server/deeds/items/claim-item.ts'
import { bidsByKey, payForBids } from '#server/deeds/paying/pay-for-bids.ts'
import { countBidsOf, findBidOf, listBidsOf } from '#server/db/queries/items/bids.ts'
import {
  countItemsDone,
  listItemsDone,
  listItemsOnSale,
  listPublicItems,
} from '#server/db/queries/items/items.ts'
import type { Door } from '#server/http/door.ts'
import { pageOf } from '#server/http/page.ts'
import { requestHash } from '#server/http/request-hash.ts'
import { uuidOf } from '#server/http/uuid.ts'
import { openPin } from '#server/keys/sealed-pin.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { bidsOnWire, bidWithProof, itemOnWire, itemRecordOnWire } from '#server/wire/item.ts'
import * as wallets from '#src/lib/language/wallets.ts'

export const mountItems = (door: Door, service: Service): void => {
  const { db, pepper, signer } = service
  door.keepFor(2, contract.listItems, contract.listItemDraws, contract.getItem)

  const ownBid = async (playerId: number, id: string | undefined) => {
    const bid = await findBidOf(db, playerId, uuidOf(id))
    if (!bid) throw new Refusal('not-found')
    return bid
  }

  door.on(contract.listItems, async () => ({ results: (await listItemsOnSale(db)).map(itemOnWire) }))

  door.on(contract.listItemDraws, ({ query }) =>
    pageOf(
      query,
      (limit, offset) => listItemsDone(db, limit, offset),
      () => countItemsDone(db),
      itemOnWire,
    ),
  )

  door.on(contract.getItem, async ({ params }) => {
    const [row] = await listPublicItems(db, [params.id ?? ''])
    if (!row) throw new Refusal('not-found')
    await signer.know()
    return itemRecordOnWire(db, row, service)
  })

  door.on(contract.placeBids, ({ player: { playerId }, body, requestKey }) =>
    payForBids(service, {
      playerId,
      body,
      requestKey,
      requestHash: requestHash(contract.placeBids, body),
    }),
  )

  door.on(contract.findBids, ({ player: { playerId }, params }) =>
    bidsByKey(service, playerId, params.key ?? ''),
  )

  door.on(contract.listBids, async ({ player: { playerId }, query }) => {
    const itemId = query.item_id ?? null
    const { page, page_size: size } = query
    const rows = await listBidsOf(db, playerId, itemId, size, (page - 1) * size)
    return {
      results: await bidsOnWire(db, rows),
      count: await countBidsOf(db, playerId, itemId),
      page,
      page_size: size,
    }
  })

  door.on(contract.getBid, async ({ player: { playerId }, params }) =>
    bidWithProof(db, await ownBid(playerId, params.id)),
  )

  door.on(contract.showBidPin, async ({ player: { playerId }, params, body }) => {
    const bid = await ownBid(playerId, params.id)
    await checkPin(service, { playerId, pin: body.transaction_pin })
    return { cashoutPin: openPin(pepper, bid.id, bid.pin_sealed) }
  })

  door.on(contract.claimItem, async ({ player: { playerId }, params, body }) => {
    const how =
      body.way === 'cash'
        ? ({ way: 'cash' } as const)
        : {
            way: body.way,
            fullName: body.full_name,
            address: body.address,
            city: body.city,
            phone: body.phone,
          }
    await claimItem(service, { playerId, itemId: params.id ?? '', pin: body.cashout_pin, how })
    return {
      message:
        body.way === 'cash'
          ? `The money is in your ${wallets.winnings}`
          : 'We know where it goes. You hear from us when it is on its way',
    }
  })

  door.on(contract.receiveItem, async ({ player: { playerId }, params }) => {
    await receiveItem(service, playerId, params.id ?? '')
    return { message: 'Enjoy it!' }
  })
}
