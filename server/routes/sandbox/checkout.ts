// The sandbox's payment page: stands in for the provider's page and the bank, and calls the same webhook.
import * as v from 'valibot'
import { findPlayer } from '#server/db/queries/accounts/players.ts'
import { findTopUp } from '#server/db/queries/money/top-ups.ts'
import {
  findSandboxPayment,
  isSandboxPayments,
  type SandboxPayments,
} from '#server/ports/payments-sandbox.ts'
import { found, Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { readForm } from '#server/http/body.ts'
import type { Door } from '#server/http/door.ts'
import { SANDBOX_CSS } from './style.ts'
import { WEBHOOK_PATH } from '#server/routes/top-ups.ts'
import { checkoutChoice, enterChoice, messageOf } from './checkout-choice.ts'
import { checkoutPage } from './checkout-page.ts'

const CSS = `${SANDBOX_CSS}
form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; }
form p { display: grid; gap: 0.75rem; margin: 0; }
form .button { justify-content: center; margin: 0; }
.label { border-radius: 0.75rem; }
p { overflow-wrap: anywhere; }
label { display: grid; gap: 0.25rem; font-weight: 600; }
input, select { box-sizing: border-box; width: 100%; min-height: 44px; padding: 0 0.75rem; border: 2px solid light-dark(#8a7a99, #a893bd); border-radius: 0.75rem;
  background: light-dark(#fff, #24132f); color: inherit; font: inherit; }
.amount { font-size: 2rem; font-weight: 700; margin: 0.25rem 0; font-variant-numeric: tabular-nums; }
fieldset { display: grid; gap: 0.75rem; margin: 0; padding: 0.75rem; border: 1px solid light-dark(#cda6ee, #5a4470); border-radius: 0.75rem; }
.pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.75rem; }
`

export const mountCheckout = (door: Door, { db, ports, log }: Service): void => {
  if (!isSandboxPayments(ports.payments)) return
  const provider: SandboxPayments = ports.payments
  const find = async (reference: string) => found(await findSandboxPayment(db, reference))
  const payerOf = async (reference: string): Promise<string> => {
    const topUp = await findTopUp(db, reference)
    const player = topUp && (await findPlayer(db, topUp.player_id))
    return `${player?.first_name ?? 'Ada'} ${player?.last_name ?? 'Obi'}`.toUpperCase()
  }
  const tell = async (reference: string, body: string) => {
    const answer = await door.hono.request(WEBHOOK_PATH, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-paystack-signature': provider.sign(body) },
    })
    if (!answer.ok) log.error({ reference, status: answer.status }, 'the sandbox webhook was refused')
  }

  door.get('/sandbox/checkout.css', context => {
    context.header('Cache-Control', 'no-cache')
    return context.body(CSS, 200, { 'Content-Type': 'text/css; charset=utf-8' })
  })

  door.get('/sandbox/checkout/:reference', async context => {
    context.header('Cache-Control', 'no-store')
    const payment = await find(context.req.param('reference') ?? '')
    return context.html(checkoutPage(payment, await payerOf(payment.reference)))
  })

  door.post('/sandbox/checkout/:reference', async context => {
    const payment = await find(context.req.param('reference') ?? '')
    const { reference, return_url: back } = payment
    const read = v.safeParse(checkoutChoice, await readForm(context))
    if (!read.success) throw new Refusal('bad-input')
    const { choice, told } = read.output
    if (choice === 'later') return context.redirect(back, 303)
    await enterChoice(db, payment, read.output)
    const body = messageOf(await find(reference), choice)
    await Promise.all(Array.from({ length: Number(told) }, () => tell(reference, body)))
    const isPaying = choice === 'pay' || choice === 'decline'
    return context.redirect(isPaying ? back : `/sandbox/checkout/${reference}`, 303)
  })
}
