import * as account from '#src/contract/account.ts'
import type { Body as BodyOf } from '#src/model/words.ts'
import { request } from './client.ts'
import { ApiError } from './errors.ts'
import { signOutHere } from './session/session.ts'
import { currentToken } from './session/token.ts'
import { codeRequest, forgetCodeRequest } from './session/code-request.ts'
import { keepDevice, knownDevice } from './session/known-device.ts'
import { claimKeptInvite } from './friends.ts'
import { login } from './session/sign-in.ts'
import { useSend, withBody } from './sending.ts'
import { askedAnew } from './cache/asked.ts'
import * as keys from './keys.ts'
import { showUser } from './accounts/shown-user.ts'

export const sessionsQuery = () => askedAnew([keys.sessions], () => request(account.listSessions))

type Body<Name extends keyof typeof account> = (typeof account)[Name] extends infer C
  ? C extends Parameters<typeof request>[0]
    ? BodyOf<C>
    : never
  : never

/** Sent besides what a person enters: who requested the code, and on which device. */
export const asker = () => ({ requestId: codeRequest() })
export const here = () => ({ device: knownDevice() })
const askerHere = () => ({ ...asker(), ...here() })

export const useOnboardViaPhone = () => useSend(withBody(account.onboardViaPhone, asker))

export const useVerifyPhoneOtp = () => useSend(withBody(account.verifyPhoneOtp, asker))

export const useResendOtp = () => useSend(withBody(account.resendOnboardingOtp, asker))

export const entering = async (answer: Promise<{ token: string; device?: string | undefined }>) => {
  const { token, device } = await answer
  keepDevice(device)
  await login(token)
  void claimKeptInvite()
}

export const useFinishOnboarding = () =>
  useSend(async (body: Body<'finishOnboarding'>) => {
    await entering(withBody(account.finishOnboarding, askerHere)(body))
    forgetCodeRequest()
  })

export const usePhoneLogin = () =>
  useSend((body: Body<'phoneLogin'>) => entering(withBody(account.phoneLogin, here)(body)))

export const useEmailLogin = () =>
  useSend((body: Body<'emailLogin'>) => entering(withBody(account.emailLogin, here)(body)))

export const usePasswordReset = () => useSend(withBody(account.passwordReset, askerHere))

export const usePasswordResetConfirm = () =>
  useSend(async (body: Body<'passwordResetConfirm'>) => {
    const answer = await withBody(account.passwordResetConfirm, askerHere)(body)
    keepDevice(answer.device)
    forgetCodeRequest()
    return answer
  })

export const useUpdateUser = () => useSend(withBody(account.updateUser), showUser)

/** Its sessions have ended too if the answer was lost and it is sent again; signs out here even if its screen is gone. */
export const useLogoutEverywhere = () =>
  useSend(async () => {
    const token = currentToken()
    await request(account.logoutEverywhere).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.refusal === 'not-signed-in')) throw error
    })
    if ([token, null].includes(currentToken())) signOutHere(true)
  })

export const useSubscribeNewsletter = () => useSend(withBody(account.newsletter))
