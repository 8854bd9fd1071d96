// What the operator does about withdrawals; who and why is written down with it.
import {
  closeCases,
  findLiveAttempt,
  insertNote,
  moveAttempt,
} from '#server/db/queries/money/payout-attempts.ts'
import {
  findWithdrawal,
  setHeld,
  setReleased,
  setReturned,
  type HoldReason,
  type WithdrawalRow,
} from '#server/db/queries/money/withdrawals.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { mailReceipt } from '#server/deeds/mail/mail-receipt.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'

/** What a person looks at before it goes out. */
const REVIEWED: readonly HoldReason[] = ['large-amount', 'name-check', 'other-payer']

interface Decision {
  id: string
  who: string
  why: string
}

const decide = (
  db: Db,
  deed: string,
  { id, who, why }: Decision,
  work: (tx: Tx, row: WithdrawalRow) => Promise<void>,
) =>
  db.tx(async tx => {
    const row = await findWithdrawal(tx, id)
    if (!row) throw new Error('There is no such withdrawal: say its whole id, as cases prints it')
    await work(tx, row)
    await insertNote(tx, { withdrawalId: id, deed, who, why })
    return row
  })

/** Lets a held one go on. @throws Error if it is not held, or is held for another reason than these */
export const letGo = (db: Db, deed: 'approve' | 'release', it: Decision) =>
  decide(db, deed, it, async (tx, row) => {
    const isReview = REVIEWED.includes(row.hold_reason!)
    if (deed === 'approve' && !isReview)
      throw new Error(`It waits for no review: it is ${row.hold_reason ?? row.state}`)
    if (!(await setReleased(tx, it.id))) throw new Error(`It is not held: it is ${row.state}`)
    await closeCases(tx, it.id, ['hold-over', 'contradiction'])
  })

/** Only what has not been sent can be held. */
export const hold = (db: Db, it: Decision & { reason: HoldReason; hours: number }) =>
  decide(db, 'hold', it, async (tx, row) => {
    if (!(await setHeld(tx, it.id, it.reason, it.hours)))
      throw new Error(`It cannot be held: it is ${row.state}`)
  })

/**
 * Gives the money back by hand, in one transaction with the end of its attempt, so that a late success can no longer pay
 * on top unseen: it opens a case. Only after the provider has said that nothing was or will be sent.
 */
export const giveBackByHand = (db: Db, it: Decision) =>
  decide(db, 'give-back', it, async (tx, row) => {
    const attempt = await findLiveAttempt(tx, it.id)
    if (
      attempt &&
      !(await moveAttempt(tx, attempt.reference, ['sent', 'accepted', 'unknown'], 'refused', 'by hand'))
    )
      throw new Error(`It cannot be given back: it is ${row.state}`)
    if (!(await setReturned(tx, it.id, ['held', 'reserved', 'sent'], 'We could not send it')))
      throw new Error(`It cannot be given back: it is ${row.state}`)
    await post(tx, [
      {
        debit: 'withdrawals_in_flight',
        credit: walletCode(row.player_id, 'winnings'),
        amount: row.amount,
        kind: 'withdrawal-back',
        cause: attempt?.reference ?? it.id,
      },
    ])
    await mailReceipt(tx, row, 'withdrawal-returned')
    await closeCases(tx, it.id, ['slow', 'otp', 'funds', 'rail', 'hold-over', 'contradiction', 'amount'])
  })
