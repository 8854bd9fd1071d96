// Draw results, and the plays shown in the ticker.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

export interface ResultRow {
  id: string
  game: string
  numbers: number[]
  draws_at: Date
  paid_out: Kobo
  winners: number
  lines: number
}

const columns = `id, game, numbers, draws_at, paid_out, winners, lines`

interface ResultFilter {
  /** Undefined for every game, which needs a batch. */
  game: string | undefined
  /** Bounds on the draw time, `to` exclusive. */
  days: { from: Date; to: Date } | undefined
  batch: string | undefined
}

// A batch is drawn within half a day of closing, so bounding its closing time lets the index find it.
const kept = `($1::text is null or game = $1) and state in ('drawn', 'settled')
  and ($2::timestamptz is null
    or draws_at >= $2 and draws_at < $3 and closes_at > $2::timestamptz - interval '1 day' and closes_at < $3)
  and ($4::text is null or id = $4)`

const values = ({ game, days, batch }: ResultFilter) => [
  game ?? null,
  days?.from ?? null,
  days?.to ?? null,
  batch ?? null,
]

export const listResults = (tx: Tx, filter: ResultFilter, limit: number, offset: number) =>
  tx.many<ResultRow>(
    `select ${columns} from batch where ${kept} order by closes_at desc limit $5 offset $6`,
    [...values(filter), limit, offset],
  )

export const countResults = async (tx: Tx, filter: ResultFilter): Promise<number> =>
  (await tx.one<{ count: number }>(`select count(*) as count from batch where ${kept}`, values(filter)))!
    .count

/** The latest drawn numbers, newest first, from the index alone, however many draws there are. */
export const listDrawnNumbers = (tx: Tx, game: string, limit: number) =>
  tx.many<{ numbers: number[]; closes_at: Date }>(
    `select numbers, closes_at from batch where game = $1 and state in ('drawn', 'settled')
     order by closes_at desc limit $2`,
    [game, limit],
  )

/** The same with the rules each was sold under. */
export const listDrawnUnderRules = (tx: Tx, game: string, limit: number) =>
  tx.many<{ numbers: number[]; closes_at: Date; body: string }>(
    `select b.numbers, b.closes_at, r.body from batch b join rules_document r on r.hash = b.rules_hash
     where b.game = $1 and b.state in ('drawn', 'settled') order by b.closes_at desc limit $2`,
    [game, limit],
  )

/**
 * Newest plays in closed batches: lines on sale are private. Takes the last tickets of each game's newest batch
 * that has any.
 */
export const listRecentPlays = (tx: Tx, games: readonly string[], limit: number) =>
  tx.many<{ id: string; game: string; masks: number[]; bought_at: Date }>(
    `select t.id, t.game, t.masks[1:cardinality(t.masks) / t.lines] as masks, t.bought_at
     from unnest($1::text[]) g(game)
     cross join lateral (
       select id, size from batch
       where game = g.game and state in ('drawn', 'settled') and size > 0
         and closes_at > (select game_clock() - interval '7 days')
       order by closes_at desc limit 1) b
     join ticket t on t.batch_id = b.id and t.leaf_index >= b.size - $2
     order by t.bought_at desc, t.id limit $2`,
    [games, limit],
  )
