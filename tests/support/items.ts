// Items for tests: opened by the operator's command, bid on through the calls.
import type { BodyIn } from '#src/contract/call.ts'
import { placeBids } from '#src/contract/items/items.ts'
import { CLOSING_HOUR } from '#src/games/awoof/rules.ts'
import { isoDate, lagosTimeOn, MINUTE } from '#src/lib/lagos-time.ts'
import { announceItem } from '#server/deeds/items/announce-item.ts'
import { runCommand } from '#server/programs/commands.ts'
import { newKey } from './play.ts'
import { NOON, type TestService } from './service.ts'

/** When the items of the tests' day close. */
export const CLOSE = lagosTimeOn(NOON, CLOSING_HOUR)

export const operate = ({ service, db }: TestService, ...words: string[]) => {
  const { games, pepper, ports } = service
  return runCommand({ db, games, pepper, randomness: ports.randomness, chain: ports.beacon.chain }, words)
}

/** 40 numbers needed, 73 offered, 2 per player: ₦2,000 at ₦50, or ₦1,700 in cash. */
export const openRice = async (
  s: TestService,
  id = 'rice-1',
  price = '2000',
  chance = '50',
  cash = '1700',
) => {
  await operate(s, 'open-item', id, isoDate(NOON), 'rice', price, chance, cash, 'Bag', 'of', 'rice')
  await s.runDue()
  return id
}

type Wish = BodyIn<typeof placeBids>['bids'][number]

export const bidFor = (
  s: TestService,
  token: string,
  amount: number,
  bids: Wish[],
  {
    key = newKey(),
    from = 'play',
    node,
  }: { key?: string; from?: 'play' | 'bonus' | 'card'; node?: TestService['app'] } = {},
) =>
  s.call(
    placeBids,
    {
      token,
      key,
      body: {
        bids,
        amount: String(amount),
        from_play_wallet: from === 'play',
        from_referral_wallet: from === 'bonus',
        ...(from === 'card' && { card_payment: true }),
      },
    },
    node,
  )

/** To 22:00, past the draw. */
export const closeAndDraw = async (s: TestService, at = CLOSE) => {
  await s.clock.set(at + 1_000)
  await s.runDue()
  await s.clock.set(at + 2 * MINUTE)
  await s.runDue()
}

/** That many players with two numbers each, and what they were answered. */
export const crowd = async (s: TestService, id: string, players: number, chances = 2) => {
  const all = []
  for (let at = 0; at < players; at++) {
    const player = await s.player(10_000)
    const { data } = await bidFor(s, player.token, chances * 50, [
      { item_id: id, amount_type: 'easy', chances },
    ])
    all.push({ ...player, bid: data.bids[0]! })
  }
  return all
}

/** An item that somebody has won a moment ago: who, and the PIN of the bid. */
export const wonItem = async (s: TestService) => {
  const id = `rice-${crypto.randomUUID()}`
  const opensAt = s.clock.now()
  const it = { id, name: 'Bag of rice', category: 'rice', picture: null } as const
  const money = { price: 100_000, chancePrice: 5_000, cash: 85_000 }
  const { chain } = s.service.ports.beacon
  await s.db.tx(tx => announceItem(tx, chain, { ...it, ...money }, { opensAt, closesAt: opensAt + MINUTE }))
  await s.runDue()
  const players = await crowd(s, id, 20, 1)
  await closeAndDraw(s, opensAt + MINUTE)
  const prize = await s.db.one<{ player_id: number }>`select player_id from item_prize where item_id = ${id}`
  const player = players.find(it => it.playerId === prize!.player_id)!
  return { id, player, pin: player.bid.cashoutPin }
}
