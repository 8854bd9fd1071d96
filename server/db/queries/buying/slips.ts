import { hex } from '#src/lib/bytes.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

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
  tx.many(
    `insert into slip (id, player_id, game, masks, lines, stake_per_line, rules_hash, playable, worst)
     select id, player_id, game, masks::bigint[], lines, stake, decode(rules_hash, 'hex'), playable, worst
     from unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[], $5::int[], $6::bigint[], $7::text[], $8::boolean[],
       $9::bigint[]) as s(id, player_id, game, masks, lines, stake, rules_hash, playable, worst)`,
    [
      slips.map(it => it.id),
      slips.map(it => it.playerId),
      slips.map(it => it.game),
      slips.map(it => `{${it.masks.join()}}`),
      slips.map(it => it.lines),
      slips.map(it => it.stake),
      slips.map(it => hex(it.rulesHash)),
      slips.map(it => it.playable),
      slips.map(it => it.worst),
    ],
  )

const FIND = `
  select id, game, masks, lines, stake_per_line, rules_hash,
    case when exists (select 1 from ticket t where t.id = slip.id) then 'paid' else state end as state
  from slip where id = $1 and player_id = $2`

/** Finds a slip, or a bid on an item, by its short, spoken number. */
export const findIdOfShort = async (tx: Tx, short: number): Promise<string | undefined> =>
  (
    await tx.one<{ id: string }>(
      `select id from slip where short_id(id) = $1 union all select id from item_bid where short_id(id) = $1 limit 1`,
      [short],
    )
  )?.id

export const findSlip = (tx: Tx, playerId: number, id: string) => tx.one<SlipRow>(FIND, [id, playerId])

/** A player's slip, locked until the transaction ends; purchases don't wait for it (see holdSales). */
export const lockSlip = (tx: Tx, playerId: number, id: string) =>
  tx.one<SlipRow>(`${FIND} for update`, [id, playerId])

interface LeftOfSlip {
  masks: readonly bigint[]
  lines: number
  /** Whether this number of lines may be played. */
  playable: boolean
}

export const setSlipMasks = (tx: Tx, id: string, left: LeftOfSlip) =>
  tx.one('update slip set masks = $2, lines = $3, playable = $4 where id = $1', [
    id,
    left.masks,
    left.lines,
    left.playable,
  ])

export const dropSlip = (tx: Tx, id: string) =>
  tx.one(`update slip set state = 'dropped' where id = $1`, [id])

/** For callers who have checked what a payment alone cannot. */
export const setSlipPlayable = (tx: Tx, id: string) =>
  tx.one('update slip set playable = true where id = $1 and not playable', [id])

/** The batch that was on sale when a slip was registered. */
export const findBatchOfSlip = (tx: Tx, playerId: number, id: string) =>
  tx.one<{ id: string; closes_at: Date }>(
    `select b.id, b.closes_at from slip s
     join batch b on b.game = s.game and b.opens_at <= s.created_at and b.closes_at > s.created_at
     where s.id = $1 and s.player_id = $2`,
    [id, playerId],
  )
