// What open predictions may still cost.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

/** In an earlier statement than what counts their tickets: one that waits for a lock misses those bought meanwhile. */
export const lockUnsettled = (tx: Tx, game: string) =>
  tx.many`
    select 1 from batch where game = ${game} and state in ('open', 'sealed', 'kept') and worst > 0
    order by id for update`

/**
 * Lowers each batch's worst case to that of its tickets whose matches are not all settled. The caller has locked them.
 * @returns whether that made room
 */
export const tightenOpen = async (tx: Tx, game: string): Promise<boolean> => {
  const freed = await tx.many`
    with held as (
      select id, worst from batch where game = ${game} and state in ('open', 'sealed', 'kept') and worst > 0
    ), open as (
      select h.id, coalesce(sum(s.worst) filter (where exists (
        select from soccer_pick p join soccer_match m on m.number = p.match_number
        where p.slip_id = t.id and m.settled_at is null)), 0)::bigint as worst
      from held h join ticket t on t.batch_id = h.id join slip s on s.id = t.id group by h.id
    )
    update batch b set worst = o.worst from open o where b.id = o.id and b.worst > o.worst returning 1`
  return freed.length > 0
}

/** Tickets that predict a match, and what they cost. */
export const findSales = async (tx: Tx, matchId: string) =>
  (await tx.one<{ tickets: number; stake: Kobo }>`
    select count(*) as tickets, coalesce(sum(t.stake), 0)::bigint as stake
     from soccer_match m join soccer_pick p on p.match_number = m.number join ticket t on t.id = p.slip_id
     where m.id = ${matchId}`)!

/** The most each game's open tickets may cost, in kobo. */
export const listOpenPredictions = (tx: Tx) =>
  tx.many<{ game: string; worst: Kobo }>`
    select game, sum(worst)::bigint as worst from batch
    where hangs_on_matches(game) and state in ('open', 'sealed', 'kept') group by game`
