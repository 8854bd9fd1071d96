// Everything that can be made to go wrong in a sandbox, and how.
import { html } from 'hono/html'
import { formatMoney, kobo } from '#src/lib/money.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { MAGIC_MAILBOXES, MAGIC_NUMBERS } from '#server/ports/magic-addresses.ts'
import { MAGIC_TOP_UPS } from '#server/ports/payments-sandbox.ts'
import { MAGIC_ACCOUNTS, MAGIC_AMOUNTS } from '#server/ports/payouts-sandbox.ts'

type Row = [key: number | string, what: string]

const told = (key: number | string): string =>
  typeof key === 'number' ? formatMoney(kobo(key)) : displayPhone(key)

const list = (rows: readonly Row[]) =>
  html`<ul>
    ${rows.map(([key, what]) => html`<li>${told(key)}: ${what}</li>`)}
  </ul>`

export const toTry = () => html`
  <details>
    <summary>Withdrawals to try</summary>
    <p>They take some seconds, and no money moves. By what arrives:</p>
    ${list(MAGIC_AMOUNTS)}
    <p>By the end of the account number:</p>
    ${list(MAGIC_ACCOUNTS)}
  </details>
  <details>
    <summary>Top-ups to try</summary>
    <p>By the amount asked for:</p>
    ${list(MAGIC_TOP_UPS)}
    <p>On the payment page, which a card payment opens and “Sandbox: pay it” opens for a transfer or code:</p>
    <ul>
      <li>Another sender: the account you withdraw to is then not the one that paid in.</li>
      <li>Another sum: what comes by transfer is credited, what comes by code is looked into.</li>
      <li>Another currency: looked into.</li>
      <li>The provider tells nobody: “I was debited” finds it, and so does the app after half a minute.</li>
      <li>The provider tells ten times at once: credited once.</li>
      <li>Decline, or later: the top-up fails or waits.</li>
      <li>After it is paid, on the same page: a dispute, lost or won, and a refund of half.</li>
    </ul>
  </details>
  <details>
    <summary>Codes and e-mails to try</summary>
    <p>By the number:</p>
    ${list(MAGIC_NUMBERS)}
    <p>By the end of the address:</p>
    ${list(MAGIC_MAILBOXES)}
    <p>
      Signing in with Google opens a page on which any address is an account, may be unconfirmed, and Google
      may stop answering.
    </p>
  </details>
`
