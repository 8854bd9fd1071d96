// Winners: tickets that paid more than they cost. A payout up to the stake is not celebrated as a win.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '../db.ts'

export interface WinnerTicketRow {
  id: string
  game: string
  phone: string
  masks: number[]
  numbers: number[]
  stake: Kobo
  won: Kobo
  settled_at: Date
}

// The best of each batch come out of an index; the few that are shown are looked up only then.
const best = (batches: string, order: string, limit: string) => `
  select t.id, t.game, p.phone, t.masks, w.numbers, t.stake, w.won, w.settled_at
  from (
    select b.id as batch_id, b.numbers, b.settled_at, o.leaf_index, o.won
    from batch b
    cross join lateral (
      select leaf_index, won from payout where batch_id = b.id and won > stake order by won desc limit ${limit}) o
    where b.state = 'settled' and ${batches}
    order by ${order} limit ${limit}
  ) w
  join ticket t on t.batch_id = w.batch_id and t.leaf_index = w.leaf_index
  join player p on p.id = t.player_id
  order by ${order.replace('b.', 'w.')}`

/** The largest wins since `from`. */
export const listTopWinners = (tx: Tx, from: Date, limit: number) =>
  tx.many<WinnerTicketRow>(best('b.settled_at >= $1', 'won desc, b.settled_at desc', '$2'), [from, limit])

const ofGame = `b.game = $1 and ($2::timestamptz is null or b.settled_at >= $2 and b.settled_at < $3)`

/** The newest wins of a game between two instants (`to` exclusive). */
export const listWinnersOfGame = (
  tx: Tx,
  game: string,
  days: { from: Date; to: Date } | undefined,
  limit: number,
) =>
  tx.many<WinnerTicketRow>(best(ofGame, 'b.settled_at desc, won desc', '$4'), [
    game,
    days?.from ?? null,
    days?.to ?? null,
    limit,
  ])

export const findTopTicket = (tx: Tx, game: string, days: { from: Date; to: Date } | undefined) =>
  tx.one<WinnerTicketRow>(best(ofGame, 'won desc, b.settled_at desc', '1'), [
    game,
    days?.from ?? null,
    days?.to ?? null,
  ])

/** What the jackpot pools have paid. */
export const listJackpotWinners = (tx: Tx, limit: number) =>
  tx.many<{ code: string; phone: string; amount: Kobo; at: Date }>(
    `select d.code, p.phone, t.amount, t.at
     from account d join transfer t on t.debit_account = d.id
       join account c on c.id = t.credit_account join player p on p.id = c.player_id
     where d.code like 'jackpot:%' order by t.id desc limit $1`,
    [limit],
  )
