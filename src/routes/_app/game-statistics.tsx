import { createFileRoute } from '@tanstack/react-router'
import { numberStatisticsQuery } from '#src/api/results.ts'
import { DashboardPlays } from '#src/screens/dashboard/DashboardPlays.tsx'
import { StatisticsScreen } from '#src/screens/statistics/StatisticsScreen.tsx'
import { chosenOf, kindOf } from '#src/screens/statistics/chosen.ts'
import { statisticsSearch } from '#src/screens/statistics/statistics-search.ts'

const Page = () => {
  const navigate = Route.useNavigate()
  return (
    <StatisticsScreen
      search={Route.useSearch()}
      onSearch={search => void navigate({ search, replace: true, resetScroll: false })}
      plays={<DashboardPlays />}
    />
  )
}

export const Route = createFileRoute('/_app/game-statistics')({
  validateSearch: statisticsSearch,
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const { game, draws } = chosenOf(deps)
    if (kindOf(game) === 'numbers')
      void queryClient.prefetchQuery(numberStatisticsQuery(game.lotteryType, draws))
  },
  component: Page,
})
