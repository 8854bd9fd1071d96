// One game's numbers: what chance allows, what came up, and that it says nothing about the next draw.
import type { NumberStatistics } from '#src/api/results.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { plural } from '#src/lib/plural.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { StatisticsChart } from './StatisticsChart.tsx'
import { StatisticsTable } from './StatisticsTable.tsx'
import { StatisticsWaits } from './StatisticsWaits.tsx'
import { outsideWords, statisticsOf, verdictOf } from './statistics-model.ts'

export const StatisticsNumbers = ({ answer }: { answer: NumberStatistics }) => {
  if (answer.draws === 0 || answer.from === null || answer.to === null)
    return (
      <div>
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
        <section aria-labelledby="all-together">
          <Slip>
            <h2 id="all-together" className="eyebrow">
              All numbers together
            </h2>
            <p className="title-2 mt-1">{verdict.heading}</p>
            <p className="mt-2">{verdict.text}</p>
            <Tear />
            <p>
              Past draws do not change the next one. In every draw each number has the same chance, {pick} in{' '}
              {of}.
            </p>
            {statistics.even && (
              <p className="hint num mt-2">
                Chi-square {statistics.even.chiSquare.toFixed(1)}, {statistics.even.degrees} degrees of
                freedom, corrected for draws without replacement.
              </p>
            )}
            <LinkButton to="/results" kind="quiet" className="mt-3">
              Check a draw yourself
            </LinkButton>
          </Slip>
        </section>
        <StatisticsWaits statistics={statistics} />
      </div>
      <section aria-labelledby="every-number">
        <h2 id="every-number" className="title-2 mb-3">
          Every number
        </h2>
        <StatisticsTable statistics={statistics} />
      </section>
    </>
  )
}
