// Paystack's own lists of payments and transfers, and our balance there. Amounts are kobo.
import * as v from 'valibot'
import type { Books } from '#server/ports/ports.ts'
import { outside, type Send } from '#server/ports/outside.ts'
import { byTransfer, isByTransfer } from '#server/ports/payments-paystack.ts'

const amount = v.pipe(v.number(), v.integer())
const row = v.object({
  reference: v.string(),
  amount,
  status: v.string(),
  requested_amount: v.nullish(amount),
  ...byTransfer.entries,
})
const list = v.object({ data: v.array(row), meta: v.nullish(v.object({ pageCount: v.nullish(v.number()) })) })
const balances = v.object({ data: v.array(v.object({ currency: v.string(), balance: amount })) })

const PAGE = 100
const MOST_PAGES = 500
const BACK = new Set(['failed', 'reversed', 'abandoned', 'blocked', 'rejected'])
const stateOf = (status: string) =>
  status === 'success' ? ('paid' as const) : BACK.has(status) ? ('back' as const) : ('open' as const)

const span = (from: Date, until: Date) => ({ from: from.toISOString(), to: until.toISOString() })

/** @param send replaced in tests */
export const paystackBooks = (
  secretKey: string,
  send: Send = outside(30_000, { baseURL: 'https://api.paystack.co', retry: 2 }),
): Books => {
  const headers = { authorization: `Bearer ${secretKey}` }
  const all = async (path: string, query: object) => {
    const rows: v.InferOutput<typeof row>[] = []
    for (let page = 1; page <= MOST_PAGES; page++) {
      const answer = await send(path, { method: 'GET', headers, query: { ...query, perPage: PAGE, page } })
      const { data } = v.parse(list, answer)
      rows.push(...data)
      if (data.length < PAGE) return rows
    }
    throw new Error(`Paystack lists more than ${MOST_PAGES * PAGE} rows: take a shorter time`)
  }
  return {
    name: 'paystack',
    payments: async (from, until) =>
      (await all('/transaction', { ...span(from, until), status: 'success' }))
        .filter(it => it.status === 'success')
        .map(it => ({
          reference: it.reference,
          amount: isByTransfer(it) ? it.amount : Math.min(it.requested_amount ?? it.amount, it.amount),
        })),
    transfers: async (from, until) =>
      (await all('/transfer', span(from, until))).map(it => ({
        reference: it.reference,
        amount: it.amount,
        state: stateOf(it.status),
      })),
    balance: async () => {
      const { data } = v.parse(balances, await send('/balance', { method: 'GET', headers }))
      return data.find(it => it.currency === 'NGN')?.balance ?? null
    },
  }
}
