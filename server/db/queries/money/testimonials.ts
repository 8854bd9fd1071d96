import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

type State = 'waiting' | 'shown' | 'refused'

interface TestimonialRow {
  id: number
  phone: string
  text: string
  amount: Kobo
  bank_name: string
  /** From the request to the bank's word that it was paid, ms. */
  took: number
  at: Date
}

const ROWS = sql`
  select t.id, p.phone, t.text, w.amount, w.bank_name,
    floor(extract(epoch from w.paid_at - w.requested_at) * 1000)::float8 as took, t.at
  from testimonial t join player p on p.id = t.player_id join withdrawal w on w.id = t.withdrawal_id`

/** Newest first. Withdrawals that later came back are left out. */
export const listTestimonials = (tx: Tx, state: State, limit: number) =>
  tx.many<TestimonialRow>`
    ${ROWS} where t.state = ${state} and w.state = 'paid' order by t.id desc limit ${limit}`

export const findOwnTestimonial = (tx: Tx, playerId: number) =>
  tx.one<{ text: string; state: State; at: Date }>`
    select text, state, at from testimonial where player_id = ${playerId} order by id desc limit 1`

/** The newest paid withdrawal the player has not commented on. */
export const findUntold = (tx: Tx, playerId: number) =>
  tx.one<{ id: string; paid_at: Date }>`
    select w.id, w.paid_at from withdrawal w left join testimonial t on t.withdrawal_id = w.id
    where w.player_id = ${playerId} and w.state = 'paid' and t.id is null order by w.paid_at desc limit 1`

/** @returns false if something was said about this withdrawal already */
export const insertTestimonial = (tx: Tx, it: { withdrawalId: string; playerId: number; text: string }) =>
  tx.any`
    insert into testimonial (withdrawal_id, player_id, text)
    values (${it.withdrawalId}, ${it.playerId}, ${it.text}) on conflict do nothing returning id`

/** @returns false if there is none with this number */
export const judgeTestimonial = (tx: Tx, id: number, state: 'shown' | 'refused') =>
  tx.any`update testimonial set state = ${state} where id = ${id} returning id`

/** Shown ones too: the player no longer agrees to that. */
export const deleteTestimonials = (tx: Tx, playerId: number) =>
  tx.many`delete from testimonial where player_id = ${playerId}`
