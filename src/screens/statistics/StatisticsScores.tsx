// A score game: how often each score came up beside what its published chances say, and what that is worth.
import type { ScoreStatistics } from '#src/api/statistics/without-drum.ts'
import { figure } from '#src/lib/language/figure.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Section } from '#src/ui/Section.tsx'
import { DataTable, type Column } from '#src/ui/table/DataTable.tsx'
import { StatisticsVerdict } from './StatisticsVerdict.tsx'
import { scoresVerdict } from './score-verdict.ts'
import { words } from './other-words.ts'

type Row = ScoreStatistics['scores'][number]

const columns: readonly Column<Row>[] = [
  { key: 'score', header: words.$score, sortable: true, value: row => row.score },
  { key: 'times', header: words.$times, align: 'right', sortable: true, value: row => row.times },
  {
    key: 'expected',
    header: words.$expected,
    align: 'right',
    sortable: true,
    value: row => row.expected,
    cell: row => figure(row.expected, 1, 1),
  },
]

export const StatisticsScores = ({ answer }: { answer: ScoreStatistics }) => {
  const { draws, matches, from, to, scores } = answer
  if (from === null || to === null) return <EmptyState heading={words.$noDraw} sub={words.$noDrawText} />
  const { even, ...verdict } = scoresVerdict(answer)
  return (
    <div className="grid gap-4 md:grid-cols-2 [&>*]:min-w-0 md:items-start">
      <Section id="how-often" title={words.$howOftenEachScore} className="stack">
        <p className="text-soft">
          {words.$fromTo(matches, draws, formatDateTime(Date.parse(from)), formatDateTime(Date.parse(to)))}
        </p>
        <p>{words.$whatIsExpected}</p>
        <DataTable name={words.$howOftenEachScore} rows={scores} columns={columns} />
      </Section>
      <StatisticsVerdict
        title={words.$allScoresTogether}
        {...verdict}
        past={words.$pastDraws}
        figures={even && words.$chiSquare(even.chiSquare.toFixed(1), even.degrees)}
        check={words.$checkADraw}
      />
    </div>
  )
}
