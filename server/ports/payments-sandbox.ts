// The sandbox's payment provider: no real money. Its checkout page is server/routes/sandbox/checkout.ts.
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { isHmacSha512, ussdTypes } from './payments-paystack.ts'
import { brand } from '#src/brand.ts'
import type { Payments } from './ports.ts'

/** Naira asked for. */
export const MAGIC_TOP_UPS: [naira: number, what: string][] = [
  [701, 'the provider does not answer, so no page, account or code is opened'],
  [702, 'the provider cannot be asked about it for two minutes: “I was debited” says so'],
]
const [CLOSED, SILENT] = MAGIC_TOP_UPS.map(([naira]) => kobo(naira))

export interface SandboxPayment {
  reference: string
  amount: Kobo
  currency: string
  return_url: string
  state: 'pending' | 'success' | 'failed'
  paid_by: 'card' | 'transfer' | 'ussd'
  payer_name: string | null
  taken_back: Kobo
  is_disputed: boolean
  /** ms since it was opened, by the game's clock */
  age: number
}

export interface SandboxPayments extends Payments {
  /** The provider's signature of a webhook body, hex. */
  sign(rawBody: string): string
}

export const isSandboxPayments = (payments: Payments): payments is SandboxPayments =>
  payments.name === 'sandbox' && 'sign' in payments

export const findSandboxPayment = (tx: Tx, reference: string) =>
  tx.one<SandboxPayment>`
    select reference, amount, currency, return_url, state, paid_by, payer_name, taken_back, is_disputed,
      floor(extract(epoch from game_clock() - created_at) * 1000)::float8 as age
    from sandbox_payment where reference = ${reference}`

interface Coming {
  amount: Kobo
  currency: string
  payerName: string | null
}

/** What arrives by transfer or code may differ from what was asked for. */
export const setSandboxComing = (tx: Tx, reference: string, { amount, currency, payerName }: Coming) =>
  tx.many`
    update sandbox_payment set amount = ${amount}, currency = ${currency}, payer_name = ${payerName}
    where reference = ${reference} and state <> 'success' and paid_by <> 'card'`

/** A successful payment stays so. */
export const setSandboxPayment = (tx: Tx, reference: string, state: 'success' | 'failed') =>
  tx.many`update sandbox_payment set state = ${state} where reference = ${reference} and state <> 'success'`

/** Reverses a payment, in whole or in part, or restores it. */
export const setSandboxTakenBack = (tx: Tx, reference: string, amount: Kobo, isDisputed = false) =>
  tx.many`
    update sandbox_payment set taken_back = ${amount}, is_disputed = ${isDisputed}
    where reference = ${reference}`

/** Always the same for one reference. */
const digitsOf = (reference: string, count: number): string =>
  String(BigInt(`0x${createHash('sha256').update(reference).digest('hex')}`)).slice(0, count)

export const sandboxPayments = (db: Db, publicUrl = ''): SandboxPayments => {
  const secret = randomBytes(32).toString('hex')
  const enter = async (reference: string, amount: Kobo, returnUrl: string, paidBy = 'card') => {
    if (amount === CLOSED) throw new Error('The sandbox’s payments do not answer')
    await db.many`
      insert into sandbox_payment (reference, amount, return_url, paid_by)
      values (${reference}, ${amount}, ${returnUrl}, ${paidBy})
      on conflict do nothing`
  }
  return {
    name: 'sandbox',
    open: async ({ reference, amount, returnUrl }) => {
      await enter(reference, amount, returnUrl)
      return { paymentLink: `${publicUrl}/sandbox/checkout/${reference}` }
    },
    charge: async ({ reference, amount, by }) => {
      const back = `/fund-wallet/bank-transfer-status?reference=${reference}`
      await enter(reference, amount, back, 'bank' in by ? 'ussd' : 'transfer')
      if ('bank' in by)
        return {
          kind: 'ussd',
          bank: by.bank,
          code: `*${ussdTypes[by.bank]}*000*${digitsOf(reference, 6)}#`,
        }
      return {
        kind: 'transfer',
        accountNumber: `99${digitsOf(reference, 8)}`,
        accountName: `${brand.name.toUpperCase()} SANDBOX`,
        bankName: 'Sandbox Bank',
        until: by.until,
      }
    },
    verify: async reference => {
      const payment = await findSandboxPayment(db, reference)
      if (payment && payment.amount === SILENT && payment.age < 2 * MINUTE)
        throw new Error('The sandbox’s payments do not answer')
      return payment && { ...payment, payerName: payment.payer_name ?? undefined }
    },
    takenBack: async reference => {
      const row = await db.one<{ amount: Kobo; isFinal: boolean }>`
        select taken_back as amount, not is_disputed as "isFinal" from sandbox_payment
        where reference = ${reference}`
      return row ?? { amount: 0, isFinal: true }
    },
    isSigned: (rawBody, signature) => isHmacSha512(secret, rawBody, signature),
    sign: rawBody => createHmac('sha512', secret).update(rawBody).digest('hex'),
  }
}
