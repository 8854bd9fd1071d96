// The ledger is checked in the background, in parts that cost the same however large it grows, and as a whole at night.
import { returnsOf } from '#src/games/returns.ts'
import { readRules } from '#src/games/prizes.ts'
import { DAY, HOUR, lagosMidnight, MINUTE } from '#src/lib/lagos-time.ts'
import type { Db, Tx } from '../db/db.ts'
import { findClock } from '../db/queries/batches.ts'
import {
  addBroken,
  addToDay,
  claimCheck,
  endCheck,
  listSold,
  lockUncheckedBatch,
  setChecked,
  type Part,
} from '../db/queries/ledger-checks.ts'
import { findRules } from '../db/queries/rules.ts'
import { checkBatch, checkInvariants, checkWalletsLately } from '../ledger/invariants.ts'
import type { Service } from '../service.ts'

/** ms between two checks of the wallets that moved lately */
const FRESH = 10_000
/** ms that one statement of each part may run */
const LONGEST: Record<Part, number> = { lately: 20_000, batches: 5 * MINUTE, whole: 2 * HOUR }
/** Batches in one round. */
const ROUND = 50
/** In Lagos, when few play. */
const NIGHT = { from: 3 * HOUR, to: 6 * HOUR }

const within = <T>(db: Db, part: Part, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.tx(async tx => {
    await tx.exec(`set local statement_timeout = ${LONGEST[part]}`)
    return work(tx)
  })

const tell = ({ log }: Service, broken: readonly string[]) => {
  if (broken.length > 0) log.error({ broken }, 'the ledger is broken')
}

/** The wallets of the newest transfers, unless somebody has just looked at them. */
export const checkLately = async (service: Service): Promise<void> => {
  if (!(await claimCheck(service.db, 'lately', FRESH))) return
  const broken = await within(service.db, 'lately', checkWalletsLately)
  tell(service, broken)
  await endCheck(service.db, 'lately', broken)
}

const checkNextBatch = (service: Service): Promise<boolean> =>
  within(service.db, 'batches', async tx => {
    const batch = await lockUncheckedBatch(tx)
    if (!batch) return false
    const broken = (await checkBatch(tx, batch.id)).map(name => `${name} (${batch.id})`)
    tell(service, broken)
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

/** Everything, now. @returns the names of the invariants that do not hold */
export const checkWhole = async (service: Pick<Service, 'db'>): Promise<string[]> => {
  const broken = await within(service.db, 'whole', checkInvariants)
  await service.db.tx(async tx => {
    await endCheck(tx, 'whole', broken)
    // The whole has seen every batch: what it does not name has been put right.
    await endCheck(tx, 'batches', [])
  })
  return broken
}

/** Everything, once a night, by one of the nodes. */
export const checkAtNight = async (service: Service): Promise<void> => {
  const now = await findClock(service.db)
  const time = now - lagosMidnight(now)
  if (time < NIGHT.from || time >= NIGHT.to) return
  if (await claimCheck(service.db, 'whole', DAY - NIGHT.to + NIGHT.from))
    tell(service, await checkWhole(service))
}
