// What the reserve holds, and the most draws may have to pay.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

/** A large account's balance in kobo: its mark plus everything since. */
export const findHeld = (tx: Tx, code: string) =>
  tx.value<Kobo>`
    select (coalesce(m.balance, 0)
      + coalesce((select sum(amount) from transfer where credit_account = a.id and kind <> 'ticket'
          and id > coalesce(m.transfer_id, 0)), 0)
      - coalesce((select sum(amount) from transfer where debit_account = a.id
          and id > coalesce(m.transfer_id, 0)), 0))::bigint as held
    from account a left join account_mark m on m.account_id = a.id where a.code = ${code}`

/** Advances the account's mark to its next place, if that was noted over an hour ago. */
export const moveMark = async (tx: Tx, code: string): Promise<void> => {
  await tx.one`
    insert into account_mark (account_id, next_id, next_at)
    select id, coalesce((select max(id) from transfer), 0), game_clock() from account where code = ${code}
    on conflict do nothing`
  await tx.one`
    update account_mark m set
      balance = m.balance
        + coalesce((select sum(amount) from transfer where credit_account = m.account_id and kind <> 'ticket'
            and id > m.transfer_id and id <= m.next_id), 0)
        - coalesce((select sum(amount) from transfer where debit_account = m.account_id
            and id > m.transfer_id and id <= m.next_id), 0),
      transfer_id = m.next_id, next_id = coalesce((select max(id) from transfer), 0), next_at = game_clock()
    where m.account_id = (select id from account where code = ${code})
      and m.next_at < game_clock() - interval '1 hour'`
}

/** Until the transaction ends, nobody else writes limits, which could be based on outdated figures. */
export const lockLimits = (tx: Tx) => tx.one`select pg_advisory_xact_lock(7461012)`

/** Limits a game's batches announced or on sale; zero while sales are stopped. @param limit kobo */
export const setLimits = (tx: Tx, game: string, limit: Kobo) =>
  tx.many`
    update batch set worst_limit = l.most
    from (select case when exists (select from sales_stop) then 0 else ${limit}::bigint end as most) l
    where game = ${game} and state = 'open' and worst_limit is distinct from l.most
      and closes_at > (select game_clock())`

export interface OnSale {
  id: string
  size: number
  worst: Kobo
  worst_limit: Kobo | null
  worst_size: number
  rules_hash: Uint8Array
}

export const findOnSaleOf = (tx: Tx, game: string) =>
  tx.one<OnSale>`
    select id, size, worst, worst_limit, worst_size, rules_hash from batch
    where game = ${game} and state = 'open' and opens_at <= (select game_clock())
      and closes_at > (select game_clock())`

/** False if it is no longer open. */
export const lockOpenBatch = (tx: Tx, batchId: string) =>
  tx.any`select 1 from batch where id = ${batchId} and state = 'open' for update`

/**
 * Stores the exact worst case of a batch's first tickets; later ones still count at their maximum. The caller has locked
 * the batch in an earlier statement: one that waited for the lock itself would not see the tickets bought meanwhile.
 * @param size number of tickets covered
 */
export const setWorst = (tx: Tx, batchId: string, size: number, worst: Kobo) =>
  tx.one`
    update batch b set worst_size = ${size}, worst = least(b.worst, ${worst}::bigint + coalesce((
        select sum(s.worst) from ticket t join slip s on s.id = t.id
        where t.batch_id = ${batchId} and t.leaf_index >= ${size}::int), 0))
    where b.id = ${batchId} and b.worst_size <= ${size}::int`

/** The caller holds the batch's lock. */
export const setExact = (tx: Tx, batchId: string, size: number, worst: Kobo) =>
  tx.one`update batch set worst = ${worst}, worst_size = ${size} where id = ${batchId}`

/** @returns the previous figure */
export const setSlipWorst = (tx: Tx, slipId: string, worst: Kobo) =>
  tx.value<Kobo>`
    with before as (select id, worst from slip where id = ${slipId} for update)
    update slip s set worst = ${worst} from before b where s.id = b.id returning b.worst as before`

export const findHold = (tx: Tx, game: string) =>
  tx.value<string | undefined>`select reason from game_hold where game = ${game}`

export const listHolds = (tx: Tx) =>
  tx.many<{ game: string; reason: string; since: Date }>`
    select game, reason, since from game_hold order by game`

/** The highest worst case among each game's batches on sale, in kobo. */
export const listOpenWorst = (tx: Tx) =>
  tx.many<{ game: string; worst: Kobo }>`
    select game, max(worst)::bigint as worst from batch where state = 'open' group by game`

/** The most that the tickets of all undrawn batches may cost, by game, in kobo. */
export const listUndrawnWorst = (tx: Tx) =>
  tx.many<{ game: string; worst: Kobo }>`
    select game, sum(worst)::bigint as worst from batch
    where state in ('open', 'sealed', 'drawn', 'kept') group by game`

/** False if already held. */
export const insertHold = (tx: Tx, game: string, reason: string) =>
  tx.any`
    insert into game_hold (game, reason) values (${game}, ${reason}) on conflict do nothing
    returning true as held`

/** False if it was not held. */
export const deleteHold = (tx: Tx, game: string) =>
  tx.any`delete from game_hold where game = ${game} returning true as resumed`
