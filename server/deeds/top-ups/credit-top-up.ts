// Credits a top-up once the provider confirms amount, currency and reference. Credits once, however often it is called.
import { formatMoney } from '#src/lib/money.ts'
import {
  findTopUp,
  lockTopUp,
  setPayer,
  setTopUpState,
  type TopUpRow,
} from '#server/db/queries/money/top-ups.ts'
import { payDebt } from '#server/ledger/take-back.ts'
import { post } from '#server/ledger/transfers.ts'
import type { Payment } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import { buySlipOf } from './buy-slip-of-top-up.ts'

/**
 * Asks the provider about a top-up and acts on the answer.
 * @throws if the provider does not answer; nothing has changed then, and the reconciliation asks again
 */
export const creditTopUp = async (service: Service, reference: string): Promise<void> => {
  const row = await findTopUp(service.db, reference)
  if (!row) return
  if (row.state !== 'credited') {
    const payment = await service.ports.payments.verify(reference)
    if (payment?.state !== 'success') return noteUnpaid(service, row, payment)
    if (!agrees(row, payment)) {
      service.log.error({ reference, expected: row.amount, payment }, 'a payment differs from its top-up')
      await setTopUpState(service.db, reference, 'checking', 'We are looking into this payment')
      return
    }
    await credit(service, reference, payment.payer)
  }
  await buySlipOf(service, reference)
}

const agrees = (row: TopUpRow, payment: Payment): boolean =>
  payment.amount === row.amount && payment.currency === 'NGN' && payment.reference === row.reference

const credit = (service: Service, reference: string, payer: string | undefined) =>
  service.db.tx(async tx => {
    const row = await lockTopUp(tx, reference)
    if (!row || row.state === 'credited') return
    await post(tx, [
      {
        debit: 'clearing:card',
        credit: `player:${row.player_id}:play`,
        amount: row.amount,
        kind: 'top_up',
        cause: reference,
      },
    ])
    await setTopUpState(
      tx,
      reference,
      'credited',
      `${formatMoney(row.amount)} has been added to your play wallet`,
    )
    if (payer) await setPayer(tx, reference, payer)
    await payDebt(tx, row.player_id)
  })

const noteUnpaid = async (service: Service, row: TopUpRow, payment: Payment | undefined) => {
  if (payment?.state === 'failed') {
    await setTopUpState(service.db, row.reference, 'failed', 'The payment did not go through')
  } else if (row.is_late) {
    await setTopUpState(service.db, row.reference, 'expired', 'No payment arrived')
  }
}
