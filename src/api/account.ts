import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as account from '#src/contract/account.ts'
import type { Body as BodyOf } from '#src/model/words.ts'
import { request } from './client.ts'
import { codeRequest, forgetCodeRequest } from './session/code-request.ts'
import { keepDevice, knownDevice } from './session/known-device.ts'
import { claimKeptInvite } from './friends.ts'
import { login } from './session/sign-in.ts'
import { userQuery } from './user.ts'
import * as keys from './keys.ts'

export const sessionsQuery = () =>
  queryOptions({ queryKey: [keys.sessions], queryFn: () => request(account.listSessions), staleTime: 0 })

type Body<Name extends keyof typeof account> = (typeof account)[Name] extends infer C
  ? C extends Parameters<typeof request>[0]
    ? BodyOf<C>
    : never
  : never

/** Sent besides what a person enters: who requested the code, and on which device. */
export const asker = () => ({ requestId: codeRequest() })
export const here = () => ({ device: knownDevice() })

export const useOnboardViaPhone = () =>
  useMutation({
    mutationFn: (body: Body<'onboardViaPhone'>) =>
      request(account.onboardViaPhone, { body: { ...body, ...asker() } }),
  })

export const useVerifyPhoneOtp = () =>
  useMutation({
    mutationFn: (body: Body<'verifyPhoneOtp'>) =>
      request(account.verifyPhoneOtp, { body: { ...body, ...asker() } }),
  })

export const useResendOtp = () =>
  useMutation({
    mutationFn: (body: Body<'resendOnboardingOtp'>) =>
      request(account.resendOnboardingOtp, { body: { ...body, ...asker() } }),
  })

export const entering = async (answer: Promise<{ token: string; device?: string | undefined }>) => {
  const { token, device } = await answer
  keepDevice(device)
  await login(token)
  void claimKeptInvite()
}

export const useFinishOnboarding = () =>
  useMutation({
    mutationFn: async (body: Body<'finishOnboarding'>) => {
      await entering(request(account.finishOnboarding, { body: { ...body, ...asker(), ...here() } }))
      forgetCodeRequest()
    },
  })

export const usePhoneLogin = () =>
  useMutation({
    mutationFn: (body: Body<'phoneLogin'>) =>
      entering(request(account.phoneLogin, { body: { ...body, ...here() } })),
  })

export const useEmailLogin = () =>
  useMutation({
    mutationFn: (body: Body<'emailLogin'>) =>
      entering(request(account.emailLogin, { body: { ...body, ...here() } })),
  })

export const usePasswordReset = () =>
  useMutation({
    mutationFn: (body: Body<'passwordReset'>) =>
      request(account.passwordReset, { body: { ...body, ...asker(), ...here() } }),
  })

export const usePasswordResetConfirm = () =>
  useMutation({
    mutationFn: async (body: Body<'passwordResetConfirm'>) => {
      const answer = await request(account.passwordResetConfirm, {
        body: { ...body, ...asker(), ...here() },
      })
      keepDevice(answer.device)
      forgetCodeRequest()
      return answer
    },
  })

export const useUpdateUser = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'updateUser'>) => request(account.updateUser, { body }),
    onSuccess: user => client.setQueryData(userQuery().queryKey, user),
  })
}

export const useLogoutEverywhere = () => useMutation({ mutationFn: () => request(account.logoutEverywhere) })

export const useSubscribeNewsletter = () =>
  useMutation({ mutationFn: (body: Body<'newsletter'>) => request(account.newsletter, { body }) })
