// The tree of a sealed batch's stakes: its root goes into the lists of chances, its paths into a winner's record.
import { growSumTree, sumLeaf, sumRootOf } from '#src/draws/sum-tree.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { findStakes, insertChances, listUnprepared } from '#server/db/queries/draws/jackpots.ts'
import { inPieces } from '#server/lib/in-pieces.ts'
import { strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'

const HASH = 32 // bytes
/** Per round. */
const MOST = 100

/** @returns its levels, summing stakes in kobo, and the stakes */
export const stakeTreeOf = async (tx: Tx, batchId: string) => {
  const { hashes, stakes } = (await findStakes(tx, batchId))!
  const leaves = stakes.map((stake, at) => sumLeaf(hashes.subarray(at * HASH, (at + 1) * HASH), stake))
  return { levels: await inPieces(growSumTree(leaves)), stakes }
}

/** Safe on any number of nodes: all compute the same root. */
export const prepareChances = async (db: Db, batchId: string): Promise<void> => {
  const { levels } = await stakeTreeOf(db, batchId)
  await insertChances(db, batchId, sumRootOf(levels).hash)
}

/** Ahead of time, so that a month's window isn't prepared in one night. */
export const prepareLately = async ({ db }: Service, sweep = strictly): Promise<void> => {
  for (const { id } of await listUnprepared(db, MOST)) await sweep.one(id, () => prepareChances(db, id))
}
