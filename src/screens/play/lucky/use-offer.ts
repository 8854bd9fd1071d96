import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { offerQuery, useNewOffer } from '#src/api/lucky.ts'
import type { ConsentStore } from '#src/play/consent-store.ts'

/**
 * The lucky numbers on offer. Fetched automatically unless there are picks: new numbers clear those, so the
 * player decides.
 */
export const useOffer = (store: ConsentStore, online: boolean) => {
  const { selections } = useSnapshot(store.state)
  const { data } = useQuery(offerQuery())
  const fresh = useNewOffer(store.clearSelections)
  const asked = useRef(false)
  const ask = useEffectEvent(() => {
    if (asked.current) return
    asked.current = true
    fresh.mutate(undefined)
  })
  const wanted = online && !data && selections.length === 0
  useEffect(() => {
    if (wanted) ask()
  }, [wanted])
  return {
    offer: data,
    loading: fresh.isPending,
    error: fresh.error,
    /** Draws new numbers and clears the chosen ones. */
    renew: () => fresh.mutate(undefined),
  }
}
