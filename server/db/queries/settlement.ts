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

/** A million lines are sorted in memory; the memory is given back at the end. */
const MEMORY = `select set_config('work_mem', '64MB', true)`

// Lines are matched by their bit masks and come together again as tickets; only those that get something are written.
// Prizes, cashback and what is withheld are one statement: a wallet never shows a prize whose tax is still to come. They
// are written in the order of the index that keeps any of them from being written twice: that is a quarter of the cost.
/** A line of one word. */
const ONE_WORD = `
    select leaf_index, id, player_id, stake, stake_per_line,
      bit_count((unnest(masks) & $2::bigint)::bit(64)) as hits
    from ticket where batch_id = $1`

const linesOf = (words: number): string => {
  if (words === 1) return ONE_WORD
  const hits = Array.from(
    { length: words },
    (_, at) => `bit_count((masks[first + ${at}] & ($2::bigint[])[${at + 1}])::bit(64))`,
  )
  return `
    select leaf_index, id, player_id, stake, stake_per_line, ${hits.join(' + ')} as hits
    from ticket, generate_series(1, cardinality(masks), ${words}) as first where batch_id = $1`
}

const settleLines = (words: number): string => `
  with tier as (
    select * from unnest($3::bigint[], $4::int[], $5::bigint[], $6::bigint[]) as t(stake, hits, prize, cashback)
    where prize + cashback > 0
  ), line as (${linesOf(words)}
  ), due as (
    select s.*, greatest(0, won + cashback - s.stake) * $7::bigint / 10000 as tax, w.id as wallet
    from (
      select l.leaf_index, l.id, l.player_id, l.stake, sum(tier.prize)::bigint as won,
        sum(tier.cashback)::bigint as cashback
      from line l join tier on tier.stake = l.stake_per_line and tier.hits = l.hits
      group by l.leaf_index, l.id, l.player_id, l.stake) s
    join account w on w.player_id = s.player_id and w.wallet = 'winnings'
  ), kept as (
    insert into payout (batch_id, leaf_index, stake, won, cashback, tax)
    select $1, leaf_index, stake, won, cashback, tax from due order by leaf_index
  ), house as (
    select r.id as reserve, x.id as withheld, game_clock() as now
    from account r, account x where r.code = 'prize_reserve' and x.code = 'tax_withheld'
  ), paid as (
    insert into transfer (debit_account, credit_account, amount, kind, cause, at)
    select debit, credit, amount, kind, id::text, now
    from (
      select reserve as debit, wallet as credit, won as amount, 'win' as kind, id, now from due, house where won > 0
      union all select reserve, wallet, cashback, 'cashback', id, now from due, house where cashback > 0
      union all select wallet, withheld, tax, 'tax', id, now from due, house where tax > 0
    ) money
    order by kind, id
  )
  update batch b
  set state = 'settled', paid_out = s.paid, winners = s.winners, settled_at = game_clock()
  from (select coalesce(sum(won + cashback), 0)::bigint as paid, count(*) filter (where won > 0) as winners from due) s
  where b.id = $1
  returning b.size, b.paid_out, b.winners`

/**
 * Gives every ticket of a drawn batch its result and pays it.
 * @param drawn mask of the numbers drawn, in as many words as a line has
 * @param tax hundredths of a percent of what exceeds the stake
 */
export const settleTickets = async (
  tx: Tx,
  batchId: string,
  drawn: readonly bigint[],
  tiers: readonly TierRow[],
  tax: number,
) => {
  await tx.one(MEMORY)
  return (await tx.one<{ size: number; paid_out: Kobo; winners: number }>(settleLines(drawn.length), [
    batchId,
    drawn.length === 1 ? drawn[0] : drawn,
    tiers.map(it => it.stake),
    tiers.map(it => it.hits),
    tiers.map(it => it.prize),
    tiers.map(it => it.cashback),
    tax,
  ]))!
}

/** Every stake goes back to the wallet that it came from. */
export const refundTickets = async (tx: Tx, batchId: string): Promise<void> => {
  await tx.one(MEMORY)
  await tx.one(
    `insert into transfer (debit_account, credit_account, amount, kind, cause, at)
     select h.id, w.id, t.stake, 'refund', t.id::text, (select game_clock())
     from ticket t
     join account h on h.code = 'house'
     join account w on w.player_id = t.player_id and w.wallet = t.wallet
     where t.batch_id = $1`,
    [batchId],
  )
  await tx.one(`update batch set state = 'refunded', settled_at = game_clock() where id = $1`, [batchId])
}
