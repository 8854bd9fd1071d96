// Batches as everyone may see them.
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export interface PublicBatchRow {
  id: string
  game: string
  state: 'open' | 'sealed' | 'drawn' | 'kept' | 'settled' | 'refunded'
  announced: boolean
  opens_at: Date
  closes_at: Date
  draws_at: Date
  commitment: string
  rules_hash: Uint8Array
  head: string | null
  beacon_round: number
  beacon_signature: Uint8Array | null
  numbers: number[] | null
  drawn_at: Date | null
  size: number
}

const columns = sql`
  id, game, state, opens_at > game_clock() as announced, opens_at, closes_at, draws_at, commitment,
  rules_hash, head, beacon_round, beacon_signature, numbers, drawn_at, size`

export const findPublicBatch = (tx: Tx, id: string) =>
  tx.one<PublicBatchRow>`select ${columns} from batch where id = ${id}`

/** Read before the ticket, so that the ticket is never older than its batch. */
export const findBatchOfTicket = (tx: Tx, ticketId: string) =>
  tx.one<PublicBatchRow>`
    select ${columns} from batch where id = (select batch_id from ticket where id = ${ticketId})`

/** The batch on sale and the next one. */
export const listCurrentBatches = (tx: Tx, game: string) =>
  tx.many<PublicBatchRow>`
    select ${columns} from batch where game = ${game} and closes_at > (select game_clock())
    order by closes_at limit 2`
