// The last of a draw's room: computes whether these exact lines fit on top of everything sold, and buys them if nothing
// else was sold meanwhile.
import { readRules } from '#src/games/rules-schema.ts'
import { worstOfSold } from '#src/games/worst-case.ts'
import { holdSales } from '#server/db/queries/draws/batches.ts'
import { findOnSaleOf, setExact, setSlipWorst, type OnSale } from '#server/db/queries/buying/limits.ts'
import { purchaseMany, spoiltAs, type Asked, type PurchaseRow } from '#server/db/queries/buying/purchases.ts'
import { findRules } from '#server/db/queries/draws/rules.ts'
import { findSlip, type SlipRow } from '#server/db/queries/buying/slips.ts'
import type { Db } from '#server/db/db.ts'
import { inPieces } from '#server/lib/in-pieces.ts'
import { linesOf } from '#server/wire/receipt.ts'
import { soldTickets } from './tighten-batch.ts'

/** How often to try again when someone else buys meanwhile or empties the wallet. */
const TRIES = 3
const FULL: PurchaseRow = { outcome: 'draw-full' }

const worstWith = async (db: Db, batch: OnSale, slip: SlipRow) => {
  const rules = readRules(await findRules(db, batch.rules_hash))
  const own = { stake: slip.stake_per_line, lines: linesOf(slip) }
  return inPieces(worstOfSold(rules, [...(await soldTickets(db, batch)), own], batch.worst_limit!))
}

/** @returns undefined if something was sold since the worst case was computed */
const sell = (db: Db, asked: Asked, slip: SlipRow, before: OnSale, worst: number) =>
  db.tx(async (tx): Promise<PurchaseRow | undefined> => {
    await holdSales(tx, slip.game)
    const batch = await findOnSaleOf(tx, slip.game)
    if (batch?.id !== before.id || batch.size !== before.size) return undefined
    if (worst > batch.worst_limit!) return FULL
    // Its share is already in the exact worst case; after that it counts as usual.
    await setExact(tx, batch.id, batch.size + 1, worst)
    const counted = await setSlipWorst(tx, slip.id, 0)
    const [row] = await purchaseMany(tx, [asked])
    await setSlipWorst(tx, slip.id, counted)
    if (row!.outcome !== 'sold') await setExact(tx, batch.id, before.worst_size, before.worst)
    return row
  })

/** Retries one purchase refused as `draw-full`, using the exact worst case. */
export const sellExactly = async (db: Db, asked: Asked): Promise<PurchaseRow> => {
  const slip = await findSlip(db, asked.playerId, asked.slipId)
  if (!slip) return { outcome: 'slip-unknown' }
  for (let left = TRIES; left > 0; left--) {
    const batch = await findOnSaleOf(db, slip.game)
    if (!batch) return { outcome: 'nothing-on-sale' }
    if (batch.worst_limit === null) return FULL
    const worst = await worstWith(db, batch, slip)
    if (worst > batch.worst_limit) return FULL
    const row = await sell(db, asked, slip, batch, worst).catch((error: unknown) => {
      const outcome = spoiltAs(error)
      if (!outcome) throw error
      return outcome === 'twin' ? undefined : { outcome }
    })
    if (row) return row
  }
  return { outcome: 'twin' }
}
