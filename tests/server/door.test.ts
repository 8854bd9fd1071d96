import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as account from '#src/contract/account.ts'
import { putPushDevice } from '#src/contract/alerts.ts'
import type { Call } from '#src/contract/call.ts'
import { createAccount } from '#src/contract/players/email.ts'
import { lotteryStatus } from '#src/contract/games.ts'
import { extractMessage } from '#src/api/failures.ts'
import { networkOf } from '#server/http/caller.ts'
import { makeLog } from '#server/watch/log.ts'
import { makeIsTrusted } from '#server/lib/peers.ts'
import { readSettings } from '#server/settings.ts'
import { PASSWORD, makeService, newAddress, newPhone, type TestService } from '../support/service.ts'

const lines: string[] = []
/** A log that writes into a list. */
const logInto = (list: string[]) => {
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'debug' })
  return makeLog(settings, new Writable({ write: (chunk, _, done) => (list.push(String(chunk)), done()) }))
}
let it: TestService
let token: string
beforeAll(async () => {
  it = await makeService({ log: logInto(lines) })
  token = (await it.player()).token
})
afterAll(() => it.close())

const REQUIRED = 'This field is required'
const phoneWords = 'Enter a Nigerian mobile number, like 0803 123 4567'
const ending = {
  phone_number: '08031234567',
  code: '123456',
  password: PASSWORD,
  confirm_password: PASSWORD,
  birth_date: '1990-02-28',
  consent: true,
  consent_version: account.CONSENT_VERSION,
}
const names = { first_name: 'Ada', last_name: 'Obi', gender: 'Female' }
const long = 'x'.repeat(300)

type Wrong = [call: Call, good: Record<string, unknown>, field: string, values: [unknown, string][]]
const phoneValues: [unknown, string][] = [
  [undefined, REQUIRED],
  [null, REQUIRED],
  ['', REQUIRED],
  ['   ', REQUIRED],
  [8031234567, REQUIRED],
  [{ toString: 'x' }, REQUIRED],
  [['08031234567'], REQUIRED],
  ['12345', phoneWords],
  ['+44 7911 123456', phoneWords],
  ['0803123456x', phoneWords],
  [long, 'At most 24 characters'],
]
const codeValues: [unknown, string][] = [
  [undefined, REQUIRED],
  ['', REQUIRED],
  [123456, REQUIRED],
  ['12345', 'The code has 6 digits'],
  ['1234567', 'The code has 6 digits'],
  ['12345a', 'The code has 6 digits'],
  ['１２３４５６', 'The code has 6 digits'],
  [long, 'At most 12 characters'],
]
const passwordValues: [unknown, string][] = [
  [undefined, REQUIRED],
  [null, REQUIRED],
  ['', REQUIRED],
  [12345678, REQUIRED],
  ['short', 'Use at least 8 characters'],
  [long, 'At most 200 characters'],
]
const otpWords = 'Choose SMS or Voice call'
const optionValues: [unknown, string][] = [
  [undefined, otpWords],
  ['', otpWords],
  ['EMAIL', otpWords],
  ['sms', otpWords],
  [1, otpWords],
]
const emailWords = 'Enter an e-mail address, like ada@example.com'
const nameValues: [unknown, string][] = [
  [undefined, REQUIRED],
  ['', REQUIRED],
  ['  ', REQUIRED],
  [7, REQUIRED],
  [long, 'At most 60 characters'],
]
const loginPassword: [unknown, string][] = [
  [undefined, REQUIRED],
  ['', REQUIRED],
  [1, REQUIRED],
  [long, 'At most 200 characters'],
]

