// The sandbox's Google: people are whoever they say. Its page is server/routes/sandbox/google.ts; codes and tokens are
// signed with a key made from the pepper, so that every node reads them.
import { createHash, createHmac } from 'node:crypto'
import { SignJWT, errors, jwtVerify } from 'jose'
import * as v from 'valibot'
import type { Clock, Google } from '#server/ports/ports.ts'

const outcomes = ['well', 'unverified', 'down'] as const

/** What the page sends. */
export const sandboxChoice = v.object({
  state: v.string(),
  nonce: v.string(),
  code_challenge: v.string(),
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.minLength(3), v.maxLength(254)),
  outcome: v.picklist(outcomes),
})
type SandboxChoice = v.InferOutput<typeof sandboxChoice>

interface SandboxGoogle extends Google {
  /** @returns the code of this choice */
  choose(choice: SandboxChoice): Promise<string>
}

export const isSandboxGoogle = (google: Google | undefined): google is SandboxGoogle =>
  google !== undefined && 'choose' in google

const codeClaims = v.omit(sandboxChoice, ['state'])
const tokenClaims = v.object({ sub: v.string(), nonce: v.string(), email_verified: v.boolean() })

const subjectOf = (email: string): string => createHash('sha256').update(email).digest('hex').slice(0, 21)

export const sandboxGoogle = (pepper: Uint8Array, clock: Clock): SandboxGoogle => {
  const key = createHmac('sha256', pepper).update('sandbox google\0').digest()
  const sign = (kind: 'code' | 'token', claims: Record<string, unknown>, seconds: number) => {
    const now = Math.floor(clock.now() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(kind)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(key)
  }
  const read = async <T extends v.GenericSchema>(kind: 'code' | 'token', token: string, schema: T) => {
    try {
      const currentDate = new Date(clock.now())
      const { payload } = await jwtVerify(token, key, { audience: kind, algorithms: ['HS256'], currentDate })
      return v.parse(schema, payload)
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
  return {
    name: 'sandbox',
    issuer: 'sandbox',
    address: async ({ state, nonce, challenge }) =>
      `/sandbox/google?${new URLSearchParams({ state, nonce, code_challenge: challenge }).toString()}`,
    choose: choice => sign('code', v.parse(codeClaims, choice), 60),
    exchange: async ({ code, verifier }) => {
      const choice = await read('code', code, codeClaims)
      if (choice?.outcome === 'down') throw new Error('the sandbox’s Google was told not to answer')
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      if (choice?.code_challenge !== challenge) return undefined
      const { email, nonce, outcome } = choice
      return sign('token', { sub: subjectOf(email), nonce, email_verified: outcome === 'well' }, 3_600)
    },
    judge: async idToken => {
      const it = await read('token', idToken, tokenClaims)
      return (
        it && {
          subject: it.sub,
          isEmailVerified: it.email_verified,
          nonce: it.nonce,
          firstName: '',
          lastName: '',
        }
      )
    },
  }
}
