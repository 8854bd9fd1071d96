// The bids on an item in the summary of its day (schema/09-summaries.sql): once it is sealed, unless stakes go back.
import { awoof } from '#src/games/awoof/game.ts'
import type { Tx } from '#server/db/db.ts'
import { addBidders, addToPlayDay, takeFromPlayDay } from '#server/db/queries/draws/summaries.ts'
import { findItem, type ItemRow } from '#server/db/queries/items/items.ts'

const playsOf = ({ bids, sold, price, chance_price }: ItemRow) => ({
  tickets: bids,
  stake: sold * chance_price,
  potential: bids * price,
})

/** The caller holds the item's row and seals it. */
export const countBids = async (tx: Tx, item: ItemRow): Promise<void> => {
  const added = await addBidders(tx, item.id, awoof.id, item.closes_at)
  await addToPlayDay(tx, awoof.id, item.closes_at, { ...added, ...playsOf(item) })
}

/** The caller holds the item's row. */
export const takeBackBids = async (tx: Tx, id: string): Promise<void> => {
  const item = (await findItem(tx, id))!
  if (item.sealed_at !== null) await takeFromPlayDay(tx, awoof.id, item.closes_at, playsOf(item))
}
