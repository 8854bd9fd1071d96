import { useInfiniteQuery } from '@tanstack/react-query'
import { transactionsQuery } from '#src/api/wallet.ts'
import { movementBox } from '#src/device/money-boxes.ts'
import { useKeptRows } from '../shared/use-kept-rows.ts'
import { rowsOf } from './month-of.ts'

/** The movements loaded so far, newest first; if the service does not answer, those stored on this phone and when. */
export const useMovements = () => {
  const query = useInfiniteQuery(transactionsQuery())
  const kept = useKeptRows(movementBox, query.data?.pages[0]?.results)
  const fresh = query.data && rowsOf(query.data.pages)
  return {
    query,
    rows: fresh ?? kept?.rows ?? [],
    /** ms; undefined if the rows are the service's. */
    keptAt: fresh ? undefined : kept?.asOf,
    /** Nothing is known yet: what is below the rows waits for them, so that nothing jumps. */
    isWaited: query.isPending && !kept?.rows.length,
    isAll: fresh !== undefined && !query.hasNextPage,
  }
}
