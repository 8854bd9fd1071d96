// The ledger is checked in the background, in parts that cost the same however large it grows, and as a whole at night.
import { returnsOf } from '#src/games/returns.ts'
import { readRules } from '#src/games/rules-schema.ts'
import { DAY, HOUR, lagosMidnight } from '#src/lib/lagos-time.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { forChecks, openPostgres } from '#server/db/postgres.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import {
  addBroken,
  addToDay,
  claimCheck,
  endCheck,
  listSold,
  lockUncheckedBatch,
  setChecked,
} from '#server/db/queries/money/ledger-checks.ts'
import { findRules } from '#server/db/queries/draws/rules.ts'
import { stopSales } from '#server/db/queries/money/sales-stop.ts'
import { checkBatch, checkLedger, checkWalletsLately } from '#server/ledger/invariants.ts'
import type { Service } from '#server/service.ts'

/** ms between two checks of the wallets that moved lately */
const FRESH = 10_000
/** ms that a check of the wallets may run */
const LONGEST = 20_000
/** Batches in one round. */
const ROUND = 50
/** Tickets. The embedded database has one session for all: a batch with more is left to the night. */
const LARGE = 5_000
/** In Lagos, when few play. */
const NIGHT = { from: 3 * HOUR, to: 6 * HOUR }

/** Told to whoever runs it, and nothing is sold any more. */
const act = async ({ log }: Service, tx: Tx, broken: readonly string[]) => {
  if (broken.length === 0) return
  log.error({ broken }, 'the ledger is broken: sales are stopped')
  await stopSales(tx, broken)
}

/** The wallets of the newest transfers, unless somebody has just looked at them. */
export const checkLately = async (service: Service): Promise<void> => {
  if (!(await claimCheck(service.db, 'lately', FRESH))) return
  const broken = await service.db.tx(async tx => {
    await tx.exec(`set local statement_timeout = ${LONGEST}`)
    return checkWalletsLately(tx)
  })
  await act(service, service.db, broken)
  await endCheck(service.db, 'lately', broken)
}

const checkNextBatch = (service: Service): Promise<boolean> =>
  service.db.tx(async tx => {
    const batch = await lockUncheckedBatch(tx)
    if (!batch) return false
    const isLeft = service.db.kind === 'embedded' && batch.size > LARGE
    const broken = isLeft ? [] : (await checkBatch(tx, batch.id)).map(name => `${name} (${batch.id})`)
    await act(service, tx, broken)
    if (broken.length > 0) await addBroken(tx, broken)
    const sold = await listSold(tx, batch.id)
    if (batch.state === 'settled' && sold.length > 0) {
      const rules = readRules(await findRules(tx, batch.rules_hash))
      await addToDay(tx, batch.game, batch.closes_at, returnsOf(rules, sold, batch.paid_out))
    }
    await setChecked(tx, batch.id)
    return true
  })

/** Each batch once, when it is settled or refunded: its tickets and their money, and what it brought back. */
export const checkBatches = async (service: Service): Promise<void> => {
  for (let left = ROUND; left > 0; left--) if (!(await checkNextBatch(service))) return
}

/** Everything, now; sales are stopped where something is broken. @returns the names of the invariants that do not hold */
export const checkWhole = async (db: Db): Promise<string[]> => {
  const broken = await checkLedger(db)
  await db.tx(async tx => {
    await endCheck(tx, 'whole', broken)
    // The whole has seen every batch: what it does not name has been put right.
    await endCheck(tx, 'batches', [])
    if (broken.length > 0) await stopSales(tx, broken)
  })
  return broken
}

/** Everything, once a night, by one of the nodes. */
export const checkAtNight = async (service: Service): Promise<void> => {
  const now = await findClock(service.db)
  const time = now - lagosMidnight(now)
  if (time < NIGHT.from || time >= NIGHT.to) return
  if (!(await claimCheck(service.db, 'whole', DAY - NIGHT.to + NIGHT.from))) return
  const { DATABASE_URL: url } = service.settings
  // A connection of its own: this may take long, and the draws go on meanwhile.
  const db = url ? openPostgres(url, error => service.log.error({ err: error }), 1, forChecks) : service.db
  try {
    await act(service, db, await checkWhole(db))
  } finally {
    if (db !== service.db) await db.close()
  }
}
