// E-mail addresses: proven by a code before they log in, and by a link before they get a newsletter.
import * as v from 'valibot'
import { entered, signUpFields } from '../account.ts'
import { call } from '../call.ts'
import { samePasswords } from '../same.ts'
import { user } from '../user.ts'
import { code, deviceToken, email, filled, requestId, said, typedPassword } from '../words.ts'

export const createAccount = call({
  method: 'POST',
  path: '/api/web/create-account/',
  who: 'anyone',
  body: v.pipe(v.object({ ...signUpFields, email }), samePasswords()),
  answer: said,
})

export const activateUser = call({
  method: 'POST',
  path: '/api/web/activate_user/',
  who: 'anyone',
  body: v.object({ email, code, request_id: requestId, device: deviceToken }),
  answer: entered,
})

export const resendActivationCode = call({
  method: 'POST',
  path: '/api/web/resend_activation_code/',
  who: 'anyone',
  body: v.object({ email, request_id: requestId }),
  answer: said,
})

export const giveEmail = call({
  method: 'POST',
  path: '/api/v1/email/',
  who: 'player',
  body: v.object({ email, password: typedPassword }),
  answer: said,
})

export const confirmEmail = call({
  method: 'POST',
  path: '/api/v1/email/confirm/',
  who: 'player',
  body: v.object({ code }),
  answer: user,
})

export const confirmNewsletter = call({
  method: 'POST',
  path: '/api/v1/newsletter/confirm/',
  who: 'anyone',
  body: v.object({ link: filled(120) }),
  answer: said,
})

export const leaveNewsletter = call({
  method: 'POST',
  path: '/api/v1/newsletter/leave/',
  who: 'anyone',
  query: v.object({ link: filled(120) }),
  answer: said,
})
