// Checks the ledger in the background: in parts whose cost doesn't grow with it, and as a whole at night.
import { returnsOf, type Sold } from '#src/games/returns.ts'
import { hangsOnMatches } from '#src/games/soccer-cash/games.ts'
import { isOfScores, readRules, type RulesDocument } from '#src/games/rules-schema.ts'
import { HOUR, lagosMidnight } from '#src/lib/lagos-time.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { forChecks, openPostgres } from '#server/db/postgres.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import {
  addBroken,
  addToDay,
  claimLately,
  claimWhole,
  endCheck,
  listSold,
  listSoldLines,
  lockUncheckedBatch,
  setChecked,
} from '#server/db/queries/money/ledger-checks.ts'
import { findRules } from '#server/db/queries/draws/rules.ts'
import { countCheck } from '#server/db/queries/operator/promises.ts'
import { stopSales } from '#server/db/queries/money/sales-stop.ts'
import { checkBatch, checkLedger, checkWalletsLately } from '#server/ledger/invariants.ts'
import { strictly, type Sweep } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { linesOf } from '#server/wire/receipt.ts'

/** ms between checks of recently moved wallets */
const FRESH = 10_000
/** ms a wallet check may run */
const LONGEST = 20_000
/** Batches per round. */
const ROUND = 50
/** Tickets. The embedded database has a single session: larger batches are left for the night. */
const LARGE = 5_000
/** Lagos time, when few people play. */
const NIGHT = { from: 3 * HOUR, to: 6 * HOUR }

/** Alerts the operator and stops all sales. */
const act = async ({ log }: Service, tx: Tx, broken: readonly string[]) => {
  if (broken.length === 0) return
  log.error({ broken }, 'the ledger is broken: sales are stopped')
  await stopSales(tx, broken)
}

/** Checks the wallets in the newest transfers, unless someone just has. */
export const checkLately = async (service: Service): Promise<void> => {
  if (!(await claimLately(service.db, FRESH))) return
  const broken = await service.db.tx(async tx => {
    await tx.exec(`set local statement_timeout = ${LONGEST}`)
    return checkWalletsLately(tx)
  })
  await service.db.tx(tx => act(service, tx, broken))
  await endCheck(service.db, 'lately', broken)
  await countCheck(service.db, broken.length > 0)
}

const soldUnder = async (tx: Tx, rules: RulesDocument, batchId: string): Promise<Sold[]> => {
  if (!isOfScores(rules)) return listSold(tx, batchId)
  const sold = await listSoldLines(tx, batchId)
  return sold.map(({ masks, ...it }) => ({ ...it, numbers: linesOf({ masks, lines: 1 })[0]! }))
}

const checkNextBatch = (service: Service, sweep: Sweep): Promise<boolean> =>
  service.db.tx(async tx => {
    const batch = await lockUncheckedBatch(tx, sweep.failed)
    if (!batch) return false
    sweep.takes(batch.id)
    const isLeft = service.db.kind === 'embedded' && batch.size > LARGE
    const broken = isLeft ? [] : (await checkBatch(tx, batch.id)).map(name => `${name} (${batch.id})`)
    await act(service, tx, broken)
    if (broken.length > 0) await addBroken(tx, broken)
    if (!isLeft) await countCheck(tx, broken.length > 0)
    // What matches pay is in no rules document: each ticket has its own price.
    if (batch.state === 'settled' && batch.size > 0 && !hangsOnMatches(batch.game)) {
      const rules = readRules(await findRules(tx, batch.rules_hash))
      const sold = await soldUnder(tx, rules, batch.id)
      await addToDay(tx, batch.game, batch.closes_at, returnsOf(rules, sold, batch.paid_out))
    }
    await setChecked(tx, batch.id)
    return true
  })

/** Checks each batch once, when settled or refunded: its tickets, their money and its returns. */
export const checkBatches = async (service: Service, sweep = strictly): Promise<void> => {
  let checked = 0
  await sweep.all(async () => {
    if (checked === ROUND || !(await checkNextBatch(service, sweep))) return false
    checked++
    return true
  })
}

/** Checks everything now, and stops sales if something is broken. @returns the names of the broken invariants */
export const checkWhole = async (db: Db): Promise<string[]> => {
  const began = new Date(await findClock(db))
  const broken = await checkLedger(db)
  await db.tx(async tx => {
    await endCheck(tx, 'whole', broken, began)
    // The full check covered every batch: anything it doesn't name has been fixed.
    await endCheck(tx, 'batches', [], began)
    await countCheck(tx, broken.length > 0)
    if (broken.length > 0) await stopSales(tx, broken)
  })
  return broken
}

/** Checks everything, once a night, on one of the nodes; again if that one was cut off. */
export const checkAtNight = async (service: Service): Promise<void> => {
  const now = await findClock(service.db)
  const midnight = lagosMidnight(now)
  if (now < midnight + NIGHT.from || now >= midnight + NIGHT.to) return
  if (!(await claimWhole(service.db, new Date(midnight + NIGHT.from)))) return
  const { DATABASE_URL: url } = service.settings
  // Its own connection: this can take long, and draws go on meanwhile.
  const db = url ? openPostgres(url, error => service.log.error({ err: error }), 1, forChecks) : service.db
  try {
    const broken = await checkWhole(db)
    await db.tx(tx => act(service, tx, broken))
  } finally {
    if (db !== service.db) await db.close()
  }
}
