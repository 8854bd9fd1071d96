// Movements of a player's wallets. A transfer between two of them is two movements, one in each.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '../db.ts'

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
}

// Both sides are read by their own index, newest first, before they are put together.
const movements = `
  select s.*, k.id as ticket_id, k.batch_id, u.channel
  from (
    select t.id as transfer_id, a.player_id, a.wallet, t.kind, t.cause, -t.amount as amount, t.at
      from account a join transfer t on t.debit_account = a.id where a.player_id = $1
    union all
    select t.id, a.player_id, a.wallet, t.kind, t.cause, t.amount, t.at
      from account a join transfer t on t.credit_account = a.id and t.kind <> 'ticket' where a.player_id = $1
  ) s
  left join ticket k on k.player_id = s.player_id
    and k.id = substring(s.cause from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}')::uuid
  left join top_up u on s.kind = 'top_up' and u.reference = s.cause`

export const listMovements = (
  tx: Tx,
  playerId: number,
  wallet: Wallet | undefined,
  limit: number,
  offset: number,
) =>
  tx.many<MovementRow>(
    `${movements} where $2::text is null or s.wallet = $2
     order by s.transfer_id desc, s.wallet limit $3 offset $4`,
    [playerId, wallet ?? null, limit, offset],
  )

export const countMovements = async (tx: Tx, playerId: number, wallet: Wallet | undefined): Promise<number> =>
  (await tx.one<{ count: number }>(
    `select (select count(*) from transfer t join account a on a.id = t.debit_account
         where a.player_id = $1 and ($2::text is null or a.wallet = $2))
       + (select count(*) from transfer t join account a on a.id = t.credit_account and t.kind <> 'ticket'
         where a.player_id = $1 and ($2::text is null or a.wallet = $2)) as count`,
    [playerId, wallet ?? null],
  ))!.count

export const findMovement = (tx: Tx, playerId: number, transferId: number, wallet: Wallet) =>
  tx.one<MovementRow>(`${movements} where s.transfer_id = $2 and s.wallet = $3`, [
    playerId,
    transferId,
    wallet,
  ])
