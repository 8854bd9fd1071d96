// Attacks over a real socket: slow, huge, deep, endless or broken. Each is refused by name, in time and without being kept
// in memory, and everybody else is served meanwhile.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { everyCall, fingerprint, nameOf, type Question } from '../support/every-call.ts'
import { onPort, type OnPort } from '../support/listening.ts'
import { newKey } from '../support/play.ts'
import { pushInMemory } from '../support/push.ts'
import { makeService, newAddress, type TestService } from '../support/service.ts'

const MB = 1024 * 1024
const soon = { headersTimeout: 1_000, requestTimeout: 1_000, connectionsCheckingInterval: 100 }

let s: TestService
let questions: Record<string, Question>
let token: string
let door: OnPort
beforeAll(async () => {
  s = await makeService({ push: pushInMemory().push })
  ;({ questions } = await everyCall(s))
  token = (await s.player(1_000_000)).token
})
afterEach(() => door.close())
afterAll(() => s.close())

const usual = async () => (door = await onPort(s.app.fetch))

/** How others are served meanwhile. If the machine stands still for a second, they too are late: they ask again. */
const others = (path: string) => expect.poll(async () => (await door.ask(path)).status)

/** Of a raw answer: its status and the name of its refusal. */
const headOf = (text: string) => [
  Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]),
  /^x-refusal: (.*)\r$/im.exec(text)?.[1] ?? '',
]
const post = (headers: string) =>
  `POST /api/web/newsletter/ HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${newAddress()}\r\nContent-Type: application/json\r\nConnection: close\r\n${headers}\r\n\r\n`

describe('somebody slow', () => {
  test('who never ends the head of a request is cut off; others are served meanwhile', async () => {
    door = await onPort(s.app.fetch, soon)
    const slow = Array.from({ length: 200 }, () => door.raw('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '))
    await others('/healthz').toBe(200)
    for (const text of await Promise.all(slow)) expect(headOf(text)[0]).toBe(408)
  })

  test('who never ends the body is cut off too', async () => {
    door = await onPort(s.app.fetch, soon)
    const slow = Array.from({ length: 50 }, () => door.raw(post('Content-Length: 100'), '{"email":'))
    await others('/healthz').toBe(200)
    for (const text of await Promise.all(slow)) expect([400, 408]).toContain(headOf(text)[0])
    await others('/api/v1/winners/').toBe(200)
  })
})

describe('a body of ten megabytes', () => {
  test('is refused by what its head says, before any of it has come', async () => {
    await usual()
    expect(headOf(await door.raw(post(`Content-Length: ${10 * MB}`)))).toEqual([413, 'too-large'])
  })

  test('that does not say its size is refused as soon as it is too large', async () => {
    await usual()
    const chunk = `${(65 * 1024).toString(16)}\r\n${'x'.repeat(65 * 1024)}\r\n`
    expect(headOf(await door.raw(post('Transfer-Encoding: chunked'), chunk))).toEqual([413, 'too-large'])
  })

  test('that is all there is refused and not kept', async () => {
    await usual()
    const body = 'x'.repeat(10 * MB)
    const before = process.memoryUsage().arrayBuffers
    for (let n = 0; n < 5; n++) {
      const [status] = headOf(await door.raw(post(`Content-Length: ${body.length}`), body))
      // Its sender may be cut off before it has read the answer.
      expect([413, Number.NaN]).toContain(status)
    }
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * MB)
  })
})

