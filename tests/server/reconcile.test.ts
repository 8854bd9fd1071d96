// Every difference between a provider's books and ours is found and named, and no money moves by it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY, HOUR } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { dropSettled, keepDifferences, listDifferences } from '#server/db/queries/money/reconciliation.ts'
import { followTakeBacks } from '#server/deeds/top-ups/follow-take-backs.ts'
import { reconcileTopUps } from '#server/deeds/top-ups/reconcile-top-ups.ts'
import { findTopUp } from '#server/db/queries/money/top-ups.ts'
import { setSandboxTakenBack } from '#server/ports/payments-sandbox.ts'
import { reconcile, reconcileAtNight } from '#server/deeds/reconciling/reconcile.ts'
import { monnifyBooks } from '#server/ports/books/books-monnify.ts'
import { makeBooks } from '#server/ports/books/books.ts'
import { paystackBooks } from '#server/ports/books/books-paystack.ts'
import type { Books, ListedPayment, ListedTransfer } from '#server/ports/ports.ts'
import { runCommand } from '#server/programs/commands.ts'
import { operate } from '#server/programs/operate.ts'
import { readPlace } from '#server/settings.ts'
import { freshDb } from '../support/database.ts'
import { makeService, type TestService } from '../support/service.ts'
import { openCard, sendWebhook, settleAtProvider, webhookBody } from '../support/top-ups.ts'
import { ask, attemptsOf, pass, standIn, winnerOf } from '../support/withdrawals.ts'

let s: TestService
let book: { payments: ListedPayment[]; transfers: ListedTransfer[] }
const bank = standIn('sandbox')
const books: Books = {
  name: 'sandbox',
  payments: async () => book.payments,
  transfers: async () => book.transfers,
  balance: async () => kobo(7_000),
}
beforeEach(async () => {
  book = { payments: [], transfers: [] }
  s = await makeService({ db: await freshDb(), payouts: [bank.port], books: [books] })
})
afterEach(() => s.close())

const span = () => ({ from: new Date(s.clock.now() - DAY), until: new Date(s.clock.now() + HOUR) })
const found = async () => {
  const [done] = await reconcile(s.service, span())
  return done!.differences.map(it => `${it.kind} ${it.reference}`)
}
const topUp = async (naira: number) => {
  const { token } = await s.player()
  const { reference } = await openCard(s, token, String(naira))
  await settleAtProvider(s, reference, 'success')
  await sendWebhook(s, webhookBody(reference, kobo(naira)))
  return { reference, amount: kobo(naira) }
}
const transfer = async () => {
  const winner = await winnerOf(s, kobo(2_000))
  const { id } = (await ask(s, winner.token, { amount: '1000' })).data.withdrawal
  await pass(s, 0, 5)
  const [attempt] = await attemptsOf(s, id)
  expect(attempt!.state).toBe('succeeded')
  return { reference: attempt!.reference, amount: kobo(1_000), state: 'paid' as const }
}
const ledger = () => s.db.one<{ n: number }>`select count(*) as n from transfer`

test('in production a command without the providers’ keys says so, and does not find that nothing differs', async () => {
  const settings = readPlace({ NODE_ENV: 'production', DATABASE_URL: 'postgres://oriire@localhost/oriire' })
  const { db, games, ports } = s.service
  const place = { db, games, randomness: ports.randomness, books: makeBooks(settings, db) }
  await expect(runCommand(place, ['reconcile'])).rejects.toThrow('Set the keys of the providers')
})

test('a command without the keys of a provider that is compared at night says that it left it out', async () => {
  const other: Books = { ...books, name: 'other' }
  await reconcile({ ...s.service, ports: { books: [books, other] } }, span())
  const place = { ...s.service, randomness: s.service.ports.randomness }
  const said = async (having: readonly Books[]) =>
    (await runCommand({ ...place, books: having }, ['reconcile'])).split('\n')
  expect((await said([books]))[1]).toBe('other: not compared: set its keys here too, as the nodes have them')
  expect((await said([books, other])).join()).not.toContain('not compared')
})

test('a provider that does not answer is not said to agree, and the words say what was in the way', async () => {
  const failed = new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND api.paystack.co') })
  const place = { db: s.db, games: [], randomness: s.service.ports.randomness }
  const said = await runCommand(
    { ...place, books: [{ ...books, transfers: () => Promise.reject(failed) }] },
    ['reconcile'],
  )
  expect(said.split('\n')).toEqual([
    'sandbox: could not be compared: fetch failed (getaddrinfo ENOTFOUND api.paystack.co)',
    'Not everything was compared, so more may differ than is said here.',
    'Nothing is known to differ.',
  ])
  expect(await runCommand({ ...place, books: [books] }, ['reconcile'])).toContain('Nothing differs.')
})

