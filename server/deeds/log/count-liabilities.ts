// Each night the total of all that is owed to players goes into the log: wallets, withdrawals under way, stakes of draws to
// come and unpaid prizes, as the root of a tree in which players find their own part. The tree is made by the database, level
// by level: for a million players that takes a while, and purchases must not wait for the service's thread.
import { LIABILITIES, type Liabilities } from '#src/proof/liabilities.ts'
import { EMPTY_TREE, type Summed } from '#src/draws/sum-tree.ts'
import { hex } from '#src/lib/bytes.ts'
import { DAY, HOUR, isoDate, lagosMidnight } from '#src/lib/lagos-time.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import {
  countLeaves,
  dropLeaves,
  findLeafAt,
  findNode,
  insertNodes,
  lockLiabilities,
  NODES,
} from '#server/db/queries/log/liabilities.ts'
import { appendEntry, findEntry } from '#server/db/queries/log/log-entries.ts'
import type { Tx } from '#server/db/db.ts'
import type { Service } from '#server/service.ts'

/** Nights whose leaves are kept. */
const KEPT = 3
const SEED = 32 // bytes

/** Makes all levels above the existing first one. @returns the root */
const growTree = async (tx: Tx, night: string, players: number): Promise<Summed> => {
  if (players === 0) return EMPTY_TREE
  if (players === 1) return (await findLeafAt(tx, night, 0))!
  let level = 1
  for (let width = Math.ceil(players / 2); width > 1;) {
    width = Math.ceil(width / 2)
    level++
    for (let from = 0; from < width; from += NODES) await insertNodes(tx, night, level, from)
  }
  return (await findNode(tx, night, level))!
}

/**
 * Counts the current night, once. Safe on any number of nodes.
 * @returns the total in kobo, or undefined if already counted
 */
export const countLiabilities = async ({ db, ports }: Service): Promise<number | undefined> => {
  const midnight = lagosMidnight(await findClock(db))
  const night = isoDate(midnight - HOUR)
  if (await findEntry(db, LIABILITIES, night)) return undefined
  return db.tx(async tx => {
    await lockLiabilities(tx)
    if (await findEntry(tx, LIABILITIES, night)) return undefined
    const { now, players, total } = await countLeaves(tx, night, ports.randomness.bytes(SEED))
    const root = await growTree(tx, night, players)
    const at = players === 0 ? new Date(midnight) : now
    const entry: Liabilities = { type: LIABILITIES, night, at: at.toISOString(), root: hex(root.hash), total }
    await dropLeaves(tx, isoDate(midnight - KEPT * DAY))
    await appendEntry(tx, night, entry)
    return total
  })
}
