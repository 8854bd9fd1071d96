// Separate from the screen because it pulls in the hashing.
import type { JackpotBatch, JackpotRecord } from '#src/model/draws.ts'
import { headHash } from '#src/draws/documents.ts'
import { checkJackpotBatches, type OwnBatch } from '#src/proof/verify-jackpot-batches.ts'
import type { JackpotCheck } from '#src/proof/verify-jackpot.ts'
import { listTickets } from '#src/device/ticket-box.ts'
import { checkOnlyList } from '../shared/checks/check-only-list.ts'

/** The sealed batches of the tickets on this phone. */
const ownBatches = async (player: string | undefined): Promise<OwnBatch[]> => {
  const tickets = player === undefined ? [] : await listTickets(player)
  const batches = tickets.map(({ detail: { proof } }) => proof.batch)
  const sealed = new Map(batches.flatMap(it => (it.head ? [[it.head.head.batch, it] as const] : [])))
  return [...sealed].map(([batch, it]) => ({
    batch,
    head: headHash(it.head!.head),
    closesAt: Date.parse(it.commitment.closesAt),
    void: it.void?.entry.reason ?? null,
  }))
}

/**
 * @param player whose tickets on this phone to look for in the list; undefined for a visitor
 * @throws ApiError if the service cannot be reached
 */
export const checkBatches = async (
  record: JackpotRecord,
  batches: readonly JackpotBatch[],
  player: string | undefined,
): Promise<JackpotCheck[]> => [
  checkJackpotBatches(record, batches, await ownBatches(player)),
  await checkOnlyList('draw', record.list),
]