test('books that agree differ in nothing', async () => {
  book.payments = [await topUp(500)]
  book.transfers = [await transfer(), { reference: 'open', amount: 1, state: 'open' }].slice(
    0,
    1,
  ) as ListedTransfer[]
  expect(await found()).toEqual([])
  expect(await listDifferences(s.db)).toEqual([])
})

test('every difference has its name, stays written down, is struck out when it agrees, and moves no money', async () => {
  const credited = await topUp(500)
  const lost = await topUp(600)
  const [paid, unlisted] = [await transfer(), await transfer()]
  const { token } = await s.player()
  const { reference: unpaid } = await openCard(s, token, '700')
  const before = await ledger()
  book.payments = [
    { ...credited, amount: credited.amount + 1 },
    { reference: unpaid, amount: kobo(700) },
    { reference: 'somebody-elses', amount: 5 },
  ]
  book.transfers = [
    { ...paid, state: 'back' },
    { reference: 'stolen', amount: 9, state: 'paid' },
  ]
  const all = [
    `payment-amount ${credited.reference}`,
    `payment-not-credited ${unpaid}`,
    'payment-not-ours somebody-elses',
    `credit-not-there ${lost.reference}`,
    `transfer-not-paid-there ${paid.reference}`,
    'transfer-not-ours stolen',
    `transfer-not-there ${unlisted.reference}`,
  ]
  expect(await found()).toEqual(all)
  expect(await found()).toEqual(all)
  expect(await listDifferences(s.db)).toHaveLength(7)
  expect(await (await s.app.request('/metrics')).text()).toContain(
    'book_differences{provider="sandbox",kind="transfer-not-ours"} 1',
  )
  book.payments = [credited, lost]
  book.transfers = [{ ...paid, amount: paid.amount - 1 }, unlisted]
  expect(await found()).toEqual([`transfer-amount ${paid.reference}`])
  const kept = (await listDifferences(s.db)).map(it => it.reference)
  expect(kept).not.toContain(lost.reference)
  expect(kept).not.toContain(unlisted.reference)
  expect(await ledger()).toEqual(before)
})

test('a payment that came after its top-up was given up, while nobody was there to hear of it, is asked about again and credited', async () => {
  const { token } = await s.player()
  const { reference } = await openCard(s, token, '700')
  const stateOf = async () => {
    await s.clock.advance(HOUR)
    await reconcileTopUps(s.service)
    return (await findTopUp(s.db, reference))!.state
  }
  await s.clock.advance(DAY)
  expect(await stateOf()).toBe('expired')
  await settleAtProvider(s, reference, 'success')
  await s.clock.advance(3 * DAY)
  expect(await stateOf()).toBe('expired')
  book.payments = [{ reference, amount: kobo(700) }]
  expect(await found()).toEqual([`payment-not-credited ${reference}`])
  expect(await stateOf()).toBe('credited')
  expect(await found()).toEqual([])
})

test('a transfer that is paid there and refused here is named', async () => {
  bank.script.send = () => ({ outcome: 'refused', reason: 'Recipient specified is invalid' })
  const winner = await winnerOf(s, kobo(2_000))
  const { id } = (await ask(s, winner.token, { amount: '1000' })).data.withdrawal
  await pass(s, 0)
  bank.script.send = () => ({ outcome: 'accepted' })
  const [{ reference } = { reference: '' }] = await attemptsOf(s, id)
  book.transfers = [{ reference, amount: kobo(1_000), state: 'paid' }]
  expect(await found()).toEqual([`transfer-paid-not-here ${reference}`])
})

test('a difference that our books settle later goes, also if no comparison looks at its days again', async () => {
  const winner = await winnerOf(s, kobo(2_000))
  const { id } = (await ask(s, winner.token, { amount: '1000' })).data.withdrawal
  await pass(s, 0)
  const [{ reference } = { reference: '' }] = await attemptsOf(s, id)
  const difference = { kind: 'transfer-not-paid-there', reference, words: 'they know nothing of it' }
  const other = { ...difference, reference: 'wd00000000000000000000000000000000' }
  await keepDifferences(s.db, 'sandbox', [difference, other])
  const kept = async () => (await listDifferences(s.db)).map(it => it.reference).toSorted()
  await dropSettled(s.db, 'sandbox')
  expect(await kept()).toEqual([reference, other.reference].toSorted())
  await s.db.many`
    update payout_attempt set state = 'refused', settled_at = game_clock() where reference = ${reference}`
  await dropSettled(s.db, 'sandbox')
  expect(await kept()).toEqual([other.reference])
})

