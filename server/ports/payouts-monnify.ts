// Transfers to bank accounts by Monnify. Amounts are naira there; a first answer is never final.
import type { FetchOptions } from 'ofetch'
import * as v from 'valibot'
import type { Kobo } from '#src/lib/money.ts'
import { isHmacSha512 } from './payments-paystack.ts'
import { nameFit } from '#server/lib/name-fit.ts'
import type { PayoutAnswer, PayoutOrder, Payouts } from './ports.ts'
import { outside, type Send } from './outside.ts'
import { failureOf, firstAnswer, type Failure } from './payouts-paystack.ts'

export const inKobo = v.pipe(
  v.number(),
  v.transform(naira => naira * 100),
  v.check(kobo => Math.abs(kobo - Math.round(kobo)) < 1e-6, 'naira with at most two decimals'),
  v.transform(Math.round),
)
const token = v.object({ responseBody: v.object({ accessToken: v.string(), expiresIn: v.number() }) })
const banks = v.object({ responseBody: v.array(v.object({ code: v.string(), name: v.string() })) })
const named = v.object({
  responseBody: v.object({ accountName: v.pipe(v.string(), v.trim(), v.minLength(1)) }),
})
const transfer = v.object({
  responseBody: v.object({
    reference: v.string(),
    status: v.string(),
    amount: inKobo,
    currency: v.optional(v.string(), 'NGN'),
    sessionId: v.nullish(v.string()),
    comment: v.nullish(v.string()),
    transactionDescription: v.nullish(v.string()),
  }),
})
type Transfer = v.InferOutput<typeof transfer>['responseBody']

const PAID = new Set(['SUCCESS', 'COMPLETED'])
const UNDER_WAY = new Set(['PENDING', 'AWAITING_PROCESSING', 'IN_PROGRESS', 'PROCESSING'])
const WANTS_CODE = new Set(['PENDING_AUTHORIZATION', 'OTP_EMAIL_DISPATCH_FAILED'])

const FUNDS = /sufficient (balance|funds)|insufficient/i
const DUPLICATE = /reference.*(already|exist|used|duplicate|unique)|duplicate.*reference/i

/** Seconds until another transfer of the same sum to the same account is accepted. */
const TWIN_WAIT = 120

/** Without the name: the reason stands in logs. */
const OTHER_NAME = 'They know the account under another name'

/** Undefined unless the answer is known to mean that nothing was sent. */
const judged = ({ status, message, code }: Failure): PayoutAnswer | undefined => {
  if (code === 'D07') return { outcome: 'unsent', reason: message, again: TWIN_WAIT }
  if (status === 401 || status === 403) return { outcome: 'unsent', reason: `${status} ${message}` }
  if (status < 400 || status >= 500 || status === 429) return undefined
  if (DUPLICATE.test(message)) return { outcome: 'duplicate' }
  return FUNDS.test(message) ? { outcome: 'unsent', reason: message } : undefined
}

const readTransfer = ({ status, amount, currency, sessionId, ...more }: Transfer): PayoutAnswer => {
  const trace = sessionId ? { trace: sessionId } : {}
  const reason = more.comment ?? more.transactionDescription ?? status
  if (PAID.has(status)) return { outcome: 'succeeded', amount, currency, ...trace }
  if (status === 'REVERSED') return { outcome: 'reversed', amount, currency, ...trace }
  if (status === 'FAILED')
    return FUNDS.test(reason) ? { outcome: 'unsent', reason } : { outcome: 'refused', reason }
  if (status === 'EXPIRED') return { outcome: 'refused', reason }
  if (WANTS_CODE.has(status)) return { outcome: 'accepted', needsOtp: true }
  if (UNDER_WAY.has(status)) return { outcome: 'accepted', ...trace }
  throw new Error(`Monnify calls a transfer ${status}`)
}

const ours = (answer: unknown, reference: string): Transfer => {
  const { responseBody } = v.parse(transfer, answer)
  if (responseBody.reference !== reference)
    throw new Error(`Monnify speaks of ${responseBody.reference} instead of ${reference}`)
  return responseBody
}

