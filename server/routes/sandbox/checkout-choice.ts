// What a person chooses on the sandbox's payment page, and what its provider then tells us.
import * as v from 'valibot'
import { parseMoney } from '#src/lib/fields/parse-money.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Db } from '#server/db/db.ts'
import {
  setSandboxComing,
  setSandboxPayment,
  setSandboxTakenBack,
  type SandboxPayment,
} from '#server/ports/payments-sandbox.ts'

const sum = v.pipe(
  v.string(),
  v.transform(parseMoney),
  v.number('naira, with at most two decimals'),
  v.minValue(1),
)

export const checkoutChoice = v.object({
  choice: v.picklist(['pay', 'decline', 'later', 'dispute', 'lost', 'won', 'refund']),
  amount: v.optional(sum),
  currency: v.optional(v.picklist(['NGN', 'USD']), 'NGN'),
  sender: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  /** How many times the provider tells us. */
  told: v.optional(v.picklist(['1', '0', '10']), '1'),
})
type CheckoutChoice = v.InferOutput<typeof checkoutChoice>

const takenBack: Partial<Record<CheckoutChoice['choice'], (amount: Kobo) => [gone: Kobo, isOpen: boolean]>> =
  {
    dispute: amount => [amount, true],
    lost: amount => [amount, false],
    won: () => [0, false],
    refund: amount => [Math.floor(amount / 2), false],
  }

/** Enters the choice in the sandbox's book. */
export const enterChoice = async (db: Db, it: SandboxPayment, chosen: CheckoutChoice): Promise<void> => {
  const { reference } = it
  const { choice, amount = it.amount, currency, sender } = chosen
  const taken = takenBack[choice]
  if (taken) {
    if (it.state === 'success') await setSandboxTakenBack(db, reference, ...taken(it.amount))
    return
  }
  if (choice === 'pay') await setSandboxComing(db, reference, { amount, currency, payerName: sender || null })
  await setSandboxPayment(db, reference, choice === 'pay' ? 'success' : 'failed')
}

const events: Record<Exclude<CheckoutChoice['choice'], 'later'>, string> = {
  pay: 'charge.success',
  decline: 'charge.failed',
  dispute: 'charge.dispute.create',
  lost: 'charge.dispute.resolve',
  won: 'charge.dispute.resolve',
  refund: 'refund.processed',
}

/** The provider's webhook body for it. */
export const messageOf = (
  { reference, amount, currency, state, paid_by }: SandboxPayment,
  choice: keyof typeof events,
): string => {
  const event = events[choice]
  if (event.startsWith('charge.dispute'))
    return JSON.stringify({ event, data: { transaction: { reference } } })
  if (choice === 'refund') return JSON.stringify({ event, data: { transaction_reference: reference } })
  const data = { reference, amount, currency, status: state, channel: paid_by }
  return JSON.stringify({ event: state === 'success' ? 'charge.success' : event, data })
}
