// Prepaid draws and their outcomes.
import { hex } from '#src/lib/bytes.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

/** Lines of a slip to be bought in future draws: paid in advance, or by a standing order. */
export interface LinesToCome {
  id: string
  player_id: number
  game: string
  slip_id: string
  masks: number[]
  lines: number
  stake_per_line: Kobo
  wallet: 'play' | 'bonus'
  rules_hash: Uint8Array
  created_at: Date
}

export interface AdvanceDrawRow {
  advance_id: string
  draws_at: Date
  amount: Kobo
  state: 'waiting' | 'bought' | 'refunded'
  ticket_id: string | null
  reason: string
}

export const insertAdvance = (tx: Tx, it: Omit<LinesToCome, 'created_at'>) =>
  tx.one`
    insert into advance (id, player_id, game, slip_id, masks, lines, stake_per_line, wallet, rules_hash)
    values (${it.id}, ${it.player_id}, ${it.game}, ${it.slip_id}, ${`{${it.masks.join()}}`}::text::bigint[],
      ${it.lines}, ${it.stake_per_line}, ${it.wallet}, decode(${hex(it.rules_hash)}, 'hex'))`

export const insertAdvanceDraws = (tx: Tx, id: string, game: string, draws: readonly Date[], amount: Kobo) =>
  tx.many`
    insert into advance_draw (advance_id, draws_at, game, amount)
    select ${id}, draws_at, ${game}, ${amount} from unnest(${draws}::timestamptz[]) draws_at`

const columns = sql`advance_id, draws_at, amount, state, ticket_id, reason`

export const findAdvance = (tx: Tx, playerId: number, id: string) =>
  tx.one<LinesToCome>`select * from advance where id = ${id} and player_id = ${playerId}`

export const listAdvanceRows = (tx: Tx, playerId: number, limit: number, offset: number) =>
  tx.many<LinesToCome>`
    select * from advance where player_id = ${playerId}
    order by created_at desc, id limit ${limit} offset ${offset}`

export const listWaitingAdvances = (tx: Tx, playerId: number) =>
  tx.many<LinesToCome>`
    select * from advance a where player_id = ${playerId}
      and exists (select from advance_draw d where d.advance_id = a.id and d.state = 'waiting')`

export const countAdvances = (tx: Tx, playerId: number) =>
  tx.value<number>`
    select count(*) as count from advance where player_id = ${playerId}`

export const listDrawsOf = (tx: Tx, ids: readonly string[]) =>
  tx.many<AdvanceDrawRow>`
    select ${columns} from advance_draw where advance_id = any(${ids}::uuid[]) order by draws_at`

export interface DueDraw {
  advance_id: string
  game: string
  draws_at: Date
  /** The batch on sale for that draw; null once its sales are over. */
  batch_id: string | null
}

/**
 * Draws whose sales have begun or ended, in no order, or those that fail would always come first.
 * @param margin ms between the last sale and the draw
 */
export const listDueDraws = (tx: Tx, margin: number, limit: number) =>
  tx.many<DueDraw>`
    select d.advance_id, d.game, d.draws_at, b.id as batch_id
    from advance_draw d
    left join batch b on b.game = d.game and b.draws_at = d.draws_at and b.state = 'open'
      and b.opens_at <= (select game_clock()) and b.closes_at > (select game_clock())
    where d.state = 'waiting'
      and (d.draws_at <= (select game_clock()) + ${margin}::bigint * interval '1 millisecond'
        or b.id is not null and b.id is distinct from d.refused_batch)
    order by random() limit ${limit}`

/** A draw still waiting, locked against being bought or refunded by anyone else. */
export const lockDraw = (tx: Tx, id: string, drawsAt: Date) =>
  tx.one<LinesToCome & { amount: Kobo }>`
    select a.*, d.amount from advance_draw d join advance a on a.id = d.advance_id
    where d.advance_id = ${id} and d.draws_at = ${drawsAt} and d.state = 'waiting'
    for update of d skip locked`

/** A payment's draws still waiting, locked until the transaction ends. */
export const lockWaitingDraws = (tx: Tx, id: string) =>
  tx.many<{ draws_at: Date; amount: Kobo }>`
    select draws_at, amount from advance_draw where advance_id = ${id} and state = 'waiting'
    order by draws_at for update`

export const setDrawBought = (tx: Tx, id: string, drawsAt: Date, ticketId: string) =>
  tx.one`
    update advance_draw set state = 'bought', ticket_id = ${ticketId}, done_at = game_clock()
    where advance_id = ${id} and draws_at = ${drawsAt}`

export const setDrawRefunded = (tx: Tx, id: string, drawsAt: Date, reason: string) =>
  tx.one`
    update advance_draw set state = 'refunded', reason = ${reason}, done_at = game_clock()
    where advance_id = ${id} and draws_at = ${drawsAt}`

export const setDrawRefused = (tx: Tx, id: string, drawsAt: Date, batchId: string) =>
  tx.one`
    update advance_draw set refused_batch = ${batchId} where advance_id = ${id} and draws_at = ${drawsAt}
      and state = 'waiting'`

export const findDrawsAt = (tx: Tx, batchId: string) =>
  tx.value<Date>`select draws_at from batch where id = ${batchId}`
