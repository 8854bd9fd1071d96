// A winner says how the prize is taken, with the bid's cash-out PIN.
import { findBidOf } from '#server/db/queries/items/bids.ts'
import {
  findPrize,
  lockPrize,
  setPrizeClaimed,
  setPrizeReceived,
  type PrizeRow,
} from '#server/db/queries/items/prizes.ts'
import { judgePin } from '#server/deeds/accounts/check-pin.ts'
import { isPinOf } from '#server/keys/sealed-pin.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { payCash } from './cash-item.ts'

type ClaimWay =
  | { way: 'cash' }
  | { way: 'item'; fullName: string; address: string; city: string; phone: string }

interface ClaimItem {
  playerId: number
  itemId: string
  /** The bid's cash-out PIN. */
  pin: string
  how: ClaimWay
}

/** @throws Refusal not-found if the player did not win it, pin-wrong, cashout-pin-locked */
const checkBidPin = async (service: Service, { playerId, itemId, pin }: ClaimItem): Promise<void> => {
  const prize = await findPrize(service.db, itemId)
  if (prize?.player_id !== playerId) throw new Refusal('not-found')
  const bid = (await findBidOf(service.db, playerId, prize.bid_id))!
  await judgePin(
    service,
    { name: `bid pin of ${bid.id}`, field: 'cashout_pin', locked: 'cashout-pin-locked' },
    () => isPinOf(service.pepper, bid.id, bid.pin_hmac, pin),
  )
}

const isTakenSo = (prize: PrizeRow, how: ClaimWay): boolean =>
  how.way === 'cash'
    ? prize.state === 'cash' && prize.unbuyable === null
    : prize.state === 'claimed' &&
      [prize.full_name, prize.address, prize.city, prize.phone].join('\n') ===
        [how.fullName, how.address, how.city, how.phone].join('\n')

/** @throws Refusal not-found, pin-wrong, cashout-pin-locked, already-chosen */
export const claimItem = async (service: Service, it: ClaimItem): Promise<void> => {
  await checkBidPin(service, it)
  await service.db.tx(async tx => {
    const prize = await lockPrize(tx, it.itemId)
    if (prize?.player_id !== it.playerId) throw new Refusal('not-found')
    // The answer was lost, and the same is asked again.
    if (isTakenSo(prize, it.how)) return
    if (prize.state !== 'won') throw new Refusal('already-chosen')
    if (it.how.way === 'item') return setPrizeClaimed(tx, it.itemId, it.how)
    return payCash(service, tx, prize)
  })
}

/** The winner has it in hand. Once is enough. @throws Refusal not-found */
export const receiveItem = (service: Service, playerId: number, itemId: string): Promise<void> =>
  service.db.tx(async tx => {
    const prize = await lockPrize(tx, itemId)
    if (prize?.player_id !== playerId || !['sent', 'received'].includes(prize.state))
      throw new Refusal('not-found')
    if (prize.state === 'sent') await setPrizeReceived(tx, itemId)
  })
