// Seals a jackpot draw: the list of all chances goes into the log before the beacon's round is out.
import * as v from 'valibot'
import { jackpotCommitment, type JackpotEntry, type JackpotList } from '#src/contract/jackpots.ts'
import { head as headSchema } from '#src/contract/draws.ts'
import { documentHash, headHash } from '#src/draws/documents.ts'
import { entryLeaf } from '#src/draws/jackpot.ts'
import { growSumTree, sumRootOf, type Summed } from '#src/draws/sum-tree.ts'
import { hex } from '#src/lib/bytes.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import {
  findUnpromised,
  listChances,
  listClosedJackpots,
  listVoid,
  lockJackpot,
  lockOpenJackpot,
  setJackpotSealed,
  type ChanceRow,
} from '#server/db/queries/draws/jackpots.ts'
import { appendEntry } from '#server/db/queries/log/log-entries.ts'
import { inPieces } from '#server/lib/in-pieces.ts'
import { eachOf, strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { prepareChances } from './prepare-chances.ts'

export const entryOf = (row: ChanceRow): JackpotEntry => ({
  batch: row.id,
  head: headHash(v.parse(headSchema, JSON.parse(row.head))),
  tickets: hex(row.root!),
})

/** Leaves made between yields, in some 30 ms: a month has tens of thousands, and everybody would wait seconds for them. */
const PIECE = 1_000

function* growListTree(rows: readonly ChanceRow[]): Generator<undefined, Summed[][]> {
  const leaves: Summed[] = []
  for (const row of rows) {
    leaves.push(entryLeaf(entryOf(row), row.stake))
    if (leaves.length % PIECE === 0) yield
  }
  return yield* growSumTree(leaves)
}

/** The list's tree: one leaf per batch, ordered by closing time, then code. */
export const listTreeOf = (rows: readonly ChanceRow[]) => inPieces(growListTree(rows))

type Closed = Awaited<ReturnType<typeof listClosedJackpots>>[number]

const sealOne = ({ db }: Service, due: Closed): Promise<boolean> =>
  db.tx(async tx => {
    await lockJackpot(tx, due.jackpot)
    if (!(await lockOpenJackpot(tx, due.id))) return false
    const leftOut = await listVoid(tx, due)
    const rows = await listChances(tx, { ...due, left_out: leftOut })
    const root = sumRootOf(await listTreeOf(rows))
    const commitment = v.parse(jackpotCommitment, JSON.parse(due.commitment))
    const left = await findUnpromised(tx, due.jackpot)
    const list: JackpotList = {
      type: 'oriire/jackpot-list/v2',
      draw: due.id,
      commitment: documentHash(commitment),
      batches: rows.length,
      stake: root.sum,
      root: hex(root.hash),
      prize: Math.min(Math.max(0, left), commitment.threshold),
    }
    await setJackpotSealed(tx, {
      id: due.id,
      list: canonicalJson(list),
      leftOut,
      carried: list.stake === 0 || list.prize === 0,
    })
    await appendEntry(tx, due.id, list)
    return true
  })

const prepareAndSeal = async (service: Service, due: Closed): Promise<boolean> => {
  for (const row of await listChances(service.db, { ...due, left_out: [] }))
    if (!row.root) await prepareChances(service.db, row.id)
  return sealOne(service, due)
}

/**
 * Seals each draw whose window has closed, once all its batches are in the log; voided ones are left out. The
 * prize is what the pool has not promised in an earlier list; with none, or no chances, the pool carries over. Safe on any
 * number of nodes.
 * @returns the ids of the draws sealed
 */
export const sealJackpots = async (service: Service, sweep = strictly): Promise<string[]> =>
  eachOf(sweep, await listClosedJackpots(service.db, sweep.failed), due => prepareAndSeal(service, due))
