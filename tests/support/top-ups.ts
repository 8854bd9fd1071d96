// Incoming money, through the sandbox provider and its signed webhook.
import { lotteryPayment } from '#src/contract/games.ts'
import { isSandboxPayments, setSandboxPayment } from '#server/ports/payments-sandbox.ts'
import { newKey } from './play.ts'
import type { TestService } from './service.ts'

export const cardBody = (amount: string, slipId = '') => ({
  amount,
  card_payment: true,
  from_play_wallet: false,
  from_referral_wallet: false,
  game_play_id: slipId,
})

/** Opens a card top-up; `amount` is naira as text. */
export const openCard = async (
  service: TestService,
  token: string,
  amount = '1000',
  slipId = '',
  key = newKey(),
) => {
  const answer = await service.call(lotteryPayment, { token, key, body: cardBody(amount, slipId) })
  const { status, refusal, json } = answer
  return { status, refusal, json, reference: String(json.reference), link: String(json.payment_link) }
}

export const sandboxOf = ({ service }: TestService) => {
  const { payments } = service.ports
  if (!isSandboxPayments(payments)) throw new Error('this service has a real payment provider')
  return payments
}

/** The provider's side only, without its webhook. */
export const settleAtProvider = (service: TestService, reference: string, state: 'success' | 'failed') =>
  setSandboxPayment(service.db, reference, state)

/** The webhook the provider would send. */
export const webhookBody = (reference: string, amount: number, event = 'charge.success') =>
  JSON.stringify({ event, data: { reference, amount, currency: 'NGN', status: 'success' } })

export const sendWebhook = async (service: TestService, body: string, signature?: string) =>
  service.app.request('/api/webhooks/paystack', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-paystack-signature': signature ?? sandboxOf(service).sign(body),
    },
  })

/** Presses a button of the checkout page. */
export const chooseAtCheckout = (service: TestService, link: string, choice: string) =>
  service.app.request(link, {
    method: 'POST',
    body: new URLSearchParams({ choice }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
