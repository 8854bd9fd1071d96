// Google's protocol against a third-party provider: what a code is exchanged for, and which tokens are believed.
import { OAuth2Server, type MutableToken } from 'oauth2-mock-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UnsecuredJWT } from 'jose'
import * as calls from '#src/contract/google.ts'
import { oidcGoogle } from '#server/ports/google/google-oidc.ts'
import { exchange, join, leave, newVerifier } from '../support/google.ts'
import { makeService, type TestService } from '../support/service.ts'

const ELSEWHERE = {
  issuer: 'https://elsewhere.example',
  authorization_endpoint: 'https://elsewhere.example/a',
  token_endpoint: 'https://elsewhere.example/t',
  jwks_uri: 'https://elsewhere.example/k',
}
const CLIENT = 'oriire.apps.example'
let provider: OAuth2Server
let s: TestService
/** Made to the next tokens. */
let change: (token: MutableToken) => void = () => undefined

const open = async (kid: string, port = 0) => {
  const next = new OAuth2Server()
  await next.issuer.keys.generate('RS256', { kid })
  // Not sooner, or somebody else could take the port meanwhile.
  if (port) await provider.stop()
  provider = next
  await provider.start(port, '127.0.0.1')
  // A call may still be sent into a connection to the one before, and fail: not one of the test's.
  while (
    !(await fetch(`${provider.issuer.url!}/jwks`).then(
      it => it.ok,
      () => false,
    ))
  );
  const person = { sub: 'subject-1', email_verified: true, given_name: ' Ada ', family_name: 'Obi' }
  provider.service.on('beforeTokenSigning', (it: MutableToken) => {
    Object.assign(it.payload, person)
    change(it)
  })
}

beforeAll(async () => {
  await open('one')
  s = await makeService({
    now: Date.now(),
    settings: {
      GOOGLE_CLIENT_ID: CLIENT,
      GOOGLE_CLIENT_SECRET: 'a secret of ours',
      GOOGLE_ISSUER: provider.issuer.url!,
      PUBLIC_URL: 'https://oriire.example',
    },
  })
})
afterAll(async () => {
  await s.close()
  await provider.stop()
})
beforeEach(() => {
  change = () => undefined
  vi.useRealTimers()
})

/** Through the provider and back, without the browser. @returns the address it is sent to */
const visit = async (url: string): Promise<URL> => {
  const answer = await fetch(url, { redirect: 'manual' })
  return new URL(answer.headers.get('location')!)
}
const token = async (): Promise<string> => {
  const left = await leave(s)
  const back = await visit(left.url)
  return (await exchange(s, left, back.searchParams.get('code')!)).data.id_token
}
const enter = (idToken: string) => s.call(calls.googleLogin, { body: { user_id_token: idToken } })
const claims = (more: Record<string, unknown>) => (it: MutableToken) => void Object.assign(it.payload, more)
const now = () => Math.floor(Date.now() / 1000)

describe('there and back', () => {
  test('the browser asks for a code by e-mail and profile, with state, nonce and challenge §4.30', async () => {
    const { url, state } = await leave(s)
    const asked = Object.fromEntries(new URL(url).searchParams)
    expect(asked).toMatchObject({
      client_id: CLIENT,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'https://oriire.example/user/login',
      code_challenge_method: 'S256',
      state,
    })
    expect(asked.nonce).toMatch(/^[\w-]{43}$/)
    expect(asked.code_challenge).toMatch(/^[\w-]{43}$/)
    expect(url).not.toContain('secret')
    const back = await visit(url)
    expect(back.pathname).toBe('/user/login')
    expect(back.searchParams.get('state')).toBe(state)
  })

  test('the service posts the code to the token endpoint, and the id_token signs in §4.29, 4.30, 7.40', async () => {
    const posted: Record<string, string>[] = []
    provider.service.once('beforeResponse', (_, { body }: { body: Record<string, string> }) =>
      posted.push(body),
    )
    const first = await token()
    expect(posted[0]).toMatchObject({
      client_id: CLIENT,
      client_secret: 'a secret of ours',
      grant_type: 'authorization_code',
      redirect_uri: 'https://oriire.example/user/login',
    })
    expect((await enter(first)).refusal).toBe('google-new')
    expect((await join(s, first)).status).toBe(200)
    expect((await enter(await token())).status).toBe(200)
    const player = await s.db.one`select first_name, last_name from player`
    expect(player).toEqual({ first_name: 'Ada', last_name: 'Obi' })
  })

  test('a code works once, for the verifier that it was asked with', async () => {
    const left = await leave(s)
    const code = (await visit(left.url)).searchParams.get('code')!
    const { google } = s.service.ports
    expect(await google!.exchange({ code: 'made up', verifier: left.verifier })).toBeUndefined()
    expect((await exchange(s, left, code)).status).toBe(200)
    expect((await exchange(s, left, code)).refusal).toBe('google-expired')
    expect(await google!.exchange({ code, verifier: left.verifier })).toBeUndefined()
    const other = await leave(s)
    const theirs = (await visit(other.url)).searchParams.get('code')!
    expect(await google!.exchange({ code: theirs, verifier: newVerifier() })).toBeUndefined()
  })
})

