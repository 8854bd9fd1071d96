import { useInfiniteQuery } from '@tanstack/react-query'
import { transactionsQuery } from '#src/api/wallet.ts'
import { movementBox } from '#src/device/money-boxes.ts'
import { useKeptRows } from '../shared/use-kept-rows.ts'

/** The movements loaded so far, newest first; without the service, those that this phone kept and when. */
export const useMovements = () => {
  const query = useInfiniteQuery(transactionsQuery())
  const kept = useKeptRows(movementBox, query.data?.pages[0]?.results)
  const fresh = query.data?.pages.flatMap(page => page.results)
  return {
    query,
    rows: fresh ?? kept?.rows ?? [],
    /** ms; undefined if the rows are the service's. */
    keptAt: fresh ? undefined : kept?.asOf,
    /** Nothing is known yet: what stands below the rows waits for them, and nothing jumps. */
    isWaited: query.isPending && !kept?.rows.length,
    isAll: fresh !== undefined && !query.hasNextPage,
  }
}
