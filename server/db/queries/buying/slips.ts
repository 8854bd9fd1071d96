import { hex } from '#src/lib/bytes.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export interface SlipRow {
  id: string
  game: string
  masks: number[]
  lines: number
  stake_per_line: Kobo
  rules_hash: Uint8Array
  state: 'unpaid' | 'paid' | 'dropped'
}

export interface NewSlip {
  id: string
  playerId: number
  game: string
  masks: readonly bigint[]
  lines: number
  /** The most the whole slip can win, in kobo. */
  worst: Kobo
  stake: Kobo
  rulesHash: Uint8Array
  /** Whether it can be bought without further confirmation. */
  playable: boolean
}

export const insertSlips = (tx: Tx, slips: readonly NewSlip[]) =>
  tx.many`
    insert into slip (id, player_id, game, masks, lines, stake_per_line, rules_hash, playable, worst)
    select id, player_id, game, masks::bigint[], lines, stake, decode(rules_hash, 'hex'), playable, worst
    from unnest(${slips.map(it => it.id)}::uuid[], ${slips.map(it => it.playerId)}::bigint[],
      ${slips.map(it => it.game)}::text[], ${slips.map(it => `{${it.masks.join()}}`)}::text[],
      ${slips.map(it => it.lines)}::int[], ${slips.map(it => it.stake)}::bigint[],
      ${slips.map(it => hex(it.rulesHash))}::text[], ${slips.map(it => it.playable)}::boolean[],
      ${slips.map(it => it.worst)}::bigint[])
    as s(id, player_id, game, masks, lines, stake, rules_hash, playable, worst)`

const find = (playerId: number, id: string) => sql`
  select id, game, masks, lines, stake_per_line, rules_hash,
    case when exists (select 1 from ticket t where t.id = slip.id) then 'paid' else state end as state
  from slip where id = ${id} and player_id = ${playerId}`

/** Finds a slip, or a bid on an item, by its short, spoken number. */
export const findIdOfShort = (tx: Tx, short: number) =>
  tx.value<string | undefined>`
    select id from slip where short_id(id) = ${short}
    union all select id from item_bid where short_id(id) = ${short} limit 1`

export const findSlip = (tx: Tx, playerId: number, id: string) => tx.one<SlipRow>`${find(playerId, id)}`

/** A player's slip, locked until the transaction ends; purchases don't wait for it (see holdSales). */
export const lockSlip = (tx: Tx, playerId: number, id: string) =>
  tx.one<SlipRow>`${find(playerId, id)} for update`

interface LeftOfSlip {
  masks: readonly bigint[]
  lines: number
  /** Whether this number of lines may be played. */
  playable: boolean
}

export const setSlipMasks = (tx: Tx, id: string, left: LeftOfSlip) =>
  tx.one`
    update slip set masks = ${left.masks}, lines = ${left.lines}, playable = ${left.playable}
    where id = ${id}`

export const dropSlip = (tx: Tx, id: string) => tx.one`update slip set state = 'dropped' where id = ${id}`

/** For callers who have checked what a payment alone cannot. */
export const setSlipPlayable = (tx: Tx, id: string) =>
  tx.one`update slip set playable = true where id = ${id} and not playable`

/** The batch that was on sale when a slip was registered. */
export const findBatchOfSlip = (tx: Tx, playerId: number, id: string) =>
  tx.one<{ id: string; closes_at: Date }>`
    select b.id, b.closes_at from slip s
    join batch b on b.game = s.game and b.opens_at <= s.created_at and b.closes_at > s.created_at
    where s.id = ${id} and s.player_id = ${playerId}`
