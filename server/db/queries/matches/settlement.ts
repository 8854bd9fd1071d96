// What the end of matches does to tickets, all of them in one statement for each match.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

/** A batch whose head was out in time waits for the matches of its tickets. */
export const setKept = async (tx: Tx, batchId: string): Promise<void> => {
  await tx.one(
    `insert into soccer_batch (batch_id, match_number)
     select distinct t.batch_id, p.match_number from ticket t join soccer_pick p on p.slip_id = t.id
     where t.batch_id = $1`,
    [batchId],
  )
  await tx.one(`update batch set state = 'kept' where id = $1`, [batchId])
}

/** Only one node settles matches at a time. */
export const lockSettling = (tx: Tx) => tx.one('select pg_advisory_xact_lock(7461011)')

interface RipeMatch {
  id: string
  number: number
  score: string | null
  void: string | null
}

/** The first match that is decided, and whose tickets are all sealed in time or void. */
export const findRipe = (tx: Tx) =>
  tx.one<RipeMatch>(
    `select id, number, score, void from soccer_match m
     where decided_at is not null and settled_at is null and not exists (
       select from batch b join ticket t on t.batch_id = b.id join soccer_pick p on p.slip_id = t.id
       where hangs_on_matches(b.game) and b.state in ('open', 'sealed') and b.opens_at <= m.decided_at
         and p.match_number = m.number)
     order by decided_at, number limit 1`,
  )

const MEMORY = `select set_config('work_mem', '64MB', true)`

// A ticket is done with the last of its matches. Most are lost with this one and cost no more than reading its pick: only
// those that may still win are looked up. The price of the right scores counts, once for each combination with a score of a
// void match. What was sold after a match had begun goes back, right or not.
const settle = `
  with late as materialized (
    select p.slip_id from soccer_match e join soccer_pick p on p.match_number = e.number
    join ticket k on k.id = p.slip_id and k.bought_at >= e.began_at
    where e.began_at < e.kick_off and (e.settled_at is not null or e.number = $1)
  ), hopeful as materialized (
    select mine.slip_id from soccer_pick mine
    where mine.match_number = $1
      and ($2::text is null or $2 = any(mine.scores) or mine.slip_id in (select slip_id from late))
  ), over as materialized (
    select h.slip_id from hopeful h
    where not exists (
      select from soccer_pick p join soccer_match m on m.number = p.match_number
      where p.slip_id = h.slip_id and m.number <> $1
        and (m.settled_at is null or m.void is null and m.score <> all(p.scores)
          and p.slip_id not in (select slip_id from late)))
  ), due as (
    select t.id, t.batch_id, t.leaf_index, t.player_id, t.stake, t.wallet, t.stake_per_line,
      l.all_void or o.slip_id in (select slip_id from late) as is_refund, l.right_once, l.product, l.legs
    from over o
    join ticket t on t.id = o.slip_id
    join batch b on b.id = t.batch_id and b.state = 'kept'
    cross join lateral (
      select bool_and(m.void is not null) as all_void,
        product(cardinality(p.scores)) filter (where m.void is not null) as right_once,
        product(p.parts[array_position(p.scores, m.score)]) filter (where m.void is null) as product,
        count(*) filter (where m.void is null) as legs
      from soccer_pick p join soccer_match m on m.number = p.match_number where p.slip_id = o.slip_id) l
  ), won as (
    select d.*, w.id as winnings, (right_once * least(s.most,
      div(stake_per_line * $3::numeric * power(1048576::numeric, legs), 100 * product)))::bigint as won
    from due d join soccer_slip s on s.id = d.id
    join account w on w.player_id = d.player_id and w.wallet = 'winnings'
    where not is_refund
  ), taxed as (
    select *, greatest(0, won - stake) * $4::bigint / 10000 as tax from won
  ), kept as (
    insert into payout (batch_id, leaf_index, stake, won, cashback, tax)
    select batch_id, leaf_index, stake, won, 0, tax from taxed order by batch_id, leaf_index
  ), house as (
    select (select id from account where code = 'house') as house, (select id from account where code = 'prize_reserve') as reserve,
      (select id from account where code = 'tax_withheld') as withheld, game_clock() as now
  ), back as (
    select d.id, d.stake, w.id as wallet, d.stake * $5::bigint / 10000 as cover from due d
    join account w on w.player_id = d.player_id and w.wallet = d.wallet where is_refund
  ), paid as (
    insert into transfer (debit_account, credit_account, amount, kind, cause, at)
    select debit, credit, amount, kind, id::text, now from (
      select reserve as debit, winnings as credit, won as amount, 'win' as kind, id, now from taxed, house
      union all select winnings, withheld, tax, 'tax', id, now from taxed, house where tax > 0
      union all select house, wallet, stake, 'refund', id, now from back, house
      -- What was set aside for its prizes goes back where the stake comes from.
      union all select reserve, house, cover, 'refund-cover', id, now from back, house where cover > 0
    ) money
    order by kind, id
  ), counted as (
    update batch b set paid_out = b.paid_out + s.won, winners = b.winners + s.winners
    from (select batch_id, sum(won)::bigint as won, count(*)::int as winners from taxed group by batch_id) s
    where b.id = s.batch_id
  ), done as (
    update soccer_match set settled_at = (select now from house) where number = $1
  )
  select (select count(*)::int from taxed) as winners, (select coalesce(sum(won), 0)::bigint from taxed) as paid,
    (select count(*)::int from back) as refunded`

/**
 * Pays or refunds every ticket for which this match is the last.
 * @param percent of the stake that comes back
 * @param share set aside for prizes, in hundredths of a percent
 * @param tax hundredths of a percent of what exceeds the stake
 */
export const settlePredictions = async (
  tx: Tx,
  match: RipeMatch,
  { percent, tax, share }: { percent: number; tax: number; share: number },
) => {
  await tx.one(MEMORY)
  return (await tx.one<{ winners: number; paid: Kobo; refunded: number }>(settle, [
    match.number,
    match.score,
    percent,
    tax,
    share,
  ]))!
}

/** Batches that wait for nothing any more are settled. */
export const settleWaitingBatches = (tx: Tx) =>
  tx.many<{ id: string }>(
    `update batch b set state = 'settled', settled_at = game_clock()
     where b.id in (
       select k.id from batch k where k.state = 'kept' and not exists (
         select from soccer_batch w join soccer_match m on m.number = w.match_number
         where w.batch_id = k.id and m.settled_at is null)
       order by k.id for update)
     returning b.id`,
  )
