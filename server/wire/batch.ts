// A batch as it stands on the wire: its documents are handed on as they were signed.
import * as v from 'valibot'
import { batch, commitment, head, type Batch } from '#src/contract/draws.ts'
import { hex } from '#src/lib/bytes.ts'
import type { PublicBatchRow } from '../db/queries/batches-public.ts'

export const batchOnWire = (row: PublicBatchRow): Batch =>
  v.parse(batch, {
    id: row.id,
    game: row.game,
    state: row.state === 'open' && row.announced ? 'announced' : row.state,
    commitment: v.parse(commitment, JSON.parse(row.commitment)),
    head: row.head
      ? {
          head: v.parse(head, JSON.parse(row.head)),
          key: row.head_key,
          signature: hex(row.head_signature!),
        }
      : null,
    draw: row.numbers
      ? {
          seed: hex(row.seed!),
          signature: hex(row.beacon_signature!),
          numbers: row.numbers,
          drawnAt: row.drawn_at!.toISOString(),
        }
      : null,
  })
