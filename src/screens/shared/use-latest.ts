import { useQuery } from '@tanstack/react-query'
import { latestResultsQuery } from '#src/api/front-page.ts'
import { isLive } from '#src/api/live/live-open.ts'
import { untilNextResult } from '#src/draws/next-result.ts'
import { patiently } from '#src/lib/low-data.ts'
import { serverNow } from '#src/lib/server-time.ts'

/** While no stream tells of draws, rows of draws are asked for again after each. */
export const afterEachDraw = () => !isLive() && patiently(untilNextResult(serverNow()))

/** The newest draw of every game, as the catalogue orders them and newest first: some are drawn at the same moment. */
export const useLatest = () => {
  const { data, error, refetch } = useQuery({ ...latestResultsQuery(), refetchInterval: afterEachDraw })
  const rows = data && [...data.rows].sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
  return { data, rows, error, refetch }
}
