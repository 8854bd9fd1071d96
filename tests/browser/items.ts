// Items on sale, and one that somebody has won a moment ago.
import { MINUTE } from '#src/lib/lagos-time.ts'
import { announceItem } from '#server/deeds/items/announce-item.ts'
import { sandboxItems } from '#server/deeds/sandbox/sandbox-items.ts'
import { runCommand } from '#server/programs/commands.ts'
import { withMoney } from './steps.ts'
import type { Player, World } from './service.ts'

const RICE = { name: 'Bag of rice, 10 kg', category: 'rice', picture: null } as const
/** Twenty numbers, one per player. */
const MONEY = { price: 100_000, chancePrice: 5_000, cash: 85_000 }

/** The sandbox's items are on sale. */
export const openSandboxItems = async ({ service, runDue }: World): Promise<void> => {
  await sandboxItems(service)
  await runDue()
}

export const operate = ({ service: { db, games, pepper, ports } }: World, ...words: string[]) =>
  runCommand({ db, games, pepper, randomness: ports.randomness, chain: ports.beacon.chain }, words)

/** @returns the winner with the bid and its PIN, and the item */
export const winItem = async (world: World) => {
  const { db, ports } = world.service
  const id = `rice-${crypto.randomUUID().slice(0, 8)}`
  const opensAt = world.now()
  const times = { opensAt, closesAt: opensAt + MINUTE }
  await db.tx(tx => announceItem(tx, ports.beacon.chain, { id, ...RICE, ...MONEY }, times))
  await world.runDue()
  const bids = new Map<string, Player & { pin: string }>()
  for (let at = 0; at < 20; at++) {
    const player = await world.signUp()
    await withMoney(world, player, 100)
    const { body } = await world.call('POST', '/api/v1/bids/', {
      token: player.token,
      key: crypto.randomUUID(),
      body: {
        bids: [{ item_id: id, amount_type: 'easy', chances: 1 }],
        amount: '50',
        from_play_wallet: true,
        from_referral_wallet: false,
      },
    })
    const [bid] = body.bids as unknown as { bidId: string; cashoutPin: string }[]
    bids.set(bid!.bidId, { ...player, pin: bid!.cashoutPin })
  }
  await world.advance(MINUTE + 1_000)
  await world.advance(2 * MINUTE)
  const prize = await db.one<{ bid_id: string }>`select bid_id from item_prize where item_id = ${id}`
  return { id, bid: prize!.bid_id, ...bids.get(prize!.bid_id)! }
}
