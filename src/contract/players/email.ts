// E-mail addresses: proven by a code before they log in, and by a link before they get a newsletter.
import * as v from 'valibot'
import { entered, signUpFields } from '../account.ts'
import { call } from '../call.ts'
import { user } from '../user.ts'
import {
  PASSWORDS_DIFFER,
  code,
  deviceToken,
  email,
  filled,
  requestId,
  said,
  typedPassword,
} from '../words.ts'

export const createAccount = call({
  method: 'POST',
  path: '/api/web/create-account/',
  about:
    'Ends a sign-up with an e-mail address too: uses the code of the phone, sets the password, records the 18+ consent, and sends a code to the address. Never says whether the address has an account.',
  who: 'anyone',
  body: v.pipe(
    v.object({ ...signUpFields, email }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirm_password']],
        it => it.password === it.confirm_password,
        PASSWORDS_DIFFER,
      ),
      ['confirm_password'],
    ),
  ),
  answer: said,
})

export const activateUser = call({
  method: 'POST',
  path: '/api/web/activate_user/',
  about: 'Confirms the e-mail address of a new account with the code sent there, and signs in.',
  who: 'anyone',
  body: v.object({ email, code, request_id: requestId, device: deviceToken }),
  answer: entered,
})

export const resendActivationCode = call({
  method: 'POST',
  path: '/api/web/resend_activation_code/',
  about:
    'Sends another code to the address of a new account, to whoever made it. Answers alike for any other.',
  who: 'anyone',
  body: v.object({ email, request_id: requestId }),
  answer: said,
})

export const giveEmail = call({
  method: 'POST',
  path: '/api/v1/email/',
  about: 'Sends a code to the address that a player wants to log in with, after their password.',
  who: 'player',
  body: v.object({ email, password: typedPassword }),
  answer: said,
})

export const confirmEmail = call({
  method: 'POST',
  path: '/api/v1/email/confirm/',
  about: 'Confirms the player’s address with the code sent there. It logs in from now on.',
  who: 'player',
  body: v.object({ code }),
  answer: user,
})

export const confirmNewsletter = call({
  method: 'POST',
  path: '/api/v1/newsletter/confirm/',
  about: 'Says yes to the newsletter with the link that was sent to the address.',
  who: 'anyone',
  body: v.object({ link: filled(120) }),
  answer: said,
})

export const leaveNewsletter = call({
  method: 'POST',
  path: '/api/v1/newsletter/leave/',
  about: 'Ends the newsletter and forgets the address. Mail programs may call it by themselves (RFC 8058).',
  who: 'anyone',
  query: v.object({ link: filled(120) }),
  answer: said,
})
