import * as v from 'valibot'
import { isTransferOurs } from '#server/deeds/withdrawals/approve-transfer.ts'
import type { Door } from '#server/http/door.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { mountMonnifyApproval } from './monnify-approval.ts'

/** The transfer itself, or wrapped as in an event. */
const wrapped = <S extends v.GenericSchema>(schema: S, name: string) =>
  v.pipe(
    v.unknown(),
    v.transform(body => (body as Record<string, unknown> | null)?.[name] ?? body),
    schema,
  )

// A recipient without details is only their code: then the account is not known here.
const named = v.object({ details: v.object({ account_number: v.string() }) })
/** None of ours looks otherwise, and no NUL gets as far as the database. */
const reference = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))
const ofPaystack = wrapped(
  v.object({ reference, amount: v.number(), recipient: v.fallback(v.nullish(named), undefined) }),
  'data',
)

const PAYSTACK = '/api/approvals/paystack'

const mountPaystack = (door: Door, service: Service): void =>
  door.post(PAYSTACK, async context => {
    const asked = v.safeParse(ofPaystack, await context.req.json().catch(() => undefined))
    if (!asked.success) throw new Refusal('transfer-not-ours')
    const { reference, amount, recipient } = asked.output
    const accountNumber = recipient?.details.account_number
    if (!(await isTransferOurs(service, { provider: 'paystack', reference, amount, accountNumber })))
      throw new Refusal('transfer-not-ours')
    return context.json({ message: 'Approved' })
  })

export const mountApprovals = (door: Door, service: Service): void => {
  mountPaystack(door, service)
  mountMonnifyApproval(door, service)
}
