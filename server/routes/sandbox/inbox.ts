// The sandbox's inbox: what would have gone out by SMS, voice call or e-mail. Does not exist in production.
import { html } from 'hono/html'
import { brand } from '#src/brand.ts'
import { sandboxMessages } from '#src/contract/wallet.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { listSandboxMessages } from '#server/db/queries/accounts/sandbox-messages.ts'
import type { Service } from '#server/service.ts'
import type { Door } from '#server/http/door.ts'
import { SANDBOX_CSS } from './style.ts'
import { toTry } from './to-try.ts'
import { sandboxPage } from './page.ts'

const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))

export const mountSandboxInbox = (door: Door, { db }: Service): void => {
  door.on(sandboxMessages, async ({ query }) => {
    const rows = await listSandboxMessages(db, query.phone ?? query.email)
    return rows.map(row => ({ to: row.recipient, text: row.body, sent_at: row.sent_at.toISOString() }))
  })

  door.get('/sandbox/inbox.css', context => {
    context.header('Cache-Control', 'no-cache')
    return context.body(SANDBOX_CSS, 200, { 'Content-Type': 'text/css; charset=utf-8' })
  })

  door.get('/sandbox', async context => {
    context.header('Cache-Control', 'no-store')
    const rows = await listSandboxMessages(db, undefined)
    const messages = rows.map(
      row =>
        html`<li>
          <p class="to">
            <strong>${displayPhone(row.recipient)}</strong>
            <time datetime="${row.sent_at.toISOString()}">${formatDateTime(row.sent_at.getTime())}</time>
          </p>
          <p class="said">${withLinks(row.body)}</p>
        </li>`,
    )
    return context.html(
      sandboxPage(
        'Sandbox inbox',
        'inbox',
        html`
          <p class="label">Sandbox: no message leaves this machine</p>
          <h1>Sandbox inbox</h1>
          <p>
            What a phone would get by SMS or voice call and a mailbox by e-mail, newest first, and scratch
            cards to try.
          </p>
          ${toTry()}
          <p>
            <a class="button" href="/sandbox">Look again</a>
            <a class="button quiet" href="/">Back to ${brand.name}</a>
          </p>
          ${
            messages.length === 0
              ? html`<p>Nothing yet. Ask for a code, then look again.</p>`
              : html`<ol>
                  ${messages}
                </ol>`
          }
        `,
      ),
    )
  })
}
