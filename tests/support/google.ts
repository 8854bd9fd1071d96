// Signing in with Google, there and back, as the app and a browser do it.
import { createHash, randomBytes } from 'node:crypto'
import { CONSENT_VERSION, onboardViaPhone } from '#src/contract/account.ts'
import * as calls from '#src/contract/google.ts'
import { isSandboxGoogle } from '#server/ports/google/google-sandbox.ts'
import { newPhone, type TestService } from './service.ts'

export const newVerifier = (): string => randomBytes(32).toString('base64url')

/** A browser that has asked where to go. */
export const leave = async (s: TestService, verifier = newVerifier()) => {
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  const { authorization_url: url, state } = (await s.call(calls.beginGoogle, { body: { code_challenge } }))
    .data
  return { url, state, verifier }
}

type Left = Awaited<ReturnType<typeof leave>>

/** What the sandbox's page sends back. */
export const chooseInSandbox = async (
  s: TestService,
  { url }: Left,
  email: string,
  outcome: 'well' | 'unverified' | 'down' = 'well',
): Promise<string> => {
  const { google } = s.service.ports
  if (!isSandboxGoogle(google)) throw new Error('this is not the sandbox')
  const asked = new URL(url, 'http://sandbox').searchParams
  const [state, nonce, code_challenge] = ['state', 'nonce', 'code_challenge'].map(it => asked.get(it)!) as [
    string,
    string,
    string,
  ]
  return google.choose({ state, nonce, code_challenge, email, outcome })
}

export const exchange = (s: TestService, { state, verifier }: Left, code: string) =>
  s.call(calls.exchangeGoogle, { body: { google_code: code, state, code_verifier: verifier } })

/** A token of the sandbox's Google that has signed nobody in yet. */
export const freshToken = async (s: TestService, email: string): Promise<string> => {
  const left = await leave(s)
  return (await exchange(s, left, await chooseInSandbox(s, left, email))).data.id_token
}

/** The rest of a sign-up: a number and its code, and no password. */
export const joining = async (s: TestService, idToken: string, phone_number = newPhone()) => {
  const asked = { phone_number, request_id: crypto.randomUUID() }
  void (await s.call(onboardViaPhone, { body: asked })).data
  return {
    ...asked,
    user_id_token: idToken,
    code: await s.lastCode(phone_number),
    birth_date: '1990-02-28',
    consent: true,
    consent_version: CONSENT_VERSION,
  } as const
}

export const join = async (s: TestService, idToken: string, phone?: string) =>
  s.call(calls.joinGoogle, { body: await joining(s, idToken, phone) })
