// What is queued goes out after its commit: tried again where it must be, dropped where it is too late, never sent twice.
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as account from '#src/contract/account.ts'
import * as calls from '#src/contract/players/email.ts'
import { sandboxMessages } from '#src/contract/wallet.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { queueMail } from '#server/db/queries/mail/outbox.ts'
import { forgetOldMails, sendMails } from '#server/deeds/mail/send-mails.ts'
import { giveBackByHand } from '#server/deeds/withdrawals/decide.ts'
import { runPayouts } from '#server/deeds/withdrawals/run-payouts.ts'
import { settleAttempt } from '#server/deeds/withdrawals/settle-attempt.ts'
import { MailRefused, type MailMessage } from '#server/ports/ports.ts'
import { subscribe } from '#server/deeds/mail/newsletter.ts'
import type { Refusal } from '#server/lib/refusal.ts'
import { newsletter } from '#server/programs/commands/newsletter.ts'
import { newEmail, newsletterLinksOf, unconfirmed } from '../support/email.ts'
import { makeService, newAddress, PASSWORD, type TestService } from '../support/service.ts'
import { ask, attemptsOf, standIn, winnerOf } from '../support/withdrawals.ts'

/** A mailbox that takes what `judge` does not throw at. */
const mailbox = () => {
  const sent: MailMessage[] = []
  const it = { judge: (_message: MailMessage): void => undefined }
  const mail = {
    name: 'mailbox',
    send: async (message: MailMessage) => {
      it.judge(message)
      sent.push(message)
    },
  }
  return Object.assign(it, { sent, mail })
}

let box: ReturnType<typeof mailbox>
let provider: ReturnType<typeof standIn>
let s: TestService
beforeEach(async () => {
  box = mailbox()
  provider = standIn()
  s = await makeService({
    mail: box.mail,
    payouts: [provider.port],
    settings: { PUBLIC_URL: 'https://oriire.example' },
  })
})
afterEach(() => s.close())

const tell = (recipient = newEmail(), seconds = 3_600) =>
  queueMail(s.db, { kind: 'email-changed', recipient, about: '1', seconds })
const send = () => sendMails(s.service)

