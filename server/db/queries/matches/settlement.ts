// What the end of a match does to its tickets, all in one statement per match.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

/** A batch whose head was published in time now waits for its tickets' matches. */
export const setKept = async (tx: Tx, batchId: string): Promise<void> => {
  await tx.one`
    insert into soccer_batch (batch_id, match_number)
    select distinct t.batch_id, p.match_number from ticket t join soccer_pick p on p.slip_id = t.id
    where t.batch_id = ${batchId}`
  await tx.one`update batch set state = 'kept' where id = ${batchId}`
}

/** Only one node settles matches at a time. */
export const lockSettling = (tx: Tx) => tx.one`select pg_advisory_xact_lock(7461011)`

interface RipeMatch {
  id: string
  number: number
  score: string | null
  void: string | null
}

/**
 * The first decided match whose tickets are all sealed in time or void. Only batches opened before it began can hold
 * such tickets, and few of those are still unsealed: these are searched, not all picks of the match.
 */
export const findRipe = (tx: Tx, but: readonly string[]) =>
  tx.one<RipeMatch>`
    select id, number, score, void from (
      select * from soccer_match where decided_at is not null and settled_at is null and id <> all(${but}::text[])
      order by decided_at, number offset 0) m
    where not exists (
      select from batch b
      cross join lateral (select id from ticket where batch_id = b.id offset 0) t
      where hangs_on_matches(b.game) and b.state in ('open', 'sealed')
        and b.opens_at <= least(m.kick_off, m.decided_at)
        and exists (select from soccer_pick p
          where p.slip_id = t.id and p.match_number = m.number offset 0) offset 0)
    limit 1`

// A ticket is settled with the last of its matches. Most lose with this one and cost no more than reading its
// pick: only those that may still win are looked up, each by its key. "offset 0" keeps the planner from reading whole
// tables, which would cost the same for every match, however few tickets wait for it. A winner gets the price of the
// right scores, once for each combination with a score of a void match. Tickets sold after a match had begun are
// refunded, right or not: they are in batches that closed after the time to which a source moved it forward.
const due = ({ number, score }: RipeMatch) => sql`
  late as materialized (
    select t.id as slip_id from soccer_match e
    join soccer_batch w on w.match_number = e.number
    join batch b on b.id = w.batch_id and b.state = 'kept' and b.closes_at >= e.began_at
    join soccer_batch mine on mine.batch_id = b.id and mine.match_number = ${number}
    cross join lateral (
      select id from ticket where batch_id = b.id and bought_at >= e.began_at offset 0) t
    where e.began_at < e.kick_off and exists (
      select from soccer_pick p where p.slip_id = t.id and p.match_number = e.number offset 0)
  ), hopeful as materialized (
    select mine.slip_id from soccer_pick mine
    where mine.match_number = ${number}
      and (${score}::text is null or ${score} = any(mine.scores)
        or mine.slip_id in (select slip_id from late))
  ), over as materialized (
    select h.slip_id from hopeful h
    where not exists (
      select from soccer_pick p join soccer_match m on m.number = p.match_number
      where p.slip_id = h.slip_id and m.number <> ${number}
        and (m.settled_at is null or m.void is null and m.score <> all(p.scores)
          and p.slip_id not in (select slip_id from late)) offset 0)
  ), due as (
    select t.id, t.batch_id, t.game, t.leaf_index, t.player_id, t.stake, t.wallet, t.stake_per_line, t.most,
      l.all_void or o.slip_id in (select slip_id from late) as is_refund, l.right_once, l.product, l.legs
    from over o
    cross join lateral (
      select t.*, s.most from ticket t join soccer_slip s on s.id = t.id where t.id = o.slip_id offset 0) t
    join batch b on b.id = t.batch_id and b.state = 'kept'
    cross join lateral (
      select bool_and(m.void is not null) as all_void,
        product(cardinality(p.scores)) filter (where m.void is not null) as right_once,
        product(p.parts[array_position(p.scores, m.score)]) filter (where m.void is null) as product,
        count(*) filter (where m.void is null) as legs
      from soccer_pick p join soccer_match m on m.number = p.match_number where p.slip_id = o.slip_id) l
  )`

