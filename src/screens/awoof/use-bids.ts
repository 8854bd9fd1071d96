import { useQuery } from '@tanstack/react-query'
import { bidsQuery } from '#src/api/items/items.ts'
import { bidBox } from '#src/device/bid-box.ts'
import type { Bid } from '#src/model/items.ts'
import { useKeptRows } from '../shared/use-kept-rows.ts'

interface Bids {
  bids: readonly Bid[] | undefined
  /** ms; set if this phone's copy replaces the service's answer. */
  asOf: number | undefined
  error: Error | null
}

/** The player's bids; if the service does not answer, those stored on this phone. */
export const useBids = (): Bids => {
  const { data, error } = useQuery(bidsQuery())
  const kept = useKeptRows(bidBox, data)
  return data ? { bids: data, asOf: undefined, error } : { bids: kept?.rows, asOf: kept?.asOf, error }
}
