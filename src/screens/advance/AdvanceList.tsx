import { useQuery } from '@tanstack/react-query'
import { advancesQuery } from '#src/api/advance.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Section } from '#src/ui/Section.tsx'
import { AdvanceCard } from './AdvanceCard.tsx'
import { serverNow } from '#src/lib/server-time.ts'
import { cameBackLately, stillToCome } from './advance-words.ts'
import { words } from './words.ts'

/**
 * What is paid and still to come, or came back without a ticket in the last days; renders nothing if none. Tickets appear in
 * the history as they are bought.
 */
export const AdvanceList = () => {
  const { data, error, refetch } = useQuery(advancesQuery())
  const open = data?.results.filter(it => stillToCome(it).count > 0 || cameBackLately(it, serverNow())) ?? []
  if (open.length === 0 && (data || !error)) return null
  return (
    <Section id="paid-in-advance" title={words.$paidInAdvance} className="stack">
      {error && !data && <ErrorNote error={error} onRetry={() => void refetch()} />}
      <div className="grid gap-3 grid-cols-1 lg:grid-cols-2">
        {open.map(advance => (
          <AdvanceCard key={advance.id} advance={advance} />
        ))}
      </div>
    </Section>
  )
}
