// Monnify on this machine: a scripted server that speaks its protocol and keeps its own book, and refuses every request
// that its description does not allow.
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'

const SECRET = 'monnify-secret'
export const KEYS = { apiKey: 'MK_TEST_1', secretKey: SECRET, account: '3000000001' }

const naira = v.pipe(
  v.number(),
  v.check(it => Number.isInteger(Math.round(it * 1e6) / 1e4), 'two decimals'),
)
/** What a transfer must look like; anything else in it is a fault of ours. */
const order = v.strictObject({
  amount: v.pipe(naira, v.minValue(1)),
  reference: v.pipe(v.string(), v.regex(/^[a-z0-9_-]{16,50}$/)),
  narration: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  destinationBankCode: v.pipe(v.string(), v.regex(/^\d{3,6}$/)),
  destinationAccountNumber: v.pipe(v.string(), v.regex(/^\d{10}$/)),
  destinationAccountName: v.string(),
  currency: v.literal('NGN'),
  sourceAccountNumber: v.literal(KEYS.account),
  async: v.boolean(),
})
export type MonnifyOrder = v.InferOutput<typeof order>

type Reply = { status?: number; body: unknown } | 'hang up'
interface Sent {
  taken: boolean
  reply: Reply
}
const ok = (responseBody: unknown): Reply => ({
  body: { requestSuccessful: true, responseMessage: 'success', responseCode: '0', responseBody },
})
export const no = (status: number, responseMessage: string, responseCode = '99'): Reply => ({
  status,
  body: { requestSuccessful: false, responseMessage, responseCode },
})

const read = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

export const startMonnify = async () => {
  const book = new Map<string, MonnifyOrder>()
  const faults: string[] = []
  const sent: string[] = []
  let tokens = 0
  const script = {
    name: 'OBI ADA NGOZI',
    /** Called for a new order; `taken` says whether it is in the book. */
    send: (it: MonnifyOrder): Sent | Promise<Sent> => ({
      taken: true,
      reply: ok({ ...status(it, 'PENDING') }),
    }),
    verify: (it: MonnifyOrder): Reply => ok(status(it, 'SUCCESS')),
    /** How many more times it finds nothing. */
    lost: 0,
    /** Tokens up to this one are no longer valid. */
    revoked: 0,
  }
  const status = ({ amount, reference }: MonnifyOrder, word: string, more: object = {}) => ({
    amount,
    reference,
    currency: 'NGN',
    status: word,
    dateCreated: '2026-11-20T12:02:00.000+0000',
    totalFee: 20,
    sessionId: word === 'SUCCESS' ? '090405261120120200123456789012' : null,
    ...more,
  })

  const isLoggedIn = ({ headers }: IncomingMessage): boolean => {
    const token = /^Bearer token-(\d+)$/.exec(headers.authorization ?? '')?.[1]
    return token !== undefined && Number(token) > script.revoked && Number(token) <= tokens
  }
  const take = async (text: string): Promise<Reply> => {
    const it = v.safeParse(order, JSON.parse(text))
    if (!it.success) {
      faults.push(...it.issues.map(issue => `${v.getDotPath(issue)}: ${issue.message}`))
      return no(422, 'Bad request')
    }
    const asked = it.output
    sent.push(asked.reference)
    if (book.has(asked.reference)) return no(400, 'Transaction reference already exists')
    if (asked.destinationAccountName !== script.name) faults.push('the name is not the one they gave')
    const { taken, reply } = await script.send(asked)
    if (taken) book.set(asked.reference, asked)
    return reply
  }

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const { pathname, searchParams } = new URL(request.url!, 'http://monnify')
    const basic = `Basic ${Buffer.from(`${KEYS.apiKey}:${SECRET}`).toString('base64')}`
    const text = await read(request)
    if (pathname === '/api/v1/auth/login' && request.method === 'POST')
      return request.headers.authorization === basic
        ? ok({ accessToken: `token-${++tokens}`, expiresIn: 3_567 })
        : no(401, 'Invalid credentials')
    if (!isLoggedIn(request)) return no(401, 'Access token expired')
    if (pathname === '/api/v1/sdk/transactions/banks')
      return ok([
        { name: 'Guaranty Trust Bank Plc', code: '058', ussdTemplate: '*737#' },
        { name: 'Access bank', code: '044' },
      ])
    if (pathname === '/api/v1/disbursements/account/validate')
      return searchParams.get('accountNumber')!.endsWith('0000')
        ? no(404, 'Could not find account')
        : ok({ accountName: script.name, accountNumber: searchParams.get('accountNumber') })
    if (pathname === '/api/v2/disbursements/single' && request.method === 'POST') return take(text)
    const known = book.get(searchParams.get('reference') ?? '')
    if (pathname === '/api/v2/disbursements/single/summary')
      return !known || script.lost-- > 0 ? no(404, 'Transaction not found') : script.verify(known)
    faults.push(`${request.method} ${pathname}`)
    return no(404, 'No such path')
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void answer(request).then(reply => {
      if (reply === 'hang up') return request.socket.destroy()
      const isText = typeof reply.body === 'string'
      response.writeHead(reply.status ?? 200, { 'content-type': isText ? 'text/html' : 'application/json' })
      return response.end(isText ? reply.body : JSON.stringify(reply.body))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    script,
    book,
    sent,
    /** Requests that its description does not allow. */
    faults,
    status,
    ok,
    logins: () => tokens,
    sign: (body: string) => createHmac('sha512', SECRET).update(body).digest('hex'),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type Monnify = Awaited<ReturnType<typeof startMonnify>>
