import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Body } from '#src/model/words.ts'
import { askPinCode, createPin, resetPin } from '#src/contract/pin.ts'
import { request } from './client.ts'
import { ApiError } from './errors.ts'
import { session } from './session/session.ts'
import * as keys from './keys.ts'

/** Then refetches the player, so every screen knows. */
export const useCreatePin = () => {
  const client = useQueryClient()
  const know = async () => {
    if (session.user) session.user.hasPin = true
    await client.invalidateQueries({ queryKey: [keys.user] })
  }
  return useMutation({
    mutationFn: (body: Body<typeof createPin>) => request(createPin, { body }),
    onSuccess: know,
    onError: failure => (isPinSet(failure) ? know() : undefined),
  })
}

/** There is one already: perhaps the answer that it was set got lost. */
export const isPinSet = (failure: Error): boolean =>
  failure instanceof ApiError && failure.refusal === 'pin-set'

export const useAskPinCode = () =>
  useMutation({ mutationFn: (body: Body<typeof askPinCode>) => request(askPinCode, { body }) })

/** Then refetches the withdrawal terms: withdrawals now have to wait for a while. */
export const useResetPin = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<typeof resetPin>) => request(resetPin, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [keys.wallet] }),
  })
}
