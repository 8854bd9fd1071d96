import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getTopUp } from '#src/contract/wallet.ts'
import { kobo } from '#src/lib/money.ts'
import { makeService, type TestService } from '../support/service.ts'
import { walletsOf } from '../support/play.ts'
import { openCard, sandboxOf, sendWebhook, settleAtProvider, webhookBody } from '../support/top-ups.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService()
  await s.runDue()
})
afterAll(() => s.close())

const paid = async (amount = '1000') => {
  const player = await s.player()
  const { reference } = await openCard(s, player.token, amount)
  await settleAtProvider(s, reference, 'success')
  const credit = async () => (await walletsOf(s, player.playerId)).play
  const state = async () =>
    (await s.call(getTopUp, { token: player.token, params: { reference } })).data.state
  return { ...player, reference, credit, state }
}

describe('a webhook', () => {
  test('without a signature, with a wrong one, or with one of another body is refused and credits nothing', async () => {
    const { reference, credit } = await paid()
    const body = webhookBody(reference, kobo(1000))
    const signatures = [
      '',
      'x',
      '00'.repeat(64),
      createHmac('sha512', '').update(body).digest('hex'),
      sandboxOf(s).sign(`${body} `),
      sandboxOf(s).sign(body).slice(0, 126),
    ]
    for (const signature of signatures) {
      const answer = await sendWebhook(s, body, signature)
      expect(answer.status).toBe(401)
      expect(answer.headers.get('x-refusal')).toBe('signature-wrong')
    }
    // The same values, written by another serialiser: other bytes.
    const again = JSON.stringify(JSON.parse(body), null, 2)
    expect((await sendWebhook(s, again, sandboxOf(s).sign(body))).status).toBe(401)
    expect(await credit()).toBe(0)
  })

  test('is believed only so far as to ask the provider: its own amount is never credited', async () => {
    const { reference, credit } = await paid()
    expect((await sendWebhook(s, webhookBody(reference, kobo(9_999_999)))).status).toBe(200)
    expect(await credit()).toBe(kobo(1000))
  })

  test.each([
    ['amount', { amount: kobo(10) }],
    ['amount above', { amount: kobo(2000) }],
    ['currency', { currency: 'USD' }],
    ['reference', { reference: 'tu-another' }],
  ])('whose payment has a wrong %s at the provider credits nothing', async (_, change) => {
    const { reference, credit, state } = await paid()
    const verify = vi.spyOn(sandboxOf(s), 'verify').mockResolvedValue({
      reference,
      amount: kobo(1000),
      currency: 'NGN',
      state: 'success',
      ...change,
    })
    expect((await sendWebhook(s, webhookBody(reference, kobo(1000)))).status).toBe(200)
    expect(await credit()).toBe(0)
    expect(await state()).toBe('checking')
    verify.mockRestore()
  })

  test('that says success before the provider does credits nothing yet', async () => {
    const { token, playerId } = await s.player()
    const { reference } = await openCard(s, token, '1000')
    expect((await sendWebhook(s, webhookBody(reference, kobo(1000)))).status).toBe(200)
    expect((await walletsOf(s, playerId)).play).toBe(0)
  })

  test('about an unknown reference, of another kind, or of no sense is acknowledged without effect', async () => {
    const { reference, credit } = await paid()
    const bodies = [
      webhookBody('tu-unknown', kobo(1000)),
      webhookBody(reference, kobo(1000), 'transfer.success'),
      '[]',
      'null',
      '"text"',
      'not json at all',
      '{"event":"charge.success"}',
      '{"event":"charge.success","data":{"reference":7}}',
      '{"event":"charge.success","data":{"reference":"\' or 1=1 --"}}',
    ]
    for (const body of bodies) expect((await sendWebhook(s, body)).status).toBe(200)
    expect(await credit()).toBe(0)
  })

  test('of 300 KB is refused before it is read', async () => {
    expect((await sendWebhook(s, ' '.repeat(300 * 1024))).status).toBe(413)
  })

  test('sent 1,000 times at once credits once', async () => {
    const { reference, playerId, credit } = await paid()
    const body = webhookBody(reference, kobo(1000))
    const answers = await Promise.all(Array.from({ length: 1000 }, () => sendWebhook(s, body)))
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
    // The provider gets its answer after two seconds; the crediting goes on.
    await expect.poll(credit, { timeout: 60_000 }).toBe(kobo(1000))
    const { count } = (await s.db.one<{ count: number }>`
      select count(*) as count from transfer where kind = 'top_up' and cause = ${reference}`)!
    expect(count).toBe(1)
    expect((await walletsOf(s, playerId)).play).toBe(kobo(1000))
  })
})
