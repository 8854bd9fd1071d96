// Payments by Paystack: hosted checkout, one-time accounts, USSD codes, webhook signature (HMAC-SHA512 of raw body).
import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { UssdBank } from '#src/contract/wallet.ts'
import type { Payment, Payments, PayTo, TakenBack } from './ports.ts'
import { outside, type Send } from './outside.ts'

const opened = v.object({ data: v.object({ authorization_url: v.pipe(v.string(), v.url()) }) })
/** How to tell a transfer, for which everything that came is credited, whatever was asked for. */
export const byTransfer = v.object({
  channel: v.nullish(v.string()),
  authorization: v.nullish(v.object({ channel: v.nullish(v.string()) })),
})
export const isByTransfer = ({ authorization, channel }: v.InferOutput<typeof byTransfer>): boolean =>
  (authorization?.channel ?? channel) === 'bank_transfer'

const verified = v.object({
  data: v.object({
    status: v.string(),
    id: v.optional(v.number()),
    reference: v.string(),
    amount: v.number(),
    requested_amount: v.nullish(v.number()),
    currency: v.string(),
    channel: v.nullish(v.string()),
    authorization: v.nullish(
      v.object({
        channel: v.nullish(v.string()),
        signature: v.nullish(v.string()),
        sender_bank_account_number: v.nullish(v.string()),
        sender_name: v.nullish(v.string()),
      }),
    ),
  }),
})

/** What Paystack calls each bank’s code, which is how it is dialled, too. */
export const ussdTypes: Record<UssdBank, string> = {
  gtbank: '737',
  uba: '919',
  sterling: '822',
  zenith: '966',
}
const toDial = v.object({ data: v.object({ ussd_code: v.pipe(v.string(), v.regex(/^\*[\d*]+#$/)) }) })
const toPay = v.object({
  data: v.object({
    account_number: v.pipe(v.string(), v.regex(/^\d{10}$/)),
    account_name: v.string(),
    bank: v.object({ name: v.string() }),
    account_expires_at: v.pipe(v.string(), v.isoTimestamp()),
  }),
})

const kobo = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer())
const refunds = v.object({ data: v.array(v.object({ status: v.string(), amount: kobo })) })
const dispute = v.object({
  status: v.string(),
  resolution: v.nullish(v.string()),
  refund_amount: v.nullish(kobo),
})
const disputes = v.object({ data: v.nullish(v.union([v.array(dispute), dispute])) })

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** A lost dispute also appears among the refunds: it counts once. */
const goneOf = (paid: number, refunded: number, all: readonly v.InferOutput<typeof dispute>[]): TakenBack => {
  const open = all.filter(it => it.status !== 'resolved')
  const lost = all.filter(it => it.status === 'resolved' && it.resolution !== 'declined')
  const of = (some: typeof all) => sumOf(some.map(it => it.refund_amount ?? paid))
  return { amount: Math.min(paid, of(open) + Math.max(refunded, of(lost))), isFinal: open.length === 0 }
}

// 'abandoned' is an unfinished checkout; it may still be paid.
const FAILED = new Set(['failed', 'reversed'])

const paymentOf = ({ authorization, ...data }: v.InferOutput<typeof verified>['data']): Payment => {
  const isTransfer = isByTransfer({ authorization, channel: data.channel })
  return {
    reference: data.reference,
    // If fees are passed on, `amount` includes them; after a partial payment it is the smaller one.
    amount: Math.min(data.requested_amount ?? data.amount, data.amount),
    currency: data.currency,
    state: data.status === 'success' ? 'success' : FAILED.has(data.status) ? 'failed' : 'pending',
    payer: authorization?.signature ?? authorization?.sender_bank_account_number ?? undefined,
    ...(isTransfer ? { came: data.amount, payerName: authorization?.sender_name?.trim() || undefined } : {}),
  }
}

/** The account to transfer to. */
const accountOf = (answer: unknown): PayTo => {
  const it = v.parse(toPay, answer).data
  return {
    kind: 'transfer',
    accountNumber: it.account_number,
    accountName: it.account_name,
    bankName: it.bank.name,
    until: new Date(it.account_expires_at),
  }
}

/** Whether `signature` (hex) is the HMAC-SHA512 of the body, compared in constant time. */
export const isHmacSha512 = (secret: string, rawBody: Uint8Array, signature: string): boolean => {
  if (!/^[0-9a-f]{128}$/i.test(signature)) return false
  const expected = createHmac('sha512', secret).update(rawBody).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

/** @param send replaced in tests */
export const paystackPayments = (
  secretKey: string,
  send: Send = outside(10_000, { baseURL: 'https://api.paystack.co' }),
): Payments => {
  const headers = { authorization: `Bearer ${secretKey}` }
  const get = (path: string, query = {}) => send(path, { method: 'GET', headers, query })
  const find = async (reference: string) =>
    v.parse(verified, await get(`/transaction/verify/${encodeURIComponent(reference)}`)).data
  const disputesOf = async (id: number) => {
    const answer = await get(`/dispute/transaction/${id}`).catch(error => {
      if ((error as { status?: number }).status === 404) return { data: [] }
      throw error
    })
    const { data } = v.parse(disputes, answer)
    return data ? [data].flat() : []
  }
  return {
    name: 'paystack',
    open: async ({ reference, amount, email, returnUrl }) => {
      const answer = await send('/transaction/initialize', {
        method: 'POST',
        headers,
        // Paystack takes kobo, as a whole number in a string.
        body: {
          reference,
          amount: String(amount),
          email,
          currency: 'NGN',
          callback_url: returnUrl,
          channels: ['card'],
        },
      })
      return { paymentLink: v.parse(opened, answer).data.authorization_url }
    },
    charge: async ({ reference, amount, email, by }) => {
      const how =
        'bank' in by
          ? { ussd: { type: ussdTypes[by.bank] } }
          : { bank_transfer: { account_expires_at: by.until.toISOString() } }
      const body = { reference, amount: String(amount), email, currency: 'NGN', ...how }
      const answer = await send('/charge', { method: 'POST', headers, body })
      return 'bank' in by
        ? { kind: 'ussd', bank: by.bank, code: v.parse(toDial, answer).data.ussd_code }
        : accountOf(answer)
    },
    verify: async reference => {
      try {
        return paymentOf(await find(reference))
      } catch (error) {
        if (isUnknown(error)) return undefined
        throw error
      }
    },
    takenBack: async reference => {
      const data = await find(reference)
      if (data.reference !== reference)
        throw new Error(`Paystack speaks of ${data.reference} instead of ${reference}`)
      if (data.status === 'reversed') return { amount: data.amount, isFinal: true }
      const id = v.parse(v.number(), data.id)
      const list = v.parse(refunds, await get('/refund', { transaction: id, perPage: 100 })).data
      const refunded = sumOf(list.filter(it => it.status === 'processed').map(it => it.amount))
      return goneOf(data.amount, refunded, await disputesOf(id))
    },
    isSigned: (rawBody, signature) => isHmacSha512(secretKey, rawBody, signature),
  }
}

// A wrong key also answers 400: only the message tells it from an unknown reference.
const isUnknown = (error: unknown): boolean => {
  const { status, data } = error as { status?: number; data?: { message?: unknown } }
  return (
    [400, 404].includes(status ?? 0) && /reference not found|not found/i.test(String(data?.message ?? ''))
  )
}
