import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as account from '#src/contract/account.ts'
import type { Call } from '#src/contract/call.ts'
import * as draws from '#src/contract/draws.ts'
import * as games from '#src/contract/games.ts'
import { refusals } from '#src/contract/refusals.ts'
import * as phoneCheck from '#src/contract/players/phone-check.ts'
import * as results from '#src/contract/results.ts'
import { isSandboxPayments } from '#server/ports/payments-sandbox.ts'
import { aboutCall, sentences } from '#server/http/about/about-calls.ts'
import { refusedBy } from '#server/http/refused-by.ts'
import { checkerOf, type Document } from '../support/document.ts'
import { instantCashout, wyseCash } from '../support/games.ts'
import { makeService, type TestService } from '../support/service.ts'

const isCall = (it: unknown): it is Call =>
  typeof it === 'object' && it !== null && 'path' in it && 'who' in it
const modules = import.meta.glob<object>('../../src/contract/**/*.ts', { eager: true })
const contract = [
  ...new Set(Object.values(modules).flatMap(module => (Object.values(module) as unknown[]).filter(isCall))),
]
const name = (call: Call) => `${call.method} ${call.path}`

interface Operation {
  security?: unknown
  requestBody?: { content: Record<string, { schema: { properties?: object; type?: string } }> }
  parameters: { name: string; in: string; required: boolean }[]
  responses: Record<
    string,
    {
      headers?: { 'X-Refusal': { schema: { enum: string[] } } }
      content?: Record<string, { schema: object }>
    }
  >
}

let it: TestService
let document: Document
let paths: Record<string, Record<string, Operation>>
beforeAll(async () => {
  it = await makeService({ games: [instantCashout, wyseCash] })
  await it.runDue()
  document = (await (await it.app.request('/api/openapi.json')).json()) as Document
  paths = document.paths as typeof paths
})
afterAll(() => it.close())

const operation = (call: Call) => paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]

test('every call of the contract is put on the door, and nothing else is', () => {
  expect(it.calls.map(name).sort()).toEqual(contract.map(name).sort())
})

test.each(contract.map(call => [name(call), call] as const))(
  '%s is in the OpenAPI document §3.56',
  (_, call) => {
    const found = operation(call)!
    expect(found.security).toEqual(
      call.who === 'player' ? [{ token: [] }] : call.mayKnow ? [{}, { token: [] }] : undefined,
    )
    expect(Boolean(found.requestBody)).toBe(Boolean(call.body))
    const headers = found.parameters.filter(parameter => parameter.in === 'header').map(each => each.name)
    expect(headers).toEqual(call.once ? ['Idempotency-Key'] : call.stream ? ['Last-Event-ID'] : [])
    const inPath = found.parameters.filter(parameter => parameter.in === 'path').map(each => each.name)
    expect(inPath).toEqual([...call.path.matchAll(/:(\w+)/g)].map(([, part]) => part))
    const type = call.stream ? 'text/event-stream' : 'application/json'
    expect(Object.keys(found.responses['200']!.content![type]!.schema)).not.toEqual([])
  },
)

// As the specification spells them.
const listed = `
POST /api/web/create-account/
GET /api/web/user/
PUT /api/web/user/
POST /api/web/password_reset/
POST /api/web/password_reset/confirm/
POST /api/web/activate_user/
POST /api/web/resend_activation_code/
POST /api/web/phone-login/
POST /api/web/email-login/
POST /api/web/google/
POST /api/web/onboard_via_phone/
POST /api/web/verify_phone_number_onboarding/
POST /api/web/verify_phone_number_otp/
POST /api/web/phone_number_onboarding_resend_otp/
GET /api/web/phone_number_activation_sms/
POST /api/web/activate_phone_number/
POST /api/web/verify_phone_number_update/
POST /api/web/update_phone_number/
GET /api/fetch_banks/
POST /api/web/newsletter/
POST /api/v1/scratch_card/get_scratch_card_amount/
POST /api/v1/ads-tracker/create-winwise-upselling-record
GET /api/web/top_five_winners/
GET /api/web/generate_wyse_cash_game/
GET /api/dynamic_data/
POST /api/web/play_lottery/ lottery_type
DELETE /api/web/play_lottery/ lottery_type id
POST /api/web/lottery_payment/
GET /api/web/jackpot/
GET /api/web/game_play_statistics/ date
GET /api/web/active_games/
GET /api/web/lottery_games_result/
POST /api/lottery_status/
GET /api/web/wyse_cash_statistics/
GET /api/web/lottery_winners/ game_type date
GET /api/web/salary_for_live_result/ page
GET /api/web/instant_cash_out_result/ page
GET /api/banker/web-result`

