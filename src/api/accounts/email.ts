import * as calls from '#src/contract/players/email.ts'
import type { Body } from '#src/model/words.ts'
import { asker, entering, here } from '../account.ts'
import { request } from '../client.ts'
import { forgetCodeRequest } from '../session/code-request.ts'
import { useSend, withBody } from '../sending.ts'
import { showUser } from './shown-user.ts'

export const useCreateAccount = () => useSend(withBody(calls.createAccount, asker))

export const useActivateUser = () =>
  useSend(async (body: Body<typeof calls.activateUser>) => {
    await entering(request(calls.activateUser, { body: { ...body, ...asker(), ...here() } }))
    forgetCodeRequest()
  })

export const useResendActivationCode = () => useSend(withBody(calls.resendActivationCode, asker))

export const useGiveEmail = () => useSend(withBody(calls.giveEmail))

export const useConfirmEmail = () =>
  useSend((code: string) => request(calls.confirmEmail, { body: { code } }), showUser)

export const useConfirmNewsletter = () =>
  useSend((link: string) => request(calls.confirmNewsletter, { body: { link } }))

export const useLeaveNewsletter = () =>
  useSend((link: string) => request(calls.leaveNewsletter, { query: { link } }))
