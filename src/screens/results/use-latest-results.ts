import { useQuery } from '@tanstack/react-query'
import { latestResultsQuery } from '#src/api/front-page.ts'
import { isLive } from '#src/api/live/live-open.ts'
import { untilNextResult } from '#src/draws/next-result.ts'
import { patiently } from '#src/lib/low-data.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { newestFirst } from './results-model.ts'

/** The newest draw of every game, newest first, refetched after each draw. */
export const useLatestResults = () => {
  const { data, error, refetch } = useQuery({
    ...latestResultsQuery(),
    refetchInterval: () => !isLive() && patiently(untilNextResult(serverNow())),
  })
  return { rows: data && newestFirst(data.rows), at: data?.at, error, refetch }
}
