// A crowd bids on an item from before its close until after it, on several nodes, on a real database clock: nobody over
// the cap or late, each number sold once, one winner; and what is undersold comes back to the kobo.
import { setTimeout as pause } from 'node:timers/promises'
import { createService } from '#server/create-service.ts'
import type { Db } from '#server/db/db.ts'
import { openPostgres } from '#server/db/postgres.ts'
import type { NewItem } from '#server/db/queries/items/items.ts'
import { announceItem } from '#server/deeds/items/announce-item.ts'
import { placeBids } from '#server/deeds/items/place-bids.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { asRefusal } from '#server/lib/failures.ts'
import type { Service } from '#server/service.ts'
import { readSettings } from '#server/settings.ts'
import type { AmountType } from '#src/contract/items/kinds.ts'
import { numbersOf } from '#src/games/awoof/rules.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { hashOf } from '../../support/selling.ts'
import { FUNDED, prepare } from '../overload/prepare.ts'

const CHANCE = kobo(50)
/** 10,000 numbers are offered, 5,500 needed, 275 a player. */
const PRICE = 5_500 * CHANCE
/** 1,000 numbers are offered, 27 a player. */
const SMALL = 550 * CHANCE
const AT_ONCE = 64

interface Bid {
  playerId: number
  itemId: string
  amountType: AmountType
  chances: number
}

const newItem = (id: string, price: number): NewItem => {
  const it = { name: 'Generator', category: 'generator', picture: null } as const
  return { ...it, id, price, chancePrice: CHANCE, cash: price / 2 }
}

const clockOf = async (db: Db): Promise<number> =>
  (await db.one<{ now: Date }>`select game_clock() as now`)!.now.getTime()

const open = async (db: Db, { ports }: Service, id: string, closesAt: number, price = PRICE) => {
  const opensAt = await clockOf(db)
  await db.tx(tx => announceItem(tx, ports.beacon.chain, newItem(id, price), { opensAt, closesAt }))
}

type Outcomes = Record<string, number>

/** As a phone does: asks again under the same key if the service is busy. */
const ask = async (node: Service, { playerId, ...bid }: Bid, requestKey: string): Promise<string> => {
  const amount = numbersOf(bid.amountType, bid.chances) * CHANCE
  const asked = { playerId, bids: [bid], wallet: 'play', amount, requestKey } as const
  for (let turn = 0; ; turn++) {
    const name = await placeBids(node, { ...asked, requestHash: hashOf(requestKey) }).then(
      () => 'done',
      (error: unknown) => asRefusal(error).refusal,
    )
    if (name !== 'busy' || turn === 50) return name
  }
}

/** Sends them all at once, in order, each to the next node. */
const send = async (nodes: readonly Service[], bids: readonly Bid[]): Promise<Outcomes> => {
  const outcomes: Outcomes = {}
  let next = 0
  const work = async () => {
    for (let at = next++; at < bids.length; at = next++) {
      const name = await ask(nodes[at % nodes.length]!, bids[at]!, `storm-${bids[at]!.itemId}-${at}`)
      outcomes[name] = (outcomes[name] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE * nodes.length }, work))
  return outcomes
}

/** What is wrong with an item that has been sold. */
const judgeItem = async (db: Db, id: string, most = 275): Promise<string[]> => {
  const row = (await db.one<Record<'late' | 'held' | 'sold' | 'counted' | 'overlaps' | 'offered', number>>`
    select i.offered, i.sold, coalesce(sum(b.numbers), 0)::int as counted,
      count(*) filter (where b.bought_at >= i.closes_at)::int as late,
      (select coalesce(max(held), 0)::int from (
         select sum(numbers) as held from item_bid where item_id = i.id group by player_id) each_one) as held,
      (select count(*)::int from (
         select first, lag(first + numbers, 1, 0) over (order by first) as free from item_bid
         where item_id = i.id) n
       where first <> free) as overlaps
    from item i left join item_bid b on b.item_id = i.id where i.id = ${id} group by i.id`)!
  const wrong: string[] = []
  if (row.late > 0) wrong.push(`${row.late} bids at or after the close`)
  if (row.held > most) wrong.push(`a player holds ${row.held} numbers of ${most}`)
  if (row.overlaps > 0 || row.sold !== row.counted)
    wrong.push(`${row.overlaps} numbers sold twice or left out`)
  if (row.sold > row.offered) wrong.push(`${row.sold} numbers sold of ${row.offered}`)
  return wrong
}

