// The sandbox's card page: stands in for the payment provider's page and calls the same webhook.
import { html } from 'hono/html'
import { brand } from '#src/brand.ts'
import { formatBalance } from '#src/lib/money.ts'
import {
  findSandboxPayment,
  isSandboxPayments,
  setSandboxPayment,
  type SandboxPayment,
  type SandboxPayments,
} from '#server/ports/payments-sandbox.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import type { Door } from '#server/http/door.ts'
import { SANDBOX_CSS } from './style.ts'
import { WEBHOOK_PATH } from '#server/routes/top-ups.ts'

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
.pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.75rem; }
`

/** The provider's webhook body for a payment. */
const messageOf = ({ reference, amount, currency, state }: SandboxPayment): string =>
  JSON.stringify({
    event: state === 'success' ? 'charge.success' : 'charge.failed',
    data: { reference, amount, currency, status: state, channel: 'card' },
  })

const choices = ['pay', 'decline', 'later']

export const mountCheckout = (door: Door, { db, ports, log }: Service): void => {
  if (!isSandboxPayments(ports.payments)) return
  const provider: SandboxPayments = ports.payments
  const find = async (reference: string) => {
    const payment = await findSandboxPayment(db, reference)
    if (!payment) throw new Refusal('not-found')
    return payment
  }

  door.get('/sandbox/checkout.css', context => {
    context.header('Cache-Control', 'no-cache')
    return context.body(CSS, 200, { 'Content-Type': 'text/css; charset=utf-8' })
  })

  door.get('/sandbox/checkout/:reference', async context => {
    context.header('Cache-Control', 'no-store')
    return context.html(page(await find(context.req.param('reference') ?? '')))
  })

  door.post('/sandbox/checkout/:reference', async context => {
    const { reference, return_url } = await find(context.req.param('reference') ?? '')
    const { choice } = await context.req.parseBody()
    if (typeof choice !== 'string' || !choices.includes(choice)) throw new Refusal('bad-input')
    if (choice !== 'later') {
      await setSandboxPayment(db, reference, choice === 'pay' ? 'success' : 'failed')
      const body = messageOf(await find(reference))
      const answer = await door.hono.request(WEBHOOK_PATH, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'x-paystack-signature': provider.sign(body) },
      })
      if (!answer.ok) log.error({ reference, status: answer.status }, 'the sandbox webhook was refused')
    }
    return context.redirect(return_url, 303)
  })
}

const page = ({ amount, reference, return_url, state }: SandboxPayment) =>
  html`<!doctype html>
    <html lang="en-NG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox payment page | ${brand.name}</title>
        <link rel="stylesheet" href="/sandbox/checkout.css" />
      </head>
      <body>
        <main>
          <p class="label">Sandbox payment page, no real money</p>
          <h1>Pay ${brand.name}</h1>
          <p class="amount">${formatBalance(amount)}</p>
          <p>Reference ${reference}</p>
          ${state === 'success' ? paid(return_url) : form(amount, state === 'failed')}
        </main>
      </body>
    </html>`

const paid = (returnUrl: string) =>
  html`<p>This payment has been made.</p>
    <p><a class="button" href="${returnUrl}">Back to ${brand.name}</a></p>`

// The card fields have no names, so nothing typed into them is ever sent.
const form = (amount: number, declined: boolean) =>
  html`${declined ? html`<p role="status">The card was declined. You may try again.</p>` : ''}
    <form method="post">
      <label>Card number<input value="4084 0840 8408 4081" inputmode="numeric" autocomplete="off" /></label>
      <div class="pair">
        <label>Expires<input value="12/30" autocomplete="off" /></label>
        <label>CVV<input value="408" inputmode="numeric" autocomplete="off" /></label>
      </div>
      <p>
        <button class="button" name="choice" value="pay">Pay ${formatBalance(amount)}</button>
        <button class="button quiet" name="choice" value="decline">Decline</button>
        <button class="button quiet" name="choice" value="later">Pay later</button>
      </p>
    </form>`
