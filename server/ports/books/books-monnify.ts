// Monnify's own list of transfers, and our balance there. Amounts are naira.
import * as v from 'valibot'
import { inKobo, monnifyCaller, type MonnifySettings } from '#server/ports/payouts-monnify.ts'
import type { Books } from '#server/ports/ports.ts'
import { outside, type Send } from '#server/ports/outside.ts'

const row = v.object({ reference: v.string(), amount: inKobo, status: v.string() })
const list = v.object({ responseBody: v.object({ content: v.array(row), last: v.optional(v.boolean()) }) })
const balance = v.object({ responseBody: v.object({ availableBalance: inKobo }) })

const PAGE = 100
const MOST_PAGES = 500
const PAID = new Set(['SUCCESS', 'COMPLETED'])
const BACK = new Set(['FAILED', 'REVERSED', 'EXPIRED'])
const stateOf = (status: string) =>
  PAID.has(status) ? ('paid' as const) : BACK.has(status) ? ('back' as const) : ('open' as const)

/** @param send replaced in tests */
export const monnifyBooks = (
  settings: MonnifySettings,
  send: Send = outside(30_000, { baseURL: settings.url, retry: 2 }),
): Books => {
  const call = monnifyCaller(settings, Date.now, send)
  const { account } = settings
  return {
    name: 'monnify',
    transfers: async (from, until) => {
      const rows: v.InferOutput<typeof row>[] = []
      for (let page = 0; page < MOST_PAGES; page++) {
        const query = {
          sourceAccountNumber: account,
          startDate: from.getTime(),
          endDate: until.getTime(),
          pageNo: page,
          pageSize: PAGE,
        }
        const answer = await call('/api/v2/disbursements/search-transactions', { method: 'GET', query })
        const { content } = v.parse(list, answer).responseBody
        rows.push(...content)
        if (content.length < PAGE)
          return rows.map(it => ({ reference: it.reference, amount: it.amount, state: stateOf(it.status) }))
      }
      throw new Error(`Monnify lists more than ${MOST_PAGES * PAGE} rows: take a shorter time`)
    },
    balance: async () => {
      const query = { accountNumber: account }
      const answer = await call('/api/v2/disbursements/wallet-balance', { method: 'GET', query })
      return v.parse(balance, answer).responseBody.availableBalance
    },
  }
}
