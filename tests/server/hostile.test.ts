// Anything hostile is answered or refused by name, and never becomes a fault of ours.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Call } from '#src/contract/call.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { kobo } from '#src/lib/money.ts'
import { everyCall, nameOf, type Question } from '../support/every-call.ts'
import { newKey } from '../support/play.ts'
import { pushInMemory } from '../support/push.ts'
import { makeService, newAddress, type TestService } from '../support/service.ts'

const SECRET = 'u'.repeat(40)
let s: TestService
let questions: Record<string, Question>
let faults: string[]
let statuses: Set<number>
beforeAll(async () => {
  const settings = { AFRICASTALKING_USSD_SECRET: SECRET }
  s = await makeService({ predictions: predictionGames, push: pushInMemory().push, settings })
  ;({ questions } = await everyCall(s))
})
beforeEach(() => {
  faults = []
  statuses = new Set()
})
afterAll(() => s.close())

/** As JSON text. */
const VALUES = [
  String.raw`"\ud800"`,
  String.raw`"a\u0000b"`,
  '1e400',
  '9007199254740993',
  '-0.5',
  '{"__proto__":{"x":1},"constructor":1,"toString":2}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `"${'x'.repeat(20_000)}"`,
  '"__proto__"',
]
const BODIES = [
  '',
  'null',
  '[]',
  '"x"',
  '{"__proto__":null}',
  `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
  '\ufeff{}',
  Buffer.from([0x7b, 0xff, 0x7d]),
]
/** In addresses. */
const PARTS = [
  '%00',
  '%ff',
  '%ED%A0%80',
  '%',
  '__proto__',
  '-1',
  '1e400',
  '9223372036854775808',
  'IC-99999999-9999',
  'super-99999999',
  '7b0e2d7a-3f51-4a37-9d2b-0f6f6f6a1c11',
  'x'.repeat(5_000),
]
const FORM = 'application/x-www-form-urlencoded'
const TYPES = ['text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x', FORM, 'x']
const HEADERS = [
  ['authorization', 'Token \u00ff'],
  ['idempotency-key', '\u00ff'.repeat(20)],
  ['x-forwarded-for', ',\u00ff::::::::::,'],
  ['if-none-match', '*,"'],
  ['user-agent', '\u00ff'.repeat(5_000)],
  ['content-length', '-1'],
]

const HOLE = '\u0001'
/** The same body, with each of its parts in turn replaced, however deep. */
const holed = function* (value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const [at, part] of value.entries())
      for (const it of [HOLE, ...holed(part)]) yield value.with(at, it)
  } else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value))
      for (const it of [HOLE, ...holed(part)]) yield { ...value, [name]: it }
}

interface Hostile {
  method: string
  path: string
  body?: string | Buffer
  headers?: Record<string, string>
}

let asked = 0
const ask = async ({ path, headers, ...it }: Hostile) => {
  // Stays below the limits per minute.
  if (++asked % 20 === 0) await s.clock.advance(1_000)
  const sent = { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...headers }
  const response = await s.app.request(path, { ...it, headers: sent } as never)
  await response.body?.cancel()
  statuses.add(response.status)
  if (response.status >= 500 && response.headers.get('x-refusal') !== 'provider-down')
    faults.push(
      `${it.method} ${path.slice(0, 90)} ${JSON.stringify(headers)} ${String(it.body).slice(0, 200)}`,
    )
}

const pathOf = (call: Call, params: Record<string, string>) =>
  call.path.replace(/:(\w+)/g, (_, name: string) => params[name]!)

const hostileOf = function* (call: Call): Generator<Hostile> {
  const { query = {}, body, params = {} } = questions[nameOf(call)]!
  const { method } = call
  const good = body ? { body: JSON.stringify(body) } : {}
  const search = String(new URLSearchParams(query))
  const own = `${pathOf(call, params)}?${search}`
  for (const name of Object.keys(params))
    for (const part of PARTS)
      yield { method, path: `${pathOf(call, { ...params, [name]: part })}?${search}`, ...good }
  for (const name of Object.keys(query)) {
    const others = new URLSearchParams(query)
    others.delete(name)
    for (const part of [...PARTS, `x&${name}=y`])
      yield { method, path: `${pathOf(call, params)}?${others}&${name}=${part}`, ...good }
    yield { method, path: `${own}&${name}[]=x&${name}[a]=y&__proto__=1&__proto__[x]=1`, ...good }
  }
  for (const [name, value] of HEADERS) yield { method, path: own, headers: { [name!]: value! }, ...good }
  if (!body) return
  for (const it of holed(body))
    for (const value of VALUES)
      yield { method, path: own, body: JSON.stringify(it).replace(JSON.stringify(HOLE), () => value) }
  for (const it of BODIES) yield { method, path: own, body: it }
  for (const type of TYPES) yield { method, path: own, headers: { 'content-type': type }, ...good }
}

test('no call fails by what stands in its address, headers or body, however deep', async () => {
  for (const call of s.calls) {
    let turn = 0
    let token = ''
    for (const { headers, ...it } of hostileOf(call)) {
      // Some of it ends sessions, and all of it is limited.
      if (call.who === 'player' && turn++ % 14 === 0) ({ token } = await s.player(kobo(100_000)))
      const known: Record<string, string> = token ? { authorization: `Token ${token}` } : {}
      await ask({
        ...it,
        headers: { ...known, ...(call.once ? { 'idempotency-key': newKey() } : {}), ...headers },
      })
    }
  }
  expect(faults).toEqual([])
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 409, 422]))
  expect(asked).toBeGreaterThan(3_000)
}, 400_000)

test('neither does an address of providers, pages or the sandbox', async () => {
  const ussd = `/api/ussd/africastalking/${SECRET}`
  const posts = ['approvals/paystack', 'approvals/monnify', 'webhooks/paystack', 'webhooks/monnify']
    .map(it => `/api/${it}`)
    .concat(ussd, '/api/voice/africastalking', '/sandbox/google', '/sandbox/checkout/x', '/api/nothing')
  const form = 'isActive=1&sessionId=abcde&phoneNumber=%2B2348030000001&text=1'
  for (const path of posts) {
    for (const value of VALUES)
      for (const body of [`{"reference":${value},"amount":1}`, `{"reference":"x","amount":${value}}`, value])
        await ask({ method: 'POST', path, body })
    for (const type of TYPES)
      await ask({ method: 'POST', path, body: form, headers: { 'content-type': type } })
    for (const name of ['sessionId', 'phoneNumber', 'text', 'isActive', 'clientRequestId'])
      for (const part of [...PARTS, '1*%00', '1*99999999999999999999', '*'.repeat(300)]) {
        const body = `${form}&${name}=${part}&${name}=${part}`.replace(`${name}=1&`, '')
        await ask({ method: 'POST', path, body, headers: { 'content-type': FORM } })
      }
  }
  const places = [
    '/api/item-pictures/',
    '/sandbox/checkout/',
    '/sandbox?phone=',
    '/sandbox/google?',
    '/',
    '/api/',
  ]
  for (const place of places)
    for (const part of PARTS)
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'PROPFIND'])
        await ask({ method, path: `${place}${part}` })
  expect(faults).toEqual([])
}, 100_000)
