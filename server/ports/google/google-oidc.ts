// Google via OpenID Connect: addresses and keys are discovered, and the code is exchanged with our secret and the
// browser's verifier.
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose'
import * as v from 'valibot'
import type { Clock, Google, GoogleAccount } from '#server/ports/ports.ts'
import { outside } from '#server/ports/outside.ts'

interface OidcSettings {
  /** As its tokens name it. */
  issuer: string
  clientId: string
  clientSecret: string
  /** Where the browser comes back to, exactly as it is registered there. */
  returnUrl: string
  clock: Clock
  /** ms for each question. */
  timeout?: number
}

const HOUR = 3_600_000 // ms
const DAY = 86_400 // s
/** Seconds by which the two clocks may differ. */
const SKEW = 300

const discovered = v.object({
  issuer: v.string(),
  authorization_endpoint: v.pipe(v.string(), v.url()),
  token_endpoint: v.pipe(v.string(), v.url()),
  jwks_uri: v.pipe(v.string(), v.url()),
})
const exchanged = v.object({ id_token: v.string() })
const refused = v.object({ error: v.picklist(['invalid_grant', 'invalid_request']) })

const name = v.optional(
  v.pipe(
    v.string(),
    v.transform(text => text.trim().slice(0, 60)),
  ),
  '',
)
const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  nonce: v.string(),
  aud: v.string(),
  exp: v.number(),
  email_verified: v.optional(v.unknown()),
  given_name: name,
  family_name: name,
})

/** A fault on their side, not a wrong token. */
const isTheirs = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === errors.JOSEError.code

const accountOf = (payload: JWTPayload, now: number): GoogleAccount | undefined => {
  const read = v.safeParse(claims, payload)
  if (!read.success || read.output.exp > now / 1000 + DAY + SKEW) return undefined
  const it = read.output
  return {
    subject: it.sub,
    isEmailVerified: it.email_verified === true,
    nonce: it.nonce,
    firstName: it.given_name,
    lastName: it.family_name,
  }
}

export const oidcGoogle = (settings: OidcSettings): Google => {
  const { issuer, clientId, clientSecret, returnUrl, clock, timeout = 8_000 } = settings
  const send = outside(timeout, { redirect: 'error' })
  const discover = async () => {
    const it = v.parse(discovered, await send(`${issuer}/.well-known/openid-configuration`))
    if (it.issuer !== issuer) throw new Error(`${issuer} calls itself ${it.issuer}`)
    // Refetches the keys for an unknown one, so that a new key is accepted as soon as it signs.
    const keys = createRemoteJWKSet(new URL(it.jwks_uri), { timeoutDuration: timeout })
    return { ...it, keys, until: clock.now() + HOUR }
  }
  let known: Awaited<ReturnType<typeof discover>> | undefined
  const provider = async () => (known && clock.now() < known.until ? known : (known = await discover()))

  return {
    name: 'google',
    issuer,
    address: async ({ state, nonce, challenge }) => {
      const url = new URL((await provider()).authorization_endpoint)
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: returnUrl,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }).toString()
      return url.href
    },
    exchange: async ({ code, verifier }) => {
      const { token_endpoint: endpoint } = await provider()
      const { status, _data: answer } = await send.raw<unknown>(endpoint, {
        method: 'POST',
        body: new URLSearchParams({
          client_id: clientId,
          client_secret: clientSecret,
          code,
          code_verifier: verifier,
          redirect_uri: returnUrl,
          grant_type: 'authorization_code',
        }),
        ignoreResponseError: true,
      })
      if (status === 400 && v.is(refused, answer)) return undefined
      if (status !== 200) throw new Error(`the token endpoint answered ${status}`)
      return v.parse(exchanged, answer).id_token
    },
    judge: async idToken => {
      const { keys } = await provider()
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          // Google itself has used both.
          issuer: [issuer, issuer.replace(/^https:\/\//, '')],
          audience: clientId,
          algorithms: ['RS256'],
          requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
          clockTolerance: SKEW,
          maxTokenAge: DAY,
          currentDate: new Date(clock.now()),
        })
        return accountOf(payload, clock.now())
      } catch (error) {
        if (isTheirs(error)) throw error
        return undefined
      }
    },
  }
}
