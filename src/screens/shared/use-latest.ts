import { useQuery } from '@tanstack/react-query'
import { latestResultsQuery } from '#src/api/front-page.ts'
import { isLive } from '#src/api/live/live-open.ts'
import { untilNextResult } from '#src/draws/next-result.ts'
import { patiently } from '#src/lib/low-data.ts'
import { serverNow } from '#src/lib/server-time.ts'

/** While no stream tells of draws, rows of draws are asked for again after each. */
export const afterEachDraw = () => !isLive() && patiently(untilNextResult(serverNow()))

/** The newest draw of every game. */
export const useLatest = () => useQuery({ ...latestResultsQuery(), refetchInterval: afterEachDraw })
