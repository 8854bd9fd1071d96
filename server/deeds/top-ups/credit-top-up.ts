// Credits a top-up once the provider confirms amount, currency and reference. Credits once, however often it is called.
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import {
  findTopUp,
  lockTopUp,
  setCame,
  setPayer,
  setTopUpState,
  type TopUpRow,
} from '#server/db/queries/money/top-ups.ts'
import { lockSaferPlay } from '#server/db/queries/safer-play/safer-play.ts'
import { payDebt } from '#server/ledger/take-back.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import type { Payment } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import { putAside } from '#server/deeds/limits/put-aside.ts'
import { takeOut } from '#server/deeds/limits/take-out.ts'
import { buyWith } from './buy-with-top-up.ts'
import * as wallets from '#src/lib/language/wallets.ts'

const DIFFERS =
  'Your payment has reached us, but it differs from what was asked for. A person is looking into it: please do not pay again'

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
      // Once, and without who paid: names and account numbers stay out of the log.
      const { state, amount, came, currency } = payment
      if (await setTopUpState(service.db, reference, 'checking', DIFFERS))
        service.log.error(
          { reference, expected: row.amount, state, amount, came, currency },
          'a payment differs from its top-up',
        )
      return
    }
    await credit(service, reference, payment)
  }
  await buyWith(service, reference)
}

/** For a transfer, what came is credited, whatever was asked for: it is the player's money. */
const cameOf = (row: TopUpRow, payment: Payment): Kobo =>
  row.channel === 'transfer' ? (payment.came ?? payment.amount) : payment.amount

const agrees = (row: TopUpRow, payment: Payment): boolean =>
  payment.currency === 'NGN' &&
  payment.reference === row.reference &&
  (row.channel === 'transfer'
    ? Number.isSafeInteger(cameOf(row, payment)) && cameOf(row, payment) > 0
    : payment.amount === row.amount)

/**
 * What came and where it is.
 * @param paid the part of it that paid a debt
 * @param over the part of it over a limit, moved on to the winnings
 * @param out kobo moved on to the winnings of a player who is shut out
 */
const said = (
  row: TopUpRow,
  came: Kobo,
  { paid, over, out }: Record<'paid' | 'over' | 'out', Kobo>,
): string => {
  const isOther = came !== row.amount
  const rest = came - paid - over
  if (rest === came && out === 0)
    return isOther
      ? `${formatMoney(came)} came instead of ${formatMoney(row.amount)}. All of it has been added to your ${wallets.play}`
      : `${formatMoney(came)} has been added to your ${wallets.play}`
  const told = [`${formatMoney(came)} came${isOther ? ` instead of ${formatMoney(row.amount)}` : ''}`]
  if (paid > 0) told.push(`${formatMoney(paid)} of it paid what you owed`)
  if (over > 0)
    told.push(
      `${formatMoney(over)} of it is over the limit for top-ups, so it is in your ${wallets.winnings}, to be withdrawn or, once the limit allows it, moved back`,
    )
  if (rest > 0)
    told.push(
      out > 0
        ? `You cannot play now, so ${formatMoney(rest)} is in your ${wallets.winnings}, to be withdrawn`
        : `${formatMoney(rest)} is in your ${wallets.play}`,
    )
  return told.join('. ')
}

const credit = (service: Service, reference: string, payment: Payment) =>
  service.db.tx(async tx => {
    const row = await lockTopUp(tx, reference)
    if (!row || row.state === 'credited') return
    const came = cameOf(row, payment)
    await lockSaferPlay(tx, row.player_id)
    await post(tx, [
      {
        debit: 'clearing:card',
        credit: walletCode(row.player_id, 'play'),
        amount: came,
        kind: 'top_up',
        cause: reference,
      },
    ])
    const paid = Math.min(came, await payDebt(tx, row.player_id))
    const over = await putAside(tx, row.player_id, reference, came - paid)
    const words = said(row, came, { paid, over, out: await takeOut(service, tx, row.player_id) })
    if (came === row.amount) await setTopUpState(tx, reference, 'credited', words)
    else await setCame(tx, reference, came, words)
    const { payer: mark, payerName: name } = payment
    if (mark || name) await setPayer(tx, reference, { mark, name })
  })

const noteUnpaid = async (service: Service, row: TopUpRow, payment: Payment | undefined) => {
  if (payment?.state === 'failed') {
    await setTopUpState(service.db, row.reference, 'failed', 'The payment did not go through')
  } else if (row.is_late) {
    await setTopUpState(service.db, row.reference, 'expired', 'No payment arrived')
  }
}