const wrong: Wrong[] = [
  [account.onboardViaPhone, { phone_number: '08031234567' }, 'phone_number', phoneValues],
  [account.verifyPhoneOtp, ending, 'phone_number', phoneValues],
  [account.verifyPhoneOtp, ending, 'code', codeValues],
  [account.resendOnboardingOtp, { ...ending, otp_option: 'SMS' }, 'phone_number', phoneValues],
  [account.resendOnboardingOtp, { ...ending, otp_option: 'SMS' }, 'otp_option', optionValues],
  [account.finishOnboarding, ending, 'phone_number', phoneValues],
  [account.finishOnboarding, ending, 'code', codeValues],
  [account.finishOnboarding, ending, 'password', passwordValues],
  [
    account.finishOnboarding,
    ending,
    'confirm_password',
    [
      [undefined, REQUIRED],
      ['', REQUIRED],
      [1, REQUIRED],
      ['different one', 'Your passwords do no match'],
    ],
  ],
  [
    account.finishOnboarding,
    ending,
    'consent',
    [undefined, false, 'true', 1].map(value => [value, 'Please confirm that you are above 18']),
  ],
  [
    account.finishOnboarding,
    ending,
    'consent_version',
    [undefined, '2020-01-01', 1].map(value => [value, 'Please read the consent text again']),
  ],
  [
    createAccount,
    { ...ending, email: 'ada@example.com' },
    'email',
    [
      [undefined, REQUIRED],
      ['nobody', emailWords],
      ['a@b', emailWords],
      [5, REQUIRED],
      [`${long}@example.com`, 'At most 254 characters'],
    ],
  ],
  [account.phoneLogin, { phone: '08031234567', password: 'x' }, 'phone', phoneValues],
  [account.phoneLogin, { phone: '08031234567', password: 'x' }, 'password', loginPassword],
  [
    account.emailLogin,
    { email: 'ada@example.com', password: 'x' },
    'email',
    [
      [undefined, REQUIRED],
      ['', REQUIRED],
      ['nobody', emailWords],
    ],
  ],
  [account.emailLogin, { email: 'ada@example.com', password: 'x' }, 'password', loginPassword],
  [account.passwordReset, { phone_number: '08031234567' }, 'phone_number', phoneValues],
  [
    account.passwordReset,
    { phone_number: '08031234567' },
    'otp_option',
    optionValues.filter(([value]) => value !== undefined),
  ],
  [account.passwordResetConfirm, ending, 'phone_number', phoneValues],
  [account.passwordResetConfirm, ending, 'code', codeValues],
  [account.passwordResetConfirm, ending, 'password', passwordValues],
  [
    account.passwordResetConfirm,
    ending,
    'confirm_password',
    [['different one', 'Your passwords do no match']],
  ],
  [account.updateUser, names, 'first_name', nameValues],
  [account.updateUser, names, 'last_name', nameValues],
  [account.updateUser, names, 'gender', [undefined, '', 'male', 'Other', 1].map(value => [value, REQUIRED])],
  [
    account.newsletter,
    { email: 'x' },
    'email',
    [
      [undefined, REQUIRED],
      ['', REQUIRED],
      [5, REQUIRED],
      [long, 'At most 254 characters'],
    ],
  ],
  [lotteryStatus, { game_play_id: 'x' }, 'game_play_id', [[undefined, REQUIRED]]],
]

describe('every field is refused by its name, in a sentence, where it is', () => {
  test.each(wrong.map(each => [`${each[0].path} ${each[2]}`, each] as const))(
    'missing, empty, of the wrong type, too long or of the wrong form: %s §5.2-5.6, 5.9, 5.10',
    async (_, [call, good, field, values]) => {
      for (const [value, sentence] of values) {
        const wrongBody = { ...good, [field]: value }
        const address = newAddress()
        const { status, refusal, json } = await it.call(call, { wrongBody, token, address })
        expect([status, refusal], `${JSON.stringify(value)}`).toEqual([422, 'bad-input'])
        // If the first password is wrong, the second no longer equals it.
        expect(json[field], `${JSON.stringify(value)}`).toBe(sentence)
      }
    },
  )

  test('a refused body changed nothing: no code was sent, nobody was made', async () => {
    const counts = await it.db.one`
      select (select count(*) from one_time_code)::int as codes, (select count(*) from player)::int as players,
        (select count(*) from newsletter_address)::int as addresses`
    expect(counts).toEqual({ codes: 0, players: 1, addresses: 0 })
  })
})

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  it.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...headers },
    body,
  })

