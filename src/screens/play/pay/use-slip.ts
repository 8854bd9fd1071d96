// The picks as a slip at the service: registered once, and again only if the picks or the stake change.
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useRegisterSlip } from '#src/api/games.ts'
import { naira } from '#src/lib/money.ts'
import { isTicketComplete, linesOf } from '#src/picks/rows.ts'
import type { PlayStore } from '#src/play/store.ts'

export const useSlip = (store: PlayStore, online: boolean) => {
  const { submissions, picks, stake } = useSnapshot(store.state)
  const register = useRegisterSlip(store.game.lotteryType)
  const asked = useRef(false)
  const complete = isTicketComplete({ rows: picks })

  const send = useEffectEvent(() => {
    if (asked.current) return
    asked.current = true
    register.mutate(
      {
        stake: String(naira(stake)),
        lottery: linesOf(store.state.picks).map(ticket => ({ ticket })),
      },
      {
        onSuccess: slip => store.keepSubmissions(slip),
        onSettled: () => {
          asked.current = false
        },
      },
    )
  })
  const wanted = online && complete && !submissions && !register.isError
  useEffect(() => {
    if (wanted) send()
  }, [wanted])
  // Back online, retries what failed offline.
  const { reset, isError } = register
  useEffect(() => {
    if (!isError) return
    addEventListener('online', reset)
    return () => removeEventListener('online', reset)
  }, [isError, reset])
  return {
    slip: submissions,
    error: register.error,
    retry: reset,
    /** The service no longer knows the slip, or it was paid: the same picks make a new one. */
    renew: () => store.keepSubmissions(null),
  }
}
