// One game's numbers: what chance allows, what came up, and that it says nothing about the next draw.
import type { NumberStatistics } from '#src/api/results.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Section } from '#src/ui/Section.tsx'
import { StatisticsChart } from './StatisticsChart.tsx'
import { StatisticsTable } from './StatisticsTable.tsx'
import { StatisticsVerdict } from './StatisticsVerdict.tsx'
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
  const { band, pick, of, draws, even } = statistics
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
        <StatisticsVerdict
          title={words.$allNumbersTogether}
          {...verdict}
          past={words.$pastDrawsDoNot(pick, of)}
          figures={even && words.$chiSquareDegreesOf(even.chiSquare.toFixed(1), even.degrees)}
          check={words.$checkADrawYourself}
        />
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
