// The account: sign-up, login, password, open sessions, newsletter.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as account from '#src/contract/account.ts'
import type { BodyIn } from '#src/contract/call.ts'
import { request } from './client.ts'
import { login } from './session.ts'
import { userQuery } from './user.ts'

export const sessionsQuery = () =>
  queryOptions({ queryKey: ['sessions'], queryFn: () => request(account.listSessions), staleTime: 0 })

type Body<Name extends keyof typeof account> = (typeof account)[Name] extends infer C
  ? C extends Parameters<typeof request>[0]
    ? BodyIn<C>
    : never
  : never

export const useOnboardViaPhone = () =>
  useMutation({ mutationFn: (body: Body<'onboardViaPhone'>) => request(account.onboardViaPhone, { body }) })

export const useVerifyPhoneOtp = () =>
  useMutation({ mutationFn: (body: Body<'verifyPhoneOtp'>) => request(account.verifyPhoneOtp, { body }) })

export const useResendOtp = () =>
  useMutation({
    mutationFn: (body: Body<'resendOnboardingOtp'>) => request(account.resendOnboardingOtp, { body }),
  })

const entering = async (answer: Promise<{ token: string }>) => login((await answer).token)

export const useFinishOnboarding = () =>
  useMutation({
    mutationFn: (body: Body<'finishOnboarding'>) => entering(request(account.finishOnboarding, { body })),
  })

export const usePhoneLogin = () =>
  useMutation({ mutationFn: (body: Body<'phoneLogin'>) => entering(request(account.phoneLogin, { body })) })

export const useEmailLogin = () =>
  useMutation({ mutationFn: (body: Body<'emailLogin'>) => entering(request(account.emailLogin, { body })) })

export const usePasswordReset = () =>
  useMutation({ mutationFn: (body: Body<'passwordReset'>) => request(account.passwordReset, { body }) })

export const usePasswordResetConfirm = () =>
  useMutation({
    mutationFn: (body: Body<'passwordResetConfirm'>) => request(account.passwordResetConfirm, { body }),
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
