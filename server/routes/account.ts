import type { Context } from 'hono'
import { brand } from '#src/brand.ts'
import * as calls from '#src/contract/account.ts'
import { insertNewsletterAddress, findPlayerByPhone, findPlayer } from '../db/queries/players.ts'
import { listSessions, revokeSession, revokeSessions } from '../db/queries/sessions.ts'
import { checkCode } from '../deeds/check-code.ts'
import { logIn } from '../deeds/log-in.ts'
import { resetPassword } from '../deeds/reset-password.ts'
import { sendCode } from '../deeds/send-code.ts'
import { showPlayer, updatePlayer } from '../deeds/show-player.ts'
import { signUp } from '../deeds/sign-up.ts'
import type { Service } from '../service.ts'
import type { Door } from './door.ts'

const userAgentOf = ({ context }: { context: Context }) => context.req.header('user-agent') ?? ''

const sentWords = (channel: 'SMS' | 'VOICE') =>
  channel === 'SMS' ? 'We have sent you a code by SMS' : 'We are calling you with your code'

export const mountAccount = (door: Door, service: Service): void => {
  const { db } = service

  door.on(calls.onboardViaPhone, async ({ body, address }) => {
    await sendCode(service, { phone: body.phone_number, purpose: 'sign-up', channel: 'SMS', address })
    return { message: sentWords('SMS'), data: { ussd_code: brand.ussdCode } }
  })
  door.on(calls.resendOnboardingOtp, async ({ body, address }) => {
    const channel = body.otp_option
    await sendCode(service, { phone: body.phone_number, purpose: 'sign-up', channel, address })
    return { message: sentWords(channel) }
  })
  door.on(calls.verifyPhoneOtp, async ({ body, address }) => {
    const { phone_number: phone, code } = body
    await checkCode(service, { phone, purpose: 'sign-up', code, address })
    return { message: 'Your phone number is verified', ussd_code: brand.ussdCode }
  })
  door.on(calls.finishOnboarding, async asked => {
    const { body, address } = asked
    const token = await signUp(service, {
      phone: body.phone_number,
      code: body.code,
      password: body.password,
      email: body.email,
      consentVersion: body.consent_version,
      address,
      userAgent: userAgentOf(asked),
    })
    return { token }
  })

  door.on(calls.phoneLogin, async asked => {
    const { body, address } = asked
    const userAgent = userAgentOf(asked)
    const it = { by: 'phone', name: body.phone, password: body.password, address, userAgent } as const
    return { token: await logIn(service, it) }
  })
  door.on(calls.emailLogin, async asked => {
    const { body, address } = asked
    const userAgent = userAgentOf(asked)
    const it = { by: 'email', name: body.email, password: body.password, address, userAgent } as const
    return { token: await logIn(service, it) }
  })
  door.on(calls.passwordReset, async ({ body, address }) => {
    const phone = body.phone_number
    const silent = !(await findPlayerByPhone(db, phone))
    await sendCode(service, { phone, purpose: 'reset', channel: body.otp_option, address, silent })
    return { message: 'If this number has an account, a code is on its way' }
  })
  door.on(calls.passwordResetConfirm, async ({ body, address }) => {
    const { phone_number: phone, code, password } = body
    await resetPassword(service, { phone, code, password, address })
    return { message: 'Your password is changed. Please log in' }
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
    await insertNewsletterAddress(db, body.email.toLowerCase())
    return { message: 'You have successfully subscribed for the newsletter' }
  })
}
