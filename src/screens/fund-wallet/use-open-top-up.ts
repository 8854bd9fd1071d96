import type { UseMutationResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { holdBack } from '#src/buying/held-back.ts'
import { keepWayBack } from '#src/lib/way-back.ts'
import { uncharged } from '../shared/card/uncharged.ts'
import { words } from './words.ts'

/**
 * Opens a top-up, and remembers the game that waits for the money. Keeps its request key until answered, so that a
 * lost answer opens nothing twice; newly typed input is another top-up: call `renew`.
 */
export const useOpenTopUp = <Body extends object, TopUp extends { reference: string }>(
  open: UseMutationResult<TopUp, Error, Body & { requestKey: string }>,
  gameQuery: string | undefined,
  onOpened: (topUp: TopUp) => void,
) => {
  const key = useRef<string>(undefined)
  const [error, setError] = useState<Error>()
  const renew = () => {
    key.current = undefined
  }
  const send = (body: Body) =>
    open.mutate(
      { ...body, requestKey: (key.current ??= crypto.randomUUID()) },
      {
        onSuccess: topUp => {
          renew()
          keepWayBack(topUp.reference, gameQuery)
          onOpened(topUp)
        },
        onError: failure => {
          // As for a checkout: the partner may have made it, and refuses its reference from then on.
          if (failure instanceof ApiError && failure.refusal === 'provider-down') renew()
          if (!holdBack(failure, () => send(body))) setError(uncharged(failure, words.$nothingCharged))
        },
      },
    )
  return { send, renew, error, forget: () => setError(undefined) }
}
