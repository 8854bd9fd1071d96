// Results of draws, and the plays that the ticker shows.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '../db.ts'

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

/** `from` and `to` (exclusive) bound the instant of the draw; both or none. */
export const listResults = (
  tx: Tx,
  game: string,
  days: { from: Date; to: Date } | undefined,
  limit: number,
  offset: number,
  batch?: string,
) =>
  tx.many<ResultRow>(
    `select ${columns} from batch
     where game = $1 and state in ('drawn', 'settled')
       and ($2::timestamptz is null or draws_at >= $2 and draws_at < $3)
       and ($6::text is null or id = $6)
     order by closes_at desc limit $4 offset $5`,
    [game, days?.from ?? null, days?.to ?? null, limit, offset, batch ?? null],
  )

export const countResults = async (
  tx: Tx,
  game: string,
  days: { from: Date; to: Date } | undefined,
  batch?: string,
): Promise<number> =>
  (await tx.one<{ count: number }>(
    `select count(*) as count from batch
     where game = $1 and state in ('drawn', 'settled')
       and ($2::timestamptz is null or draws_at >= $2 and draws_at < $3)
       and ($4::text is null or id = $4)`,
    [game, days?.from ?? null, days?.to ?? null, batch ?? null],
  ))!.count

/** Newest plays of batches that sell no more: a line on sale is nobody else's business. */
export const listRecentPlays = (tx: Tx, games: readonly string[], limit: number) =>
  tx.many<{ id: string; game: string; mask: number; bought_at: Date }>(
    `select t.id, t.game, t.masks[1] as mask, t.bought_at
     from batch b join ticket t on t.batch_id = b.id
     where b.game = any($1) and b.state in ('drawn', 'settled') and b.closes_at > game_clock() - interval '7 days'
     order by t.bought_at desc, t.id limit $2`,
    [games, limit],
  )
