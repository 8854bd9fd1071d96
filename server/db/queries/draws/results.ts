// Draw results, and the plays shown in the ticker.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export interface ResultRow {
  id: string
  game: string
  numbers: number[]
  draws_at: Date
  paid_out: Kobo
  winners: number
  lines: number
}

interface ResultFilter {
  /** Undefined for every game, which needs a batch. */
  game: string | undefined
  /** Bounds on the draw time, `to` exclusive. */
  days: { from: Date; to: Date } | undefined
  batch: string | undefined
}

// Until a draw is settled, it would be told as one without winners. A batch on matches, which its code may name, is settled
// without numbers.
// A batch is drawn within half a day of closing, so bounding its closing time lets the index find it.
const kept = ({ game, days, batch }: ResultFilter) => {
  const { from, to } = days ?? {}
  return sql`
    (${game}::text is null or game = ${game}) and state = 'settled'
    and (${from}::timestamptz is null or draws_at >= ${from} and draws_at < ${to}
      and closes_at > ${from}::timestamptz - interval '1 day' and closes_at < ${to})
    and (${batch}::text is null or id = ${batch} and numbers is not null)`
}

export const listResults = (tx: Tx, filter: ResultFilter, limit: number, offset: number) =>
  tx.many<ResultRow>`
    select id, game, numbers, draws_at, paid_out, winners, lines from batch
    where ${kept(filter)} order by closes_at desc limit ${limit} offset ${offset}`

export const countResults = (tx: Tx, filter: ResultFilter) =>
  tx.value<number>`select count(*) as count from batch where ${kept(filter)}`

/** The latest drawn numbers, newest first, from the index alone, however many draws there are. */
export const listDrawnNumbers = (tx: Tx, game: string, limit: number) =>
  tx.many<{ numbers: number[]; closes_at: Date }>`
    select numbers, closes_at from batch where game = ${game} and state in ('drawn', 'settled')
    order by closes_at desc limit ${limit}`

/** The same with the rules each was sold under. */
export const listDrawnUnderRules = (tx: Tx, game: string, limit: number) =>
  tx.many<{ numbers: number[]; closes_at: Date; body: string }>`
    select b.numbers, b.closes_at, r.body from batch b join rules_document r on r.hash = b.rules_hash
    where b.game = ${game} and b.state in ('drawn', 'settled') order by b.closes_at desc limit ${limit}`

/**
 * Newest plays in closed batches: lines on sale are private. Takes the last tickets of each game's newest batch
 * that has any.
 */
export const listRecentPlays = (tx: Tx, games: readonly string[], limit: number) =>
  tx.many<{ id: string; game: string; masks: number[]; bought_at: Date }>`
    select t.id, t.game, t.masks[1:cardinality(t.masks) / t.lines] as masks, t.bought_at
    from unnest(${games}::text[]) g(game)
    cross join lateral (
      select id, size from batch
      where game = g.game and state in ('drawn', 'settled') and size > 0
        and closes_at > (select game_clock() - interval '7 days')
      order by closes_at desc limit 1) b
    join ticket t on t.batch_id = b.id and t.leaf_index >= b.size - ${limit}
    order by t.bought_at desc, t.id limit ${limit}`
