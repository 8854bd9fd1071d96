// The best tickets of the newest match days. Only tickets that won: nobody is shown how close others came.
import { useQuery } from '@tanstack/react-query'
import { finalistsQuery } from '#src/api/soccer/matches.ts'
import { soccerPaths } from '#src/games/soccer-cash/paths.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Section } from '#src/ui/Section.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { bySettledDay } from './by-settled-day.ts'
import { SoccerFinalist } from './SoccerFinalist.tsx'
import { words } from './words.ts'

export const SoccerFinalists = () => {
  const { data, error, refetch } = useQuery(finalistsQuery())
  const play = (
    <LinkButton to={soccerPaths.real.play} kind="gold" block>
      {words.$play}
    </LinkButton>
  )
  return (
    <div className="w-full max-w-2xl stack gap-4">
      <p className="text-soft">{words.$intro}</p>
      {!data && <NotYet error={error} refetch={refetch} lines={8} />}
      {data?.rows.length === 0 && (
        <EmptyState icon="trophy" heading={words.$none} sub={words.$noneText} action={play} />
      )}
      {data && data.rows.length > 0 && (
        <>
          {bySettledDay(data.rows).map(({ day, finalists }) => (
            <Section key={day} id={`settled-${day}`} title={words.$settled(day)} className="stack gap-3">
              <ol className="list-none p-0 m-0 stack gap-3" aria-label={words.$listOf(day)}>
                {finalists.map((it, at) => (
                  <li key={`${it.dateWon}-${it.phoneNumber}-${it.earning}`}>
                    <SoccerFinalist finalist={it} place={at + 1} />
                  </li>
                ))}
              </ol>
            </Section>
          ))}
          <p className="hint">{words.$rare}</p>
          {play}
        </>
      )}
      {data && <KeptNote at={data.at} />}
    </div>
  )
}
