import * as v from 'valibot'
import { isTransferOurs } from '#server/deeds/withdrawals/approve-transfer.ts'
import type { Door } from '#server/http/door.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { inKobo } from '#server/ports/payouts-monnify.ts'
import type { Service } from '#server/service.ts'

/** The transfer itself, or wrapped as in an event. */
const wrapped = <S extends v.GenericSchema>(schema: S, name: string) =>
  v.pipe(
    v.unknown(),
    v.transform(body => (body as Record<string, unknown> | null)?.[name] ?? body),
    schema,
  )

const ofPaystack = wrapped(v.object({ reference: v.string(), amount: v.number() }), 'data')

const PAYSTACK = '/api/approvals/paystack'

const mountPaystack = (door: Door, service: Service): void =>
  door.post(PAYSTACK, async context => {
    const asked = v.safeParse(ofPaystack, await context.req.json().catch(() => undefined))
    if (!asked.success || !(await isTransferOurs(service, { provider: 'paystack', ...asked.output })))
      throw new Refusal('transfer-not-ours')
    return context.json({ message: 'Approved' })
  })

/** Naira, as a number or as text. */
const naira = v.union([inKobo, v.pipe(v.string(), v.regex(/^\d+(\.\d{1,2})?$/), v.transform(Number), inKobo)])

const ofMonnify = wrapped(
  v.object({
    reference: v.string(),
    amount: naira,
    destinationAccountNumber: v.optional(v.string()),
  }),
  'eventData',
)

const MONNIFY = '/api/approvals/monnify'

// The signature covers the raw bytes, so the body is not parsed before it is checked.
const mountMonnify = (door: Door, service: Service): void =>
  door.post(MONNIFY, async context => {
    const body = new Uint8Array(await context.req.arrayBuffer())
    const provider = service.ports.payouts.find(it => it.name === 'monnify')
    if (!provider?.isSigned?.(body, context.req.header('monnify-signature') ?? ''))
      throw new Refusal('signature-wrong')
    const asked = v.safeParse(ofMonnify, jsonOf(body))
    const isOurs =
      asked.success &&
      (await isTransferOurs(service, {
        provider: 'monnify',
        reference: asked.output.reference,
        amount: asked.output.amount,
        accountNumber: asked.output.destinationAccountNumber,
      }))
    if (!isOurs) service.log.error({ provider: 'monnify' }, 'asked about a transfer that is not ours')
    return context.json({ status: isOurs ? 'APPROVE' : 'REJECT' })
  })

const jsonOf = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

export const mountApprovals = (door: Door, service: Service): void => {
  mountPaystack(door, service)
  mountMonnify(door, service)
}