test.each(listed.trim().split('\n'))('%s is a call, with these fields in its address §7.2-7.39', line => {
  const [method, path, ...query] = line.split(' ')
  const call = paths[path!]?.[method!.toLowerCase()]
  const named = call?.parameters.filter(parameter => parameter.in === 'query').map(each => each.name)
  expect(named).toEqual(expect.arrayContaining(query))
})

test.each([
  ['jackpot data', results.jackpot, [], ['jackpot_type', 'threshold', 'percentage']],
  ['active games', results.activeGames, [], ['whyse_cahs', 'lotto']],
  ['a phone number', account.onboardViaPhone, ['phone_number'], ['data', 'ussd_code']],
  ['a code with its phone', account.verifyPhoneOtp, ['code', 'phone_number'], ['ussd_code']],
  ['a code', phoneCheck.activatePhone, ['code'], ['ussd_code']],
  ['another code', account.resendOnboardingOtp, ['phone_number', 'otp_option'], ['message']],
  [
    'a password',
    account.finishOnboarding,
    ['password', 'confirm_password', 'phone_number', 'code'],
    ['token'],
  ],
  ['a game slip', games.lotteryStatus, ['game_play_id'], ['data']],
  ['a login by e-mail', account.emailLogin, ['email', 'password'], ['token']],
  ['a login by phone', account.phoneLogin, ['phone', 'password'], ['token']],
  [
    'a card payment',
    games.lotteryPayment,
    ['amount', 'card_payment', 'from_play_wallet', 'from_referral_wallet', 'game_play_id'],
    ['payment_link'],
  ],
] as const)('%s sends and reads the fields that are listed of it §7.42', (_, call, sent, read) => {
  const found = operation(call)!
  const body = found.requestBody?.content['application/json']!.schema.properties ?? {}
  expect(Object.keys(body)).toEqual(expect.arrayContaining([...sent]))
  const answer = JSON.stringify(found.responses['200']!.content!['application/json']!.schema)
  for (const field of read) expect(answer).toContain(`"${field}":`)
})

test('the body of a sign-up is described with its fields', () => {
  const schema = operation(account.finishOnboarding)!.requestBody!.content['application/json']!.schema
  expect(Object.keys(schema.properties ?? {}).sort()).toEqual([
    'birth_date',
    'code',
    'confirm_password',
    'consent',
    'consent_version',
    'device',
    'password',
    'phone_number',
    'request_id',
  ])
})

test('a payment names each of its refusals under its status', () => {
  const { responses } = operation(games.lotteryPayment)!
  const named = (status: number) => responses[status]!.headers!['X-Refusal'].schema.enum.toSorted()
  expect(named(402)).toEqual(['debt-open', 'wallet-short'])
  expect(named(422)).toEqual([
    'amount-too-small',
    'bad-input',
    'key-reused',
    'line-count',
    'pay-from-one',
    'pin-wrong',
  ])
  expect(named(503)).toEqual(['busy', 'crowded', 'provider-down', 'register-silent', 'turned-away'])
  expect(named(429)).toEqual(['pin-locked', 'too-many-tries'])
})

test('every refusal of the service is told of by a call, by a webhook or as one that any call may give §8.3', () => {
  const told = new Set(
    [...Object.values(paths).flatMap(methods => Object.values(methods)), document.components].flatMap(
      ({ responses }) => Object.values(responses).flatMap(it => it.headers?.['X-Refusal']?.schema.enum ?? []),
    ),
  )
  expect([...told].toSorted()).toEqual(Object.keys(refusals).toSorted())
  expect(contract.flatMap(refusedBy).every(name => told.has(name))).toBe(true)
})

test('a form is told of where it is taken, and only there', () => {
  const taken = contract.filter(
    call => 'multipart/form-data' in (operation(call)?.requestBody?.content ?? {}),
  )
  expect(taken.map(name)).toEqual([name(account.updateUser)])
})

test('every route of the service is in the document but the pages of the sandbox, and nothing else is', () => {
  const routes = it.app.routes
    .filter(
      ({ method, path }) => method !== 'ALL' && !/^\/sandbox(\/checkout.*|\/google|\/inbox.css)?$/.test(path),
    )
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  const told = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
  expect(told.toSorted()).toEqual([...new Set(routes)].toSorted())
})

