import type { Tx } from '../db.ts'

interface StateRow {
  state: string
  count: number
  tickets: number
  stake: number
  paid: number
}

/** Totals over all batches for the metrics. Money in kobo. */
export const findBatchFigures = async (tx: Tx) => {
  const states = await tx.many<StateRow>(
    `select state, count(*)::int as count, sum(size)::int8 as tickets, sum(stake)::int8 as stake,
       sum(paid_out)::int8 as paid
     from batch group by state`,
  )
  const late = await tx.one<{ seconds: number }>(
    `select extract(epoch from game_clock() - min(draws_at))::float8 as seconds
     from batch where state in ('open', 'sealed') and draws_at < game_clock()`,
  )
  const sum = (of: (row: StateRow) => number) => states.reduce((total, row) => total + of(row), 0)
  return {
    states: states.map(({ state, count }) => ({ state, count })),
    tickets: sum(row => row.tickets),
    stake: sum(row => row.stake),
    paid: sum(row => row.paid),
    draws: sum(row => (row.state === 'drawn' || row.state === 'settled' ? row.count : 0)),
    lateSeconds: late?.seconds ?? 0,
  }
}
