import { useQuery } from '@tanstack/react-query'
import { advancesQuery } from '#src/api/advance.ts'
import { advanceBox } from '#src/device/own-boxes.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Section } from '#src/ui/Section.tsx'
import { RowsNote } from '#src/ui/time/RowsNote.tsx'
import { useKeptRows } from '../shared/use-kept-rows.ts'
import { AdvanceCard } from './AdvanceCard.tsx'
import { serverNow } from '#src/lib/server-time.ts'
import { cameBackLately, stillToCome } from './advance-words.ts'
import { words } from './words.ts'

/**
 * What is paid and still to come, or came back without a ticket in the last days; renders nothing if none. Tickets appear in
 * the history as they are bought. If the service does not answer, those stored on this phone.
 */
export const AdvanceList = () => {
  const asked = useQuery(advancesQuery())
  const { data, error, refetch } = asked
  const kept = useKeptRows(advanceBox, data?.results)
  const rows = data?.results ?? kept?.rows
  const open = rows?.filter(it => stillToCome(it).count > 0 || cameBackLately(it, serverNow())) ?? []
  if (open.length === 0 && (rows || !error)) return null
  return (
    <Section id="paid-in-advance" title={words.$paidInAdvance} className="stack">
      <RowsNote asked={asked} keptAt={kept?.asOf} />
      {!rows && <ErrorNote error={error} onRetry={() => void refetch()} />}
      <div className="grid gap-3 grid-cols-1 lg:grid-cols-2">
        {open.map(advance => (
          <AdvanceCard key={advance.id} advance={advance} />
        ))}
      </div>
    </Section>
  )
}
