// How people play, by Lagos day: the table of 2.56 with working day buttons.
import { useDeferredValue, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { gamePlaysQuery } from '#src/api/results.ts'
import { type DayChoice, dayOf } from '#src/ui/table/day-choice.ts'
import { DayFilter } from '#src/ui/table/DayFilter.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { useToday } from '#src/ui/time/use-today.ts'
import { DashboardPlaysTable } from './DashboardPlaysTable.tsx'
import { words } from './words.ts'

export const DashboardPlays = () => {
  const [day, setDay] = useState<DayChoice>('today')
  const plays = useQuery(gamePlaysQuery(dayOf(day, useToday()) ?? ''))
  const { error, refetch } = plays
  // Its many rows are rendered in slices, as this is usually folded.
  const data = useDeferredValue(plays.data)
  return (
    <section aria-label={words.$gamePlays} className="[&_.chip]:px-2.5 [&_.chip]:text-sm">
      <DayFilter value={day} onChange={setDay} />
      <div className="mt-2 min-h-[320px]">
        {!data && <NotYet error={error} refetch={refetch} lines={8} />}
        {data?.length === 0 && (
          <EmptyState heading={words.$noDataAvailable} sub={words.$nobodyPlayedOnThis} />
        )}
        {data && data.length > 0 && <DashboardPlaysTable rows={data} />}
      </div>
      <p className="text-xs text-soft mt-2">{words.$ticketsAreCountedWhen}</p>
    </section>
  )
}