test('once a night one node does it, and a provider that does not answer is an alarm', async () => {
  const asked = vi.spyOn(books, 'transfers')
  await reconcileAtNight(s.service)
  expect(asked).not.toHaveBeenCalled()
  // Noon in Lagos; five in the morning is seventeen hours later.
  await s.clock.advance(17 * HOUR)
  await Promise.all([1, 2, 3].map(() => reconcileAtNight(s.service)))
  await s.clock.advance(HOUR)
  await reconcileAtNight(s.service)
  expect(asked).toHaveBeenCalledTimes(1)
  asked.mockRejectedValueOnce(new Error('503 Service Unavailable'))
  await s.clock.advance(23 * HOUR)
  await reconcileAtNight(s.service)
  const figures = await (await s.app.request('/metrics')).text()
  expect(figures).toContain('books_compared_failed{provider="sandbox"} 1')
  asked.mockRestore()
})

test('the night compares although the operator did in the evening, because what left since is looked at by nobody else', async () => {
  const asked = vi.spyOn(books, 'transfers')
  await s.clock.advance(9 * HOUR)
  await reconcile(s.service, span())
  await s.clock.advance(8 * HOUR)
  for (let node = 0; node < 2; node++) await reconcileAtNight(s.service)
  expect(asked).toHaveBeenCalledTimes(2)
  asked.mockRestore()
})

test('a payment that was wholly taken back may be listed no more, and one of which a part was may not', async () => {
  const [whole, part] = [await topUp(500), await topUp(600)]
  for (const { reference } of [whole, part]) {
    await setSandboxTakenBack(s.db, reference, kobo(500), false)
    await followTakeBacks(s.service, reference)
  }
  expect(await found()).toEqual([`credit-not-there ${part.reference}`])
  book.payments = [whole, part]
  expect(await found()).toEqual([])
})

test('every day of missed nights is compared by the next one, in pieces that a provider still lists', async () => {
  const listed = vi.spyOn(books, 'transfers')
  const night = async (after: number) => {
    listed.mockClear()
    await s.clock.advance(after)
    await reconcileAtNight(s.service)
    return listed.mock.calls.map(([from, until]) => ({ from: from.getTime(), until: until.getTime() }))
  }
  const [first] = await night(17 * HOUR)
  expect(await night(DAY)).toEqual([{ from: first!.until - DAY, until: first!.until + DAY }])
  let { until } = { until: first!.until + DAY }
  for (const missed of [1, 3, 30]) {
    const pieces = await night((missed + 1) * DAY)
    for (const piece of pieces) {
      // What a provider lists late is found the time after: each piece begins a day before the last one's end.
      expect(piece.from).toBe(until - DAY)
      expect(piece.until - piece.from).toBeLessThan(3 * DAY)
      ;({ until } = piece)
    }
    expect(until).toBe(s.clock.now() - 2 * HOUR)
  }
  for (let failed = 0; failed < 3; failed++) {
    listed.mockRejectedValueOnce(new Error('503 Service Unavailable'))
    expect(await night(DAY)).toHaveLength(1)
  }
  // A comparison that an operator asks for reaches less far back: the days before it stay due.
  await s.clock.advance(DAY)
  await reconcile(s.service, { from: new Date(s.clock.now() - DAY), until: new Date(s.clock.now()) })
  const pieces = await night(DAY)
  expect(pieces[0]!.from).toBe(until - DAY)
  expect(pieces.at(-1)!.until).toBe(s.clock.now() - 2 * HOUR)
  listed.mockRestore()
})

test('what a provider lists twice, because its pages moved meanwhile, is one difference', async () => {
  const payment = { reference: 'unheard-of', amount: kobo(500) }
  const stolen = { reference: 'stolen', amount: 9, state: 'open' as const }
  book = { payments: [payment, payment], transfers: [stolen, { ...stolen, state: 'paid' }] }
  expect(await found()).toEqual(['payment-not-ours unheard-of', 'transfer-not-ours stolen'])
  const kept = await listDifferences(s.db)
  expect(kept.map(it => it.words).toSorted()).toEqual([
    '₦0.09 is paid there, and unknown here',
    '₦500 was paid; no top-up of ours',
  ])
})

test('by command, what differs is kept and noted with who and why; a dry run prints it and keeps nothing', async () => {
  const place = { ...s.service, randomness: s.service.ports.randomness, books: [books] }
  const kept = async () => ({
    differences: await listDifferences(s.db),
    times: await s.db.many`select id from reconciliation`,
  })
  const before = await ledger()
  book.payments = [{ reference: 'unheard-of', amount: kobo(500) }]
  expect(await operate(place, ['reconcile', '--help'])).toContain('keeps what differs')
  expect(await operate(place, ['reconcile', '--dry-run'])).toMatch(/unheard-of.*\n.*may still be under way/)
  expect(await kept()).toEqual({ differences: [], times: [] })
  await expect(operate(place, ['reconcile'])).rejects.toThrow('Say who you are and why')
  expect(await operate(place, ['reconcile', '--who=Bola', '--why=an alert'])).toContain('unheard-of')
  expect(await kept()).toMatchObject({ differences: [{ reference: 'unheard-of' }], times: [{}] })
  expect(await operate(place, ['log'])).toMatch(/Bola: reconcile \(an alert\)$/)
  expect(await ledger()).toEqual(before)
})

