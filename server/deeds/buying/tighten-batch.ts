// A batch counts each ticket at its maximum win, as if all could win at once. When that fills the limit, we compute
// what a single draw could really pay.
import { readRules } from '#src/games/rules-schema.ts'
import { worstOfSold } from '#src/games/worst-case.ts'
import { hangsOnMatches } from '#src/games/soccer-cash/games.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Db } from '#server/db/db.ts'
import { listLeaves } from '#server/db/queries/draws/leaves.ts'
import { findOnSaleOf, lockOpenBatch, setWorst, type OnSale } from '#server/db/queries/buying/limits.ts'
import { lockUnsettled, tightenOpen } from '#server/db/queries/matches/exposure.ts'
import { findRules } from '#server/db/queries/draws/rules.ts'
import { inPieces } from '#server/lib/in-pieces.ts'
import type { Service } from '#server/service.ts'
import { linesOf } from '#server/wire/receipt.ts'

/** Tickets read at a time. */
const PIECE = 2_000

/** What the batch had sold by the time it was read. */
export const soldTickets = async (db: Db, { id, size }: Pick<OnSale, 'id' | 'size'>, piece = PIECE) => {
  const sold: { stake: Kobo; lines: number[][] }[] = []
  for (let first = 0; first < size; first += piece)
    for (const ticket of await listLeaves(db, id, first, Math.min(piece, size - first)))
      sold.push({ stake: ticket.stake_per_line, lines: linesOf(ticket) })
  return sold
}

const tighten = async (db: Db, game: string): Promise<boolean> => {
  const batch = await findOnSaleOf(db, game)
  if (!batch || batch.worst_limit === 0 || batch.size === batch.worst_size) return false
  const rules = readRules(await findRules(db, batch.rules_hash))
  const worst = await inPieces(worstOfSold(rules, await soldTickets(db, batch)))
  await db.tx(async tx => {
    if (await lockOpenBatch(tx, batch.id)) await setWorst(tx, batch.id, batch.size, worst)
  })
  return worst < batch.worst
}

const tightenMatches = (db: Db, game: string): Promise<boolean> =>
  db.tx(async tx => {
    await lockUnsettled(tx, game)
    return tightenOpen(tx, game)
  })

/**
 * Stores the true worst case of a game's batch on sale. Concurrent callers share the work.
 * @returns whether there may be room again; false if it was already known
 */
export const tightenBatch = (
  { db, counter }: Pick<Service, 'db' | 'counter'>,
  game: string,
): Promise<boolean> =>
  counter.tightening.join(game, () => (hangsOnMatches(game) ? tightenMatches(db, game) : tighten(db, game)))
