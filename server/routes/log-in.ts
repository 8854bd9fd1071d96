import * as calls from '#src/contract/account.ts'
import { plural } from '#src/lib/figures.ts'
import { findPlayerByPhone } from '#server/db/queries/accounts/players.ts'
import { isDeviceOf } from '#server/deeds/accounts/known-device.ts'
import { logIn } from '#server/deeds/accounts/log-in.ts'
import { resetPassword } from '#server/deeds/accounts/reset-password.ts'
import { sendCode } from '#server/deeds/accounts/send-code.ts'
import type { Service } from '#server/service.ts'
import { codeAsked, userAgentOf } from './code-asked.ts'
import type { Door } from '#server/http/door.ts'

export const mountLogIn = (door: Door, service: Service): void => {
  door.does(calls.phoneLogin, 'log-in', async asked => {
    const { body, address } = asked
    const { phone: name, password, device } = body
    return logIn(service, { by: 'phone', name, password, device, address, userAgent: userAgentOf(asked) })
  })
  door.does(calls.emailLogin, 'log-in', async asked => {
    const { body, address } = asked
    const { email: name, password, device } = body
    return logIn(service, { by: 'email', name, password, device, address, userAgent: userAgentOf(asked) })
  })
  door.does(calls.passwordReset, 'send-code', async ({ body, address }) => {
    const asked = {
      ...codeAsked(body.phone_number, body, address),
      purpose: 'reset',
      channel: body.otp_option,
    } as const
    const silent = !(await findPlayerByPhone(service.db, asked.to))
    const known = await isDeviceOf(service.db, { by: 'phone', name: asked.to, device: body.device })
    await sendCode(service, { ...asked, silent, known })
    return { message: 'If this number has an account, a code is on its way' }
  })
  door.does(calls.passwordResetConfirm, 'reset-password', async ({ body, address }) => {
    const { code, password, device: had } = body
    const device = await resetPassword(service, {
      ...codeAsked(body.phone_number, body, address),
      code,
      password,
      device: had,
    })
    const { WITHDRAWAL_CHANGE_HOURS: hours } = service.settings
    const wait = hours > 0 ? `. For the next ${plural(hours, 'hour')} withdrawals wait` : ''
    return { message: `Your password is changed. Please log in${wait}`, device }
  })
}
