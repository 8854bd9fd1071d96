// The last minutes' plays, scrolling past in 44 seconds.
import { useQuery } from '@tanstack/react-query'
import { recentPlaysQuery } from '#src/api/results.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { patiently } from '#src/lib/low-data.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { useClockKnown } from '#src/ui/time/use-clock.ts'
import { Ticker } from '#src/ui/Ticker.tsx'
import { tickerLines } from './plays-ticker.ts'
import { words } from './words.ts'

export const DashboardTicker = () => {
  const { data } = useQuery({ ...recentPlaysQuery(), refetchInterval: () => patiently(2 * MINUTE) })
  const known = useClockKnown()
  const lines = data && known ? tickerLines(data, serverNow()) : []
  return (
    <div className="min-h-11">{lines.length > 0 && <Ticker items={lines} label={words.$recentPlays} />}</div>
  )
}
