// Monnify asks before a transfer leaves. Its documentation gives the words of the answer but not the question's fields,
// so anything we do not understand is refused, with a name for each reason.
import * as v from 'valibot'
import { isTransferOurs } from '#server/deeds/withdrawals/approve-transfer.ts'
import type { Door } from '#server/http/door.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { inKobo } from '#server/ports/payouts-monnify.ts'
import type { Service } from '#server/service.ts'
import { parseJson } from '#server/lib/parse-json.ts'

const MONNIFY = '/api/approvals/monnify'

/** Naira, as a number or as text. */
const naira = v.union([inKobo, v.pipe(v.string(), v.regex(/^\d+(\.\d{1,2})?$/), v.transform(Number), inKobo)])

const question = v.object({
  reference: v.string(),
  amount: naira,
  currency: v.optional(v.string(), 'NGN'),
  destinationAccountNumber: v.optional(v.string()),
})

/** One answer would release a whole batch, and we send none. */
const BATCH = ['batchReference', 'transactionList', 'transactions']

type Fields = Record<string, unknown>
const fieldsOf = (body: unknown): Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {}

/** @returns why it is refused; undefined if it may leave */
const refusalOf = async (service: Service, body: unknown): Promise<string | undefined> => {
  const outer = fieldsOf(body)
  const fields = 'eventData' in outer ? fieldsOf(outer.eventData) : outer
  if (BATCH.some(name => name in fields)) return 'batch'
  const asked = v.safeParse(question, fields)
  if (!asked.success) return 'not-understood'
  const { currency, reference, amount, destinationAccountNumber: accountNumber } = asked.output
  if (currency !== 'NGN') return 'other-currency'
  const isOurs = await isTransferOurs(service, { provider: 'monnify', reference, amount, accountNumber })
  return isOurs ? undefined : 'not-ours'
}

/** Names only: what a stranger wrote into them stays out of the log. */
const namesOf = (body: unknown): string[] => {
  const outer = fieldsOf(body)
  return [...Object.keys(outer), ...Object.keys(fieldsOf(outer.eventData))].slice(0, 40)
}

// The signature covers the raw bytes, so the body is not parsed before it is checked.
export const mountMonnifyApproval = (door: Door, service: Service): void =>
  door.post(MONNIFY, async context => {
    const bytes = new Uint8Array(await context.req.arrayBuffer())
    const provider = service.ports.payouts.find(it => it.name === 'monnify')
    if (!provider?.isSigned?.(bytes, context.req.header('monnify-signature') ?? ''))
      throw new Refusal('signature-wrong')
    const body = parseJson(bytes)
    const reason = await refusalOf(service, body)
    if (!reason) return context.json({ status: 'APPROVE' })
    service.log.error({ provider: 'monnify', reason, fields: namesOf(body) }, 'a transfer was not let go')
    return context.json({ status: 'REJECT', reason })
  })
