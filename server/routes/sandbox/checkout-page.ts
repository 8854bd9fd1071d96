import { html } from 'hono/html'
import { brand } from '#src/brand.ts'
import { formatBalance, naira } from '#src/lib/money.ts'
import type { SandboxPayment } from '#server/ports/payments-sandbox.ts'
import { sandboxPage } from './page.ts'

const title = { card: 'Sandbox payment page', transfer: 'Sandbox bank', ussd: 'Sandbox bank code' } as const

/** @param payer the name that a transfer comes under by default */
export const checkoutPage = (it: SandboxPayment, payer: string) =>
  sandboxPage(
    title[it.paid_by],
    'checkout',
    html`
      <p class="label">${title[it.paid_by]}, no real money</p>
      <h1>Pay ${brand.name}</h1>
      <p class="amount">${formatBalance(it.amount)}</p>
      <p>Reference ${it.reference}</p>
      ${it.state === 'success' ? paid(it) : form(it, payer)}
      <p><a href="/sandbox">What can be tried here</a></p>
    `,
  )

const gone = ({ taken_back, is_disputed }: SandboxPayment): string =>
  `${formatBalance(taken_back)} was taken back${is_disputed ? ', and the bank has yet to decide' : ''}.`

const paid = (it: SandboxPayment) =>
  html`<p>This payment has been made.</p>
    ${it.taken_back > 0 ? html`<p role="status">${gone(it)}</p>` : ''}
    <p><a class="button" href="${it.return_url}">Back to ${brand.name}</a></p>
    <form method="post">
      <fieldset>
        <legend>What the bank does later</legend>
        <button class="button quiet" name="choice" value="dispute">The payer disputes it</button>
        <button class="button quiet" name="choice" value="lost">The payer gets it back</button>
        <button class="button quiet" name="choice" value="won">We keep it</button>
        <button class="button quiet" name="choice" value="refund">Half is refunded</button>
      </fieldset>
    </form>`

const told = () =>
  html`<label
    >The provider tells us<select name="told">
      <option value="1">Once</option>
      <option value="0">Never</option>
      <option value="10">Ten times at once</option>
    </select></label
  >`

// The card fields have no names, so nothing typed into them is ever sent.
const card = () =>
  html`<label>Card number<input value="4084 0840 8408 4081" inputmode="numeric" autocomplete="off" /></label>
    <div class="pair">
      <label>Expires<input value="12/30" autocomplete="off" /></label>
      <label>CVV<input value="408" inputmode="numeric" autocomplete="off" /></label>
    </div>`

const coming = ({ amount, paid_by }: SandboxPayment, payer: string) =>
  html`<div class="pair">
      <label
        >Amount, naira<input
          name="amount"
          value="${naira(amount)}"
          inputmode="decimal"
          autocomplete="off"
          required
      /></label>
      <label
        >Currency<select name="currency">
          <option value="NGN">NGN</option>
          <option value="USD">USD</option>
        </select></label
      >
    </div>
    ${
      paid_by === 'transfer'
        ? html`<label
            >Sender’s name at the bank<input
              name="sender"
              value="${payer}"
              autocomplete="off"
              maxlength="100"
          /></label>`
        : ''
    }`

const form = (it: SandboxPayment, payer: string) =>
  html`${it.state === 'failed' ? html`<p role="status">The payment was declined. You may try again.</p>` : ''}
    <form method="post">
      ${it.paid_by === 'card' ? card() : coming(it, payer)} ${told()}
      <p>
        <button class="button" name="choice" value="pay">
          ${it.paid_by === 'card' ? `Pay ${formatBalance(it.amount)}` : 'Send the money'}
        </button>
        <button class="button quiet" name="choice" value="decline" formnovalidate>Decline</button>
        <button class="button quiet" name="choice" value="later" formnovalidate>Pay later</button>
      </p>
    </form>`
