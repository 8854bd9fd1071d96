// A player's wallet movements. A transfer between two of them is a movement in each.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

export type Wallet = 'play' | 'bonus' | 'winnings'

export interface MovementRow {
  transfer_id: number
  wallet: Wallet
  kind: string
  cause: string
  /** Positive in, negative out. */
  amount: Kobo
  at: Date
  ticket_id: string | null
  batch_id: string | null
  channel: string | null
  /** The withdrawal that came back. */
  withdrawal_id: string | null
}

/** Each wallet's transfers in and out, by index. @param which conditions, order, limit */
const sides = (which: string) => `
  select t.id as transfer_id, a.player_id, a.wallet, t.kind, t.cause, -t.amount as amount, t.at
  from account a cross join lateral (select * from transfer where debit_account = a.id ${which}) t
  where a.player_id = $1 and ($2::text is null or a.wallet = $2)
  union all
  select t.id, a.player_id, a.wallet, t.kind, t.cause, t.amount, t.at
  from account a cross join lateral (
    select * from transfer where credit_account = a.id and kind <> 'ticket' ${which}) t
  where a.player_id = $1 and ($2::text is null or a.wallet = $2)`

/** Adds what each was for. */
const movements = (some: string) => `
  select s.*, k.id as ticket_id, k.batch_id, u.channel, p.withdrawal_id
  from (${some}) s
  left join ticket k on k.id = substring(s.cause from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}')::uuid
    and (k.player_id = s.player_id
      or exists (select from syndicate_share where syndicate_id = k.id and player_id = s.player_id))
  left join top_up u on s.kind = 'top_up' and u.reference = s.cause
  left join payout_attempt p on s.kind like 'withdrawal-%' and p.reference = s.cause
  order by s.transfer_id desc, s.wallet`

// No wallet needs to return more than the page and what precedes it.
const NEWEST = movements(`
  select * from (${sides('order by id desc limit $3::int + $4::int')}) both_sides
  order by transfer_id desc, wallet limit $3 offset $4`)

export const listMovements = (
  tx: Tx,
  playerId: number,
  wallet: Wallet | undefined,
  limit: number,
  offset: number,
) => tx.many<MovementRow>(NEWEST, [playerId, wallet ?? null, limit, offset])

export const countMovements = async (tx: Tx, playerId: number, wallet: Wallet | undefined): Promise<number> =>
  (await tx.one<{ count: number }>(
    `select (select count(*) from transfer t join account a on a.id = t.debit_account
         where a.player_id = $1 and ($2::text is null or a.wallet = $2))
       + (select count(*) from transfer t join account a on a.id = t.credit_account and t.kind <> 'ticket'
         where a.player_id = $1 and ($2::text is null or a.wallet = $2)) as count`,
    [playerId, wallet ?? null],
  ))!.count

const OF_YEAR = `
  select * from (${movements(
    sides(`and at >= make_timestamptz($3, 1, 1, 0, 0, 0, 'Africa/Lagos')
      and at < make_timestamptz($3 + 1, 1, 1, 0, 0, 0, 'Africa/Lagos')`),
  )}) of_year order by transfer_id, wallet limit $4 offset $5`

/** Oldest first. */
export const listYear = (tx: Tx, playerId: number, year: number, limit: number, offset: number) =>
  tx.many<MovementRow>(OF_YEAR, [playerId, null, year, limit, offset])

const ONE = movements(sides('and id = $3'))

export const findMovement = (tx: Tx, playerId: number, transferId: number, wallet: Wallet) =>
  tx.one<MovementRow>(ONE, [playerId, wallet, transferId])
