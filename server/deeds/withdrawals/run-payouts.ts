// Sends what is reserved and asks about what was sent, by the clock. Safe on any number of nodes.
import { createHmac } from 'node:crypto'
import { refuseWhileStopped } from '#server/deeds/limits/refuse-while-stopped.ts'
import {
  countAttempts,
  findAttempt,
  findLiveAttempt,
  insertAttempt,
  openCase,
  wasUnsentLately,
} from '#server/db/queries/money/payout-attempts.ts'
import { findDebt, owesSinceRelease } from '#server/db/queries/money/debts.ts'
import {
  claimDue,
  findWithdrawal,
  lockWithdrawal,
  lockWithdrawer,
  setNext,
  setReleased,
  setSent,
  type WithdrawalRow,
} from '#server/db/queries/money/withdrawals.ts'
import type { Service } from '#server/service.ts'
import { followTransfer, sendFirst } from './follow-transfer.ts'
import { chooseRail } from './choose-rail.ts'
import { CASE_AFTER, LEASE, UNSENT_WAIT } from './payout-pace.ts'
import { holdForDebt } from './end-review.ts'
import { PASSING } from './withdrawal-terms.ts'

const AT_ONCE = 20
const WAITS = 'a held withdrawal waits for a decision'

/**
 * The same for the same attempt: a database restored to before it was sent sends it as a duplicate, which the provider
 * does not pay again. Unpredictable without the pepper.
 */
export const referenceOf = ({ pepper }: Pick<Service, 'pepper'>, withdrawalId: string, n: number): string =>
  `wd${createHmac('sha256', pepper).update(`payout\0${withdrawalId}\0${n}`).digest('hex').slice(0, 32)}`

/** The attempt is committed with provider and reference before anything goes out. */
const beginAttempt = async (service: Service, row: WithdrawalRow): Promise<unknown> => {
  const { provider, isWell } = await chooseRail(service, row.bank_code)
  // No provider takes it just now: don't make attempt after attempt.
  if (!isWell && (await wasUnsentLately(service.db, row.id))) return setNext(service.db, row.id, UNSENT_WAIT)
  const reference = await service.db.tx(async tx => {
    await refuseWhileStopped(tx)
    await lockWithdrawal(tx, row.id)
    await lockWithdrawer(tx, row.player_id)
    if ((await findWithdrawal(tx, row.id))!.state !== 'reserved') return undefined
    if (await owesSinceRelease(tx, row.player_id, row.id)) {
      if (await holdForDebt(tx, row.id)) service.log.error({ withdrawal: row.id }, WAITS)
      return undefined
    }
    await setSent(tx, row.id)
    const n = 1 + (await countAttempts(tx, row.id))
    const reference = referenceOf(service, row.id, n)
    const amount = row.amount - row.withheld
    await insertAttempt(tx, { reference, withdrawalId: row.id, n, provider: provider.name, amount })
    return reference
  })
  if (reference) return sendFirst(service, (await findAttempt(service.db, reference))!, provider)
}

const endHold = async ({ db, log }: Service, row: WithdrawalRow): Promise<void> => {
  const reason = row.hold_reason!
  const isTakenBack = (await findDebt(db, row.player_id)) > 0
  if (PASSING.includes(reason) && !isTakenBack) return void (await setReleased(db, row.id, reason))
  await setNext(db, row.id, null)
  if (
    await openCase(
      db,
      row.id,
      'hold-over',
      `Held for ${reason}, and ${isTakenBack ? 'a payment of its player was taken back' : 'the date has passed'}`,
    )
  )
    log.error({ withdrawal: row.id }, WAITS)
}

/** ms that it has been under way: a hold that ends by itself, and was told with its date, does not count. */
const underWay = ({ state, hold_reason: reason, age, requested_at: at, sent_at: sent }: WithdrawalRow) => {
  if (state === 'held') return PASSING.includes(reason!) ? 0 : age
  return sent ? age - (sent.getTime() - at.getTime()) : 0
}

const noteSlow = async ({ db, log }: Service, row: WithdrawalRow): Promise<void> => {
  if (underWay(row) < CASE_AFTER || row.paid_at) return
  if (await openCase(db, row.id, 'slow', 'Not over after 24 hours'))
    log.error({ withdrawal: row.id, state: row.state }, 'a withdrawal takes longer than a day')
}

const follow = async (service: Service, id: string): Promise<unknown> => {
  const row = (await findWithdrawal(service.db, id))!
  if (row.state !== 'returned') await noteSlow(service, row)
  if (row.state === 'held') return endHold(service, row)
  if (row.state === 'reserved') return beginAttempt(service, row)
  const attempt = await findLiveAttempt(service.db, id)
  if (attempt) return followTransfer(service, attempt.reference)
  await setNext(service.db, id, null)
}

/** One round. @returns how many withdrawals it looked at */
export const runPayouts = async (service: Service): Promise<number> => {
  const due = await claimDue(service.db, AT_ONCE, LEASE)
  await Promise.all(
    due.map(({ id }) =>
      follow(service, id).catch(error =>
        service.log.error({ err: error, withdrawal: id }, 'a withdrawal could not be followed yet'),
      ),
    ),
  )
  return due.length
}
