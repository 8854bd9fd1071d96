// What the operator decides about withdrawals; each decision is recorded with who and why.
import { CARD_RELEASED } from '#server/db/queries/money/card-money.ts'
import {
  closeCases,
  findLiveAttempt,
  findSaidPaid,
  insertNote,
  moveAttempt,
  type CaseKind,
} from '#server/db/queries/money/payout-attempts.ts'
import {
  findWithdrawal,
  lockWithdrawal,
  REVIEWED,
  setHeld,
  setReleased,
  setReturned,
  type HoldReason,
  type WithdrawalRow,
} from '#server/db/queries/money/withdrawals.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { mailReceipt } from '#server/deeds/mail/mail-receipt.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import { endReview, type WaitSettings } from './end-review.ts'
import { LEASE } from './payout-pace.ts'
import { uncovered } from './uncovered.ts'

interface Decision {
  id: string
  who: string
  why: string
  /** Even though the provider has spoken of a payment. */
  isSure?: boolean
}

const refuseSaidPaid = async (tx: Tx, { id, isSure }: Decision): Promise<void> => {
  const words = isSure ? undefined : await findSaidPaid(tx, id)
  if (words)
    throw new Error(
      `The provider has spoken of a payment: ${words}. Ask it, and say --sure behind WHY if it has never paid`,
    )
}

const decide = (
  db: Db,
  deed: string,
  { id, who, why }: Decision,
  work: (tx: Tx, row: WithdrawalRow) => Promise<void>,
) =>
  db.tx(async tx => {
    // Waits for a node that is about to send it, and reads afterwards what it did.
    await lockWithdrawal(tx, id)
    const row = await findWithdrawal(tx, id)
    if (!row) throw new Error('There is no such withdrawal: say its whole id, as cases prints it')
    await work(tx, row)
    await insertNote(tx, { withdrawalId: id, deed, who, why })
    return (await findWithdrawal(tx, id))!
  })

/** Only a person sets these holds: one of them may have replaced a hold that ends by itself. */
const BY_HAND: readonly HoldReason[] = ['security', 'authority']

/**
 * Lets a held one go on. If approved, card money in it or an account change still holds it; if released, it goes out.
 * @throws Error if it is not held, or is held for another reason than these
 */
export const letGo = (
  { db, settings }: { db: Db; settings: WaitSettings },
  deed: 'approve' | 'release',
  it: Decision,
) =>
  decide(db, deed, it, async (tx, row) => {
    const isReview = [...REVIEWED, ...BY_HAND].includes(row.hold_reason!)
    if (deed === 'approve' && !isReview)
      throw new Error(`It waits for no review: it is ${row.hold_reason ?? row.state}`)
    await closeCases(tx, it.id, ['hold-over'])
    const isOver =
      deed === 'approve' ? await endReview(tx, settings, row) : await setReleased(tx, it.id, row.hold_reason)
    if (!isOver) throw new Error(`It is not held: it is ${row.state}`)
    if (row.hold_reason === 'card-money')
      await insertNote(tx, { withdrawalId: it.id, deed: CARD_RELEASED, who: it.who, why: it.why })
    await refuseSaidPaid(tx, it)
    await closeCases(tx, it.id, ['contradiction'])
  })

/** Only what has not been sent can be held. */
export const hold = (db: Db, it: Decision & { reason: HoldReason; hours: number }) =>
  decide(db, 'hold', it, async (tx, row) => {
    if (!(await setHeld(tx, it.id, it.reason, it.hours)))
      throw new Error(`It cannot be held: it is ${row.state}`)
    await closeCases(tx, it.id, ['hold-over'])
  })

/** Of a withdrawal that is over, once the person has settled with the provider what the case was about. */
export const closeCaseByHand = (db: Db, { kind, ...it }: Decision & { kind: CaseKind }) =>
  decide(db, 'close-case', it, async (tx, row) => {
    if (row.state !== 'paid' && row.state !== 'returned')
      throw new Error(`It is ${row.state}: its cases close as it ends`)
    if (!(await closeCases(tx, it.id, [kind]))) throw new Error(`It has no open case ${kind}`)
  })

/**
 * Gives the money back by hand, in one transaction with the end of its attempt, so that a late success can no longer pay
 * on top unseen: it opens a case. Only after the provider has said that nothing was or will be sent, which it cannot have
 * said of what is being sent just now.
 */
export const giveBackByHand = (db: Db, it: Decision) =>
  decide(db, 'give-back', it, async (tx, row) => {
    const attempt = await findLiveAttempt(tx, it.id)
    const isNew = attempt?.state === 'sent' && attempt.age < LEASE * 1_000
    if (isNew || (attempt?.repeated ?? Infinity) < LEASE * 1_000)
      throw new Error('It cannot be given back: it is being sent. Ask the provider in three minutes')
    const isEnded =
      attempt &&
      (await moveAttempt(tx, attempt.reference, ['sent', 'accepted', 'unknown'], 'refused', 'by hand'))
    const from = isEnded ? (['sent'] as const) : attempt ? [] : (['held', 'reserved'] as const)
    if (!(await setReturned(tx, it.id, from, 'We could not send it')))
      throw new Error(`It cannot be given back: it is ${row.state}`)
    await refuseSaidPaid(tx, it)
    await post(tx, [
      {
        debit: 'withdrawals_in_flight',
        credit: walletCode(row.player_id, 'winnings'),
        amount: row.amount,
        kind: 'withdrawal-back',
        cause: attempt?.reference ?? it.id,
      },
      uncovered(row, attempt?.reference ?? it.id),
    ])
    await mailReceipt(tx, row, 'withdrawal-returned')
    await closeCases(tx, it.id, ['slow', 'otp', 'funds', 'rail', 'hold-over', 'contradiction', 'amount'])
  })
