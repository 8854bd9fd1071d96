// Bids on items: all of one request are taken, or none, in one transaction that holds the items' rows.
import { freeGameOf } from '#src/games/awoof/free-line.ts'
import type { Tx } from '#server/db/db.ts'
import { insertBid, insertFreeLine } from '#server/db/queries/items/bids.ts'
import { countIn } from '#server/db/queries/items/items.ts'
import { newId } from '#server/deeds/new-id.ts'
import { differentLines, randomDigits } from '#server/deeds/random-lines.ts'
import { pinHmac, sealPin } from '#server/keys/sealed-pin.ts'
import { once, type Keyed } from '#server/ledger/once.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import type { Service } from '#server/service.ts'
import { buyFreeLine } from './free-lines.ts'
import { judgeBids, type Judged, type WantedBids } from './judge-bids.ts'

interface PlaceBids extends WantedBids, Keyed {
  wallet: 'play' | 'bonus'
}

type Maker = Pick<Service, 'games' | 'pepper' | 'ports'>

const PIN_DIGITS = 6

const placeOne = async (
  maker: Maker,
  tx: Tx,
  { playerId, wallet }: PlaceBids,
  { item, amountType, chances, numbers, cost }: Judged,
): Promise<string> => {
  const { randomness } = maker.ports
  const free = freeGameOf(maker.games)
  const [id, pin] = [newId(randomness), randomDigits(randomness, PIN_DIGITS)]
  await insertBid(tx, {
    id,
    itemId: item.id,
    playerId,
    place: item.bids,
    first: item.sold,
    amountType,
    chances,
    numbers,
    cost,
    wallet,
    nonce: randomness.bytes(16),
    pinHmac: pinHmac(maker.pepper, id, pin),
    pinSealed: sealPin(maker.pepper, id, pin),
  })
  await countIn(tx, item.id, numbers)
  await insertFreeLine(tx, {
    bidId: id,
    playerId,
    slipId: newId(randomness),
    game: free.id,
    line: differentLines(randomness, free, 1)[0]!,
    stake: free.stakes[0]!.stake,
  })
  return id
}

const placeAll = async (service: Service, tx: Tx, it: PlaceBids): Promise<{ bids: string[] }> => {
  const debit = walletCode(it.playerId, it.wallet)
  const placed: { id: string; cost: number }[] = []
  for (const judged of await judgeBids(tx, it))
    placed.push({ id: await placeOne(service, tx, it, judged), cost: judged.cost })
  await post(
    tx,
    placed.map(({ id, cost }) => ({ debit, credit: 'items', amount: cost, kind: 'bid', cause: id })),
  )
  return { bids: placed.map(({ id }) => id) }
}

/**
 * The same key never bids twice and gets the first answer again; a refusal charges nothing.
 * @returns the bids' ids
 * @throws Refusal those of judgeBids, wallet-short, key-reused
 */
export const placeBids = async (service: Service, it: PlaceBids): Promise<string[]> => {
  const { bids } = await service.db.tx(tx => once(tx, it, () => placeAll(service, tx, it)))
  // The clockwork buys what could not be bought now.
  for (const id of bids)
    await buyFreeLine(service, id).catch((error: unknown) =>
      service.log.warn({ err: error, bid: id }, 'a free line waits'),
    )
  return bids
}
