// One game's numbers: what chance allows, what came up, and that it says nothing about the next draw.
import type { NumberStatistics } from '#src/api/results.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { StatisticsChart } from './StatisticsChart.tsx'
import { StatisticsTable } from './StatisticsTable.tsx'
import { StatisticsWaits } from './StatisticsWaits.tsx'
import { outsideWords, statisticsOf, verdictOf } from './statistics-model.ts'
import { words } from './words.ts'

export const StatisticsNumbers = ({ answer }: { answer: NumberStatistics }) => {
  if (answer.draws === 0 || answer.from === null || answer.to === null)
    return (
      <div>
        <EmptyState
          heading={words.$noDrawHasBeen}
          sub={words.$theCountsBeginWith}
          action={
            <LinkButton to="/results" kind="quiet">
              {words.$seeTheDrawsOf}
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
      <Section id="how-often" title={words.$howOftenEachNumber}>
        <p className="text-soft">
          {words.$fromTo(
            draws,
            formatDateTime(Date.parse(answer.from)),
            formatDateTime(Date.parse(answer.to)),
          )}
        </p>
        <StatisticsChart statistics={statistics} />
        <ul className="text-sm text-soft grid gap-1">
          <li>{words.$thePaleBandIs(band.low, band.high)}</li>
          <li>{words.$theDashedLineIs(Number(band.expected.toFixed(1)))}</li>
          <li>{words.$aGoldBarWith}</li>
        </ul>
        <p>{outsideWords(statistics)}</p>
      </Section>
      <div className="grid gap-4 md:grid-cols-2 [&>*]:min-w-0 md:items-start">
        <section aria-labelledby="all-together">
          <Slip>
            <h2 id="all-together" className="eyebrow">
              {words.$allNumbersTogether}
            </h2>
            <p className="title-2 mt-1">{verdict.heading}</p>
            <p className="mt-2">{verdict.text}</p>
            <Tear />
            <p>{words.$pastDrawsDoNot(pick, of)}</p>
            {statistics.even && (
              <p className="hint num mt-2">
                {words.$chiSquareDegreesOf(statistics.even.chiSquare.toFixed(1), statistics.even.degrees)}
              </p>
            )}
            <LinkButton to="/results" kind="quiet" className="mt-3">
              {words.$checkADrawYourself}
            </LinkButton>
          </Slip>
        </section>
        <StatisticsWaits statistics={statistics} />
      </div>
      <section aria-labelledby="every-number">
        <h2 id="every-number" className="title-2 mb-3">
          {words.$everyNumber}
        </h2>
        <StatisticsTable statistics={statistics} />
      </section>
    </>
  )
}
