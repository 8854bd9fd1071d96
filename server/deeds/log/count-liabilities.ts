// Each night the total of all wallets goes into the log, as the root of a tree in which players can find their own.
import { LIABILITIES, liabilityLeaf, type Liabilities } from '#src/proof/liabilities.ts'
import { growSumTree, sumRootOf } from '#src/draws/sum-tree.ts'
import { hex } from '#src/lib/bytes.ts'
import { DAY, HOUR, isoDate, lagosMidnight } from '#src/lib/lagos-time.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import {
  dropLeaves,
  insertLeaves,
  insertLevel,
  listHeld,
  lockLiabilities,
} from '#server/db/queries/log/liabilities.ts'
import { appendEntry, findEntry } from '#server/db/queries/log/log-entries.ts'
import { inPieces } from '#server/lib/in-pieces.ts'
import type { Service } from '#server/service.ts'
import { liabilityOf } from '#server/wire/liability.ts'

/** Nights whose leaves are kept. */
const KEPT = 3
const NONCE = 16 // bytes

/**
 * Counts the current night, once. Safe on any number of nodes.
 * @returns the total in kobo, or undefined if already counted
 */
export const countLiabilities = async ({ db, ports }: Service): Promise<number | undefined> => {
  const midnight = lagosMidnight(await findClock(db))
  const night = isoDate(midnight - HOUR)
  if (await findEntry(db, LIABILITIES, night)) return undefined
  const held = await listHeld(db)
  // Sorted by random nonce, so that a place reveals nothing about its player.
  const leaves = held
    .map(it => ({ ...it, nonce: ports.randomness.bytes(NONCE) }))
    .sort((a, b) => (hex(a.nonce) < hex(b.nonce) ? -1 : 1))
  const levels = await inPieces(growSumTree(leaves.map(it => liabilityLeaf(liabilityOf(night, it)))))
  const root = sumRootOf(levels)
  const entry: Liabilities = {
    type: LIABILITIES,
    night,
    at: (held[0]?.now ?? new Date(midnight)).toISOString(),
    root: hex(root.hash),
    total: root.sum,
  }
  return db.tx(async tx => {
    await lockLiabilities(tx)
    if (await findEntry(tx, LIABILITIES, night)) return undefined
    await insertLeaves(tx, night, leaves)
    for (const [level, nodes] of levels.entries()) await insertLevel(tx, night, level, nodes)
    await dropLeaves(tx, isoDate(midnight - KEPT * DAY))
    await appendEntry(tx, night, entry)
    return root.sum
  })
}
