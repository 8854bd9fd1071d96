import { createFileRoute } from '@tanstack/react-router'
import { jackpotsQuery, latestResultsQuery } from '#src/api/front-page.ts'
import { games } from '#src/games/rules.ts'
import { CashoutForm } from '#src/screens/cashout/CashoutForm.tsx'
import { ChoiceAlert } from '#src/screens/choice/ChoiceAlert.tsx'
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx'
import { JackpotsBlock } from '#src/screens/jackpots/JackpotsBlock.tsx'
import { NextDrawCard } from '#src/screens/next-draw/NextDrawCard.tsx'
import { PlayMultiplierCards } from '#src/screens/play/board/PlayMultiplierCards.tsx'
import { SlipChecker } from '#src/screens/slip-checker/SlipChecker.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { WinnersBlock } from '#src/screens/winners/WinnersBlock.tsx'
import { WinnersTop } from '#src/screens/winners/WinnersTop.tsx'

const Dashboard = () => {
  const navigate = Route.useNavigate()
  return (
    <DashboardScreen
      multipliers={games.map(game => (
        <PlayMultiplierCards key={game.id} game={game} />
      ))}
      nextDraw={
        <>
          <ChoiceAlert />
          <NextDrawCard title="Countdown to next selection" />
          <LinkButton to="/draw-alerts" kind="quiet" block>
            Remind me before a draw
          </LinkButton>
        </>
      }
      jackpots={<JackpotsBlock />}
      winners={<WinnersBlock path="/dashboard" />}
      topWinners={<WinnersTop />}
      slipChecker={<SlipChecker />}
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