export interface MonnifySettings {
  apiKey: string
  secretKey: string
  /** Our account there that pays. */
  account: string
  url: string
}

/**
 * Requests with an access token, which is kept while it lives.
 * @param now ms, for its age
 */
export const monnifyCaller = (
  { apiKey, secretKey }: Pick<MonnifySettings, 'apiKey' | 'secretKey'>,
  now: () => number,
  send: Send,
) => {
  let kept: { token: string; until: number } | undefined
  const logIn = async (): Promise<string> => {
    if (kept && kept.until > now()) return kept.token
    const authorization = `Basic ${Buffer.from(`${apiKey}:${secretKey}`).toString('base64')}`
    const answer = await send('/api/v1/auth/login', { method: 'POST', headers: { authorization } })
    const { accessToken, expiresIn } = v.parse(token, answer).responseBody
    kept = { token: accessToken, until: now() + Math.max(0, expiresIn - 60) * 1_000 }
    return accessToken
  }
  /** A token revoked early is fetched anew, once: nothing was done with the old one. */
  const call = async (path: string, options: FetchOptions<'json'>, isAgain = false): Promise<unknown> => {
    const headers = { authorization: `Bearer ${await logIn()}` }
    return send(path, { ...options, headers }).catch((error: unknown) => {
      if (isAgain || (error as { status?: number }).status !== 401) throw error
      kept = undefined
      return call(path, options, true)
    })
  }
  return (path: string, options: FetchOptions<'json'>) => call(path, options)
}

export const monnifyPayouts = (
  settings: MonnifySettings,
  now: () => number,
  send: Send = outside(20_000, { baseURL: settings.url }),
): Payouts => {
  const { secretKey, account } = settings
  const call = monnifyCaller(settings, now, send)
  const get = (path: string, query = {}) => call(path, { method: 'GET', query })
  const nameOf = async (bankCode: string, accountNumber: string): Promise<string> => {
    const answer = await get('/api/v1/disbursements/account/validate', { accountNumber, bankCode })
    return v.parse(named, answer).responseBody.accountName
  }
  const order = async ({ reference, amount, bankCode, accountNumber, accountName }: PayoutOrder) => {
    // They accept a transfer only under the account name that they find themselves.
    const name = await nameOf(bankCode, accountNumber)
    if (nameFit(accountName, name) === 'other') return { outcome: 'refused', reason: OTHER_NAME } as const
    const answer = await call('/api/v2/disbursements/single', {
      method: 'POST',
      body: {
        amount: inNaira(amount),
        reference,
        narration: 'Winnings',
        destinationBankCode: bankCode,
        destinationAccountNumber: accountNumber,
        destinationAccountName: name,
        currency: 'NGN',
        sourceAccountNumber: account,
        async: true,
      },
    })
    return readTransfer(ours(answer, reference))
  }

  return {
    name: 'monnify',
    banks: async () => v.parse(banks, await get('/api/v1/sdk/transactions/banks')).responseBody,
    resolve: async ({ bankCode, accountNumber }) => {
      try {
        return { name: await nameOf(bankCode, accountNumber) }
      } catch (error) {
        const failure = failureOf(error)
        if (!failure || ![400, 404, 422].includes(failure.status)) throw error
        return {
          refused: /bank code|invalid bank/i.test(failure.message) ? 'bank-unknown' : 'account-unknown',
        }
      }
    },
    send: it => firstAnswer(() => order(it), judged),
    verify: async reference => {
      try {
        return readTransfer(ours(await get('/api/v2/disbursements/single/summary', { reference }), reference))
      } catch (error) {
        const failure = failureOf(error)
        const isUnknown =
          failure && (failure.status === 404 || /not found|does not exist/i.test(failure.message))
        if (isUnknown && failure.status < 500) return { outcome: 'not-found' }
        throw error
      }
    },
    isSigned: (rawBody, signature) => isHmacSha512(secretKey, rawBody, signature),
  }
}

const inNaira = (amount: Kobo): number => amount / 100
