// Signing in with Google: there, back, and linking a Google account to a player.
import { sha256 } from '@noble/hashes/sha2.js'
import { queryOptions } from '@tanstack/react-query'
import * as calls from '#src/contract/google.ts'
import { addressFrom } from '#src/lib/address.ts'
import type { Body } from '#src/model/words.ts'
import { request } from '../client.ts'
import { ApiError } from '../errors.ts'
import { claimKeptInvite } from '../friends.ts'
import { codeRequest, forgetCodeRequest } from './code-request.ts'
import { keepGoogleTry, keptGoogleTry } from './google-try.ts'
import { keepDevice, knownDevice } from './known-device.ts'
import { login } from './sign-in.ts'
import { useSend } from '../sending.ts'
import * as keys from '../keys.ts'

export const googleOfferedQuery = () =>
  queryOptions({
    queryKey: [keys.google],
    queryFn: async () => (await request(calls.googleOffered)).offered,
    gcTime: 300_000,
  })

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Leaves for Google, or for the sandbox's page. @throws Error if the service names any other kind of address */
const leave = async (source: string | undefined): Promise<void> => {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const codeChallenge = base64url(sha256(new TextEncoder().encode(verifier)))
  const { authorizationUrl, state } = await request(calls.beginGoogle, { body: { codeChallenge } })
  const url = addressFrom(authorizationUrl, location.origin)
  if (url?.protocol !== 'https:' && url?.origin !== location.origin)
    throw new Error('no address to sign in at')
  keepGoogleTry({ state, verifier, ...(source ? { source } : {}) })
  location.assign(url.href)
}

export const useLeaveForGoogle = () => useSend(leave)

const entering = async (answer: Promise<{ token: string; device?: string | undefined }>) => {
  const { token, device } = await answer
  keepDevice(device)
  keepGoogleTry(undefined)
  await login(token)
}

/** Signed in, begun elsewhere, or a Google account not yet linked to anybody. */
type CameBack = 'in' | 'elsewhere' | { idToken: string }

const comeBack = async (state: string, googleCode: string): Promise<CameBack> => {
  const kept = keptGoogleTry(state)
  if (!kept) return 'elsewhere'
  let { idToken } = kept
  try {
    if (!idToken) {
      const body = { googleCode, state, codeVerifier: kept.verifier }
      ;({ idToken } = await request(calls.exchangeGoogle, { body }))
      keepGoogleTry({ ...kept, idToken })
    }
    await entering(request(calls.googleLogin, { body: { userIdToken: idToken, device: knownDevice() } }))
    return 'in'
  } catch (error) {
    if (idToken && error instanceof ApiError && error.refusal === 'google-new') return { idToken }
    keepGoogleTry(undefined)
    throw error
  }
}

/** A query rather than a mutation, so that a page shown twice does not exchange its code twice. */
export const cameBackQuery = (state: string, code: string) =>
  queryOptions({ queryKey: [keys.google, state], queryFn: () => comeBack(state, code) })

export const useJoinGoogle = () =>
  useSend(async (body: Body<typeof calls.joinGoogle>) => {
    const more = { requestId: codeRequest(), device: knownDevice() }
    await entering(request(calls.joinGoogle, { body: { ...body, ...more } }))
    forgetCodeRequest()
    void claimKeptInvite()
  })

export const useLinkGoogle = () =>
  useSend((body: Body<typeof calls.linkGoogle>) =>
    entering(request(calls.linkGoogle, { body: { ...body, device: knownDevice() } })),
  )
