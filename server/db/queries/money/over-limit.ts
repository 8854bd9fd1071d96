// Money over a limit for top-ups: it waits among the winnings.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

/** How much more has come into play than the player's limits and the state's ceiling allow; payments still open do not count. */
export const findOver = (tx: Tx, playerId: number) =>
  tx.value<Kobo>`
    select greatest(0, max(c.came - l.amount))::bigint as over
     from (select period, amount from play_limit where player_id = ${playerId} and kind = 'top-up' and amount is not null
       union all select period, amount from state_ceiling) l
     cross join lateral (select coalesce(sum(amount), 0) as came
       from play_movements(${playerId}, lagos_start(l.period, game_clock())) where what = 'topped-up') c`

export const cameOver = (tx: Tx, reference: string) =>
  tx.any`select from transfer where kind = 'over-limit' and cause = ${reference}`

/** Ends the cause of a move of money over a limit that pays a debt: players' keys have no slash. */
export const OVER = '/over'

/**
 * Winnings other than money over a limit. A withdrawal takes that money first; if it is returned, it has taken nothing.
 */
export const findFreeWinnings = (tx: Tx, playerId: number) =>
  tx.value<Kobo>`
    with w as (select id, balance from account where player_id = ${playerId} and wallet = 'winnings'),
     moved as (
       select t.id, t.amount from transfer t
       where t.credit_account = (select id from w) and t.kind = 'over-limit'
       union all select t.id, -t.amount from transfer t
       where t.debit_account = (select id from w) and (t.kind = 'over-limit-back'
         or t.kind = 'move' and right(t.cause, ${OVER.length}) = ${OVER} or t.kind = 'withdrawal'
         and exists (select from withdrawal o where o.id = t.cause::uuid and o.state <> 'returned'))),
     sums as (select amount, sum(amount) over (order by id) as so_far from moved)
     select greatest(0, balance - coalesce((select sum(amount) - least(0, min(so_far)) from sums), 0))::bigint as free from w`