describe('what the parser of HTTP refuses', () => {
  test.each([
    [
      'a head of more than 16 KB',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      [431],
    ],
    ['no HTTP at all', '\u0000\u0001\u0002\r\n\r\n', [400]],
    ['an unknown method', 'BUY /api/v1/winners/ HTTP/1.1\r\nHost: x\r\n\r\n', [400]],
    ['two lengths', `${post('Content-Length: 2\r\nContent-Length: 3').trimEnd()}\r\n\r\n{}`, [400]],
    ['a length and chunks', `${post('Content-Length: 2\r\nTransfer-Encoding: chunked')}0\r\n\r\n`, [400]],
    ['a negative length', post('Content-Length: -1'), [400]],
    ['no host', 'GET /api/v1/winners/ HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
    [
      'a strange host',
      'GET /api/v1/winners/ HTTP/1.1\r\nHost: a b/../?#\r\nConnection: close\r\n\r\n',
      [400],
    ],
  ])('%s', async (_, bytes, statuses) => {
    await usual()
    expect(statuses).toContain(headOf(await door.raw(bytes))[0])
    expect((await door.ask('/healthz')).status).toBe(200)
  })
})

describe('bytes that are no UTF-8', () => {
  const bad = ['%ff', '%c3%28', '%', '%e0%80%80', '%00', '%ed%a0%80', '\u00ff']
  test('in a path name nothing', async () => {
    await usual()
    const faults: string[] = []
    for (const call of s.calls.filter(it => it.path.includes(':')))
      for (const part of bad) {
        const path = call.path.replace(/:\w+/g, part)
        const authorization = `Token ${token}`
        const body = call.method === 'GET' ? '' : JSON.stringify(questions[nameOf(call)]!.body ?? {})
        const sent = body && `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`
        const key = call.once ? `Idempotency-Key: ${newKey()}\r\n` : ''
        const raw = `${call.method} ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n${sent}${key}Connection: close\r\n\r\n${body}`
        const text = await door.raw(Buffer.from(raw, 'latin1'))
        const [status, refusal] = headOf(text)
        const named = status === 404 && /^(not-found|chat-unknown)$/.test(String(refusal))
        const unknown = status === 200 && text.includes('"unknown"')
        // A non-ASCII byte does not get past the parser.
        const unread = status === 400 && part === '\u00ff'
        if (!named && !unknown && !unread) faults.push(`${path}: ${status} ${refusal}`)
      }
    expect(faults).toEqual([])
  })

  test('in a query are refused or ignored', async () => {
    await usual()
    const faults: string[] = []
    for (const call of s.calls.filter(it => it.method === 'GET' && !it.path.includes(':') && !it.stream))
      for (const part of bad)
        for (const name of [...Object.keys(questions[nameOf(call)]!.query ?? {}), part]) {
          const headers = `Host: x\r\nX-Forwarded-For: ${newAddress()}\r\nAuthorization: Token ${token}\r\nConnection: close`
          const raw = `GET ${call.path}?${name}=${part} HTTP/1.1\r\n${headers}\r\n\r\n`
          const [status, refusal] = headOf(await door.raw(Buffer.from(raw, 'latin1')))
          const unread = status === 400 && raw.includes('\u00ff')
          if (status !== 200 && !/^(bad-input|game-unknown)$/.test(String(refusal)) && !unread)
            faults.push(`${call.path}?${name}=${part}: ${status} ${refusal}`)
        }
    expect(faults).toEqual([])
  })

  test('in a body are refused or change nothing', async () => {
    await usual()
    const bodies = [[0xff], [0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d], [0xef, 0xbb, 0xbf, 0x7b, 0x7d]]
    const before = await fingerprint(s)
    for (const bytes of bodies) {
      const text = await door.raw(post(`Content-Length: ${bytes.length}`), new Uint8Array(bytes))
      expect([400, 422]).toContain(headOf(text)[0])
      expect(headOf(text)[1]).toMatch(/^bad-(json|input)$/)
    }
    expect(await fingerprint(s)).toEqual(before)
  })
})

const ask = (nth: number, search: string, body: string | undefined) => {
  const call = s.calls[nth]!
  const { params = {}, query = {} } = questions[nameOf(call)]!
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!))
  return door.ask(`${path}?${new URLSearchParams(query)}${search}`, {
    method: call.method,
    headers: {
      authorization: `Token ${token}`,
      'x-forwarded-for': newAddress(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.once ? { 'idempotency-key': newKey() } : {}),
    },
    ...(body === undefined ? {} : { body }),
  })
}
const bodyOf = (nth: number) => {
  const { body } = questions[nameOf(s.calls[nth]!)]!
  return body && JSON.stringify(body)
}
const eachCall = async (fault: (nth: number) => Promise<string | undefined>) => {
  const faults: string[] = []
  // Ending the session would end the test; streams never end, and have a test of their own.
  for (const [nth, call] of s.calls.entries())
    if (!/logout/.test(call.path) && !call.stream) {
      const it = await fault(nth)
      if (it) faults.push(`${nameOf(call)}: ${it}`)
    }
  expect(faults).toEqual([])
}

const rights = () =>
  s.db.many`
    select p.id, p.phone, p.phone_verified_at, p.password_hash, sum(a.balance)::bigint as money
    from player p join account a on a.player_id = p.id group by p.id order by p.id`

/** An object whose field is nested `levels` deep. */
const deep = (name: string, levels: number) => `{"${name}":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`

describe('on every call', () => {
  test('a thousand things more in the query change nothing', async () => {
    await usual()
    const many = Array.from({ length: 1_000 }, (_, n) => `&a${n}=1`).join('')
    await eachCall(async nth => {
      const plain = await ask(nth, '', bodyOf(nth))
      const { status, headers } = await ask(nth, many, bodyOf(nth))
      // The first request may rule out a second: a code was sent, a line is gone.
      const same = status === plain.status || (plain.status === 200 && status < 500)
      return same && (status < 500 || headers['x-refusal'] === 'code-not-sent') ? undefined : String(status)
    })
  })

  test('JSON as deep as a body may be is refused by name', async () => {
    await usual()
    const before = await fingerprint(s)
    await eachCall(async nth => {
      const call = s.calls[nth]!
      if (!call.body) return undefined
      const name = Object.keys(questions[nameOf(call)]!.body!)[0]!
      for (const body of [
        '['.repeat(60_000),
        `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
        deep(name, 9_000),
      ]) {
        const { status, headers } = await ask(nth, '', body)
        if (![400, 422].includes(status)) return `${status} ${headers['x-refusal']}`
      }
      // Twice what a call takes that takes a picture.
      const { status } = await ask(nth, '', '['.repeat(1_500_000))
      return status === 413 ? undefined : String(status)
    })
    expect(await fingerprint(s)).toEqual(before)
  })

  test('keys of prototypes and fields that are nobody’s business change no wallet and no right', async () => {
    await usual()
    const before = await rights()
    const extra =
      '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":1,"hasOwnProperty":1,' +
      '"balance":9e9,"play_balance":9e9,"is_staff":true,"id":1,"player_id":1,"sandbox":true,"phone_verified":true,"won":1'
    await eachCall(async nth => {
      const body = bodyOf(nth)
      if (!body || /payment|move|confirm|onboarding|exclude|withdrawals/.test(s.calls[nth]!.path))
        return undefined
      const { status, body: text } = await ask(nth, '', `{${extra},${body.slice(1)}`)
      return status < 500 && !text.includes('polluted') ? undefined : `${status} ${text}`
    })
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(await rights()).toEqual(before)
  })
})
