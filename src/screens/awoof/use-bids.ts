import { useQuery } from '@tanstack/react-query'
import { bidsQuery } from '#src/api/items/items.ts'
import { bidBox } from '#src/device/bid-box.ts'
import { useKeptRows } from '../shared/use-kept-rows.ts'

/** The player's bids; if the service does not answer, those stored on this phone, with their age in `keptAt`, ms. */
export const useBids = () => {
  const asked = useQuery(bidsQuery())
  const { data } = asked
  const kept = useKeptRows(bidBox, data)
  return { asked, bids: data ?? kept?.rows, keptAt: kept?.asOf }
}