test.each([
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['GET', '/metrics', 200],
  ['GET', '/api/openapi.json', 200],
  ['POST', '/api/ussd/africastalking/nobody-knows-it', 404],
  ['POST', '/api/voice/africastalking', 200],
  ['POST', '/api/approvals/monnify', 401],
  ['POST', '/api/approvals/paystack', 400],
  ['POST', '/api/webhooks/monnify', 401],
  ['POST', '/api/webhooks/paystack', 401],
])('%s %s is answered as the document says', async (method, url, status) => {
  const response = await it.app.request(url, { method, ...(method === 'POST' ? { body: '{}' } : {}) })
  const type = response.headers.get('content-type') ?? ''
  const answers = [type.startsWith('application/json') ? await response.json() : await response.text()]
  const refusal = response.headers.get('x-refusal') ?? ''
  expect(response.status).toBe(status)
  expect(checkerOf(document)({ method, url, status, type, refusal, answers })).toEqual([])
})

test('a signed webhook is taken with the body and the answer that the document tells', async () => {
  const sent = { event: 'charge.success', data: { reference: 'nobody knows it' } }
  const body = JSON.stringify(sent)
  const { payments } = it.service.ports
  if (!isSandboxPayments(payments)) throw new Error('these tests pay in the sandbox')
  const url = '/api/webhooks/paystack'
  const headers = { 'x-paystack-signature': payments.sign(body) }
  const response = await it.app.request(url, { method: 'POST', body, headers })
  expect(response.status).toBe(200)
  const answers = [await response.json()]
  const question = { method: 'POST', url, sent, sentType: 'application/json' }
  const faults = checkerOf(document)({
    ...question,
    status: 200,
    type: 'application/json',
    refusal: '',
    answers,
  })
  expect(faults).toEqual([])
})

test('an answer that is public is told of as one that may not have changed', async () => {
  const kept = contract.filter(call => operation(call)?.responses['304'])
  expect(kept.map(name)).toContain(name(draws.getBatch))
  for (const call of kept) expect([name(call), call.who]).toEqual([name(call), 'anyone'])
  const first = await it.app.request('/api/v1/keys/')
  const tag = first.headers.get('etag')!
  const again = await it.app.request('/api/v1/keys/', { headers: { 'if-none-match': tag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('each call of the contract has a sentence, and no sentence is about a call that is gone', () => {
  expect(Object.keys(sentences).toSorted()).toEqual(
    contract.map(({ method, path }) => `${method} ${path}`).toSorted(),
  )
})

const row = (call: Call) =>
  `| ${call.method} | \`${call.path}\` | ${call.once ? `${call.who}, key` : call.who} | ${aboutCall(call)} |`

test('the calls in docs/api.md are those of the contract; `npm run docs:api` writes them', () => {
  const file = 'docs/api.md'
  const text = readFileSync(file, 'utf8')
  const rows = ['| method | path | who | what |', '|---|---|---|---|', ...contract.map(row)].join('\n')
  const written = text.replace(/(?<=## Calls\n\n)[^]*?(?=\n\n## )/, () => rows)
  if (process.env.WRITE_DOCS) writeFileSync(file, written)
  else expect(text).toBe(written)
})

test.each(contract.map(call => [name(call), call] as const))(
  '%s is answered: asked for nothing it answers or refuses by name, but it is there',
  async (_, call) => {
    const { token } = await it.player()
    const { status, refusal } = await it.call(call, {
      token,
      params: {
        id: 'IC-20000101-0000',
        key: 'nothing-like-it',
        reference: 'nothing',
        hash: '00'.repeat(32),
        channel: 'nowhere',
        code: '00'.repeat(12),
      },
      ...(call.once ? { key: crypto.randomUUID() } : {}),
      ...(call.body ? { wrongBody: {} } : {}),
    })
    if (status === 200) return
    expect(Object.keys(refusals)).toContain(refusal)
    expect(status).toBeLessThan(500)
    if (call.body || !call.path.includes(':')) expect(refusal).toBe('bad-input')
    else expect(status).toBe(404)
  },
)

test.each(contract.filter(call => call.who === 'player').map(call => [name(call), call] as const))(
  '%s is closed to visitors and to a token that was logged out',
  async (_, call) => {
    const { token } = await it.player()
    await it.call(account.logout, { token })
    const params = { id: 'x', key: 'nothing-like-it', reference: 'x', channel: 'x', code: 'x' }
    for (const asked of [{}, { token }]) {
      const { status, refusal } = await it.call(call, { ...asked, params, key: 'some-key-of-mine' })
      expect([status, refusal]).toEqual([401, 'not-signed-in'])
    }
  },
)
