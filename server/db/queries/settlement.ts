// What a draw does to its tickets: results, prizes, cashback, tax, or the stake back.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '../db.ts'

/** One row of a batch's prize table, kobo for one line. */
interface TierRow {
  stake: Kobo
  hits: number
  prize: Kobo
  cashback: Kobo
}

/**
 * Gives every pending ticket of a batch its result, in one statement.
 * @param drawn mask of the numbers drawn
 * @param tax hundredths of a percent of what exceeds the stake
 */
export const settleTickets = (
  tx: Tx,
  batchId: string,
  drawn: bigint,
  tiers: readonly TierRow[],
  tax: number,
) =>
  tx.one(
    `with tier as (
       select * from unnest($3::bigint[], $4::int[], $5::bigint[], $6::bigint[]) as t(stake, hits, prize, cashback)
     ), line as (
       select id, stake_per_line, bit_count((unnest(masks) & $2::bigint)::bit(64)) as hits
       from ticket where batch_id = $1 and status = 'pending'
     ), result as (
       select line.id, coalesce(sum(tier.prize), 0)::bigint as won,
         coalesce(sum(tier.cashback), 0)::bigint as cashback
       from line left join tier on tier.stake = line.stake_per_line and tier.hits = line.hits
       group by line.id
     )
     update ticket t
     set won = r.won, cashback = r.cashback,
       tax = greatest(0, r.won + r.cashback - t.stake) * $7::bigint / 10000,
       status = case when r.won > 0 then 'won' else 'lost' end, settled_at = game_clock()
     from result r where r.id = t.id`,
    [
      batchId,
      drawn,
      tiers.map(it => it.stake),
      tiers.map(it => it.hits),
      tiers.map(it => it.prize),
      tiers.map(it => it.cashback),
      tax,
    ],
  )

/** Prizes, cashback and what is withheld, in one statement: a wallet never shows a prize whose tax is still to come. */
export const payTickets = (tx: Tx, batchId: string) =>
  tx.one(
    `with due as (
       select t.id, t.won, t.cashback, t.tax, w.id as wallet
       from ticket t join account w on w.player_id = t.player_id and w.wallet = 'winnings'
       where t.batch_id = $1 and t.won + t.cashback > 0
     ), house as (
       select r.id as reserve, x.id as tax from account r, account x
       where r.code = 'prize_reserve' and x.code = 'tax_withheld'
     )
     insert into transfer (debit_account, credit_account, amount, kind, cause)
     select reserve, wallet, won, 'win', due.id::text from due, house where won > 0
     union all select reserve, wallet, cashback, 'cashback', due.id::text from due, house where cashback > 0
     union all select wallet, house.tax, due.tax, 'tax', due.id::text from due, house where due.tax > 0`,
    [batchId],
  )

export const setSettled = (tx: Tx, batchId: string) =>
  tx.one<{ size: number; paid_out: Kobo; winners: number }>(
    `update batch b
     set state = 'settled', paid_out = s.paid, winners = s.winners, settled_at = game_clock()
     from (
       select coalesce(sum(won + cashback), 0)::bigint as paid, count(*) filter (where status = 'won') as winners
       from ticket where batch_id = $1
     ) s
     where b.id = $1
     returning b.size, b.paid_out, b.winners`,
    [batchId],
  )

/** Every stake goes back to the wallet that it came from. */
export const refundTickets = async (tx: Tx, batchId: string): Promise<void> => {
  await tx.one(
    `insert into transfer (debit_account, credit_account, amount, kind, cause)
     select h.id, w.id, t.stake, 'refund', t.id::text
     from ticket t
     join account h on h.code = 'house'
     join account w on w.player_id = t.player_id and w.wallet = t.wallet
     where t.batch_id = $1 and t.status = 'pending'`,
    [batchId],
  )
  await tx.one(
    `update ticket set status = 'refunded', settled_at = game_clock() where batch_id = $1 and status = 'pending'`,
    [batchId],
  )
  await tx.one(`update batch set state = 'refunded', settled_at = game_clock() where id = $1`, [batchId])
}