/** One of the five best wins of its game. */
export interface BestPrediction {
  game: string
  batch_id: string
  leaf_index: number
  won: Kobo
}

/**
 * Pays or refunds every ticket for which this match is the last.
 * @param percent of the stakes that is paid back on average
 * @param share set aside for prizes, in hundredths of a percent
 * @param tax hundredths of a percent of what exceeds the stake
 */
export const settlePredictions = async (
  tx: Tx,
  match: RipeMatch,
  { percent, tax, share }: { percent: number; tax: number; share: number },
) => {
  await tx.one`select set_config('work_mem', '64MB', true)`
  return (await tx.one<{ winners: number; paid: Kobo; refunded: number; best: BestPrediction[] }>`
    with ${due(match)}, won as (
      select d.*, w.id as winnings, (right_once * least(most,
        div(stake_per_line * ${percent}::numeric * power(1048576::numeric, legs), 100 * product)))::bigint as won
      from due d
      cross join lateral (select id from account where player_id = d.player_id and wallet = 'winnings' offset 0) w
      where not is_refund
    ), taxed as (
      select *, greatest(0, won - stake) * ${tax}::bigint / 10000 as tax from won
    ), kept as (
      insert into payout (batch_id, leaf_index, stake, won, cashback, tax)
      select batch_id, leaf_index, stake, won, 0, tax from taxed order by batch_id, leaf_index
    ), house as (
      select (select id from account where code = 'house') as house,
        (select id from account where code = 'prize_reserve') as reserve,
        (select id from account where code = 'tax_withheld') as withheld, game_clock() as now
    ), back as (
      select d.id, d.stake, w.id as wallet, d.stake * ${share}::bigint / 10000 as cover from due d
      cross join lateral (select id from account where player_id = d.player_id and wallet = d.wallet offset 0) w
      where is_refund
    ), paid as (
      insert into transfer (debit_account, credit_account, amount, kind, cause, at)
      select debit, credit, amount, kind, id::text, now from (
        select reserve as debit, winnings as credit, won as amount, 'win' as kind, id, now from taxed, house
        union all select winnings, withheld, tax, 'tax', id, now from taxed, house where tax > 0
        union all select house, wallet, stake, 'refund', id, now from back, house
        -- The cover set aside for its prizes returns to the house, which refunds the stake.
        union all select reserve, house, cover, 'refund-cover', id, now from back, house where cover > 0
      ) money
      order by kind, id
    ), counted as (
      update batch b set paid_out = b.paid_out + s.won, winners = b.winners + s.winners
      from (select batch_id, sum(won)::bigint as won, count(*)::int as winners from taxed group by batch_id) s
      where b.id = s.batch_id
    ), done as (
      update soccer_match set settled_at = (select now from house) where number = ${match.number}
    )
    select (select count(*)::int from taxed) as winners, (select coalesce(sum(won), 0)::bigint from taxed) as paid,
      (select count(*)::int from back) as refunded,
      (select coalesce(json_agg(json_build_object('game', game, 'batch_id', batch_id, 'leaf_index', leaf_index,
        'won', won)), '[]')
       from (select *, row_number() over (partition by game order by won desc) as place from taxed
         where won > stake) ranked
       where place <= 5) as best`)!
}

/** Settles batches that no longer wait for any match. */
export const settleWaitingBatches = (tx: Tx) =>
  tx.many<{ id: string }>`
    update batch b set state = 'settled', settled_at = game_clock()
    where b.id in (
      select k.id from batch k where k.state = 'kept' and not exists (
        select from soccer_batch w join soccer_match m on m.number = w.match_number
        where w.batch_id = k.id and m.settled_at is null)
      order by k.id for update)
    returning b.id`
