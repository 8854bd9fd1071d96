// Asks the provider that got an attempt what became of it, and acts on the answer.
import { findAttempt, openCase, type AttemptRow } from '#server/db/queries/money/payout-attempts.ts'
import { findWithdrawal, setNext } from '#server/db/queries/money/withdrawals.ts'
import type { Payouts } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import { isSentAgain } from './payout-pace.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Sends or sends again. Whatever is thrown means that nobody knows. */
export const sendAttempt = async (
  service: Service,
  attempt: AttemptRow,
  provider: Payouts,
): Promise<void> => {
  const row = (await findWithdrawal(service.db, attempt.withdrawal_id))!
  const { reference, amount } = attempt
  const said = await provider
    .send({
      reference,
      amount,
      bankCode: row.bank_code,
      accountNumber: row.account_number,
      accountName: row.account_name,
    })
    .catch(error => {
      service.log.warn({ err: error, reference }, 'nobody knows yet whether a transfer was sent')
      return { outcome: 'unknown' } as const
    })
  await settleAttempt(service, reference, said)
}

const ask = async (service: Service, attempt: AttemptRow, provider: Payouts): Promise<void> => {
  const { reference, state } = attempt
  const said = await provider.verify(reference).catch(error => {
    service.log.warn({ err: error, reference }, 'a provider could not be asked about a transfer')
    return { outcome: 'unknown' } as const
  })
  await settleAttempt(service, reference, said)
  const mayBeLost = said.outcome === 'not-found' && (state === 'sent' || state === 'unknown')
  if (mayBeLost && isSentAgain(attempt.not_found + 1, attempt.age))
    await sendAttempt(service, attempt, provider)
}

/** Safe to call at any time, however often. */
export const followTransfer = async (service: Service, reference: string): Promise<void> => {
  const attempt = (await findAttempt(service.db, reference))!
  const provider = service.ports.payouts.find(it => it.name === attempt.provider)
  if (provider) return ask(service, attempt, provider)
  // Never ask another one: it would not find what this one may have paid.
  await openCase(service.db, attempt.withdrawal_id, 'rail', `${attempt.provider} is not set up on this node`)
  await setNext(service.db, attempt.withdrawal_id, 3_600)
}
