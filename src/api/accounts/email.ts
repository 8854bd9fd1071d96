import * as calls from '#src/contract/players/email.ts'
import type { Body } from '#src/model/words.ts'
import { asker, entering, here } from '../account.ts'
import { queryClient } from '../cache/query-client.ts'
import { request } from '../client.ts'
import { ApiError } from '../errors.ts'
import { forgetCodeRequest } from '../session/code-request.ts'
import { useSend, withBody } from '../sending.ts'
import { userQuery } from '../user.ts'
import { showUser } from './shown-user.ts'

export const useCreateAccount = () => useSend(withBody(calls.createAccount, asker))

export const useActivateUser = () =>
  useSend(async (body: Body<typeof calls.activateUser>) => {
    await entering(request(calls.activateUser, { body: { ...body, ...asker(), ...here() } }))
    forgetCodeRequest()
  })

export const useResendActivationCode = () => useSend(withBody(calls.resendActivationCode, asker))

/** What the service now has as the player's address, and what waits: an earlier press may have got through unheard. */
const emailNow = () => queryClient.fetchQuery({ ...userQuery(), staleTime: 0 })

/** An address whose code is on its way was given by an earlier press. */
export const isEmailWaiting = async (email: string, failure: Error): Promise<boolean> =>
  failure instanceof ApiError &&
  failure.refusal === 'code-too-soon' &&
  (await emailNow().catch(() => undefined))?.emailWaiting === email

export const useGiveEmail = () => useSend(withBody(calls.giveEmail))

export const useConfirmEmail = (email: string) =>
  useSend(
    (code: string) =>
      request(calls.confirmEmail, { body: { code } }).catch(async (failure: unknown) => {
        const mayBeDone = failure instanceof ApiError && failure.refusal === 'code-expired'
        const user = mayBeDone ? await emailNow().catch(() => undefined) : undefined
        if (user?.email !== email) throw failure
        return user
      }),
    showUser,
  )

export const useConfirmNewsletter = () =>
  useSend((link: string) => request(calls.confirmNewsletter, { body: { link } }))

export const useLeaveNewsletter = () =>
  useSend((link: string) => request(calls.leaveNewsletter, { query: { link } }))
