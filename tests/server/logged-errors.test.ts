// What the log says of a provider's failure.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ofetch } from 'ofetch'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { resolveAccount } from '#src/contract/withdrawals.ts'
import { keepBanks } from '#server/db/queries/money/banks.ts'
import { kobo } from '#src/lib/money.ts'
import { creditTopUp } from '#server/deeds/top-ups/credit-top-up.ts'
import { reconcile } from '#server/deeds/reconciling/reconcile.ts'
import type { Payouts } from '#server/ports/ports.ts'
import { monnifyPayouts } from '#server/ports/payouts-monnify.ts'
import { paystackPayouts } from '#server/ports/payouts-paystack.ts'
import { makeLog } from '#server/watch/log.ts'
import { withoutQueries } from '#server/lib/without-queries.ts'
import { KEYS } from '../support/monnify.ts'
import { makeService, testSettings } from '../support/service.ts'
import { openCard, sandboxOf } from '../support/top-ups.ts'
import { ACCOUNT, winnerOf } from '../support/withdrawals.ts'

let broken: Server
let url: string
beforeAll(async () => {
  // Lets Monnify in, and fails at everything else.
  const login = { responseBody: { accessToken: 'x', expiresIn: 3_600 } }
  broken = createServer((request, response) => {
    response.statusCode = request.url!.includes('login') ? 200 : 500
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(response.statusCode === 200 ? login : { message: 'oops' }))
  })
  await new Promise<void>(done => broken.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`
})
afterAll(() => void broken.close())

const paystack = (baseURL: string): Payouts =>
  paystackPayouts('sk_test', ofetch.create({ baseURL, retry: 0, timeout: 5_000 }))

test.each([
  ['Paystack, which answers with an error,', () => paystack(url)],
  ['Paystack, which is not there,', () => paystack('http://127.0.0.1:1')],
  ['Monnify, which answers with an error,', () => monnifyPayouts({ ...KEYS, url }, Date.now)],
])('no account number is logged where %s is asked for its name', async (_, provider) => {
  const lines: string[] = []
  const log = makeLog(testSettings({ LOG_LEVEL: 'debug' }), { write: line => void lines.push(line) })
  const s = await makeService({ payouts: [provider()], log })
  await keepBanks(s.db, [{ code: ACCOUNT.bank_code, name: 'Guaranty Trust Bank' }])
  const { token } = await winnerOf(s, 0)
  expect((await s.call(resolveAccount, { token, body: ACCOUNT })).refusal).toBe('bank-silent')
  await s.close()
  const told = lines.find(line => line.includes('a bank did not name an account'))
  expect(told).toMatch(/(resolve|validate)\?\[cut\]/)
  expect(lines.join('')).not.toContain(ACCOUNT.account_number)
})

test('books that a provider does not show are told of and kept without the query of the address', async () => {
  const failing = {
    name: 'paystack',
    payments: () => ofetch(`${url}/transaction?account=0123456789`, { retry: 0 }),
    transfers: async () => [],
    balance: async () => null,
  }
  const s = await makeService()
  const lines: string[] = []
  const log = makeLog(testSettings({ LOG_LEVEL: 'debug' }), { write: line => void lines.push(line) })
  const now = new Date(s.clock.now())
  await reconcile({ db: s.db, log, ports: { books: [failing as never] } }, { from: now, until: now } as never)
  const kept = JSON.stringify(await s.db.many`select failure from reconciliation`)
  await s.close()
  for (const text of [kept, lines.join('')]) {
    expect(text).toContain('/transaction?[cut]')
    expect(text).not.toContain('0123456789')
  }
})

test('only queries are cut: an ordinary question and the place in a file stay', () => {
  expect(withoutQueries('Why not? a=b at file.ts:3:1, [GET] "http://a/b?c=O\'Neil&d=2": 500')).toBe(
    'Why not? a=b at file.ts:3:1, [GET] "http://a/b?[cut]": 500',
  )
})

test('what was in the way of a question is told beside the question, and once', () => {
  const lines: string[] = []
  const log = makeLog(testSettings({ LOG_LEVEL: 'debug' }), { write: line => void lines.push(line) })
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
  const failed = new TypeError('fetch failed', { cause: refused })
  for (const cause of [failed, new Error('fetch failed', { cause: new Error('fetch failed') })])
    log.error({ err: new Error('[GET] "https://a.test/b?c=d": fetch failed', { cause }) }, 'failed')
  expect(lines.map(line => (JSON.parse(line) as { err: { message: string } }).err.message)).toEqual([
    '[GET] "https://a.test/b?[cut]": fetch failed (ECONNREFUSED)',
    '[GET] "https://a.test/b?[cut]": fetch failed',
  ])
})

test('a payment that differs from its top-up is logged once, without the name and account of who paid', async () => {
  const lines: string[] = []
  const log = makeLog(testSettings({ LOG_LEVEL: 'debug' }), { write: line => void lines.push(line) })
  const s = await makeService({ log })
  const { token } = await s.player()
  const { reference } = await openCard(s, token, '1000')
  vi.spyOn(sandboxOf(s), 'verify').mockResolvedValue({
    reference,
    state: 'success',
    amount: kobo(900),
    currency: 'NGN',
    payer: ACCOUNT.account_number,
    payerName: 'ADA OBI',
  })
  for (let n = 0; n < 3; n++) await creditTopUp(s.service, reference)
  await s.close()
  const told = lines.filter(line => line.includes('a payment differs from its top-up'))
  expect(told.map(line => (JSON.parse(line) as { amount: number }).amount)).toEqual([kobo(900)])
  expect(lines.join('')).not.toMatch(/ADA OBI/)
  expect(lines.join('')).not.toContain(ACCOUNT.account_number)
})
