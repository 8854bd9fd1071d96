// The cash alternative, and what happens if a winner does not choose: a prize never lapses.
import { CHOOSE_WITHIN, REMINDERS } from '#src/games/awoof/rules.ts'
import type { Tx } from '#server/db/db.ts'
import {
  listPrizesUnbuyable,
  listPrizesWaiting,
  lockPrize,
  setPrizeCash,
  setReminded,
  type PrizeRow,
} from '#server/db/queries/items/prizes.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import { strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { tellWinner } from './tell-winner.ts'

/**
 * Pays the cash alternative into the winnings, less tax on what exceeds the bid; the caller holds the prize's row. The
 * house keeps the difference to the price.
 */
export const payCash = async (
  { settings }: Pick<Service, 'settings'>,
  tx: Tx,
  { item_id: id, player_id: playerId, price, cash, cost }: PrizeRow,
): Promise<void> => {
  const wallet = walletCode(playerId, 'winnings')
  const tax = Math.floor((Math.max(0, cash - cost) * settings.WINNINGS_TAX) / 10_000)
  await post(tx, [
    { debit: 'items', credit: wallet, amount: cash, kind: 'item-cash', cause: id },
    { debit: wallet, credit: 'tax_withheld', amount: tax, kind: 'item-tax', cause: id },
    { debit: 'items', credit: 'house', amount: price - cash, kind: 'item-rest', cause: id },
  ])
  await setPrizeCash(tx, id, tax)
}

const payUnbuyable = async (service: Service, tx: Tx, itemId: string): Promise<void> => {
  const prize = await lockPrize(tx, itemId)
  if (prize?.state !== 'claimed' || prize.unbuyable === null) return
  await payCash(service, tx, prize)
  await tellWinner(tx, { itemId, playerId: prize.player_id, what: 'cash' })
}

const remind = async (
  service: Service,
  tx: Tx,
  { item_id: itemId, reminded: turn }: { item_id: string; reminded: number },
): Promise<void> => {
  const prize = await lockPrize(tx, itemId)
  if (prize?.state !== 'won' || !(await setReminded(tx, itemId, turn))) return
  const isLast = turn >= REMINDERS.length
  if (isLast) await payCash(service, tx, prize)
  await tellWinner(tx, { itemId, playerId: prize.player_id, what: isLast ? 'cash' : 'reminder', turn })
}

/** Reminds winners who have not chosen, and in the end pays them; pays for what the operator cannot buy. Safe on any number of nodes. */
export const followPrizes = async (service: Service, sweep = strictly): Promise<void> => {
  for (const due of await listPrizesWaiting(service.db, [...REMINDERS, CHOOSE_WITHIN]))
    await sweep.one(due.item_id, () => service.db.tx(tx => remind(service, tx, due)))
  for (const { item_id: itemId } of await listPrizesUnbuyable(service.db))
    await sweep.one(itemId, () => service.db.tx(tx => payUnbuyable(service, tx, itemId)))
}
