// Figures of each day in Lagos for the regulator. Amounts in kobo.
import type { Tx } from '#server/db/db.ts'
import { asIs, sql } from '#server/db/sql.ts'

export type Figures = Record<string, string | number>

const day = (at: string) => asIs(`to_char(${at} at time zone 'Africa/Lagos', 'YYYY-MM-DD')`)

const FIGURES = {
  sales: (from: Date, to: Date) => sql`
    select ${day('bought_at')} as day, game, count(*) as tickets, sum(lines)::bigint as lines, sum(stake)::bigint
      as amount
    from ticket where bought_at >= ${from} and bought_at < ${to} group by 1, 2 order by 1, 2`,
  prizes: (from: Date, to: Date) => sql`
    select ${day('b.settled_at')} as day, b.game, count(*) filter (where p.won > 0) as winners,
      sum(p.won)::bigint as amount, sum(p.cashback)::bigint as cashback, sum(p.later)::bigint as later
    from payout p join batch b on b.id = p.batch_id
    where b.settled_at >= ${from} and b.settled_at < ${to} group by 1, 2 order by 1, 2`,
  tax: (from: Date, to: Date) => sql`
    select ${day('t.at')} as day, c.code as owed, t.kind, sum(t.amount)::bigint as amount
    from transfer t join account c on c.id = t.credit_account
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
