import * as contract from '#src/contract/items/items.ts'
import { countBidsOf, findBidOf, listBidsOf } from '#server/db/queries/items/bids.ts'
import { checkPin } from '#server/deeds/accounts/check-pin.ts'
import { bidsByKey, payForBids, type PaidBids } from '#server/deeds/paying/pay-for-bids.ts'
import type { Door } from '#server/http/door.ts'
import { pageOf } from '#server/http/page.ts'
import { uuidOf } from '#server/http/uuid.ts'
import { ifReadable } from '#server/keys/sealed.ts'
import { openPin } from '#server/keys/sealed-pin.ts'
import { found } from '#server/lib/refusal.ts'
import { paidFrom } from '#server/routes/buying/paid-from.ts'
import type { Service } from '#server/service.ts'
import { bidsOnWire, bidWithProof, boughtOnWire } from '#server/wire/item.ts'

export const mountBids = (door: Door, service: Service): void => {
  const { db, pepper } = service

  const ownBid = async (playerId: number, id: string | undefined) =>
    found(await findBidOf(db, playerId, uuidOf(id)))

  const paidOnWire = async ({ message, bids, paymentLink, reference }: PaidBids) => ({
    message,
    bids: await boughtOnWire(db, bids, bid => openPin(pepper, bid.id, bid.pin_sealed)),
    payment_link: paymentLink,
    reference,
  })

  door.does(contract.placeBids, 'place-bids', async ({ body, keyed }) => {
    const paid = await payForBids(service, {
      ...keyed(),
      bids: body.bids.map(it => ({ itemId: it.item_id, amountType: it.amount_type, chances: it.chances })),
      amount: body.amount,
      from: paidFrom(body),
    })
    return paidOnWire(paid)
  })

  door.on(contract.findBids, async ({ player: { playerId }, params }) => {
    const paid = await bidsByKey(service, playerId, params.key ?? '')
    return paid
      ? { state: 'done' as const, answer: await paidOnWire(paid) }
      : { state: 'unknown' as const, answer: null }
  })

  door.on(contract.listBids, ({ player: { playerId }, query }) => {
    const itemId = query.item_id ?? null
    return pageOf(
      query,
      async (limit, offset) => bidsOnWire(db, await listBidsOf(db, playerId, itemId, limit, offset)),
      () => countBidsOf(db, playerId, itemId),
    )
  })

  door.on(contract.getBid, async ({ player: { playerId }, params }) =>
    bidWithProof(db, await ownBid(playerId, params.id)),
  )

  door.does(contract.showBidPin, 'show-bid-pin', async ({ player: { playerId }, params, body }) => {
    const bid = await ownBid(playerId, params.id)
    await checkPin(service, { playerId, pin: body.transaction_pin })
    return { cashoutPin: found(ifReadable(() => openPin(pepper, bid.id, bid.pin_sealed))) }
  })
}
