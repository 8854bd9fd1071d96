// Whether bids may be placed: asked before a card is charged for them, and again when they are.
import { awoof } from '#src/games/awoof/game.ts'
import { numbersOf } from '#src/games/awoof/rules.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { findPlayer } from '#server/db/queries/accounts/players.ts'
import { findHold } from '#server/db/queries/buying/limits.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import { findHeldNumbers } from '#server/db/queries/items/bids.ts'
import { lockItems, type ItemRow } from '#server/db/queries/items/items.ts'
import { findDebt } from '#server/db/queries/money/debts.ts'
import type { WantedBid } from '#server/db/queries/money/top-ups.ts'
import { refuseWhileStopped } from '#server/deeds/limits/refuse-while-stopped.ts'
import { Refusal } from '#server/lib/refusal.ts'

export interface WantedBids {
  playerId: number
  /** At most one an item. */
  bids: readonly WantedBid[]
  /** What the player was shown for all of them, in kobo. */
  amount: Kobo
}

export interface Judged extends WantedBid {
  item: ItemRow
  numbers: number
  cost: Kobo
}

const refuseNotFree = async (tx: Tx, playerId: number): Promise<void> => {
  await refuseWhileStopped(tx)
  if ((await findHold(tx, awoof.id)) !== undefined) throw new Refusal('game-held')
  const player = await findPlayer(tx, playerId)
  if (!player?.phone_verified_at) throw new Refusal('phone-not-verified')
  if ((await findDebt(tx, playerId)) > 0) throw new Refusal('debt-open')
}

const judgeOne = async (tx: Tx, playerId: number, item: ItemRow, bid: WantedBid): Promise<Judged> => {
  const numbers = numbersOf(bid.amountType, bid.chances)
  if ((await findHeldNumbers(tx, item.id, playerId)) + numbers > item.most) throw new Refusal('item-cap')
  if (item.sold + numbers > item.offered) throw new Refusal('item-sold-out')
  return { ...bid, item, numbers, cost: numbers * item.chance_price }
}

/**
 * Locks the items until the transaction ends.
 * @throws Refusal item-unknown, item-closed, item-cap, item-sold-out, price-differs, phone-not-verified, debt-open,
 * game-held, sales-stopped
 */
export const judgeBids = async (tx: Tx, { playerId, bids, amount }: WantedBids): Promise<Judged[]> => {
  await refuseNotFree(tx, playerId)
  const ids = bids.map(bid => bid.itemId)
  const items = new Map((await lockItems(tx, ids)).map(row => [row.id, row]))
  // Only now, when nobody else can sell: an item that closed while we waited is closed.
  const now = await findClock(tx)
  const judged: Judged[] = []
  for (const bid of bids) {
    const item = items.get(bid.itemId)
    if (!item) throw new Refusal('item-unknown')
    const isOnSale = item.opens_at.getTime() <= now && now < item.closes_at.getTime()
    if (item.state !== 'open' || !isOnSale) throw new Refusal('item-closed')
    judged.push(await judgeOne(tx, playerId, item, bid))
  }
  if (judged.reduce((sum, { cost }) => sum + cost, 0) !== amount) throw new Refusal('price-differs')
  return judged
}
