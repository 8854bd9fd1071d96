import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as calls from '#src/contract/players/email.ts'
import type { Body } from '#src/model/words.ts'
import { asker, entering, here } from '../account.ts'
import { request } from '../client.ts'
import { forgetCodeRequest } from '../session/code-request.ts'
import { userQuery } from '../user.ts'

export const useCreateAccount = () =>
  useMutation({
    mutationFn: (body: Body<typeof calls.createAccount>) =>
      request(calls.createAccount, { body: { ...body, ...asker() } }),
  })

export const useActivateUser = () =>
  useMutation({
    mutationFn: async (body: Body<typeof calls.activateUser>) => {
      await entering(request(calls.activateUser, { body: { ...body, ...asker(), ...here() } }))
      forgetCodeRequest()
    },
  })

export const useResendActivationCode = () =>
  useMutation({
    mutationFn: (body: Body<typeof calls.resendActivationCode>) =>
      request(calls.resendActivationCode, { body: { ...body, ...asker() } }),
  })

export const useGiveEmail = () =>
  useMutation({ mutationFn: (body: Body<typeof calls.giveEmail>) => request(calls.giveEmail, { body }) })

export const useConfirmEmail = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => request(calls.confirmEmail, { body: { code } }),
    onSuccess: user => client.setQueryData(userQuery().queryKey, user),
  })
}

export const useConfirmNewsletter = () =>
  useMutation({ mutationFn: (link: string) => request(calls.confirmNewsletter, { body: { link } }) })

export const useLeaveNewsletter = () =>
  useMutation({ mutationFn: (link: string) => request(calls.leaveNewsletter, { query: { link } }) })
