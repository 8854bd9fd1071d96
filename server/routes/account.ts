import type { Context } from 'hono'
import { brand } from '#src/brand.ts'
import * as calls from '#src/contract/account.ts'
import { insertNewsletterAddress, findPlayerByPhone, findPlayer } from '../db/queries/players.ts'
import { listSessions, revokeSession, revokeSessions } from '../db/queries/sessions.ts'
import { checkCode } from '../deeds/check-code.ts'
import { logIn } from '../deeds/log-in.ts'
import { isDeviceOf } from '../deeds/known-device.ts'
import { askerOf } from '../deeds/one-time-code.ts'
import { resetPassword } from '../deeds/reset-password.ts'
import { sendCode } from '../deeds/send-code.ts'
import { showPlayer, updatePlayer } from '../deeds/show-player.ts'
import { signUp } from '../deeds/sign-up.ts'
import type { Service } from '../service.ts'
import type { Door } from './door.ts'

const userAgentOf = ({ context }: { context: Context }) => context.req.header('user-agent') ?? ''

const sentWords = (channel: 'SMS' | 'VOICE') =>
  channel === 'SMS' ? 'We have sent you a code by SMS' : 'We are calling you with your code'

const codeAsked = (body: { phone_number: string; request_id?: string | undefined }, address: string) => ({
  phone: body.phone_number,
  asker: askerOf(body.request_id, address),
  address,
})

export const mountAccount = (door: Door, service: Service): void => {
  const { db } = service

  door.on(calls.onboardViaPhone, async ({ body, address }) => {
    await sendCode(service, { ...codeAsked(body, address), purpose: 'sign-up', channel: 'SMS' })
    return { message: sentWords('SMS'), data: { ussd_code: brand.ussdCode } }
  })
  door.on(calls.resendOnboardingOtp, async ({ body, address }) => {
    const channel = body.otp_option
    await sendCode(service, { ...codeAsked(body, address), purpose: 'sign-up', channel })
    return { message: sentWords(channel) }
  })
  door.on(calls.verifyPhoneOtp, async ({ body, address }) => {
    await checkCode(service, { ...codeAsked(body, address), purpose: 'sign-up', code: body.code })
    return { message: 'Your phone number is verified', ussd_code: brand.ussdCode }
  })
  door.on(calls.finishOnboarding, async asked => {
    const { body, address } = asked
    return signUp(service, {
      ...codeAsked(body, address),
      code: body.code,
      password: body.password,
      email: body.email,
      consentVersion: body.consent_version,
      device: body.device,
      userAgent: userAgentOf(asked),
    })
  })

  door.on(calls.phoneLogin, async asked => {
    const { body, address } = asked
    const { phone: name, password, device } = body
    return logIn(service, { by: 'phone', name, password, device, address, userAgent: userAgentOf(asked) })
  })
  door.on(calls.emailLogin, async asked => {
    const { body, address } = asked
    const { email: name, password, device } = body
    return logIn(service, { by: 'email', name, password, device, address, userAgent: userAgentOf(asked) })
  })
  door.on(calls.passwordReset, async ({ body, address }) => {
    const asked = { ...codeAsked(body, address), purpose: 'reset', channel: body.otp_option } as const
    const silent = !(await findPlayerByPhone(db, asked.phone))
    const known = await isDeviceOf(db, { by: 'phone', name: asked.phone, device: body.device })
    await sendCode(service, { ...asked, silent, known })
    return { message: 'If this number has an account, a code is on its way' }
  })
  door.on(calls.passwordResetConfirm, async ({ body, address }) => {
    const { code, password, device: had } = body
    const device = await resetPassword(service, { ...codeAsked(body, address), code, password, device: had })
    return { message: 'Your password is changed. Please log in', device }
  })

  door.on(calls.getUser, ({ player }) => showPlayer(db, player.playerId))
  door.on(calls.updateUser, ({ player, body }) =>
    updatePlayer(db, player.playerId, {
      firstName: body.first_name,
      lastName: body.last_name,
      gender: body.gender,
    }),
  )
  door.on(calls.dynamicData, async ({ player }) => ({
    has_pin: (await findPlayer(db, player.playerId))?.has_pin ?? false,
  }))

  door.on(calls.logout, async ({ player }) => {
    await revokeSession(db, player.sessionId)
    return { message: 'You are logged out' }
  })
  door.on(calls.listSessions, async ({ player }) => {
    const sessions = await listSessions(db, player.playerId)
    return {
      results: sessions.map(session => ({
        id: session.id,
        device: session.device,
        created_at: session.created_at.toISOString(),
        last_seen_at: session.last_seen_at.toISOString(),
        current: session.id === player.sessionId,
      })),
    }
  })
  door.on(calls.logoutEverywhere, async ({ player }) => {
    await revokeSessions(db, player.playerId)
    return { message: 'You are logged out on every device' }
  })

  door.on(calls.newsletter, async ({ body }) => {
    await insertNewsletterAddress(db, body.email)
    return { message: 'You have successfully subscribed for the newsletter' }
  })
}
