// Registers a slip at the service once, and again only when `isWanted` turns true again.
import { useEffect, useEffectEvent, useRef } from 'react'
import type { UseMutationResult } from '@tanstack/react-query'

/** @param bodyNow undefined while there is nothing to register */
export const useRegistered = <Slip, Body>(
  { mutate, isError, reset }: UseMutationResult<Slip, Error, Body>,
  isWanted: boolean,
  bodyNow: () => Body | undefined,
  keep: (slip: Slip) => void,
): void => {
  const asked = useRef(false)
  const send = useEffectEvent(() => {
    const body = bodyNow()
    if (asked.current || !body) return
    asked.current = true
    mutate(body, {
      onSuccess: keep,
      onSettled: () => {
        asked.current = false
      },
    })
  })
  const now = isWanted && !isError
  useEffect(() => {
    if (now) send()
  }, [now])
  // Back online, retries what failed offline.
  useEffect(() => {
    if (!isError) return
    addEventListener('online', reset)
    return () => removeEventListener('online', reset)
  }, [isError, reset])
}
