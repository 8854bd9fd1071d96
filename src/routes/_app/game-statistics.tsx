import { createFileRoute } from '@tanstack/react-router'
import { numberStatisticsQuery } from '#src/api/results.ts'
import { DashboardPlays } from '#src/screens/dashboard/DashboardPlays.tsx'
import { wyseCash } from '#src/games/wyse-cash/rules.ts'
import { StatisticsScreen } from '#src/screens/statistics/StatisticsScreen.tsx'
import { chosenOf, kindOf } from '#src/screens/statistics/chosen.ts'
import { statisticsSearch } from '#src/screens/statistics/statistics-search.ts'
import { StatisticsWeek } from '#src/screens/statistics/StatisticsWeek.tsx'

const Page = () => {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <StatisticsScreen
      search={search}
      onSearch={search => void navigate({ search, replace: true, resetScroll: false })}
      plays={
        <>
          {chosenOf(search).game.id === wyseCash.id && <StatisticsWeek />}
          <DashboardPlays />
        </>
      }
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
