// What a provider says of an attempt moves state and money together, and only from the states named. So the same word
// twice, late or out of order does nothing more, and only a definite refusal gives money back.
import type { Tx } from '#server/db/db.ts'
import {
  closeCases,
  countAsked,
  findAttempt,
  lockAttempt,
  moveAttempt,
  openCase,
  type AttemptRow,
  type CaseKind,
} from '#server/db/queries/money/payout-attempts.ts'
import {
  findWithdrawal,
  lockWithdrawal,
  setAtBank,
  setHeld,
  setNext,
  setPaid,
  setReservedAgain,
  setReturned,
  type WithdrawalRow,
} from '#server/db/queries/money/withdrawals.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import type { PayoutAnswer } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import { mailReceipt } from '#server/deeds/mail/mail-receipt.ts'
import { uncovered } from './uncovered.ts'
import { dutyOf } from './withdrawal-terms.ts'
import { OTHER_RAIL_WAIT, UNSENT_WAIT, untilNextAsk, untilNextWatch } from './payout-pace.ts'

/** What a provider said, or that the outcome is unknown. */
export type Said = PayoutAnswer | { outcome: 'unknown' }

const FLYING = 'withdrawals_in_flight'
const PAYOUTS = 'clearing:payouts'
const OPEN = ['sent', 'accepted', 'unknown'] as const
const isOpen = ({ state }: AttemptRow) => (OPEN as readonly string[]).includes(state)
const OURS: readonly CaseKind[] = ['slow', 'otp', 'funds', 'rail', 'hold-over']

const REFUSED = 'The bank did not take the transfer'
const REVERSED = 'The bank sent the money back'

interface Told {
  service: Pick<Service, 'log' | 'ports' | 'settings'>
  tx: Tx
  attempt: AttemptRow
  row: WithdrawalRow
}

const raise = async ({ service, tx, attempt, row }: Told, kind: CaseKind, words: string) => {
  if (await openCase(tx, row.id, kind, words))
    service.log.error(
      { withdrawal: row.id, reference: attempt.reference, kind, words },
      'a withdrawal needs a person',
    )
}

/**
 * The provider says the opposite of what it said before. No money moves by itself, and nothing more is sent. An order of an
 * authority holds it as well, and goes on being what the player reads.
 */
const contradict = async (told: Told, now: string) => {
  const { tx, attempt, row } = told
  await raise(told, 'contradiction', `${attempt.reference} was ${attempt.state} and is ${now} now`)
  if (row.hold_reason !== 'authority') await setHeld(tx, row.id, 'security', 72)
}

/** The money is back with its player: the attempt ends as in a give-back, and no later word pays a second time. */
const endReturned = async (told: Told) => {
  await moveAttempt(told.tx, told.attempt.reference, OPEN, 'refused', 'given back before')
  await raise(told, 'contradiction', `${told.attempt.reference} was given back and is paid now`)
}

const pay = async (told: Told): Promise<unknown> => {
  const { service, tx, attempt, row } = told
  if (row.state === 'returned' && isOpen(attempt)) return endReturned(told)
  if (!(await moveAttempt(tx, attempt.reference, OPEN, 'succeeded')))
    return attempt.state === 'succeeded' ? countAsked(tx, attempt.reference, false) : contradict(told, 'paid')
  const cause = attempt.reference
  await post(tx, [
    { debit: FLYING, credit: PAYOUTS, amount: row.amount - row.withheld, kind: 'withdrawal-paid', cause },
    { debit: FLYING, credit: 'tax_withheld', amount: row.withheld, kind: 'withdrawal-tax', cause },
    {
      debit: 'house',
      credit: 'stamp_duty',
      amount: dutyOf(service.settings, attempt.amount),
      kind: 'stamp-duty',
      cause,
    },
  ])
  if (!(await setPaid(tx, row.id))) throw new Error(`withdrawal ${row.id} was ${row.state} when it was paid`)
  await mailReceipt(tx, row, 'withdrawal-paid')
  await closeCases(tx, row.id, [...OURS, 'amount'])
}

const giveBack = async (told: Told, reason: string): Promise<unknown> => {
  const { tx, attempt, row } = told
  if (!(await moveAttempt(tx, attempt.reference, OPEN, 'refused', reason)))
    return attempt.state === 'succeeded' ? contradict(told, 'refused') : undefined
  const credit = walletCode(row.player_id, 'winnings')
  const cause = attempt.reference
  await post(tx, [
    { debit: FLYING, credit, amount: row.amount, kind: 'withdrawal-back', cause },
    uncovered(row, cause),
  ])
  if (!(await setReturned(tx, row.id, ['sent'], REFUSED)))
    throw new Error(`withdrawal ${row.id} was ${row.state} when it was refused`)
  await mailReceipt(tx, row, 'withdrawal-returned')
  await closeCases(tx, row.id, OURS)
}