const judgeMoney = async (db: Db): Promise<string[]> => {
  const charged = await db.many`
    select 1 from account a where wallet = 'play' and player_id is not null and balance <> ${FUNDED} - (
      select coalesce(sum(b.cost), 0) from item_bid b join item i on i.id = b.item_id
      where b.player_id = a.player_id and i.state <> 'refunded')`
  return [
    ...(await checkInvariants(db)),
    ...(charged.length > 0 ? [`${charged.length} players were charged otherwise than for their bids`] : []),
  ]
}

const crowdOf = (players: readonly { playerId: number }[], itemId: string, chances: number): Bid[] => {
  const each = (at: number): Bid => ({
    ...players[at % players.length]!,
    itemId,
    amountType: 'easy',
    chances: 1,
  })
  const bids = Array.from({ length: chances }, (_, at) => each(at))
  // One in a hundred wants more than anybody may hold.
  const greedy = players.slice(0, Math.ceil(players.length / 100))
  const more = greedy.flatMap(it =>
    Array.from({ length: 8 }, (): Bid => ({ ...it, itemId, amountType: 'big', chances: 10 })),
  )
  return [...more, ...bids].map(({ playerId, ...bid }) => ({ playerId, ...bid }))
}

interface Storm {
  url: string
  players: number
  chances: number
  /** Part of the bids that is to be in before the close. */
  before: number
}

export const stormOnItems = async ({ url, players: count, chances, before }: Storm) => {
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: url })
  const db = openPostgres(url, error => console.error(error.message), 2, { statement: 600_000 })
  const players = await prepare(db, count)
  await db.many`update player set phone_verified_at = game_clock()`
  const running = await Promise.all([1, 2].map(() => createService(settings, { print: () => undefined })))
  const nodes = running.map(it => it.service)
  const [first] = nodes as [Service]
  await running[0]!.runDue()
  // How fast this machine sells decides when the item has to close.
  const began = await clockOf(db)
  await open(db, first, 'undersold', began + 1.5 * MINUTE)
  const slow = await send(nodes, crowdOf(players, 'undersold', 500))
  const each = ((await clockOf(db)) - began) / 500
  // More ask for it than it has numbers, and all of them in time.
  await open(db, first, 'sold-out', (await clockOf(db)) + Math.max(each * 1_300 * 3, MINUTE / 2), SMALL)
  const warm = await clockOf(db)
  const crowded = await send(nodes, crowdOf(players, 'sold-out', 1_300))
  // The first crowd met cold nodes: by its pace a quiet machine had sold all before the close.
  const pace = ((await clockOf(db)) - warm) / 1_300
  await open(db, first, 'storm', (await clockOf(db)) + pace * chances * before)
  const state = { isOver: false }
  const clockwork = running.map(async it => {
    while (!state.isOver) {
      await it.runDue()
      await pause(500)
    }
  })
  const from = performance.now()
  const outcomes = await send(nodes, crowdOf(players, 'storm', chances))
  const took = Math.round(performance.now() - from)
  const wrong = [
    ...(await judgeItem(db, 'storm')),
    ...(await judgeItem(db, 'sold-out', 27)),
    ...(await judgeItem(db, 'undersold')),
    ...(await judgeMoney(db)),
  ]
  const strange = Object.keys({ ...slow, ...crowded, ...outcomes }).filter(
    it => !['done', 'item-closed', 'item-cap', 'item-sold-out'].includes(it),
  )
  if (strange.length > 0) wrong.push(`refused otherwise than may be: ${strange.join(', ')}`)
  const { sold } = (await db.one<{ sold: number }>`select sold from item where id = 'sold-out'`)!
  if (sold !== 1_000 || !crowded['item-sold-out']) wrong.push(`${sold} of 1,000 numbers were sold out`)
  if (!outcomes.done || !outcomes['item-closed'])
    wrong.push('nothing was asked for on both sides of the close')
  const isOpen = () => db.one`select 1 from item where state in ('open', 'sealed')`
  for (let second = 0; second < 300 && (await isOpen()); second++) await pause(1_000)
  state.isOver = true
  await Promise.all(clockwork)
  wrong.push(...(await judgeMoney(db)))
  const ends = await db.many<{
    id: string
    state: string
    why: string | null
    sold: number
    winners: number
  }>`
    select id, state, why, sold, (select count(*)::int from item_prize p where p.item_id = i.id) as winners
    from item i order by id`
  const ended = ends.map(({ id, state, why, winners }) => [id, state, why, winners].join(' '))
  if (ended.join() !== 'sold-out drawn  1,storm drawn  1,undersold refunded undersold 0')
    wrong.push(`they ended as ${ended.join(', ')}`)
  for (const it of running) await it.close()
  await db.close()
  return { wrong, outcomes, slow, crowded, took, ends }
}
