import { newsletter } from '#src/contract/account.ts'
import * as calls from '#src/contract/players/email.ts'
import {
  activateUser,
  confirmEmail,
  giveEmail,
  sendActivationAgain,
} from '#server/deeds/accounts/confirm-email.ts'
import { askerOf } from '#server/deeds/accounts/one-time-code.ts'
import { showPlayer } from '#server/deeds/accounts/show-player.ts'
import { createAccount } from '#server/deeds/accounts/sign-up.ts'
import { confirmNewsletter, leaveNewsletter, subscribe } from '#server/deeds/mail/newsletter.ts'
import type { Service } from '#server/service.ts'
import { codeAsked, userAgentOf } from '#server/routes/code-asked.ts'
import type { Door } from '#server/http/door.ts'
import { playerOnWire } from '#server/wire/accounts/player.ts'

const SENT = 'We have sent a code to your e-mail address'

const mountNewsletter = (door: Door, service: Service): void => {
  door.does(newsletter, 'subscribe', async ({ body, address }) => {
    await subscribe(service, { email: body.email, address })
    return { message: 'You have successfully subscribed for the newsletter' }
  })
  door.does(calls.confirmNewsletter, 'confirm-newsletter', async ({ body }) => {
    await confirmNewsletter(service, body.link)
    return { message: 'You get our newsletter from now on' }
  })
  door.does(calls.leaveNewsletter, 'leave-newsletter', async ({ query }) => {
    await leaveNewsletter(service, query.link)
    return { message: 'You get no more newsletters' }
  })
}

/** Addresses for logging in, and for the newsletter. */
export const mountEmail = (door: Door, service: Service): void => {
  mountNewsletter(door, service)
  door.does(calls.createAccount, 'sign-up', async ({ body, address }) => {
    await createAccount(service, {
      phone: body.phone_number,
      code: body.code,
      password: body.password,
      consentVersion: body.consent_version,
      birthDate: body.birth_date,
      email: body.email,
      asker: askerOf(body.request_id, address),
      address,
    })
    return { message: SENT }
  })
  door.does(calls.activateUser, 'confirm-email', async asked => {
    const { body, address } = asked
    const { code, device } = body
    return activateUser(service, {
      ...codeAsked(body.email, body, address),
      code,
      device,
      userAgent: userAgentOf(asked),
    })
  })
  door.does(calls.resendActivationCode, 'send-code', async ({ body, address }) => {
    await sendActivationAgain(service, codeAsked(body.email, body, address))
    return { message: SENT }
  })
  door.does(calls.giveEmail, 'send-code', async ({ player: { playerId }, body, address }) => {
    await giveEmail(service, { playerId, ...body, address })
    return { message: SENT }
  })
  door.does(calls.confirmEmail, 'confirm-email', async ({ player: { playerId }, body, address }) => {
    await confirmEmail(service, { playerId, code: body.code, address })
    return playerOnWire(await showPlayer(service.db, playerId))
  })
}