describe('a token', () => {
  test.each<[string, (it: MutableToken) => void]>([
    ['for another client', claims({ aud: 'somebody.else' })],
    ['for us and another client', claims({ aud: [CLIENT, 'somebody.else'] })],
    ['of another issuer', claims({ iss: 'https://accounts.google.com' })],
    ['with another nonce', claims({ nonce: 'n'.repeat(43) })],
    ['without a nonce', it => void delete it.payload.nonce],
    ['without a subject', it => void delete (it.payload as Record<string, unknown>).sub],
    ['that is over', claims({ iat: now() - 4_000, exp: now() - 400 })],
    ['of yesterday', claims({ iat: now() - 90_000 })],
    ['that never ends', claims({ exp: now() + 1_000_000 })],
    ['that is not yet good', claims({ nbf: now() + 4_000 })],
    ['by a key that nobody knows', it => void (it.header.kid = 'unknown')],
  ])('%s is not believed', async (_, wrong) => {
    change = wrong
    expect((await enter(await token())).refusal).toBe('google-wrong')
  })

  test.each<[string, unknown]>([
    ['not', false],
    ['only in words', 'true'],
    ['not at all', undefined],
  ])('whose e-mail address is %s confirmed signs nobody in', async (_, verified) => {
    change = claims({ email_verified: verified })
    expect((await enter(await token())).refusal).toBe('google-unverified')
  })

  test('may be five minutes off our clock', async () => {
    const at = Math.floor(s.clock.now() / 1000) + 200
    change = claims({ iat: at, nbf: at })
    expect((await enter(await token())).status).toBe(200)
  })

  test('without a signature, with another one, or signed by its own words is not believed', async () => {
    const good = await token()
    const [header, payload, signature] = good.split('.') as [string, string, string]
    const said = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
    const unsigned = new UnsecuredJWT(said).encode()
    const thief = Buffer.from(JSON.stringify({ ...said, sub: 'subject-2' })).toString('base64url')
    const symmetric = Buffer.from(JSON.stringify({ alg: 'HS256', kid: 'one' })).toString('base64url')
    for (const forged of [
      unsigned,
      `${header}.${payload}.`,
      `${header}.${thief}.${signature}`,
      `${symmetric}.${payload}.${signature}`,
      'non.sen.se',
    ])
      expect((await enter(forged)).refusal).toBe('google-wrong')
    expect((await enter(good)).status).toBe(200)
  })

  test('by a new key is believed, and by the one that it replaced no longer', async () => {
    const [good, old] = [await token(), await token()]
    expect((await enter(good)).status).toBe(200)
    await open('two', provider.address().port)
    const renewed = await token()
    // Keys that were read within the last half minute are not read again.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    expect((await enter(renewed)).status).toBe(200)
    expect((await enter(old)).refusal).toBe('google-wrong')
  })
})

describe('a provider in trouble', () => {
  /** By path; what is missing is never answered. */
  let answers: Record<string, { status: number; body: object | string }> = {}
  let inTrouble: TestService
  let close: () => void
  let url: string
  beforeAll(async () => {
    const server = createServer(({ url: path = '' }, response) => {
      const answer = answers[path]
      if (!answer) return
      const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    close = () => {
      server.closeAllConnections()
      server.close()
    }
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    inTrouble = await makeService({ now: Date.now(), google: google() })
  })
  afterAll(async () => {
    await inTrouble.close()
    close()
  })
  /** @param timeout ms; short only where no answer comes */
  const google = (timeout = 60_000) =>
    oidcGoogle({
      issuer: url,
      clientId: CLIENT,
      clientSecret: 'x',
      returnUrl: 'https://oriire.example/user/login',
      clock: { now: Date.now },
      timeout,
    })
  const discovery = () => ({
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/keys`,
  })
  beforeEach(() => {
    // One that has discovered nothing yet.
    inTrouble.service.ports.google = google()
    answers = { '/.well-known/openid-configuration': { status: 200, body: discovery() } }
  })
  const tries = async () =>
    (await inTrouble.db.one<{ n: number }>`select count(*)::int as n from google_try`)!.n
  const begin = () => inTrouble.call(calls.beginGoogle, { body: { code_challenge: 'c'.repeat(43) } })

  test.each<[string, { status: number; body: object | string } | undefined]>([
    ['does not answer', undefined],
    ['answers with an error', { status: 502, body: {} }],
    ['answers with nonsense', { status: 200, body: '<html>' }],
    ['calls itself something else', { status: 200, body: ELSEWHERE }],
  ])('where it %s nobody is sent away, and nothing is begun', async (_, answer) => {
    if (answer) answers['/.well-known/openid-configuration'] = answer
    else {
      answers = {}
      inTrouble.service.ports.google = google(500)
    }
    const before = await tries()
    expect((await begin()).refusal).toBe('google-down')
    expect(await tries()).toBe(before)
  })

  test.each<[string, { status: number; body: object | string } | undefined]>([
    ['is not answered', undefined],
    ['is answered with an error', { status: 503, body: {} }],
    ['is refused because of us', { status: 401, body: { error: 'invalid_client' } }],
    ['is answered without an id_token', { status: 200, body: { access_token: 'x' } }],
  ])('a code whose exchange %s signs nobody in, and is not tried again', async (_, answer) => {
    const left = await leave(inTrouble)
    if (answer) answers['/token'] = answer
    else inTrouble.service.ports.google = google(500)
    expect((await exchange(inTrouble, left, 'code')).refusal).toBe('google-down')
    expect((await exchange(inTrouble, left, 'code')).refusal).toBe('google-expired')
    expect(await inTrouble.db.many`select 1 from session`).toEqual([])
  })

  test.each<[string, { status: number; body: object | string } | undefined]>([
    ['do not come', undefined],
    ['come with an error', { status: 500, body: {} }],
    ['are none', { status: 200, body: { keys: 'none' } }],
  ])('a token is not judged where the keys %s', async (_, answer) => {
    if (answer) answers['/keys'] = answer
    else inTrouble.service.ports.google = google(500)
    const body = { user_id_token: await token() }
    expect((await inTrouble.call(calls.googleLogin, { body })).refusal).toBe('google-down')
  })
})
