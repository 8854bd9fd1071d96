import * as calls from '#src/contract/google.ts'
import { beginGoogle } from '#server/deeds/google/begin-google.ts'
import { exchangeGoogle } from '#server/deeds/google/exchange-google.ts'
import { joinGoogle } from '#server/deeds/google/join-google.ts'
import { linkGoogle } from '#server/deeds/google/link-google.ts'
import { unlinkGoogle } from '#server/deeds/google/unlink-google.ts'
import { findGoogleLink } from '#server/db/queries/accounts/google.ts'
import { findPasswordHash } from '#server/db/queries/accounts/players.ts'
import { NO_PASSWORD } from '#server/deeds/accounts/passwords.ts'
import { logInByGoogle } from '#server/deeds/google/log-in-by-google.ts'
import { askerOf } from '#server/deeds/accounts/one-time-code.ts'
import type { Service } from '#server/service.ts'
import { userAgentOf } from './code-asked.ts'
import type { Door } from '#server/http/door.ts'

export const mountGoogle = (door: Door, service: Service): void => {
  door.on(calls.googleOffered, async () => ({ offered: service.ports.google !== undefined }))
  door.does(calls.beginGoogle, 'begin-google', async ({ body }) => {
    const { address, state } = await beginGoogle(service, body.code_challenge)
    return { authorization_url: address, state }
  })
  door.does(
    calls.exchangeGoogle,
    'exchange-google',
    async ({ body: { google_code: code, state, code_verifier: verifier } }) => ({
      id_token: await exchangeGoogle(service, { code, state, verifier }),
    }),
  )
  door.does(calls.googleLogin, 'log-in', asked => {
    const { user_id_token: idToken, device } = asked.body
    return logInByGoogle(service, { idToken, device, userAgent: userAgentOf(asked) })
  })
  door.does(calls.joinGoogle, 'sign-up', asked => {
    const { body, address } = asked
    return joinGoogle(service, {
      phone: body.phone_number,
      asker: askerOf(body.request_id, address),
      address,
      idToken: body.user_id_token,
      code: body.code,
      consentVersion: body.consent_version,
      birthDate: body.birth_date,
      device: body.device,
      userAgent: userAgentOf(asked),
    })
  })
  door.on(calls.googleLinked, async ({ player: { playerId } }) => {
    const link = await findGoogleLink(service.db, playerId)
    const isOnlyWay = link !== undefined && (await findPasswordHash(service.db, playerId)) === NO_PASSWORD
    return { linked_at: link?.linked_at.toISOString() ?? null, is_only_way: isOnlyWay }
  })
  door.does(calls.unlinkGoogle, 'unlink-google', async ({ player: { playerId }, body }) => {
    await unlinkGoogle(service, { playerId, password: body.password })
    return { message: 'Google no longer opens your account' }
  })
  door.does(calls.linkGoogle, 'log-in', asked => {
    const { user_id_token: idToken, phone, password, device } = asked.body
    const { address } = asked
    return linkGoogle(service, { idToken, phone, password, device, address, userAgent: userAgentOf(asked) })
  })
}
