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

const winners = `
  select t.id, t.game, p.phone, t.masks, b.numbers, t.stake, t.won, t.settled_at
  from ticket t join player p on p.id = t.player_id join batch b on b.id = t.batch_id
  where t.status = 'won' and t.won > t.stake`

/** The largest wins since `from`. */
export const listTopWinners = (tx: Tx, from: Date, limit: number) =>
  tx.many<WinnerTicketRow>(
    `${winners} and t.settled_at >= $1 order by t.won desc, t.settled_at desc limit $2`,
    [from, limit],
  )

/** The newest wins of a game between two instants (`to` exclusive). */
export const listWinnersOfGame = (
  tx: Tx,
  game: string,
  days: { from: Date; to: Date } | undefined,
  limit: number,
) =>
  tx.many<WinnerTicketRow>(
    `${winners} and t.game = $1 and ($2::timestamptz is null or t.settled_at >= $2 and t.settled_at < $3)
     order by t.settled_at desc, t.won desc limit $4`,
    [game, days?.from ?? null, days?.to ?? null, limit],
  )

export const findTopTicket = (tx: Tx, game: string, days: { from: Date; to: Date } | undefined) =>
  tx.one<WinnerTicketRow>(
    `${winners} and t.game = $1 and ($2::timestamptz is null or t.settled_at >= $2 and t.settled_at < $3)
     order by t.won desc, t.settled_at desc limit 1`,
    [game, days?.from ?? null, days?.to ?? null],
  )

/** What the jackpot pools have paid. */
export const listJackpotWinners = (tx: Tx, limit: number) =>
  tx.many<{ code: string; phone: string; amount: Kobo; at: Date }>(
    `select d.code, p.phone, t.amount, t.at
     from account d join transfer t on t.debit_account = d.id
       join account c on c.id = t.credit_account join player p on p.id = c.player_id
     where d.code like 'jackpot:%' order by t.id desc limit $1`,
    [limit],
  )
