// A payment provider's webhook. Only a hint to ask the provider: amounts are never taken from it.
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { claimWebhook, markSuspect } from '#server/db/queries/money/top-ups.ts'
import { parseJson } from '#server/lib/parse-json.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { claimTransfer } from '#server/db/queries/money/payout-attempts.ts'
import { followTransfer } from '#server/deeds/withdrawals/follow-transfer.ts'
import { creditTopUp } from './credit-top-up.ts'
import { followTakeBacks } from './follow-take-backs.ts'

const message = v.object({
  event: v.string(),
  data: v.object({
    reference: v.nullish(v.string()),
    // A dispute has null here, and its payment as an object; a refund may have the payment's number there.
    transaction_reference: v.nullish(v.string()),
    transaction: v.fallback(v.nullish(v.object({ reference: v.string() })), undefined),
  }),
})

const ABOUT_PAYMENT = ['charge.success', 'charge.failed']
/** Events after which part of a payment may be gone, or be back. */
const ABOUT_TAKING_BACK =
  /^(refund\.(processed|failed)|charge\.dispute\.(create|remind|resolve)|charge\.reversed)$/

const ABOUT_TRANSFER = ['transfer.success', 'transfer.failed', 'transfer.reversed']

/** ms until the provider gets its answer; the crediting goes on. */
const ANSWER_WITHIN = 2_000

/**
 * Resolves once the message is safe to acknowledge: handled, or marked for the reconciliation.
 * @throws Refusal signature-wrong
 */
export const settleWebhook = async (
  service: Service,
  rawBody: Uint8Array,
  signature: string,
): Promise<void> => {
  if (!service.ports.payments.isSigned(rawBody, signature)) throw new Refusal('signature-wrong')
  const said = v.safeParse(message, parseJson(rawBody))
  if (!said.success) return
  const { event, data } = said.output
  const reference = data.transaction?.reference ?? data.transaction_reference ?? data.reference
  const follow = reference && (await claimed(service, event, reference))
  if (!follow) return
  const done = follow(service, reference).catch(error =>
    service.log.error({ error, reference }, 'a webhook could not be settled yet'),
  )
  await Promise.race([done, pause(ANSWER_WITHIN, undefined, { ref: false })])
}

/** Returns what to do about it, after marking it so that the work survives a crash. */
const claimed = async ({ db }: Service, event: string, reference: string) => {
  if (ABOUT_PAYMENT.includes(event)) return (await claimWebhook(db, reference)) && creditTopUp
  if (ABOUT_TRANSFER.includes(event)) return (await claimTransfer(db, reference)) && followTransfer
  return ABOUT_TAKING_BACK.test(event) && (await markSuspect(db, reference)) && followTakeBacks
}
