// The players' front door, open to visitors too. Blocks shared with other screens are passed in by the route.
import { lazy, Suspense, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '#src/api/session/session.ts'
import { dashboardTour } from '#src/tours/dashboard-tour.ts'
import { TourStart } from '#src/tours/TourStart.tsx'
import { Marquee } from '#src/ui/Marquee.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { DashboardGames } from './DashboardGames.tsx'
import { DashboardPlays } from './DashboardPlays.tsx'
import { DashboardResults } from './DashboardResults.tsx'
import { DashboardStakes } from './DashboardStakes.tsx'
import { DashboardTicker } from './DashboardTicker.tsx'
import { DashboardWhy } from './DashboardWhy.tsx'

// Brings every game's store along, which nothing above needs.
const DashboardPicks = lazy(async () => ({
  default: (await import('./DashboardPicks.tsx')).DashboardPicks,
}))

const JACKPOT_LINE = 'Play and stand a chance to win the Super Jackpot, Mega jackpot or Crown jumbo jackpot'

interface Props {
  nextDraw: ReactNode
  multipliers: ReactNode
  jackpots: ReactNode
  winners: ReactNode
  topWinners: ReactNode
  slipChecker: ReactNode
  cashout: ReactNode
}

export const DashboardScreen = ({
  nextDraw,
  multipliers,
  jackpots,
  winners,
  topWinners,
  slipChecker,
  cashout,
}: Props) => {
  const { user } = useSnapshot(session)
  return (
    <div className="grid gap-4 [&>*]:min-w-0">
      <Marquee label="Jackpot news">{JACKPOT_LINE}</Marquee>
      <p className="title-1">{user?.first_name ? `Good luck, ${user.first_name}` : 'Pick a game and play'}</p>
      <TourStart tour={dashboardTour} />
      <BalanceCard />
      {nextDraw}
      <DashboardStakes />
      {multipliers}
      <DashboardWhy />
      <DashboardGames />
      <Suspense fallback={<div className="card min-h-[176px]" />}>
        <DashboardPicks />
      </Suspense>
      <DashboardResults />
      <DashboardTicker />
      {jackpots}
      {winners}
      {topWinners}
      <DashboardPlays />
      {slipChecker}
      {cashout}
    </div>
  )
}
