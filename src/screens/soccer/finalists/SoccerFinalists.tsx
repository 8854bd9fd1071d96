// The best tickets of the newest match days. Only tickets that won: nobody is shown how close others came.
import { useQuery } from '@tanstack/react-query'
import { finalistsQuery } from '#src/api/soccer/matches.ts'
import { soccerPaths } from '#src/games/soccer-cash/paths.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { GoldLink } from '#src/ui/buttons/Wide.tsx'
import { Section } from '#src/ui/Section.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { bySettledDay } from '../match-list.ts'
import { words } from './words.ts'
import { leagueName } from '#src/games/soccer-cash/leagues.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatMoney } from '#src/lib/money.ts'
import type { Finalist } from '#src/model/matches.ts'
import { Money } from '#src/ui/Money.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { words as soccerWords } from '../words.ts'

// One ticket that won: whose, by which scores, and what it paid.
const SoccerFinalist = ({ finalist: it, place }: { finalist: Finalist; place: number }) => (
  <Slip>
    <div className="flex items-center gap-3">
      <span className={`rank num ${place === 1 ? 'rank-1' : ''}`}>{place}</span>
      <span className="min-w-0 grow">
        <b className="block num">{it.phoneNumber}</b>
        <span className="block text-sm text-soft num">
          {lotteryName(it.lotteryType)}, {soccerWords.$predictions(it.totalPredictions)}
        </span>
      </span>
      <span className="text-right">
        <Money amount={it.earning} className="block font-extrabold text-win" />
        <span className="block text-sm text-soft num">{words.$paidFor(formatMoney(it.stake))}</span>
      </span>
    </div>
    <Tear />
    <ul className="list-none p-0 m-0 stack gap-2" aria-label={words.$scores}>
      {it.matches.map(match => (
        <li key={`${match.league}-${match.home}-${match.away}`} className="flex items-center gap-3">
          <span className="flex-1 min-w-0">
            <b className="block break-words">{soccerWords.$match(match.home, match.away)}</b>
            <span className="block text-sm text-soft">{leagueName(match.league)}</span>
          </span>
          <span className={`pill num ${match.score === null ? '' : 'pill-win'}`}>
            {match.score ?? words.$noCount}
          </span>
        </li>
      ))}
    </ul>
  </Slip>
)

export const SoccerFinalists = () => {
  const { data, error, refetch } = useQuery(finalistsQuery())
  const play = <GoldLink to={soccerPaths.real.play}>{words.$play}</GoldLink>
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
                  <li key={`${it.dateWon}-${it.phoneNumber}-${it.earning}-${at}`}>
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
