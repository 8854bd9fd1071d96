// Monnify's webhook about transfers. Only a hint to ask it: what it says is not believed.
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { claimTransfer } from '#server/db/queries/money/payout-attempts.ts'
import { parseJson } from '#server/lib/parse-json.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { followTransfer } from './follow-transfer.ts'

const message = v.object({
  eventType: v.string(),
  eventData: v.object({ reference: v.optional(v.string()) }),
})

const ABOUT_TRANSFER = /^(SUCCESSFUL|FAILED|REVERSED)_DISBURSEMENT$/

/** ms until the provider gets its answer; the work goes on. */
const ANSWER_WITHIN = 2_000

/** @throws Refusal signature-wrong */
export const hearMonnify = async (
  service: Service,
  rawBody: Uint8Array,
  signature: string,
): Promise<void> => {
  const provider = service.ports.payouts.find(it => it.name === 'monnify')
  if (!provider?.isSigned?.(rawBody, signature)) throw new Refusal('signature-wrong')
  const said = v.safeParse(message, parseJson(rawBody))
  if (!said.success) return
  const { eventType, eventData } = said.output
  if (eventType === 'LOW_BALANCE_ALERT') service.log.error('Monnify says that our balance there is low')
  const { reference } = eventData
  if (!reference || !ABOUT_TRANSFER.test(eventType) || !(await claimTransfer(service.db, reference))) return
  const done = followTransfer(service, reference).catch(error =>
    service.log.error({ err: error, reference }, 'a webhook could not be followed yet'),
  )
  await Promise.race([done, pause(ANSWER_WITHIN, undefined, { ref: false })])
}
