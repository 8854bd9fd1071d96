// What each batch adds to the summaries behind public pages (schema/09-summaries.sql).
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql, type Part } from '#server/db/sql.ts'
import type { BestPrediction } from '#server/db/queries/matches/settlement.ts'

export interface UncountedBatch {
  id: string
  game: string
  state: 'sealed' | 'drawn' | 'kept' | 'settled' | 'refunded'
  opens_at: Date
  size: number
  counted: 0 | 1
}

/** The oldest batch with something to count, locked until the transaction ends. */
export const lockUncountedBatch = (tx: Tx, but: readonly string[]) =>
  tx.one<UncountedBatch>`
    select id, game, state, opens_at, size, counted from batch
    where counted < 2 and state <> 'open' and (counted = 0 or state in ('settled', 'refunded'))
      and id <> all(${but}::text[])
    order by closes_at limit 1 for update skip locked`

export const setCounted = (tx: Tx, id: string, counted: 1 | 2) =>
  tx.one`update batch set counted = ${counted} where id = ${id}`

export const listPlays = (tx: Tx, batchId: string) =>
  tx.many<{ stake_per_line: Kobo; lines: number; tickets: number; stake: Kobo }>`
    select stake_per_line, lines, count(*) as tickets, sum(stake)::bigint as stake from ticket
    where batch_id = ${batchId} group by stake_per_line, lines`

/** A batch's plays in a game without a prize card: the slip says what a ticket can win. */
export const findPlaysAtWorst = async (tx: Tx, batchId: string) =>
  (await tx.one<{ tickets: number; stake: Kobo; potential: Kobo }>`
    select count(*) as tickets, coalesce(sum(t.stake), 0)::bigint as stake,
      coalesce(sum(s.worst), 0)::bigint as potential
    from ticket t join slip s on s.id = t.id where t.batch_id = ${batchId}`)!

/** How long we remember who played on a day. */
const REMEMBERED = sql`interval '2 days'`

/** In `play_day`, the row of a day's players whatever they played. */
export const ANY_GAME = '*'

/** How many had not played the game that day, and how many had played nothing. */
interface Added {
  players: number
  anew: number
}

const addThose = async (tx: Tx, those: Part, game: string, day: Date): Promise<Added> =>
  (await tx.one<Added>`
    with those as (
      select distinct (${day}::timestamptz at time zone 'Africa/Lagos')::date as day, player_id from ${those}),
    added as (
      insert into play_day_player (day, game, player_id)
      select day, game, player_id from those cross join unnest(array[${game}, ${ANY_GAME}]) as game
      on conflict do nothing returning game)
    select count(*) filter (where game = ${game}) as players, count(*) filter (where game = ${ANY_GAME}) as anew
    from added`)!

/**
 * Records a batch's players for its day.
 * @param day any instant within it
 */
export const addPlayers = async (tx: Tx, batchId: string, game: string, day: Date): Promise<Added> => {
  await tx.one`
    delete from play_day_player
    where day < (${day}::timestamptz at time zone 'Africa/Lagos' - ${REMEMBERED})::date`
  return addThose(tx, sql`ticket_stake where batch_id = ${batchId}`, game, day)
}

/** The same for the bidders on an item. */
export const addBidders = (tx: Tx, itemId: string, game: string, day: Date) =>
  addThose(tx, sql`item_bid where item_id = ${itemId}`, game, day)

interface Plays extends Added {
  tickets: number
  stake: Kobo
  potential: Kobo
}

export const addToPlayDay = (tx: Tx, game: string, day: Date, it: Plays) =>
  tx.one`
    insert into play_day as d (game, day, players, tickets, stake, potential)
    select game, (${day}::timestamptz at time zone 'Africa/Lagos')::date, players, tickets, stake, potential
    from (values (${game}, ${it.players}::int, ${it.tickets}::bigint, ${it.stake}::bigint, ${it.potential}::bigint),
      (${ANY_GAME}, ${it.anew}::int, 0, 0, 0)) as one (game, players, tickets, stake, potential)
    on conflict (day, game) do update set players = d.players + excluded.players,
      tickets = d.tickets + excluded.tickets, stake = d.stake + excluded.stake,
      potential = d.potential + excluded.potential`

/** The players stay counted: nobody can tell who played nothing else. */
export const takeFromPlayDay = (tx: Tx, game: string, day: Date, it: Omit<Plays, keyof Added>) =>
  addToPlayDay(tx, game, day, {
    players: 0,
    anew: 0,
    tickets: -it.tickets,
    stake: -it.stake,
    potential: -it.potential,
  })

/** @param own the best wins of one game and day */
const mergeBestWins = (own: Part) => sql`
  with own as (${own}
  ), best as (
    select batch_id, leaf_index from (
      select batch_id, leaf_index, won, settled_at from own
      union all select w.batch_id, w.leaf_index, w.won, w.settled_at from best_win w
        join (select game, day from own limit 1) o on w.game = o.game and w.day = o.day) every
    order by won desc, settled_at desc limit 5
  ), gone as (
    delete from best_win w using (select game, day from own limit 1) o
    where w.game = o.game and w.day = o.day and (w.batch_id, w.leaf_index) not in (select * from best)
  )
  insert into best_win (batch_id, leaf_index, game, day, won, settled_at)
  select own.* from own join best using (batch_id, leaf_index)`

/** Merges a settled batch's best wins into its day's top five, dropping the rest. */
export const addBestWins = (tx: Tx, batchId: string) =>
  tx.one`${mergeBestWins(sql`
    select b.id as batch_id, o.leaf_index, b.game, (b.settled_at at time zone 'Africa/Lagos')::date as day, o.won,
      b.settled_at
    from batch b cross join lateral (
      select leaf_index, won from payout where batch_id = b.id and won > stake order by won desc limit 5) o
    where b.id = ${batchId}`)}`

/** The same for a game's best wins among tickets whose last match has just been settled. */
export const addBestPredictions = (tx: Tx, match: number, best: readonly BestPrediction[]) =>
  tx.one`${mergeBestWins(sql`
    select o.batch_id, o.leaf_index, o.game, (m.settled_at at time zone 'Africa/Lagos')::date as day, o.won, m.settled_at
    from soccer_match m
    cross join json_to_recordset(${JSON.stringify(best)}::json) as o (game text, batch_id text, leaf_index int, won bigint)
    where m.number = ${match}`)}`