describe('bodies that are no JSON', () => {
  test.each(['', '{', 'phone', '{"a":1,}', '\u0000', '{"phone_number": "0803'])(
    '%j is refused',
    async body => {
      const response = await post(account.onboardViaPhone.path, body)
      expect([response.status, response.headers.get('x-refusal')]).toEqual([400, 'bad-json'])
    },
  )

  test.each(['[]', 'null', '"text"', '7', 'true'])('%s is JSON but no question', async body => {
    const response = await post(account.onboardViaPhone.path, body)
    expect([response.status, response.headers.get('x-refusal')]).toEqual([422, 'bad-input'])
  })

  test('a broken multipart body is refused', async () => {
    const response = await it.app.request('/api/web/user/', {
      method: 'PUT',
      headers: { authorization: `Token ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: 'nonsense',
    })
    expect([response.status, response.headers.get('x-refusal')]).toEqual([400, 'bad-json'])
  })

  test('a body of more than 64 KB is refused, whether it says so or not', async () => {
    const body = JSON.stringify({ phone_number: 'x'.repeat(65 * 1024) })
    const said = await post(account.onboardViaPhone.path, body, { 'content-length': String(body.length) })
    expect([said.status, said.headers.get('x-refusal')]).toEqual([413, 'too-large'])
    const stream = new Blob([body]).stream()
    const unsaid = await it.app.request(account.onboardViaPhone.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect([unsaid.status, unsaid.headers.get('x-refusal')]).toEqual([413, 'too-large'])
  })

  test('JSON nested ten thousand deep is refused in a moment', async () => {
    const response = await post(account.onboardViaPhone.path, '['.repeat(10_000) + ']'.repeat(10_000))
    expect(response.status).toBe(422)
  })

  test.each([
    ['POST', account.endSessions.path, (list: number[]) => ({ sessions: list })],
    ['POST', account.endSessions.path, (list: number[]) => ({ sessions: list.map(it => [it]) })],
    ['PUT', putPushDevice.path, (list: number[]) => ({ settings: { games: list } })],
  ])(
    'a list of fifteen thousand wrong values is refused in one sentence, %s %s',
    async (method, path, bodyOf) => {
      const response = await it.app.request(path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(Array<number>(15_000).fill(1))),
      })
      expect([response.status, response.headers.get('x-refusal')]).toEqual([422, 'bad-input'])
      expect(Object.keys((await response.json()) as object)).toHaveLength(1)
    },
  )

  test('keys that would reach the prototype are ignored', async () => {
    const phone = newPhone()
    const evil = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"phone_number":"${phone}"}`
    const response = await post(account.onboardViaPhone.path, evil)
    expect(response.status).toBe(200)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})

describe('a page of somebody else', () => {
  test.each(['cross-site', 'same-site'])('cannot have its visitors ask for codes: %s', async site => {
    const body = JSON.stringify({ phone_number: newPhone() })
    const headers = { 'content-type': 'text/plain', 'sec-fetch-site': site }
    const response = await post(account.onboardViaPhone.path, body, headers)
    expect([response.status, response.headers.get('x-refusal')]).toEqual([403, 'cross-site'])
  })

  test.each(['same-origin', 'none'])('our own may: %s', async site => {
    const body = JSON.stringify({ phone_number: newPhone() })
    expect((await post(account.onboardViaPhone.path, body, { 'sec-fetch-site': site })).status).toBe(200)
  })
})

describe('addresses', () => {
  test('an unknown call is a 404 in JSON', async () => {
    const response = await it.app.request('/api/web/no-such-call/')
    expect([response.status, response.headers.get('x-refusal')]).toEqual([404, 'not-found'])
    expect(await response.json()).toEqual({ message: 'We could not find that' })
  })

  test('a known address with another method is a 405 that says which ones there are', async () => {
    const response = await it.app.request(account.getUser.path, { method: 'DELETE' })
    expect([response.status, response.headers.get('x-refusal')]).toEqual([405, 'wrong-method'])
    expect(response.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'PUT'])
  })
})

const sentences = (json: unknown) => Object.values(json as Record<string, unknown>)

describe('what a refusal looks like', () => {
  test('its body holds sentences only, and the app makes one good message of them §8.2', async () => {
    const answers = [
      await it.call(account.getUser),
      await it.call(account.phoneLogin, { body: { phone: newPhone(), password: 'x' } }),
      await it.call(account.finishOnboarding, { wrongBody: {} }),
      await it.call(account.verifyPhoneOtp, { body: { phone_number: newPhone(), code: '123456' } }),
    ]
    for (const { json, refusal, status } of answers) {
      expect(refusal).not.toBe('')
      expect(sentences(json).length).toBeGreaterThan(0)
      for (const sentence of sentences(json)) expect(sentence).toMatch(/^[A-Z][^{}[\]<>]{8,}$/)
      const message = extractMessage({ message: '', response: { status, data: json } })
      expect(message).toBe(sentences(json).join('. '))
    }
  })

  test('an error of our own says nothing about the inside', async () => {
    const broken = await makeService({
      randomness: {
        bytes: () => {
          throw new Error('secret inside at /srv/oriire')
        },
      },
    })
    const answer = await broken.call(account.onboardViaPhone, { body: { phone_number: newPhone() } })
    expect([answer.status, answer.refusal]).toEqual([500, 'broken'])
    expect(answer.json).toEqual({ message: 'Something went wrong on our side' })
    await broken.close()
  })

  test('a database that is away is a 503 with the seconds to wait', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const down = await makeService()
    down.service.db.many = () => Promise.reject(away)
    const answer = await down.call(account.getUser, { token: 'x'.repeat(43) })
    expect([answer.status, answer.refusal]).toEqual([503, 'busy'])
    expect(answer.headers.get('retry-after')).toBe('5')
    await down.close()
  })
})

describe('limits', () => {
  test('the slip checker answers an address twenty times a minute', async () => {
    const body = { game_play_id: '7b0e2d7a-3f51-4a37-9d2b-0f6f6f6a1c11' }
    const address = newAddress()
    const check = (from = address) => it.call(lotteryStatus, { body, address: from })
    for (let n = 1; n <= 20; n++) expect((await check()).refusal).toBe('slip-unknown')
    const held = await check()
    expect([held.status, held.refusal]).toEqual([429, 'too-many-tries'])
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await check(newAddress())).refusal).toBe('slip-unknown')
  })

  test.each([
    ['102.89.1.7', '102.89.1.7'],
    ['::ffff:102.89.1.7', '102.89.1.7'],
    ['2c0f:f5c0:0b00:0001:dead:beef:1:2', '2c0f:f5c0:b00:1::/64'],
    ['2C0F:F5C0:B00:1::9', '2c0f:f5c0:b00:1::/64'],
    ['2c0f:f5c0::1', '2c0f:f5c0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['102.89.1.7:50123', '102.89.1.7'],
    ['[2c0f:f5c0:b00:1::9]:50123', '2c0f:f5c0:b00:1::/64'],
    ['[2c0f:f5c0:b00:1::9]', '2c0f:f5c0:b00:1::/64'],
  ])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network))

  test('a phone that takes a new address of its IPv6 network each time is still one caller', async () => {
    const body = { game_play_id: '7b0e2d7a-3f51-4a37-9d2b-0f6f6f6a1c11' }
    const check = (n: number) =>
      it.call(lotteryStatus, { body, address: `2c0f:f5c0:b00:1:${n.toString(16)}::${n}` })
    for (let n = 1; n <= 20; n++) expect((await check(n)).refusal).toBe('slip-unknown')
    expect((await check(21)).refusal).toBe('too-many-tries')
  })

  test('an address in X-Forwarded-For counts only as far as our own proxies wrote it', async () => {
    const body = { game_play_id: '7b0e2d7a-3f51-4a37-9d2b-0f6f6f6a1c11' }
    const mine = newAddress()
    const refusals = new Set<string>()
    for (let n = 1; n <= 21; n++)
      refusals.add((await it.call(lotteryStatus, { body, address: `${newAddress()}, ${mine}` })).refusal)
    expect([...refusals]).toEqual(['slip-unknown', 'too-many-tries'])
  })

  test.each([
    ['from a peer that nobody trusts', { TRUSTED_PEERS: '10.9.0.0/16' }],
    ['of a proxy that nobody counts', { TRUSTED_PROXIES: '0' }],
  ])(
    'an address in X-Forwarded-For %s counts as the peer’s, and the log says so once',
    async (_, settings) => {
      const told: string[] = []
      const node = await makeService({ settings: settings as Record<string, string>, log: logInto(told) })
      const body = { game_play_id: '7b0e2d7a-3f51-4a37-9d2b-0f6f6f6a1c11' }
      const refusals = new Set<string>()
      for (let n = 1; n <= 21; n++) refusals.add((await node.call(lotteryStatus, { body })).refusal)
      expect([...refusals]).toEqual(['slip-unknown', 'too-many-tries'])
      const warned = told.filter(line => line.includes('X-Forwarded-For'))
      expect(warned.map(line => JSON.parse(line))).toMatchObject([{ level: 40, peer: '127.0.0.1' }])
      await node.close()
    },
  )

  test.each([
    [
      '127.0.0.0/8, ::1',
      ['127.0.0.1', '127.9.9.9', '::1'],
      ['10.0.0.1', '::2', '', 'localhost', '128.0.0.1'],
    ],
    ['10.0.0.7,fd00::/8', ['10.0.0.7', 'fd12::3'], ['10.0.0.8', 'fe80::1', '127.0.0.1']],
  ])('of %s only those peers are trusted', (text, trusted, others) => {
    const isTrusted = makeIsTrusted(readSettings({ TRUSTED_PEERS: text }).TRUSTED_PEERS)
    expect(trusted.filter(isTrusted)).toEqual(trusted)
    expect(others.filter(isTrusted)).toEqual([])
  })
})

