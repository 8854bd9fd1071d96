import type { ExclusionRegister } from '#server/ports/ports.ts'
import { isProduction, type Settings } from '#server/settings.ts'
import { httpRegister } from './register-http.ts'
import { sandboxRegister } from './register-sandbox.ts'

/** The bridge if there is one, else the sandbox's; production then asks none, and the operator enters the answers. */
export const makeRegister = (settings: Settings): ExclusionRegister | undefined => {
  const { EXCLUSION_REGISTER_URL: url, EXCLUSION_REGISTER_KEY: key } = settings
  if (url && key) return httpRegister(url, key)
  return isProduction(settings) ? undefined : sandboxRegister()
}