test('the operator’s command prints what was compared and every difference', async () => {
  book.transfers = [{ reference: 'stolen', amount: kobo(9), state: 'paid' }]
  const place = { db: s.db, games: s.service.games, randomness: s.service.ports.randomness, books: [books] }
  const told = await runCommand(place, ['reconcile'])
  expect(told).toContain('sandbox: 0 payments and 1 transfers compared, ₦7,000 there')
  expect(told).toMatch(/sandbox {2}transfer-not-ours {2}stolen, since .*: ₦9 is paid there, and unknown here/)
  await expect(runCommand(place, ['reconcile', 'yesterday'])).rejects.toThrow('Say how many days back')
  await expect(runCommand({ ...place, books: [] }, ['reconcile'])).rejects.toThrow('Set the keys')
})

const rows = (length: number, status: string) =>
  Array.from({ length }, (_, n) => ({ reference: `r${n}`, amount: 100, requested_amount: 90, status }))

describe('what the providers list', () => {
  const from = new Date(0)
  const until = new Date(DAY)

  test('is read from Paystack page by page, with the amount that was asked for', async () => {
    const send = vi.fn(async (path: string, { query }: { query?: { page?: number } }) => {
      if (path === '/balance')
        return {
          data: [
            { currency: 'USD', balance: 1 },
            { currency: 'NGN', balance: 5 },
          ],
        }
      const length = query?.page === 1 ? 100 : 2
      return { data: rows(length, path === '/transfer' ? 'reversed' : 'success') }
    })
    const there = paystackBooks('sk_test', send)
    const payments = await there.payments!(from, until)
    expect([payments.length, payments[0]]).toEqual([102, { reference: 'r0', amount: 90 }])
    const transfers = await there.transfers(from, until)
    expect([transfers.length, transfers[0]!.state]).toEqual([102, 'back'])
    expect(await there.balance()).toBe(5)
    expect(send.mock.calls[0]![1].query).toMatchObject({
      status: 'success',
      perPage: 100,
      page: 1,
      from: '1970-01-01T00:00:00.000Z',
    })
  })

  test('is of a transfer all that came, as it is credited: more than was asked for is no difference', async () => {
    const paid = { status: 'success', requested_amount: 100_000 }
    const send = async () => ({
      data: [
        { ...paid, reference: 'tu1', amount: 150_000, channel: 'bank_transfer' },
        { ...paid, reference: 'tu2', amount: 60_000, channel: 'bank_transfer' },
        { ...paid, reference: 'tu3', amount: 150_000, authorization: { channel: 'bank_transfer' } },
        { ...paid, reference: 'tu-4', amount: 101_500, channel: 'card', authorization: {} },
      ],
    })
    const payments = await paystackBooks('sk_test', send).payments!(from, until)
    expect(payments.map(it => it.amount)).toEqual([150_000, 60_000, 150_000, 100_000])
  })

  test('is read from Monnify in kobo, behind its access token', async () => {
    const send = vi.fn(async (path: string) => {
      if (path.endsWith('/login')) return { responseBody: { accessToken: 't', expiresIn: 3_600 } }
      if (path.endsWith('/wallet-balance')) return { responseBody: { availableBalance: 10.5 } }
      return { responseBody: { content: [{ reference: 'a', amount: 15.05, status: 'COMPLETED' }] } }
    })
    const settings = { apiKey: 'a', secretKey: 'b', account: '3000000001', url: 'https://x.example' }
    const there = monnifyBooks(settings, send)
    expect(await there.transfers(from, until)).toEqual([{ reference: 'a', amount: 1_505, state: 'paid' }])
    expect(await there.balance()).toBe(1_050)
  })

  test('stands in the sandbox’s own books', async () => {
    const own = await makeService()
    const { token } = await own.player()
    const { reference } = await openCard(own, token, '500')
    await settleAtProvider(own, reference, 'success')
    await sendWebhook(own, webhookBody(reference, kobo(500)))
    const winner = await winnerOf(own, kobo(2_000))
    void (await ask(own, winner.token, { amount: '1000' })).data
    await pass(own, 0, 5, 15)
    const at = { from: new Date(own.clock.now() - DAY), until: new Date(own.clock.now() + HOUR) }
    const [done] = await reconcile(own.service, at)
    expect(done).toMatchObject({
      provider: 'sandbox',
      payments: 1,
      transfers: 1,
      differences: [],
      failure: null,
    })
    await own.close()
  })
})
