// A payment provider's message. It is believed only so far as to ask the provider: the amount is never taken from it.
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { claimWebhook } from '../db/queries/top-ups.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { creditTopUp } from './credit-top-up.ts'

const message = v.object({ event: v.string(), data: v.object({ reference: v.string() }) })

/** Milliseconds after which the provider gets its answer; the crediting goes on. */
const ANSWER_WITHIN = 2_000

/**
 * Resolves when the message is safe to acknowledge: the top-up is credited, or marked so that the reconciliation will ask.
 * @throws Refusal signature-wrong
 */
export const settleWebhook = async (
  service: Service,
  rawBody: Uint8Array,
  signature: string,
): Promise<void> => {
  if (!service.ports.payments.isSigned(rawBody, signature)) throw new Refusal('signature-wrong')
  const said = v.safeParse(message, parseJson(rawBody))
  if (!said.success || !['charge.success', 'charge.failed'].includes(said.output.event)) return
  const { reference } = said.output.data
  if (!(await claimWebhook(service.db, reference))) return
  const done = creditTopUp(service, reference).catch(error =>
    service.log.error({ error, reference }, 'a webhook could not be settled yet'),
  )
  await Promise.race([done, pause(ANSWER_WITHIN, undefined, { ref: false })])
}

const parseJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
