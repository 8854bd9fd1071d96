// Each night the total of all that is owed to players goes into the log: wallets, withdrawals under way, stakes of draws to
// come and unpaid prizes, as the root of a tree in which players find their own part.
import { LIABILITIES, liabilityLeaf, type Liabilities } from '#src/proof/liabilities.ts'
import { growSumTree, sumRootOf, type Summed } from '#src/draws/sum-tree.ts'
import { hex } from '#src/lib/bytes.ts'
import { DAY, HOUR, isoDate, lagosMidnight } from '#src/lib/lagos-time.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import {
  dropLeaves,
  insertLeaves,
  insertLevel,
  listHeld,
  lockLiabilities,
  type Held,
  type Leaf,
} from '#server/db/queries/log/liabilities.ts'
import { appendEntry, findEntry } from '#server/db/queries/log/log-entries.ts'
import { inPieces } from '#server/lib/in-pieces.ts'
import type { Randomness } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import { liabilityOf } from '#server/wire/liability.ts'

/** Nights whose leaves are kept. */
const KEPT = 3
const NONCE = 16 // bytes

/** Leaves made between yields: some milliseconds. */
const PIECE = 500
const BYTE = 256

/** In the order of their random nonces, so that a place reveals nothing about its player. Sorted by parts, to yield between. */
function* place(held: readonly Held[], { bytes }: Randomness): Generator<undefined, Leaf[]> {
  const parts = Array.from({ length: BYTE }, (): Leaf[] => [])
  for (const [at, it] of held.entries()) {
    const nonce = bytes(NONCE)
    parts[nonce[0]!]!.push({ ...it, nonce })
    if (at % PIECE === 0) yield
  }
  for (const part of parts) {
    part.sort((a, b) => Buffer.compare(a.nonce, b.nonce))
    yield
  }
  return parts.flat()
}

/** Yields now and then: of a million players it takes seconds. */
function* growTree(night: string, leaves: readonly Leaf[]): Generator<undefined, Summed[][]> {
  const hashed: Summed[] = []
  for (const leaf of leaves) if (hashed.push(liabilityLeaf(liabilityOf(night, leaf))) % PIECE === 0) yield
  return yield* growSumTree(hashed)
}

/**
 * Counts the current night, once. Safe on any number of nodes.
 * @returns the total in kobo, or undefined if already counted
 */
export const countLiabilities = async ({ db, ports }: Service): Promise<number | undefined> => {
  const midnight = lagosMidnight(await findClock(db))
  const night = isoDate(midnight - HOUR)
  if (await findEntry(db, LIABILITIES, night)) return undefined
  const held = await listHeld(db)
  const leaves = await inPieces(place(held, ports.randomness))
  const levels = await inPieces(growTree(night, leaves))
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
    // Those of the leaves follow from the leaves.
    for (const [level, nodes] of levels.entries()) if (level > 0) await insertLevel(tx, night, level, nodes)
    await dropLeaves(tx, isoDate(midnight - KEPT * DAY))
    await appendEntry(tx, night, entry)
    return root.sum
  })
}
