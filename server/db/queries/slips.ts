import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '../db.ts'

export interface SlipRow {
  id: string
  game: string
  masks: number[]
  stake_per_line: Kobo
  rules_hash: Uint8Array
  state: 'unpaid' | 'paid' | 'dropped'
}

export const insertSlip = (
  tx: Tx,
  it: {
    id: string
    playerId: number
    game: string
    masks: readonly bigint[]
    stake: Kobo
    rulesHash: Uint8Array
  },
) =>
  tx.one(
    `insert into slip (id, player_id, game, masks, stake_per_line, rules_hash) values ($1, $2, $3, $4, $5, $6)`,
    [it.id, it.playerId, it.game, it.masks, it.stake, it.rulesHash],
  )

const FIND = `select id, game, masks, stake_per_line, rules_hash, state from slip where id = $1 and player_id = $2`

export const findSlip = (tx: Tx, playerId: number, id: string) => tx.one<SlipRow>(FIND, [id, playerId])

/** A slip of this player, held until the transaction ends. */
export const lockSlip = (tx: Tx, playerId: number, id: string) =>
  tx.one<SlipRow>(`${FIND} for update`, [id, playerId])

export const setSlipMasks = (tx: Tx, id: string, masks: readonly bigint[]) =>
  tx.one('update slip set masks = $2 where id = $1', [id, masks])

export const setSlipState = (tx: Tx, id: string, state: SlipRow['state']) =>
  tx.one('update slip set state = $2 where id = $1', [id, state])
