import { createFileRoute } from '@tanstack/react-router'
import { resultsQuery } from '#src/api/results.ts'
import { latestResultsQuery } from '#src/api/front-page.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { AwoofDraws } from '#src/screens/awoof/AwoofDraws.tsx'
import { ResultsScreen } from '#src/screens/results/ResultsScreen.tsx'
import { gameOf } from '#src/screens/results/asked.ts'
import { resultsSearch } from '#src/screens/results/results-search.ts'
import { SoccerResults } from '#src/screens/soccer/results/SoccerResults.tsx'
import { useResultsSeen } from '#src/screens/shell/use-results-seen.ts'
import { pageHead } from '#src/screens/shared/document-title.ts'
import { WinnersOfGame } from '#src/screens/winners/WinnersOfGame.tsx'
import { dayOf } from '#src/ui/table/day-choice.ts'

const matchesOf = (date: string | undefined) => <SoccerResults date={date} />
const winnersOf = (lotteryType: string) => <WinnersOfGame lotteryType={lotteryType} />

const Results = () => {
  useResultsSeen()
  const navigate = Route.useNavigate()
  return (
    <ResultsScreen
      search={Route.useSearch()}
      onSearch={search => void navigate({ search, replace: true, resetScroll: false })}
      winners={winnersOf}
      items={<AwoofDraws />}
      matches={matchesOf}
    />
  )
}

export const Route = createFileRoute('/_public/results/')({
  validateSearch: resultsSearch,
  codeSplitGroupings: [['loader', 'component']],
  head: () =>
    pageHead('Results', 'Every draw with its numbers and what it paid. Check any of them on your phone.'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(latestResultsQuery())
    void queryClient.prefetchQuery(
      resultsQuery(gameOf(deps).lotteryType, dayOf(deps.date ?? 'all', serverNow())),
    )
  },
  component: Results,
})
