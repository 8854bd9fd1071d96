// Winners: tickets that paid more than they cost. A payout up to the stake isn't celebrated as a win.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql, type Part } from '#server/db/sql.ts'

export interface WinnerTicketRow {
  id: string
  game: string
  batch: string
  leaf_index: number
  phone: string
  masks: number[]
  lines: number
  /** Null if matches decided. */
  numbers: number[] | null
  /** For a ticket on matches: how many of them counted, all of which were right. */
  right: number | null
  stake: Kobo
  won: Kobo
  settled_at: Date
}

// Picks a few rows by index first, and looks up only their tickets and players.
const shown = (chosen: Part, order: Part) => sql`
  select t.id, t.game, b.id as batch, t.leaf_index, p.phone, t.masks, t.lines, b.numbers, t.stake, w.won, w.settled_at,
    case when hangs_on_matches(t.game) then (
      select count(*)::int from soccer_pick k join soccer_match m on m.number = k.match_number
      where k.slip_id = t.id and m.void is null) end as "right"
  from (${chosen}) w
  join batch b on b.id = w.batch_id
  join ticket t on t.batch_id = w.batch_id and t.leaf_index = w.leaf_index
  join player p on p.id = t.player_id
  order by ${order}`

const LARGEST = sql`w.won desc, w.settled_at desc`
const NEWEST = sql`w.settled_at desc, w.won desc`

/** The largest wins since an instant's Lagos day; only five per game and day are stored. */
export const listTopWinners = (tx: Tx, from: Date, limit: number) => {
  const chosen = sql`
    select * from best_win w where day >= (${from}::timestamptz at time zone 'Africa/Lagos')::date
    order by ${LARGEST} limit ${limit}`
  return tx.many<WinnerTicketRow>`${shown(chosen, LARGEST)}`
}

interface Days {
  from: Date
  to: Date
}

/** A game's newest wins on matches: the five largest of each day. */
export const listWinnersOnMatches = (tx: Tx, game: string, days: Days | undefined, limit: number) => {
  const { from, to } = days ?? {}
  const chosen = sql`
    select * from best_win w
    where game = ${game} and (${from}::timestamptz is null or settled_at >= ${from} and settled_at < ${to})
    order by ${NEWEST} limit ${limit}`
  return tx.many<WinnerTicketRow>`${shown(chosen, NEWEST)}`
}

/** A game's newest wins between two instants (`to` exclusive). */
export const listWinnersOfGame = (tx: Tx, game: string, days: Days | undefined, limit: number) => {
  const { from, to } = days ?? {}
  const chosen = sql`
    select b.id as batch_id, b.settled_at, o.leaf_index, o.won
    from batch b cross join lateral (
      select leaf_index, won from payout where batch_id = b.id and won > stake order by won desc limit ${limit}) o
    where b.game = ${game} and b.state = 'settled' and b.winners > 0
      and (${from}::timestamptz is null or b.settled_at >= ${from} and b.settled_at < ${to})
    order by b.settled_at desc, o.won desc limit ${limit}`
  return tx.many<WinnerTicketRow>`${shown(chosen, NEWEST)}`
}

/** The game's largest win from one Lagos day on, before another. */
export const findTopTicket = (tx: Tx, game: string, { from, to }: Days) => {
  const chosen = sql`
    select * from best_win w where game = ${game}
      and day >= (${from}::timestamptz at time zone 'Africa/Lagos')::date
      and day < (${to}::timestamptz at time zone 'Africa/Lagos')::date
    order by ${LARGEST} limit 1`
  return tx.one<WinnerTicketRow>`${shown(chosen, sql`w.won desc`)}`
}

export const listJackpotWinners = (tx: Tx, limit: number) =>
  tx.many<{ code: string; phone: string; amount: Kobo; at: Date }>`
    select d.code, p.phone, t.amount, t.at
    from account d join transfer t on t.debit_account = d.id
      join account c on c.id = t.credit_account join player p on p.id = c.player_id
    where d.code like 'jackpot:%' order by t.id desc limit ${limit}`

export interface JackpotTicketRow extends Pick<
  WinnerTicketRow,
  'id' | 'game' | 'batch' | 'leaf_index' | 'phone' | 'stake'
> {
  jackpot: string
  paid: Kobo
  drawn_at: Date
}

/** Jackpots that went to tickets of one game, newest first. */
export const listJackpotsOfGame = (tx: Tx, game: string, days: Days | undefined, limit: number) => {
  const { from, to } = days ?? {}
  return tx.many<JackpotTicketRow>`
    select d.jackpot, d.paid, d.drawn_at, d.batch_id as batch, t.leaf_index, t.id, t.game, t.stake, p.phone
    from jackpot_draw d join ticket t on t.batch_id = d.batch_id and t.leaf_index = d.leaf_index
    join player p on p.id = d.player_id
    where d.state = 'drawn' and t.game = ${game}
      and (${from}::timestamptz is null or d.drawn_at >= ${from} and d.drawn_at < ${to})
    order by d.closes_at desc, d.jackpot limit ${limit}`
}
