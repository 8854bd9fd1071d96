import type { Clock, Google } from '#server/ports/ports.ts'
import { isProduction, type Settings } from '#server/settings.ts'
import { oidcGoogle } from './google-oidc.ts'
import { sandboxGoogle } from './google-sandbox.ts'

/** Google if we have its credentials, otherwise the sandbox's; production then offers none. */
export const makeGoogle = (settings: Settings, pepper: Uint8Array, clock: Clock): Google | undefined => {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings
  if (!clientId || !clientSecret) return isProduction(settings) ? undefined : sandboxGoogle(pepper, clock)
  const site = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  return oidcGoogle({ issuer, clientId, clientSecret, returnUrl: `${site}/user/login`, clock })
}
