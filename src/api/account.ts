// The player: profile and balances, sign-up, login, password, open sessions, newsletter.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import * as account from '#src/contract/account.ts'
import type { BodyIn } from '#src/contract/call.ts'
import { request } from './client.ts'
import { FIVE_MINUTES } from './query-client.ts'
import { login, session } from './session.ts'

export const userQuery = () =>
  queryOptions({
    queryKey: ['user'],
    queryFn: () => request(account.getUser),
    staleTime: FIVE_MINUTES,
    gcTime: FIVE_MINUTES,
  })

/** Who is signed in, for screens. */
export const useSession = () => useSnapshot(session)

/** The player with fresh balances; asked for only when signed in. Falls back on the session's copy. */
export const useUser = () => {
  const { isAuthenticated, user } = useSnapshot(session)
  const query = useQuery({ ...userQuery(), enabled: isAuthenticated })
  return { ...query, user: isAuthenticated ? (query.data ?? user) : null }
}

export const dynamicDataQuery = () =>
  queryOptions({ queryKey: ['user', 'dynamic'], queryFn: () => request(account.dynamicData), staleTime: 0 })

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
