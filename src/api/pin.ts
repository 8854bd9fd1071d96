import { useMutation } from '@tanstack/react-query'
import { askPinCode, createPin, resetPin } from '#src/contract/pin.ts'
import { ApiError } from './errors.ts'
import { session } from './session/session.ts'
import { renew, sendOf, useSend, withBody } from './sending.ts'
import { currentToken } from './session/token.ts'
import * as keys from './keys.ts'

const know = async () => {
  if (session.user) session.user.hasPin = true
  await renew(keys.user)
}

/** Then refetches the player, so every screen knows. */
export const creatingPin = () => ({
  ...sendOf(withBody(createPin), know),
  onError: (failure: Error, _: unknown, token: string | null | undefined) =>
    isPinSet(failure) && token === currentToken() ? know() : undefined,
})

export const useCreatePin = () => useMutation(creatingPin())

/** There is another one already: perhaps it was set when the answer was lost. */
export const isPinSet = (failure: Error): boolean =>
  failure instanceof ApiError && failure.refusal === 'pin-set'

export const useAskPinCode = () => useSend(withBody(askPinCode))

/** Then refetches the withdrawal terms: withdrawals now have to wait for a while. */
export const useResetPin = () => useSend(withBody(resetPin), () => renew(keys.wallet))