test('nothing secret is ever logged: no password, code, token, phone number or body', async () => {
  const { phone, token, playerId } = await it.signUp()
  await it.call(account.phoneLogin, { body: { phone, password: 'a wrong secret' } })
  await it.call(account.getUser, { token })
  it.service.log.info({ password: PASSWORD, authorization: `Token ${token}`, body: { code: '987654' } }, 'x')
  it.service.log.error({
    err: Object.assign(new Error('duplicate key'), { detail: `Key (phone)=(${phone})` }),
  })
  const all = lines.join('')
  // Each is JSON, those that are put together by hand too.
  const levels = lines.map(levelOf)
  expect(levels).toContain(30)
  expect(lines.length).toBeGreaterThan(20)
  for (const secret of [PASSWORD, 'a wrong secret', token, '987654', phone, phone.slice(4)])
    expect(all).not.toContain(secret)
  expect(all).toContain('"route":"/api/web/phone-login/","status":401')
  expect(all).toContain('"refusal":"wrong-login"')
  expect(all).toContain(`"route":"/api/web/user/","player":${playerId},"status":200`)
})

const levelOf = (line?: string) => (JSON.parse(line!) as { level: number }).level

test('a caller who left before the answer is no fault of the service: the log says so without alarm', async () => {
  const { token } = await it.player()
  lines.length = 0
  const ask = (env: object) =>
    it.app.request('/api/web/user/', { headers: { authorization: `Token ${token}` } }, env)
  expect((await ask({ outgoing: { destroyed: true } })).status).toBe(503)
  expect([levelOf(lines[0]), lines[0]!.includes('"refusal":"busy"')]).toEqual([30, true])
})
