// The sandbox's Google: stands in for its account page, and sends the browser back as Google would.
import type { Context } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { isSandboxGoogle, sandboxChoice } from '#server/ports/google/google-sandbox.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { readForm } from '#server/http/body.ts'
import type { Door } from '#server/http/door.ts'
import { sandboxPage } from './page.ts'

const asked = v.pick(sandboxChoice, ['state', 'nonce', 'code_challenge'])

const back = (context: Context, answer: Record<string, string>) =>
  context.redirect(`/user/login?${new URLSearchParams(answer).toString()}`, 303)

export const mountSandboxGoogle = (door: Door, { ports: { google } }: Service): void => {
  if (!isSandboxGoogle(google)) return
  door.get('/sandbox/google', context => {
    const read = v.safeParse(asked, context.req.query())
    if (!read.success) throw new Refusal('not-found')
    context.header('Cache-Control', 'no-store')
    return context.html(page(read.output))
  })
  door.post('/sandbox/google', async context => {
    const form = await readForm(context)
    const read = v.safeParse(v.object({ ...asked.entries, choice: v.literal('cancel') }), form)
    if (read.success) return back(context, { error: 'access_denied', state: read.output.state })
    const choice = v.safeParse(sandboxChoice, form)
    if (!choice.success) throw new Refusal('bad-input')
    return back(context, { code: await google.choose(choice.output), state: choice.output.state })
  })
}

const page = (it: v.InferOutput<typeof asked>) =>
  sandboxPage(
    'Sandbox Google',
    'checkout',
    html`
      <p class="label">Sandbox: this is not Google, and no password is asked</p>
      <h1>Choose an account</h1>
      <p>to continue to ${brand.name}. Each address is an account of its own.</p>
      <form method="post" action="/sandbox/google">
        ${Object.entries(it).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <label>E-mail<input name="email" type="email" value="ada@example.com" required /></label>
        <label
          >What happens<select name="outcome">
            <option value="well">All goes well</option>
            <option value="unverified">The address is not confirmed</option>
            <option value="down">Google stops answering</option>
          </select></label
        >
        <p>
          <button class="button" name="choice" value="continue">Continue</button>
          <button class="button quiet" name="choice" value="cancel" formnovalidate>Cancel</button>
        </p>
      </form>
    `,
  )
