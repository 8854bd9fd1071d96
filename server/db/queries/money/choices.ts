// Prizes paid once or monthly.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export interface ChoiceRow {
  id: number
  batch_id: string
  leaf_index: number
  line: number
  player_id: number
  once: Kobo
  monthly: Kobo
  months: number
  won_at: Date
  chosen: 'once' | 'monthly' | null
  chosen_at: Date | null
  paid_months: number
  game: string
  ticket_id: string
  masks: number[]
  lines: number
}

const columns = sql`
  select a.id, a.batch_id, a.leaf_index, a.line, a.player_id, a.once, a.monthly, a.months, a.won_at, a.chosen,
    a.chosen_at, a.paid_months, t.game, t.id as ticket_id, t.masks, t.lines
  from annuity a join ticket t on t.batch_id = a.batch_id and t.leaf_index = a.leaf_index`

/** Undecided ones first, then newest. */
export const listChoicesOf = (tx: Tx, playerId: number) =>
  tx.many<ChoiceRow>`
    ${columns} where a.player_id = ${playerId} order by a.chosen is not null, a.won_at desc, a.id limit 200`

export const lockChoice = (tx: Tx, playerId: number, id: number) =>
  tx.one<ChoiceRow>`${columns} where a.id = ${id} and a.player_id = ${playerId} for update of a`

export const setChosen = (tx: Tx, id: number, chosen: 'once' | 'monthly') =>
  tx.one`update annuity set chosen = ${chosen}, chosen_at = game_clock() where id = ${id} and chosen is null`

/** Whether the player has a prize that is still to be chosen or paid, and so in no wallet yet. */
export const hasPrizeToCome = (tx: Tx, playerId: number) =>
  tx.any`
    select 1 from annuity
    where player_id = ${playerId} and (chosen is null or chosen = 'monthly' and paid_months < months)
    union all select 1 from item_prize where player_id = ${playerId} and state = 'won'`

/** Prizes whose winner deleted the account without choosing. */
export const listUnchosenOfGone = (tx: Tx) =>
  tx.many<{ id: number; player_id: number }>`
    select a.id, a.player_id from annuity a join account_deletion d on d.player_id = a.player_id
    where a.chosen is null and d.state = 'done' order by a.id limit 100`

export const setPaidMonths = (tx: Tx, id: number, paid: number) =>
  tx.one`update annuity set paid_months = ${paid} where id = ${id}`

/**
 * Salaries with a payment due: as `paydayOf` counts, a month that is too short has it on its last day. In any order, so
 * that those that cannot be paid never hold up the rest.
 */
export const listSalaries = (tx: Tx, limit: number) =>
  tx.many<{ id: number; player_id: number }>`
    select id, player_id from annuity
    where chosen = 'monthly' and paid_months < months
      and (date_trunc('day', chosen_at at time zone 'Africa/Lagos') + make_interval(months => paid_months + 1))
        at time zone 'Africa/Lagos' <= game_clock()
    order by random() limit ${limit}`

/** What of a ticket's prizes waits for its winner's choice, in kobo. */
export const findUnchosen = (tx: Tx, { batch_id, leaf_index }: { batch_id: string; leaf_index: number }) =>
  tx.value<Kobo>`
    select coalesce(sum(once), 0)::bigint as later from annuity
    where batch_id = ${batch_id} and leaf_index = ${leaf_index} and chosen is null`

/** A batch's prize money that awaits winners' choices, in kobo. */
export const findLater = (tx: Tx, batchId: string) =>
  tx.value<Kobo>`
    select coalesce(sum(once), 0)::bigint as later from annuity where batch_id = ${batchId}`
