import { firstBids, receiptKeyOf } from '#src/device/first-receipts.ts'
import { bidBox } from '#src/device/bid-box.ts'
import { serverNow } from '#src/lib/server-time.ts'
import type { BoughtBid } from '#src/model/items.ts'
import { awoofStore } from './awoof-store.ts'

/** Bids just placed: shown with their PINs, and kept without them, so that they open without a network at once. */
export const keepBids = async (player: string, bids: readonly BoughtBid[]): Promise<void> => {
  const store = awoofStore()
  // What this phone kept would be lost if it were read after this.
  await store.ready
  store.bought(bids)
  const now = serverNow()
  for (const { allTickets: _, cashoutPin: __, ...bid } of bids) {
    const { bidId, first, last } = bid
    await firstBids.meet(receiptKeyOf(player, bidId), { first, last }, now)
    await bidBox.saveOne(player, bid, it => it.bidId === bidId, now)
  }
}
