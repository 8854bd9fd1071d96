// A player's wallet movements. A transfer between two of them is a movement in each.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql, type Part } from '#server/db/sql.ts'

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

/** Of one wallet, or of all. */
interface Of {
  playerId: number
  wallet: Wallet | undefined
}

/** Each wallet's transfers in and out, by index. @param which conditions, order, limit */
const sides = ({ playerId, wallet }: Of, which: Part) => sql`
  select t.id as transfer_id, a.player_id, a.wallet, t.kind, t.cause, -t.amount as amount, t.at
  from account a cross join lateral (select * from transfer where debit_account = a.id ${which}) t
  where a.player_id = ${playerId} and (${wallet}::text is null or a.wallet = ${wallet})
  union all
  select t.id, a.player_id, a.wallet, t.kind, t.cause, t.amount, t.at
  from account a cross join lateral (
    select * from transfer where credit_account = a.id and kind <> 'ticket' ${which}) t
  where a.player_id = ${playerId} and (${wallet}::text is null or a.wallet = ${wallet})`

/** Adds what each was for. */
const movements = (some: Part) => sql`
  select s.*, k.id as ticket_id, k.batch_id, u.channel, p.withdrawal_id
  from (${some}) s
  left join ticket k
    on k.id = substring(s.cause from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}')::uuid
    and (k.player_id = s.player_id
      or exists (select from syndicate_share where syndicate_id = k.id and player_id = s.player_id))
  left join top_up u on s.kind = 'top_up' and u.reference = s.cause
  left join payout_attempt p on s.kind like 'withdrawal-%' and p.reference = s.cause
  order by s.transfer_id desc, s.wallet`

export const listMovements = (
  tx: Tx,
  playerId: number,
  wallet: Wallet | undefined,
  limit: number,
  offset: number,
) => {
  // No wallet needs to return more than the page and what precedes it.
  const newest = sql`order by id desc limit ${limit}::int + ${offset}::int`
  return tx.many<MovementRow>`${movements(sql`
    select * from (${sides({ playerId, wallet }, newest)}) both_sides
    order by transfer_id desc, wallet limit ${limit} offset ${offset}`)}`
}

export const countMovements = (tx: Tx, playerId: number, wallet: Wallet | undefined) =>
  tx.value<number>`
    select (select count(*) from transfer t join account a on a.id = t.debit_account
        where a.player_id = ${playerId} and (${wallet}::text is null or a.wallet = ${wallet}))
      + (select count(*) from transfer t join account a on a.id = t.credit_account and t.kind <> 'ticket'
        where a.player_id = ${playerId} and (${wallet}::text is null or a.wallet = ${wallet}))
      as count`

export const listYear = (tx: Tx, playerId: number, year: number, limit: number, offset: number) => {
  const ofYear = sql`
    and at >= make_timestamptz(${year}, 1, 1, 0, 0, 0, 'Africa/Lagos')
    and at < make_timestamptz(${year} + 1, 1, 1, 0, 0, 0, 'Africa/Lagos')`
  return tx.many<MovementRow>`
    select * from (${movements(sides({ playerId, wallet: undefined }, ofYear))}) of_year
    order by transfer_id, wallet limit ${limit} offset ${offset}`
}

export const findMovement = (tx: Tx, playerId: number, transferId: number, wallet: Wallet) =>
  tx.one<MovementRow>`${movements(sides({ playerId, wallet }, sql`and id = ${transferId}`))}`
