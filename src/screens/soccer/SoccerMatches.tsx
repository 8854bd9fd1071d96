import type { ReactNode } from 'react'
import { leagueName } from '#src/games/soccer-cash/leagues.ts'
import type { SoldMatch } from '#src/model/matches.ts'
import { Section } from '#src/ui/Section.tsx'
import { useKnownToday } from '#src/ui/time/use-today.ts'
import { byDay, dayWords } from './match-list.ts'

interface Props {
  matches: readonly SoldMatch[]
  children: (match: SoldMatch) => ReactNode
}

/** Matches under their day and league. */
export const SoccerMatches = ({ matches, children }: Props) => {
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
