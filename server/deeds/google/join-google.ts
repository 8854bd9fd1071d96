import { setFirstNames } from '#server/db/queries/accounts/google.ts'
import { checkCode } from '#server/deeds/accounts/check-code.ts'
import { enter, type Entered } from '#server/deeds/accounts/enter.ts'
import { NO_PASSWORD } from '#server/deeds/accounts/passwords.ts'
import { askBeforeSignUp } from '#server/deeds/safer-play/ask-register.ts'
import { makePlayer, refuseChild } from '#server/deeds/accounts/sign-up.ts'
import type { Service } from '#server/service.ts'
import { judgeGoogle } from './judge-google.ts'
import { link } from './link.ts'

interface JoinGoogle {
  idToken: string
  phone: string
  code: string
  consentVersion: string
  birthDate: string
  address: string
  asker: string
  device: string | undefined
  userAgent: string
}

/**
 * Creates a player from a Google account and a phone number proven by a code. There is no password; "Forgot password?"
 * sets one.
 * @throws Refusal google-…, code-…, too-many-tries, phone-taken, too-young, crowded, register-excluded, register-silent
 */
export const joinGoogle = async (service: Service, it: JoinGoogle): Promise<Entered> => {
  refuseChild(service, it.birthDate)
  const google = await judgeGoogle(service, it.idToken)
  const codeId = await checkCode(service, { ...it, to: it.phone, purpose: 'sign-up' })
  await askBeforeSignUp(service, it.phone)
  return service.db.tx(async tx => {
    const playerId = await makePlayer(tx, { ...it, codeId, passwordHash: NO_PASSWORD })
    await setFirstNames(tx, playerId, google)
    await link(tx, google, playerId)
    return enter(service, tx, playerId, it)
  })
}
