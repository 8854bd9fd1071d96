import { createFileRoute } from '@tanstack/react-router'
import { jackpotsQuery, latestResultsQuery } from '#src/api/front-page.ts'
import { games } from '#src/games/rules.ts'
import { CashoutForm } from '#src/screens/cashout/CashoutForm.tsx'
import { ChoiceAlert } from '#src/screens/choice/ChoiceAlert.tsx'
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx'
import { JackpotsBlock } from '#src/screens/jackpots/JackpotsBlock.tsx'
import { NextSelection } from '#src/screens/next-draw/NextSelection.tsx'
import { PlayMultiplierCards } from '#src/screens/play/board/PlayMultiplierCards.tsx'
import { SlipCheckerForm } from '#src/screens/slip-checker/SlipCheckerForm.tsx'
import { WinnersBlock } from '#src/screens/winners/WinnersBlock.tsx'
import { WinnersTop } from '#src/screens/winners/WinnersTop.tsx'

const Dashboard = () => {
  const navigate = Route.useNavigate()
  return (
    <DashboardScreen
      multipliers={games.map(game => (
        <PlayMultiplierCards key={game.id} game={game} />
      ))}
      choice={<ChoiceAlert />}
      nextDraw={<NextSelection />}
      jackpots={<JackpotsBlock />}
      winners={<WinnersBlock path="/dashboard" />}
      topWinners={<WinnersTop />}
      slipChecker={<SlipCheckerForm />}
      cashout={
        <CashoutForm onFound={() => void navigate({ to: '/cashout-winning/cashout-withdrawal-details' })} />
      }
    />
  )
}

export const Route = createFileRoute('/_app/dashboard')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(latestResultsQuery())
    void queryClient.prefetchQuery(jackpotsQuery())
  },
  component: Dashboard,
})
