// Tickets as selling writes them.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '../db.ts'

export const insertTicket = (
  tx: Tx,
  it: {
    id: string
    playerId: number
    batchId: string
    game: string
    masks: readonly bigint[]
    stakePerLine: Kobo
    stake: Kobo
    wallet: 'play' | 'bonus'
    index: number
    nonce: Uint8Array
    leafHash: Uint8Array
    key: string
    signature: Uint8Array
    boughtAt: Date
  },
) =>
  tx.one(
    `insert into ticket (id, player_id, batch_id, game, masks, stake_per_line, stake, wallet, leaf_index, nonce,
       leaf_hash, receipt_key, receipt_signature, bought_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      it.id,
      it.playerId,
      it.batchId,
      it.game,
      it.masks,
      it.stakePerLine,
      it.stake,
      it.wallet,
      it.index,
      it.nonce,
      it.leafHash,
      it.key,
      it.signature,
      it.boughtAt,
    ],
  )
