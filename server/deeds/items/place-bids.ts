// Bids on items: all of one request are taken, or none, in one transaction that holds the items' rows.
import type { AmountType } from '#src/contract/items/kinds.ts'
import { freeGame } from '#src/games/awoof/free-line.ts'
import { numbersOf } from '#src/games/awoof/rules.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { findPlayer } from '#server/db/queries/accounts/players.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import { findHeldNumbers, insertBid, insertFreeLine } from '#server/db/queries/items/bids.ts'
import { countIn, lockItems, type ItemRow } from '#server/db/queries/items/items.ts'
import { findDebt } from '#server/db/queries/money/debts.ts'
import { refuseWhileStopped } from '#server/deeds/limits/refuse-while-stopped.ts'
import { newId } from '#server/deeds/new-id.ts'
import { differentLines, randomBelow } from '#server/deeds/random-lines.ts'
import { pinHmac, sealPin } from '#server/keys/sealed-pin.ts'
import { once } from '#server/ledger/once.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { buyFreeLine } from './free-lines.ts'

interface WantedBid {
  itemId: string
  amountType: AmountType
  chances: number
}

interface PlaceBids {
  playerId: number
  bids: readonly WantedBid[]
  wallet: 'play' | 'bonus'
  /** What the player was shown for all of them, in kobo. */
  amount: Kobo
  requestKey: string
  requestHash: Uint8Array
}

type Maker = Pick<Service, 'pepper' | 'ports'>

const PIN_DIGITS = 6
/** What a free line costs whoever funds it. */
const FREE_STAKE = freeGame.stakes[0]!.stake

const newPin = ({ ports: { randomness } }: Maker): string =>
  Array.from({ length: PIN_DIGITS }, () => randomBelow(randomness, 10)).join('')

const refuseNotFree = async (tx: Tx, playerId: number): Promise<void> => {
  await refuseWhileStopped(tx)
  const player = await findPlayer(tx, playerId)
  if (!player?.phone_verified_at) throw new Refusal('phone-not-verified')
  if ((await findDebt(tx, playerId)) > 0) throw new Refusal('debt-open')
}

const placeOne = async (
  maker: Maker,
  tx: Tx,
  it: PlaceBids,
  item: ItemRow,
  { amountType, chances }: WantedBid,
): Promise<{ id: string; cost: Kobo }> => {
  const numbers = numbersOf(amountType, chances)
  if ((await findHeldNumbers(tx, item.id, it.playerId)) + numbers > item.most) throw new Refusal('item-cap')
  if (item.sold + numbers > item.offered) throw new Refusal('item-sold-out')
  const { randomness } = maker.ports
  const [id, pin, cost] = [newId(randomness), newPin(maker), numbers * item.chance_price]
  await insertBid(tx, {
    id,
    itemId: item.id,
    playerId: it.playerId,
    place: item.bids,
    first: item.sold,
    amountType,
    chances,
    numbers,
    cost,
    wallet: it.wallet,
    nonce: randomness.bytes(16),
    pinHmac: pinHmac(maker.pepper, id, pin),
    pinSealed: sealPin(maker.pepper, id, pin),
  })
  await countIn(tx, item.id, numbers)
  await insertFreeLine(tx, {
    bidId: id,
    playerId: it.playerId,
    slipId: newId(randomness),
    game: freeGame.id,
    line: differentLines(randomness, freeGame, 1)[0]!,
    stake: FREE_STAKE,
  })
  return { id, cost }
}

const placeAll = async (service: Service, tx: Tx, it: PlaceBids): Promise<{ bids: string[] }> => {
  await refuseNotFree(tx, it.playerId)
  const items = new Map(
    (
      await lockItems(
        tx,
        it.bids.map(bid => bid.itemId),
      )
    ).map(row => [row.id, row]),
  )
  // Only now, when nobody else can sell: an item that closed while we waited is closed.
  const now = await findClock(tx)
  const placed: { id: string; cost: Kobo }[] = []
  for (const bid of it.bids) {
    const item = items.get(bid.itemId)
    if (!item) throw new Refusal('item-unknown')
    const isOnSale = item.opens_at.getTime() <= now && now < item.closes_at.getTime()
    if (item.state !== 'open' || !isOnSale) throw new Refusal('item-closed')
    placed.push(await placeOne(service, tx, it, item, bid))
  }
  if (placed.reduce((sum, { cost }) => sum + cost, 0) !== it.amount) throw new Refusal('price-differs')
  const debit = walletCode(it.playerId, it.wallet)
  await post(
    tx,
    placed.map(({ id, cost }) => ({ debit, credit: 'items', amount: cost, kind: 'bid', cause: id })),
  )
  return { bids: placed.map(({ id }) => id) }
}

/**
 * The same key never bids twice and gets the first answer again; a refusal charges nothing. At most one bid an item.
 * @returns the bids' ids
 * @throws Refusal item-unknown, item-closed, item-cap, item-sold-out, price-differs, wallet-short,
 * phone-not-verified, debt-open, sales-stopped, key-reused
 */
export const placeBids = async (service: Service, it: PlaceBids): Promise<string[]> => {
  const { bids } = await service.db.tx(tx =>
    once(tx, it.playerId, it.requestKey, it.requestHash, () => placeAll(service, tx, it)),
  )
  // The clockwork buys what could not be bought now.
  for (const id of bids)
    await buyFreeLine(service, id).catch((error: unknown) =>
      service.log.warn({ err: error, bid: id }, 'a free line waits'),
    )
  return bids
}
