import type { Tx } from '#server/db/db.ts'

interface StateRow {
  state: string
  count: number
  tickets: number
  stake: number
  paid: number
}

/** Totals over all batches for the metrics. Money in kobo. */
export const findBatchFigures = async (tx: Tx) => {
  // Finished and checked batches are already totalled (batch_total).
  const states = await tx.many<StateRow>`
    select state, sum(count)::int8 as count, sum(tickets)::int8 as tickets, sum(stake)::int8 as stake,
      sum(paid)::int8 as paid
    from (
      select state, 1 as count, size as tickets, stake, paid_out as paid from batch
        where state in ('open', 'sealed', 'drawn')
      union all
      select state, 1, size, stake, paid_out from batch
        where checked_at is null and state in ('settled', 'refunded')
      union all select state, batches, tickets, stake, paid from batch_total) counted
    group by state`
  const late = await tx.value<number | undefined>`
    select extract(epoch from game_clock() - min(draws_at))::float8
    from batch where state in ('open', 'sealed') and draws_at < game_clock()`
  const sum = (of: (row: StateRow) => number) => states.reduce((total, row) => total + of(row), 0)
  return {
    states: states.map(({ state, count }) => ({ state, count })),
    tickets: sum(row => row.tickets),
    stake: sum(row => row.stake),
    paid: sum(row => row.paid),
    draws: sum(row => (row.state === 'drawn' || row.state === 'settled' ? row.count : 0)),
    lateSeconds: late ?? 0,
  }
}

/** How late the last hour's batches were drawn, in seconds. */
export const listDrawDelays = (tx: Tx) =>
  tx.many<{ game: string; median: number; longest: number }>`
    select game, percentile_cont(0.5) within group (order by late) as median, max(late) as longest
    from (
      select game, extract(epoch from drawn_at - draws_at)::float8 as late from batch
      where state in ('drawn', 'settled') and closes_at > (select game_clock() - interval '26 hours')
        and drawn_at > (select game_clock() - interval '1 hour')) drawn
    group by game order by game`
