// One game's numbers: what chance allows, what came up, and that it says nothing about the next draw.
import type { NumberStatistics } from '#src/api/results.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { plural } from '#src/lib/plural.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { StatisticsChart } from './StatisticsChart.tsx'
import { StatisticsTable } from './StatisticsTable.tsx'
import { StatisticsWaits } from './StatisticsWaits.tsx'
import { outsideWords, statisticsOf, verdictOf } from './statistics-model.ts'

export const StatisticsNumbers = ({ answer }: { answer: NumberStatistics }) => {
  if (answer.draws === 0 || answer.from === null || answer.to === null)
    return (
      <div className="card">
        <EmptyState
          heading="No draw has been made yet"
          sub="The counts begin with the first draw of this game."
          action={
            <LinkButton to="/results" kind="quiet">
              See the draws of all games
            </LinkButton>
          }
        />
      </div>
    )
  const statistics = statisticsOf(answer)
  const { band, pick, of, draws } = statistics
  const verdict = verdictOf(statistics)
  return (
    <>
      <section className="card stack" aria-labelledby="how-often">
        <h2 id="how-often" className="title-2">
          How often each number came
        </h2>
        <p className="text-soft">
          {plural(draws, 'draw')}, from {formatDateTime(Date.parse(answer.from))} to{' '}
          {formatDateTime(Date.parse(answer.to))}.
        </p>
        <StatisticsChart statistics={statistics} />
        <ul className="text-sm text-soft grid gap-1">
          <li>
            The pale band is what chance allows: 99 in 100 fair numbers come {band.low} to {band.high} times.
          </li>
          <li>The dashed line is the average, {Number(band.expected.toFixed(1))} times.</li>
          <li>A gold bar with a dot lies outside the band.</li>
        </ul>
        <p>{outsideWords(statistics)}</p>
      </section>
      <div className="grid gap-4 md:grid-cols-2 [&>*]:min-w-0 md:items-start">
        <section className="card stack" aria-labelledby="all-together">
          <h2 id="all-together" className="title-2">
            All numbers together
          </h2>
          <p className="font-bold text-lg">{verdict.heading}</p>
          <p>{verdict.text}</p>
          <p>
            Past draws do not change the next one. In every draw each number has the same chance, {pick} in{' '}
            {of}.
          </p>
          {statistics.even && (
            <p className="hint num">
              Chi-square {statistics.even.chiSquare.toFixed(1)}, {statistics.even.degrees} degrees of freedom,
              corrected for draws without replacement.
            </p>
          )}
          <LinkButton to="/results" kind="quiet" className="self-start">
            Check a draw yourself
          </LinkButton>
        </section>
        <StatisticsWaits statistics={statistics} />
      </div>
      <section className="card" aria-labelledby="every-number">
        <h2 id="every-number" className="title-2 mb-3">
          Every number
        </h2>
        <StatisticsTable statistics={statistics} />
      </section>
    </>
  )
}