const reverse = async (told: Told): Promise<unknown> => {
  const { tx, attempt, row } = told
  if (attempt.state !== 'succeeded') return giveBack(told, REVERSED)
  if (!(await moveAttempt(tx, attempt.reference, ['succeeded'], 'reversed', REVERSED))) return
  const credit = walletCode(row.player_id, 'winnings')
  const cause = attempt.reference
  await post(tx, [
    { debit: PAYOUTS, credit, amount: row.amount - row.withheld, kind: 'withdrawal-reversed', cause },
    { debit: 'tax_withheld', credit, amount: row.withheld, kind: 'withdrawal-tax-back', cause },
    uncovered(row, cause),
  ])
  if (!(await setReturned(tx, row.id, ['paid'], REVERSED)))
    throw new Error(`withdrawal ${row.id} was ${row.state} when it was reversed`)
  await mailReceipt(tx, row, 'withdrawal-returned')
}

/** Our own trouble there: the attempt is over, the withdrawal waits for the next one. */
const waitForUs = async (told: Told, reason: string, again: number | undefined) => {
  const { service, tx, attempt, row } = told
  if (!(await moveAttempt(tx, attempt.reference, OPEN, 'refused', reason))) return
  const wait = service.ports.payouts.length > 1 ? OTHER_RAIL_WAIT : UNSENT_WAIT
  await setReservedAgain(tx, row.id, again ?? wait)
  if (again === undefined) await raise(told, 'funds', reason)
}

/** It has arrived there after the money was given back here. */
const noteReturned = (told: Told) =>
  told.row.state === 'returned' &&
  raise(told, 'contradiction', `${told.attempt.reference} was given back and has arrived there`)

const accept = async (told: Told, needsOtp: boolean | undefined) => {
  const { tx, attempt } = told
  await noteReturned(told)
  if (!(await moveAttempt(tx, attempt.reference, ['sent', 'unknown'], 'accepted')))
    await countAsked(tx, attempt.reference, false)
  if (needsOtp) await raise(told, 'otp', 'The provider asks for a one-time code: switch that off there')
}

/** A duplicate is no answer: it only proves that the reference had arrived. */
const doubt = async (told: Told, outcome: 'unknown' | 'duplicate' | 'not-found') => {
  const { tx, attempt } = told
  if (outcome === 'duplicate') await noteReturned(told)
  const isNew = await moveAttempt(tx, attempt.reference, ['sent'], 'unknown')
  const isCounted = outcome === 'not-found' || (outcome === 'unknown' && !isNew)
  if (isCounted) await countAsked(tx, attempt.reference, outcome === 'not-found')
}

const act = async (told: Told, said: Said): Promise<unknown> => {
  const { tx, attempt, row } = told
  if ('trace' in said && said.trace) await setAtBank(tx, row.id, said.trace)
  switch (said.outcome) {
    case 'succeeded':
    case 'reversed': {
      const agrees = said.amount === attempt.amount && said.currency === 'NGN'
      if (agrees) return said.outcome === 'succeeded' ? pay(told) : reverse(told)
      const words = `${attempt.reference}: ${said.outcome} with ${said.amount} ${said.currency} instead of ${attempt.amount}`
      await countAsked(tx, attempt.reference, false)
      return raise(told, 'amount', words)
    }
    case 'refused':
      return giveBack(told, said.reason)
    case 'unsent':
      return waitForUs(told, said.reason, said.again)
    case 'accepted':
      return accept(told, said.needsOtp)
    default:
      return doubt(told, said.outcome)
  }
}

const planNext = async (tx: Tx, reference: string): Promise<void> => {
  const attempt = (await findAttempt(tx, reference))!
  const { state, asked, age, withdrawal_id: id } = attempt
  if (isOpen(attempt)) await setNext(tx, id, untilNextAsk(asked, age))
  if (state === 'succeeded') await setNext(tx, id, untilNextWatch(asked))
}

/** @param said of this reference; for one that was settled before it does nothing, or opens a case */
export const settleAttempt = (
  service: Pick<Service, 'db' | 'log' | 'ports' | 'settings'>,
  reference: string,
  said: Said,
) =>
  service.db.tx(async tx => {
    const found = (await findAttempt(tx, reference))!
    await lockWithdrawal(tx, found.withdrawal_id)
    const attempt = (await lockAttempt(tx, reference))!
    const row = (await findWithdrawal(tx, attempt.withdrawal_id))!
    await act({ service, tx, attempt, row }, said)
    await planNext(tx, reference)
  })
