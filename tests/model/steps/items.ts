// Items: bids of one and of many at once, draws, refunds and cash alternatives.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { amountTypes, type AmountType } from '#src/contract/items/kinds.ts'
import { numbersOf } from '#src/games/awoof/rules.ts'
import { announceItem } from '#server/deeds/items/announce-item.ts'
import { claimItem } from '#server/deeds/items/claim-item.ts'
import { placeBids } from '#server/deeds/items/place-bids.ts'
import { openPin } from '#server/keys/sealed-pin.ts'
import { hashOf } from '../../support/selling.ts'
import { nodeOf, outcomeOf, pick, step, which, type World } from './step.ts'
import { followItems, round, turn } from './time.ts'
import { give, join } from './wallets.ts'

/** Twenty numbers are needed, two or more are sold to each: some come to a draw, some do not. */
export const openItem = async ({ items, model, real }: World, minutes: number): Promise<string> => {
  const id = `item-${++real.count}`
  const money = { price: kobo(400), chancePrice: kobo(2), cash: kobo(300) }
  const closesAt = model.now + minutes * MINUTE
  const it = { id, name: 'Bag of rice', category: 'rice' as const, picture: null, ...money }
  await real.db.tx(tx => announceItem(tx, 'sandbox', it, { opensAt: model.now, closesAt }))
  items.all.set(id, { ...money, closesAt, state: 'open', sealedAt: 0, winner: -1, bids: [] })
  return id
}

interface Wish {
  who: number
  wallet: 'play' | 'bonus'
  type: AmountType
  chances: number
}

/** Asked several times at once, of both nodes, under one key: the bid is placed once. */
export const bidOn = async (world: World, id: string, wish: Wish, times = 2): Promise<void> => {
  const { items, model, real, seen } = world
  const player = wish.who % model.players.length
  const { wallet, type: amountType, chances } = wish
  const request = {
    playerId: real.players[player]!,
    bids: [{ itemId: id, amountType, chances }],
    wallet,
    amount: numbersOf(amountType, chances) * items.all.get(id)!.chancePrice,
    requestKey: `bid-number-${++real.count}`,
    requestHash: hashOf(id),
  }
  const twins = await Promise.all(
    Array.from({ length: times }, (_, at) => outcomeOf(placeBids(nodeOf(world, wish.who + at), request))),
  )
  assert.deepEqual(twins.at(-1), twins[0])
  const refusal = items.bid(id, { player, wallet }, amountType, chances)
  seen(refusal ?? 'bid placed')
  if (refusal) return assert.equal(twins[0], refusal)
  const [bid] = twins[0] as string[]
  const line = await real.db.one<{ slip: string }>`
    select slip_id as slip from free_line where bid_id = ${bid}`
  items.waiting.set(line!.slip, player)
  await followItems(world)
}

const wish = fc.record({
  who: which,
  wallet: fc.constantFrom('play' as const, 'play' as const, 'bonus' as const),
  type: fc.constantFrom(...amountTypes),
  chances: fc.integer({ min: 1, max: 5 }),
})

export const bid = fc.record({ one: wish, which, minutes: fc.constantFrom(1, 4, 30) }).map(it =>
  step(`a bid on an item of ${it.minutes} minutes`, async world => {
    const open = [...world.items.all].filter(([, { state }]) => state === 'open').map(([id]) => id)
    const id = open.length > 0 && it.which % 3 > 0 ? pick(open, it.which) : await openItem(world, it.minutes)
    await bidOn(world, id, it.one)
  }),
)

/** Nobody may hold more than a twentieth: with fewer than twenty players nothing comes to a draw. */
const crowdOn = async (world: World, id: string): Promise<void> => {
  while (world.model.players.length < 22) await give(world, await join(world), 'play', 20)
  for (const who of world.model.players.keys())
    await bidOn(world, id, { who, wallet: 'play', type: 'big', chances: 2 }, 1)
}

/** Asked of every node at once: all are answered, it is paid once, and no other way is left. */
const cashOf = async (world: World, itemId: string, nth: number): Promise<void> => {
  const { items, real, seen } = world
  const bid = await real.db.one<{ id: string; sealed: string; place: number }>`
    select b.id, b.pin_sealed as sealed, b.place from item_prize p join item_bid b on b.id = p.bid_id
    where p.item_id = ${itemId}`
  const pin = openPin(nodeOf(world, nth).pepper, bid!.id, bid!.sealed)
  const playerId = real.players[items.all.get(itemId)!.winner]!
  const claim = { playerId, itemId, pin, how: { way: 'cash' as const } }
  const twins = await Promise.all(real.nodes.map(node => outcomeOf(claimItem(node, claim))))
  assert.deepEqual(new Set(twins), new Set([undefined]))
  const to = { fullName: 'Ada Obi', address: '12 Marina Road', city: 'Lagos', phone: '08030000001' }
  const other = claimItem(nodeOf(world, nth), { ...claim, how: { way: 'item', ...to } })
  assert.equal(await outcomeOf(other), 'already-chosen')
  items.takeCash(itemId, bid!.place)
  seen('item paid')
}

/** One step, because chance alone would rarely sell enough. */
export const wholeItem = fc
  .record({ nodes: which, wishes: fc.array(wish, { minLength: 1, maxLength: 4 }) })
  .map(it =>
    step('an item is opened, bid on, closes, and may be paid in cash', async world => {
      const id = await openItem(world, 3)
      for (const one of it.wishes) await bidOn(world, id, one)
      if (it.nodes % 3 === 0) await crowdOn(world, id)
      const { closesAt } = world.items.all.get(id)!
      for (const at of [closesAt, closesAt + 2 * MINUTE]) {
        await turn(world, at)
        await round(world, it.nodes)
      }
      const { state } = world.items.all.get(id)!
      world.seen(`item ${state}`)
      if (state === 'drawn' && it.wishes.length % 2 === 0) await cashOf(world, id, it.nodes)
    }),
  )

export const takeCash = which.map(wished =>
  step('a winner takes the cash alternative', async world => {
    const won = [...world.items.all].filter(([, { state }]) => state === 'drawn').map(([id]) => id)
    if (won.length > 0) await cashOf(world, pick(won, wished), wished)
  }),
)
