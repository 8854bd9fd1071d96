// Transfers to bank accounts by Paystack: bank list, account names, recipient, transfer, verification. Amounts in kobo.
import * as v from 'valibot'
import type { PayoutAnswer, PayoutOrder, Payouts } from './ports.ts'
import { outside, type Send } from './outside.ts'

const banks = v.object({
  data: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      active: v.nullish(v.boolean()),
      is_deleted: v.nullish(v.boolean()),
    }),
  ),
  meta: v.nullish(v.object({ next: v.nullish(v.string()) })),
})
const resolved = v.object({ data: v.object({ account_name: v.pipe(v.string(), v.trim(), v.minLength(1)) }) })
const recipient = v.object({ data: v.object({ recipient_code: v.string() }) })
// Only what every answer has; where a transfer stands differs between answers and events.
const transfer = v.object({
  data: v.object({
    status: v.string(),
    reference: v.string(),
    amount: v.pipe(v.number(), v.integer()),
    currency: v.string(),
    session: v.nullish(v.object({ id: v.nullish(v.string()) })),
    reason: v.nullish(v.string()),
    gateway_response: v.nullish(v.string()),
  }),
})

/** Of a hundred banks, the most that one answer may have. */
const MOST_PAGES = 20

const NOT_SENT = new Set(['failed', 'abandoned', 'blocked', 'rejected'])
const UNDER_WAY = new Set(['pending', 'received', 'processing', 'queued', 'otp'])

export type Failure = NonNullable<ReturnType<typeof failureOf>>

/** Their answer's status and body, in Paystack's names or in Monnify's; undefined if nobody answered. */
export const failureOf = (error: unknown) => {
  const { status, data } = error as { status?: number; data?: Record<string, unknown> }
  if (status === undefined || typeof data !== 'object' || data === null) return undefined
  const message = String(data.message ?? data.responseMessage ?? '')
  return { status, message, code: String(data.code ?? data.responseCode ?? '') }
}

/** @param judged undefined unless the answer is known to mean that nothing was sent */
export const firstAnswer = async (
  order: () => Promise<PayoutAnswer>,
  judged: (failure: Failure) => PayoutAnswer | undefined,
): Promise<PayoutAnswer> => {
  try {
    const said = await order()
    // Never final on its own: we ask later what became of it.
    return said.outcome === 'succeeded' ? { ...said, outcome: 'accepted' } : said
  } catch (error) {
    const failure = failureOf(error)
    const known = failure && judged(failure)
    if (known) return known
    throw error
  }
}

const DUPLICATE = /duplicate_transfer_reference|reference already exists|duplicate reference/i
const FUNDS = /balance is not enough|insufficient balance/i

/**
 * Undefined unless the answer is known to mean that nothing was sent. A 429, a 5xx, a page instead of a body or an
 * unknown code leaves it open.
 */
const judged = ({ status, message, code }: Failure): PayoutAnswer | undefined => {
  if (DUPLICATE.test(`${code} ${message}`)) return { outcome: 'duplicate' }
  if (status === 401 || status === 403) return { outcome: 'unsent', reason: `${status} ${message}` }
  if (status !== 400 && status !== 422) return undefined
  if (FUNDS.test(message)) return { outcome: 'unsent', reason: message }
  if (/starter business|cannot initiate third party payouts/i.test(message))
    return { outcome: 'unsent', reason: message }
  if (code === 'invalid_transfer_recipient' || /recipient.*invalid/i.test(message))
    return { outcome: 'refused', reason: message }
  return undefined
}

/** @throws Error if it is about another transfer, whose end would be taken for this one's */
const readTransfer = (answer: unknown, asked: string): PayoutAnswer => {
  const { reference, status, amount, currency, session, reason, gateway_response } = v.parse(
    transfer,
    answer,
  ).data
  if (reference !== asked) throw new Error(`Paystack speaks of ${reference} instead of ${asked}`)
  const trace = session?.id ? { trace: session.id } : {}
  if (status === 'success') return { outcome: 'succeeded', amount, currency, ...trace }
  if (status === 'reversed') return { outcome: 'reversed', amount, currency, ...trace }
  if (NOT_SENT.has(status)) return { outcome: 'refused', reason: gateway_response ?? reason ?? status }
  if (UNDER_WAY.has(status)) return { outcome: 'accepted', needsOtp: status === 'otp', ...trace }
  throw new Error(`Paystack calls a transfer ${status}`)
}

const openBanks = async (get: (path: string, query: object) => Promise<unknown>) => {
  const all: v.InferOutput<typeof banks>['data'] = []
  let next: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = { country: 'nigeria', currency: 'NGN', use_cursor: true, perPage: 100 }
    const { data, meta } = v.parse(banks, await get('/bank', next ? { ...query, next } : query))
    all.push(...data)
    next = meta?.next ?? undefined
    if (!next) break
  }
  return all
    .filter(it => it.active !== false && it.is_deleted !== true)
    .map(({ code, name }) => ({ code, name }))
}

/** @param send replaced in tests */
export const paystackPayouts = (
  secretKey: string,
  send: Send = outside(20_000, { baseURL: 'https://api.paystack.co' }),
): Payouts => {
  const headers = { authorization: `Bearer ${secretKey}` }
  const get = (path: string, query = {}) => send(path, { method: 'GET', headers, query })
  const post = (path: string, body: object) => send(path, { method: 'POST', headers, body })

  /** The same account always gets the same recipient. */
  const recipientOf = async ({ bankCode, accountNumber, accountName }: PayoutOrder): Promise<string> => {
    const answer = await post('/transferrecipient', {
      type: 'nuban',
      name: accountName,
      account_number: accountNumber,
      bank_code: bankCode,
      currency: 'NGN',
    })
    return v.parse(recipient, answer).data.recipient_code
  }

  return {
    name: 'paystack',
    banks: () => openBanks(get),
    resolve: async ({ bankCode, accountNumber }) => {
      try {
        const answer = await get('/bank/resolve', { account_number: accountNumber, bank_code: bankCode })
        return { name: v.parse(resolved, answer).data.account_name }
      } catch (error) {
        const failure = failureOf(error)
        if (failure?.status === 400 && /unknown bank code/i.test(failure.message))
          return { refused: 'bank-unknown' }
        if (
          failure?.status === 422 ||
          (failure?.status === 400 && /could not resolve/i.test(failure.message))
        )
          return { refused: 'account-unknown' }
        throw error
      }
    },
    send: order =>
      firstAnswer(async () => {
        const { reference, amount } = order
        const code = await recipientOf(order)
        const body = {
          source: 'balance',
          amount,
          recipient: code,
          reference,
          currency: 'NGN',
          reason: 'Winnings',
        }
        return readTransfer(await post('/transfer', body), reference)
      }, judged),
    verify: async reference => {
      try {
        return readTransfer(await get(`/transfer/verify/${encodeURIComponent(reference)}`), reference)
      } catch (error) {
        if (failureOf(error)?.status === 404) return { outcome: 'not-found' }
        throw error
      }
    },
  }
}
