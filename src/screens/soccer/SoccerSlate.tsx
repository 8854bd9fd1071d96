// All matches on sale, with ways to find one; says so if there are none, or none can be fetched.
import { useState, type ReactNode } from 'react'
import type { SoldMatch } from '#src/model/matches.ts'
import type { SoccerStore } from '#src/play/soccer/store.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { useNow } from '#src/ui/time/use-now.ts'
import { asked, isClosed, type Asked, byDay, dayWords } from './match-list.ts'
import { SoccerFilter } from './SoccerFilter.tsx'
import { useMatches } from './use-matches.ts'
import { words } from './words.ts'
import { leagueName } from '#src/games/soccer-cash/leagues.ts'
import { Section } from '#src/ui/Section.tsx'
import { useKnownToday } from '#src/ui/time/use-today.ts'

interface MatchesProps {
  matches: readonly SoldMatch[]
  children: (match: SoldMatch) => ReactNode
}

/** Matches under their day and league. */
const SoccerMatches = ({ matches, children }: MatchesProps) => {
  const today = useKnownToday()
  return (
    <div className="stack gap-4">
      {byDay(matches).map(({ day, at, leagues }) => (
        <Section key={day} id={`day-${day}`} title={dayWords(at, today)} className="stack gap-2">
          {leagues.map(({ league, matches: list }) => (
            <div key={league}>
              <h3 className="eyebrow py-1">{leagueName(league)}</h3>
              <ul className="list-none p-0 m-0 grid gap-2 lg:grid-cols-2 [&>*]:min-w-0">
                {list.map(match => (
                  <li key={match.matchId}>{children(match)}</li>
                ))}
              </ul>
            </div>
          ))}
        </Section>
      ))}
    </div>
  )
}

const everything: Asked = { search: '', day: '', league: '' }

interface Props {
  store: SoccerStore
  /** How a match is shown. */
  children: (match: SoldMatch) => ReactNode
}

export const SoccerSlate = ({ store, children }: Props) => {
  const { matches, at, error, retry } = useMatches(store)
  const now = useNow(10_000)
  const [filter, setFilter] = useState(everything)
  if (error)
    return (
      <div className="mt-3">
        <ErrorNote error={error} onRetry={retry} />
      </div>
    )
  if (!matches) return <Skeleton lines={8} />
  const open = matches.filter(it => !isClosed(it, now))
  if (open.length === 0)
    return <EmptyState icon="clock" heading={words.$noMatches} sub={words.$noMatchesText} />
  const found = asked(open, filter)
  return (
    <div className="stack gap-4 mt-3">
      <SoccerFilter matches={open} value={filter} onChange={setFilter} />
      {at !== undefined && <KeptNote at={at} />}
      {found.length === 0 && (
        <EmptyState
          icon="search"
          heading={words.$nothingFound}
          sub={words.$nothingFoundText}
          action={
            <Button kind="quiet" onClick={() => setFilter(everything)}>
              {words.$showAll}
            </Button>
          }
        />
      )}
      <div data-tour="pick-balls">
        <SoccerMatches matches={found}>{children}</SoccerMatches>
      </div>
    </div>
  )
}
