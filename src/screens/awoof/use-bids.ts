import { useQuery } from '@tanstack/react-query'
import { bidsQuery } from '#src/api/items/items.ts'
import { bidBox } from '#src/device/own-boxes.ts'
import type { Bid } from '#src/model/items.ts'
import { useKeptRows } from '../shared/use-kept-rows.ts'

interface Bids {
  bids: readonly Bid[] | undefined
  /** ms, where this phone's copy stands in for the service's answer. */
  asOf: number | undefined
  error: Error | null
}

/** The player's bids; without the service's answer those that this phone kept. */
export const useBids = (): Bids => {
  const { data, error } = useQuery(bidsQuery())
  const kept = useKeptRows(bidBox, data)
  return data ? { bids: data, asOf: undefined, error } : { bids: kept?.rows, asOf: kept?.asOf, error }
}
