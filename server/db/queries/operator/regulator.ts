// Figures of each day in Lagos for the regulator. Amounts in kobo.
import { awoof } from '#src/games/awoof/game.ts'
import type { Tx } from '#server/db/db.ts'
import { asIs, sql } from '#server/db/sql.ts'

export type Figures = Record<string, string | number>

const day = (at: string) => asIs(`to_char(${at} at time zone 'Africa/Lagos', 'YYYY-MM-DD')`)

const FIGURES = {
  sales: (from: Date, to: Date) => sql`
    select ${day('bought_at')} as day, game, count(*) as tickets, sum(lines)::bigint as lines, sum(stake)::bigint
      as amount
    from (
      select bought_at, game, lines, stake from ticket
      union all
      select bought_at, ${awoof.id}::text, numbers, cost from item_bid) s
    where bought_at >= ${from} and bought_at < ${to} group by 1, 2 order by 1, 2`,
  // Tickets on matches are paid before the last of their batch is.
  prizes: (from: Date, to: Date) => sql`
    select ${day('at')} as day, game, count(*) filter (where won > 0) as winners, sum(won)::bigint as amount,
      sum(cashback)::bigint as cashback, sum(later)::bigint as later
    from (
      select coalesce(t.at, b.settled_at) as at, b.game, p.won, p.cashback, p.later
      from batch b join payout p on p.batch_id = b.id
      left join ticket k on hangs_on_matches(b.game) and k.batch_id = b.id and k.leaf_index = p.leaf_index
      left join transfer t on t.kind = 'win' and t.cause = k.id::text
      where b.opens_at < ${to} and (b.settled_at >= ${from} or b.state = 'kept')
      union all
      select drawn_at, 'jackpot-' || jackpot, paid, 0, 0 from jackpot_draw where state = 'drawn'
      union all
      select p.won_at, ${awoof.id}::text, i.price, 0, 0 from item_prize p join item i on i.id = p.item_id) w
    where at >= ${from} and at < ${to} group by 1, 2 order by 1, 2`,
  // Stakes that went back: no draw, no match that counted, or too few of an item's numbers sold.
  refunds: (from: Date, to: Date) => sql`
    select ${day('t.at')} as day, coalesce(k.game, ${awoof.id}::text) as game, count(*) as tickets,
      sum(t.amount)::bigint as amount
    from transfer t left join ticket k on k.id = case t.kind when 'refund' then t.cause::uuid end
    where t.kind in ('refund', 'bid-back') and t.at >= ${from} and t.at < ${to} group by 1, 2 order by 1, 2`,
  // Tax given back, because a batch was called off or a withdrawal came back, is negative.
  tax: (from: Date, to: Date) => sql`
    select ${day('t.at')} as day, c.code as owed, t.kind, sum(s.amount)::bigint as amount
    from transfer t
    cross join lateral (values (t.credit_account, t.amount), (t.debit_account, -t.amount)) s (account, amount)
    join account c on c.id = s.account
    where c.code in ('tax_withheld', 'stamp_duty', 'good_causes') and t.at >= ${from} and t.at < ${to}
    group by 1, 2, 3 order by 1, 2, 3`,
  // Withdrawals that a person must look into, and chat messages that players reported.
  complaints: (from: Date, to: Date) => sql`
    select ${day('at')} as day, kind, count(*) as opened, count(*) filter (where is_closed) as closed
    from (
      select opened_at as at, kind, closed_at is not null as is_closed from payout_case
      union all
      select r.at, 'chat-' || r.reason, m.reviewed or m.state = 'removed'
      from chat_report r join chat_message m on m.channel = r.channel and m.number = r.number) c
    where at >= ${from} and at < ${to} group by 1, 2 order by 1, 2`,
}

export const SUBJECTS = Object.keys(FIGURES) as (keyof typeof FIGURES)[]

export const listFigures = (tx: Tx, subject: keyof typeof FIGURES, from: Date, to: Date) =>
  tx.many<Figures>`${FIGURES[subject](from, to)}`