describe('the queue', () => {
  test('sends each e-mail once, however many nodes look', async () => {
    for (let n = 1; n <= 30; n++) await tell()
    const taken = await Promise.all([send(), send(), send()])
    expect(taken.reduce((a, b) => a + b)).toBe(30)
    expect(new Set(box.sent.map(it => it.to)).size).toBe(30)
    expect(box.sent).toHaveLength(30)
    await s.clock.advance(HOUR)
    expect(await send()).toBe(0)
  })

  test('keeps nothing of a transaction that was rolled back, and the same e-mail once', async () => {
    const to = newEmail()
    await s.db
      .tx(async tx => {
        await queueMail(tx, { kind: 'email-changed', recipient: to, about: '1', seconds: 60 })
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    expect(await send()).toBe(0)
    await tell(to)
    await tell(to)
    expect(await send()).toBe(1)
  })

  test('sends a code before whatever newsletters and questions about them came first', async () => {
    const queue = (kind: 'newsletter' | 'newsletter-confirm', recipient: string) =>
      queueMail(s.db, { kind, recipient, about: '1', seconds: 3_600 })
    for (let n = 0; n < 20; n++)
      for (const kind of ['newsletter', 'newsletter-confirm'] as const) await queue(kind, newEmail())
    await s.clock.advance(1_000)
    const { email } = await unconfirmed(s)
    await send()
    expect(box.sent.map(it => it.to)).toEqual([email])
  })

  test('tries again later and later under the same id, and gives up when nobody wants it any more', async () => {
    const ids: string[] = []
    box.judge = ({ id }) => {
      ids.push(id)
      throw new Error('connection lost')
    }
    await tell()
    await send()
    await s.clock.advance(14_000)
    expect(await send()).toBe(0)
    await s.clock.advance(1_000)
    expect(await send()).toBe(1)
    await s.clock.advance(15_000)
    expect(await send()).toBe(0)
    for (let n = 1; n <= 60; n++) {
      await s.clock.advance(2 * MINUTE)
      await send()
    }
    expect(new Set(ids).size).toBe(1)
    expect(await s.db.one`select next_at, sent_at, failure from mail_outbox`).toEqual({
      next_at: null,
      sent_at: null,
      failure: 'too late',
    })
  })

  test('counts as lost for a day what could not be sent in time, however many days it was tried', async () => {
    const lost = async () => /^mails_lost (\d+)$/m.exec(await (await s.app.request('/metrics')).text())?.[1]
    box.judge = () => {
      throw new Error('connection lost')
    }
    await tell(newEmail(), 3 * 86_400)
    await send()
    await s.clock.advance(2 * DAY)
    await send()
    expect(await lost()).toBe('0')
    await s.clock.advance(DAY + HOUR)
    await send()
    expect(await lost()).toBe('1')
    await s.clock.advance(DAY)
    expect(await lost()).toBe('0')
  })

  test('asks no second time where the address is refused, and holds up nobody else', async () => {
    const wrong = newEmail()
    box.judge = ({ to }) => {
      if (to === wrong) throw new MailRefused('550 No such mailbox')
    }
    await tell(wrong)
    await tell()
    expect(await send()).toBe(2)
    await s.clock.advance(DAY)
    expect(await send()).toBe(0)
    expect(box.sent).toHaveLength(1)
    expect(await s.db.one`select failure from mail_outbox where recipient = ${wrong}`).toEqual({
      failure: '550 No such mailbox',
    })
  })

  test('sends no code that was used or has run out meanwhile', async () => {
    await unconfirmed(s)
    await s.db.many`update one_time_code set used_at = game_clock()`
    await send()
    expect(box.sent).toEqual([])
  })

  test('is forgotten after a month', async () => {
    await tell()
    await send()
    await s.clock.advance(31 * DAY)
    await forgetOldMails(s.service)
    expect(await s.db.many`select 1 from mail_outbox`).toEqual([])
  })
})

describe('the newsletter', () => {
  test.each(['ada at example', 'ada@', '@example.com', 'ada@example.com\nBcc: obi@example.com', ''])(
    'goes to no %j, and the refusal names the field §3.19',
    async email => {
      const refused = await s.call(account.newsletter, { body: { email } })
      expect([refused.refusal, Object.keys(refused.json)]).toEqual(['bad-input', ['email']])
      expect(await s.db.many`select from newsletter_address`).toEqual([])
    },
  )

  test('asks an address first, once for whatever spelling, and answers alike whoever gets it already §2.96, 3.19, 4.31, 5.5, 7.21, 8.11', async () => {
    for (const email of ['ada@example.com', ' ADA@example.com '])
      expect((await s.call(account.newsletter, { body: { email } })).data.message).toBe(
        'You have successfully subscribed for the newsletter',
      )
    await send()
    expect(box.sent.map(it => it.to)).toEqual(['ada@example.com'])
    expect(box.sent[0]!.text).toMatch(/https:\/\/oriire\.example\/newsletter\?confirm=\S+/)
    expect(box.sent[0]!.unsubscribe).toMatch(/^https:\/\/oriire\.example\/api\/v1\/newsletter\/leave\//)
    const { confirm } = await newsletterLinksOf(s, 'ada@example.com')
    expect((await s.call(calls.confirmNewsletter, { body: { link: confirm } })).status).toBe(200)
    await s.clock.advance(HOUR)
    void (await s.call(account.newsletter, { body: { email: 'ada@example.com' } })).data
    expect(await send()).toBe(0)
  })

  test('asks an address once a day, however often strangers give it, and promises only what it can keep', async () => {
    const email = newEmail()
    for (let half = 0; half < 48; half++) {
      void (await s.call(account.newsletter, { body: { email } })).data
      await send()
      await s.clock.advance(HOUR / 2)
    }
    expect(box.sent.map(it => it.to)).toEqual([email])
    // Once it is forgotten, nobody knows that it was asked.
    expect(box.sent[0]!.text).toContain('Have us forget your address at once:')
    await s.clock.advance(MINUTE)
    void (await s.call(account.newsletter, { body: { email } })).data
    expect(await send()).toBe(1)
  })

  test('asks twenty addresses from one place, then ever more slowly, whichever node is asked; other places ask as before', async () => {
    const [one, other] = [newAddress(), newAddress()]
    const from = (address: string) =>
      subscribe(s.service, { email: newEmail(), address }).then(
        () => 'asked',
        (error: unknown) => (error as Refusal).refusal,
      )
    const said = []
    for (let n = 0; n < 60; n++) {
      said.push(await from(one))
      await s.clock.advance(1_000)
    }
    expect(said.slice(0, 20)).toEqual(Array(20).fill('asked'))
    expect(said.filter(it => it === 'asked').length).toBeLessThan(30)
    expect(said.at(-1)).toBe('too-many-tries')
    expect(await from(other)).toBe('asked')
    await s.clock.advance(HOUR)
    expect(await from(one)).toBe('asked')
  })

  test('is not had by who has not said yes within a week, by another’s link, or by the link that leaves', async () => {
    const { confirm, leave, email } = await newsletterLinksOf(s)
    const yes = async (link: string) => (await s.call(calls.confirmNewsletter, { body: { link } })).refusal
    expect(await yes(leave)).toBe('link-dead')
    expect(await yes(`${confirm}x`)).toBe('link-dead')
    expect(await yes('x')).toBe('link-dead')
    expect(await yes(`${crypto.randomUUID()}.${confirm.split('.')[1]}`)).toBe('link-dead')
    await s.clock.advance(8 * DAY)
    expect(await yes(confirm)).toBe('link-dead')
    await forgetOldMails(s.service)
    expect(await s.db.many`select 1 from newsletter_address where email = ${email}`).toEqual([])
  })

  test('ends by one click of a mail program, which sends a form and no header of ours', async () => {
    const { confirm, leaveAtOnce, email } = await newsletterLinksOf(s)
    void (await s.call(calls.confirmNewsletter, { body: { link: confirm } })).data
    const { pathname, search } = new URL(leaveAtOnce)
    const post = () =>
      s.app.request(`${pathname}${search}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': newAddress(),
        },
        body: 'List-Unsubscribe=One-Click',
      })
    for (const _ of [1, 2]) expect((await post()).status).toBe(200)
    expect(await s.db.many`select 1 from newsletter_address where email = ${email}`).toEqual([])
  })

  test('goes out once, to who has said yes and is still there, with a link that unsubscribes', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'oriire-')), 'news.txt')
    await writeFile(file, 'A new game\n\nQuika is here.\n')
    const [yes, left, silent] = [
      await newsletterLinksOf(s),
      await newsletterLinksOf(s),
      await newsletterLinksOf(s),
    ]
    for (const { confirm } of [yes, left])
      void (await s.call(calls.confirmNewsletter, { body: { link: confirm } })).data
    await send()
    box.sent.length = 0
    const queue = () => newsletter(s.service, file)
    expect(await queue()).toBe('“A new game” goes to 2 addresses.')
    expect(await queue()).toContain('queued before')
    void (await s.call(calls.leaveNewsletter, { query: { link: left.leave } })).data
    await send()
    expect(box.sent.map(it => [it.to, it.subject])).toEqual([[yes.email, 'A new game']])
    expect(box.sent[0]!.text).toContain(`/newsletter?leave=${yes.leave}`)
    expect(box.sent[0]!.unsubscribe).toBe(yes.leaveAtOnce)
    expect(silent.email).not.toBe(yes.email)
    await writeFile(file, 'No text')
    await expect(queue()).rejects.toThrow('The first line is the subject')
    await expect(newsletter(s.service, '/nowhere')).rejects.toThrow('Say a text file')
  })

  test('is not ended by a made-up link', async () => {
    const { confirm } = await newsletterLinksOf(s)
    for (const link of [confirm, 'x', `${crypto.randomUUID()}.x`])
      expect((await s.call(calls.leaveNewsletter, { query: { link } })).refusal).toBe('link-dead')
    expect(await s.db.many`select 1 from newsletter_address`).toHaveLength(1)
  })
})

const withdrawing = async (email: string | null) => {
  const player = await winnerOf(s, kobo(5_000))
  await s.db.many`update player set email = ${email} where id = ${player.playerId}`
  const asked = await ask(s, player.token, { amount: '2000' })
  return { ...player, id: asked.data.withdrawal.id }
}
const payout = async () => {
  await runPayouts(s.service)
  await s.clock.advance(MINUTE)
  await runPayouts(s.service)
  await send()
}

describe('receipts of withdrawals', () => {
  test('go to the proven address when the money is paid, with amount, bank, trace and no whole account number', async () => {
    const { id } = await withdrawing('ada@example.ng')
    await payout()
    const [it, ...others] = box.sent
    expect(others).toEqual([])
    expect([it!.to, it!.subject]).toEqual(['ada@example.ng', '₦2,000 was paid to your bank account'])
    for (const part of ['account ending in 6789', '999058000000000001', id]) expect(it!.text).toContain(part)
    expect(it!.text).not.toContain('0123456789')
  })

  test('say that the money is back where the bank refused it, once', async () => {
    provider.script.send = () => ({ outcome: 'refused', reason: 'closed' })
    await withdrawing('ada@example.ng')
    await payout()
    await payout()
    expect(box.sent.map(it => it.subject)).toEqual(['₦2,000 is back in your winnings wallet'])
  })

  test('say it too where the operator gave it back', async () => {
    const { id } = await withdrawing('ada@example.ng')
    await giveBackByHand(s.db, { id, who: 'Ada', why: 'asked' })
    await send()
    expect(box.sent[0]!.text).toContain('We could not send it')
  })

  test('say of money that the bank sent back before any e-mail went out only that it is back', async () => {
    const { id } = await withdrawing('ada@example.ng')
    await runPayouts(s.service)
    await s.clock.advance(MINUTE)
    await runPayouts(s.service)
    const [attempt] = await attemptsOf(s, id)
    const reversed = { outcome: 'reversed', amount: kobo(2_000), currency: 'NGN' } as const
    await settleAttempt(s.service, attempt!.reference, reversed)
    await send()
    expect(box.sent.map(it => it.subject)).toEqual(['₦2,000 is back in your winnings wallet'])
  })

  test('go nowhere without a proven address', async () => {
    const { token } = await withdrawing(null)
    void (await s.call(calls.giveEmail, { token, body: { email: newEmail(), password: PASSWORD } })).data
    await send()
    const before = box.sent.length
    await payout()
    expect(box.sent).toHaveLength(before)
  })
})

test('a sandbox keeps its e-mails beside its SMS, where a person can read them and follow their links', async () => {
  await s.close()
  const lines: string[] = []
  s = await makeService({ print: line => void lines.push(line) })
  const { email } = await newsletterLinksOf(s)
  await sendMails(s.service)
  expect(lines.at(-1)).toBe(`E-mail to ${email}: Do you want news from Oriire?`)
  const [kept] = (await s.call(sandboxMessages, { query: { email } })).data
  expect(kept!.text).toContain('/newsletter?confirm=')
  const page = await (await s.app.request('/sandbox')).text()
  expect(page).toMatch(/<a href="http:\/\/localhost:8080\/newsletter\?confirm=[\w.-]+">/)
})
