// A batch in wire format: its documents are passed on as logged.
import * as v from 'valibot'
import { batch, commitment, head, voidEntry, type Batch } from '#src/contract/draws.ts'
import { roundTime } from '#src/draws/schedule.ts'
import { hex } from '#src/lib/bytes.ts'
import type { Tx } from '#server/db/db.ts'
import type { PublicBatchRow } from '#server/db/queries/draws/batches-public.ts'
import { findEntry } from '#server/db/queries/log/log-entries.ts'
import { loggedOf } from './logged.ts'

/** As it was while on sale. */
export const batchOnSale = (row: PublicBatchRow): Batch => ({
  id: row.id,
  game: row.game,
  state: 'open',
  commitment: v.parse(commitment, JSON.parse(row.commitment)),
  head: null,
  draw: null,
  void: null,
})

/** `kept` is not shown: tickets that wait for matches are reported one by one. */
const stateOf = ({ state, announced }: PublicBatchRow) => {
  if (state === 'kept') return 'sealed'
  return state === 'open' && announced ? 'announced' : state
}

/** @param quorum witnesses that should have seen the head before its round */
export const batchOnWire = async (tx: Tx, row: PublicBatchRow, quorum: number): Promise<Batch> => {
  const voided = row.state === 'refunded' ? await findEntry(tx, 'oriire/void/v3', row.id) : undefined
  const round = new Date(roundTime(row.beacon_round))
  return v.parse(batch, {
    ...batchOnSale(row),
    state: stateOf(row),
    head: row.head
      ? {
          head: v.parse(head, JSON.parse(row.head)),
          logged: await loggedOf(tx, 'oriire/head/v3', row.id, round, quorum),
        }
      : null,
    draw: row.numbers
      ? {
          signature: hex(row.beacon_signature!),
          numbers: row.numbers,
          drawnAt: row.drawn_at!.toISOString(),
        }
      : null,
    void: voided
      ? {
          entry: v.parse(voidEntry, JSON.parse(voided)),
          logged: await loggedOf(tx, 'oriire/void/v3', row.id),
        }
      : null,
  })
}
