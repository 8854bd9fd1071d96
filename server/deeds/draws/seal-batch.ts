// Sealing: no more tickets can enter, and the head over all of them goes into the log before the beacon's round is out.
import * as v from 'valibot'
import { commitment as commitmentSchema, type Head } from '#src/contract/draws.ts'
import { commitmentHash, ticketLeafHash } from '#src/draws/documents.ts'
import { growTree, rootOf } from '#src/draws/merkle.ts'
import { jackpots } from '#src/games/jackpots.ts'
import { hex } from '#src/lib/bytes.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { lockClosedBatch, setSealed, type ClosedBatch } from '#server/db/queries/draws/batches.ts'
import { insertTree, listLeaves } from '#server/db/queries/draws/leaves.ts'
import { appendEntry } from '#server/db/queries/log/log-entries.ts'
import { PRIZE_SHARE } from '#server/deeds/limits/write-limits.ts'
import { inPieces } from '#server/lib/in-pieces.ts'
import { post, type Transfer } from '#server/ledger/transfers.ts'
import { strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { leafOf } from '#server/wire/receipt.ts'

const shareOf = (stake: Kobo, share: number): Kobo => Math.floor((stake * share) / 10_000)

/** A batch's contributions to the prizes and the jackpots. */
export const sharesOf = ({ id, stake }: { id: string; stake: Kobo }): Transfer[] => [
  ...jackpots.map(it => ({
    debit: 'house',
    credit: `jackpot:${it.id}`,
    amount: shareOf(stake, it.share),
    kind: `jackpot-${it.id}`,
    cause: id,
  })),
  {
    debit: 'house',
    credit: 'prize_reserve',
    amount: shareOf(stake, PRIZE_SHARE),
    kind: 'provision',
    cause: id,
  },
]

/** Set aside with the seal, whoever wins. @param share hundredths of a percent */
const goodCausesOf = ({ id, stake }: { id: string; stake: Kobo }, share: number): Transfer => ({
  debit: 'house',
  credit: 'good_causes',
  amount: shareOf(stake, share),
  kind: 'good-causes',
  cause: id,
})

const HASH = 32 // bytes
/** Tickets read and hashed at a time: a large batch must not block the service. */
const PIECE = 500

const leafHashesOf = async (tx: Tx, batch: ClosedBatch, commitment: string): Promise<Uint8Array> => {
  const hashes = new Uint8Array(batch.size * HASH)
  for (let first = 0; first < batch.size; first += PIECE) {
    const rows = await listLeaves(tx, batch.id, first, PIECE)
    if (rows.length !== Math.min(PIECE, batch.size - first))
      throw new Error(`Batch ${batch.id} counts ${batch.size} tickets and has ${first + rows.length}`)
    for (const [at, row] of rows.entries())
      hashes.set(ticketLeafHash(leafOf(batch.id, commitment, row)), (first + at) * HASH)
  }
  return hashes
}

const headOf = async (tx: Tx, batch: ClosedBatch): Promise<Head> => {
  const commitment = commitmentHash(v.parse(commitmentSchema, JSON.parse(batch.commitment)))
  const tree = await inPieces(growTree(await leafHashesOf(tx, batch, commitment)))
  await insertTree(tx, batch.id, tree)
  return {
    type: 'oriire/head/v3',
    batch: batch.id,
    commitment,
    size: batch.size,
    root: hex(rootOf(tree)),
    lines: batch.lines,
    stake: batch.stake,
  }
}

/**
 * Seals the next batch whose sales have ended. If a running purchase holds the batch, the next round gets it.
 * Safe on any number of nodes.
 * @returns its id, or undefined if none is due
 */
export const sealBatch = ({ db, settings }: Service, sweep = strictly): Promise<string | undefined> =>
  db.tx(async tx => {
    const batch = await lockClosedBatch(tx, sweep.failed)
    if (!batch) return undefined
    sweep.takes(batch.id)
    const head = await headOf(tx, batch)
    await setSealed(tx, { id: batch.id, head: canonicalJson(head) })
    await appendEntry(tx, batch.id, head)
    await post(tx, [...sharesOf(batch), goodCausesOf(batch, settings.GOOD_CAUSES)])
    return batch.id
  })
