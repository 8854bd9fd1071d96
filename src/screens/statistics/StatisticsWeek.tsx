// Lucky numbers of the last days: how much was played, and how much of it came back.
import { useQuery } from '@tanstack/react-query'
import { luckyStatisticsQuery } from '#src/api/statistics/lucky.ts'
import { grouped } from '#src/lib/figures.ts'
import { formatMoney } from '#src/lib/money.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { Slip } from '#src/ui/Slip.tsx'
import { words } from './other-words.ts'

/** Keeps a figure's place until it is known. */
const LATER = '…'

export const StatisticsWeek = () => {
  const { data, error, refetch } = useQuery(luckyStatisticsQuery())
  if (!data && error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  const it = data?.rows
  return (
    <section aria-labelledby="played-and-won" aria-busy={!it} className="w-full max-w-xl">
      <Slip>
        <h2 id="played-and-won" className="title-2">
          {words.$playedAndWon}
        </h2>
        <p className="hint">{it ? words.$lastDays(it.days) : LATER}</p>
        <dl className="sums mt-2">
          <dt>{words.$drawsPlayed}</dt>
          <dd>{it ? grouped(it.draws) : LATER}</dd>
          <dt>{words.$linesPlayed}</dt>
          <dd>{it ? grouped(it.lines) : LATER}</dd>
          <dt>{words.$staked}</dt>
          <dd>{it ? formatMoney(it.stake) : LATER}</dd>
          <dt>{words.$winners}</dt>
          <dd>{it ? grouped(it.winners) : LATER}</dd>
          <dt>{words.$paidOut}</dt>
          <dd>{it ? formatMoney(it.paidOut) : LATER}</dd>
        </dl>
        {data && <KeptNote at={data.at} />}
      </Slip>
    </section>
  )
}
