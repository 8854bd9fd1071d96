// Asks the provider that got an attempt what became of it, and acts on the answer.
import {
  findAttempt,
  noteRepeat,
  openCase,
  type AttemptRow,
} from '#server/db/queries/money/payout-attempts.ts'
import { owesSinceRelease } from '#server/db/queries/money/debts.ts'
import { findStop } from '#server/db/queries/money/sales-stop.ts'
import { findWithdrawal, lockWithdrawal, setNext } from '#server/db/queries/money/withdrawals.ts'
import type { Payouts } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import { codeAt } from './choose-rail.ts'
import { isSentAgain } from './payout-pace.ts'
import { settleAttempt, type Said } from './settle-attempt.ts'

/** Anything thrown means that the outcome is unknown. */
const send = async (service: Service, attempt: AttemptRow, provider: Payouts): Promise<Said> => {
  const row = (await findWithdrawal(service.db, attempt.withdrawal_id))!
  const { reference, amount } = attempt
  const { account_number: accountNumber, account_name: accountName } = row
  const sent = codeAt(service, provider, row.bank_code).then(bankCode =>
    provider.send({ reference, amount, bankCode, accountNumber, accountName }),
  )
  return sent.catch(error => {
    service.log.warn({ err: error, reference }, 'nobody knows yet whether a transfer was sent')
    return { outcome: 'unknown' } as const
  })
}

export const sendFirst = async (service: Service, attempt: AttemptRow, provider: Payouts): Promise<void> =>
  settleAttempt(service, attempt.reference, await send(service, attempt, provider))

/** A refusal proves nothing now: the first transfer may have arrived and emptied the balance that is too low. */
const sendAgain = async (service: Service, attempt: AttemptRow, provider: Payouts): Promise<void> => {
  const said = await send(service, attempt, provider)
  const isProof = said.outcome === 'accepted' || said.outcome === 'duplicate'
  await settleAttempt(service, attempt.reference, isProof ? said : { outcome: 'unknown' })
}

/**
 * If the first one was lost, the money is still here: what stops a new attempt stops this one too. And it may have been
 * given back while the provider was asked; from here on that is refused until the provider must have answered.
 */
const mayLeave = ({ db }: Service, { withdrawal_id: id, reference }: AttemptRow): Promise<boolean> =>
  db.tx(async tx => {
    await lockWithdrawal(tx, id)
    const { player_id: playerId } = (await findWithdrawal(tx, id))!
    if ((await findStop(tx)) || (await owesSinceRelease(tx, playerId, id))) return false
    return noteRepeat(tx, reference)
  })

const ask = async (service: Service, attempt: AttemptRow, provider: Payouts): Promise<void> => {
  const { reference, state } = attempt
  const said = await provider.verify(reference).catch(error => {
    service.log.warn({ err: error, reference }, 'a provider could not be asked about a transfer')
    return { outcome: 'unknown' } as const
  })
  await settleAttempt(service, reference, said)
  const mayBeLost = said.outcome === 'not-found' && (state === 'sent' || state === 'unknown')
  if (!mayBeLost || !isSentAgain(attempt.not_found + 1, attempt.age)) return
  if (await mayLeave(service, attempt)) await sendAgain(service, attempt, provider)
}

/** Safe to call at any time, however often. */
export const followTransfer = async (service: Service, reference: string): Promise<void> => {
  const attempt = (await findAttempt(service.db, reference))!
  const provider = service.ports.payouts.find(it => it.name === attempt.provider)
  if (provider) return ask(service, attempt, provider)
  // Never ask another provider: it would not find what this one may have paid.
  await openCase(service.db, attempt.withdrawal_id, 'rail', `${attempt.provider} is not set up on this node`)
  await setNext(service.db, attempt.withdrawal_id, 3_600)
}
