// The players' front door, open to visitors too. Blocks shared with other screens are passed in by the route.
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '#src/api/session/session.ts'
import { answerFor } from '#src/tours/answered.ts'
import { dashboardTour } from '#src/tours/dashboard-tour.ts'
import { TourStart } from '#src/tours/TourStart.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import { Icon, type IconName } from '#src/ui/Icon.tsx'
import { Marquee } from '#src/ui/Marquee.tsx'
import { part } from '#src/ui/late/part.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { DashboardGames } from './DashboardGames.tsx'
import { DashboardPlays } from './DashboardPlays.tsx'
import { DashboardResults } from './DashboardResults.tsx'
import { DashboardStakes } from './DashboardStakes.tsx'
import { words } from './words.ts'

// Brings every game's store along, which nothing above needs.
const DashboardPicks = lazy(async () => ({
  default: (await import('./DashboardPicks.tsx')).DashboardPicks,
}))

const KeptBreak = part(async () => (await import('../shared/held-back/KeptBreak.tsx')).KeptBreak)
const LookBack = part(async () => (await import('../shared/held-back/LookBack.tsx')).LookBack)

const JACKPOT_LINE = words.$playAndStandA

const FoldHead = ({ icon, children }: { icon: IconName; children: string }) => (
  <>
    <Icon name={icon} />
    <h3>{children}</h3>
  </>
)

interface Props {
  /** A prize that waits for its winner's choice. */
  choice: ReactNode
  nextDraw: ReactNode
  multipliers: ReactNode
  jackpots: ReactNode
  winners: ReactNode
  topWinners: ReactNode
  slipChecker: ReactNode
  cashout: ReactNode
}

export const DashboardScreen = (blocks: Props) => {
  const { user } = useSnapshot(session)
  return (
    <div className="grid gap-3 [&>*]:min-w-0">
      {user && (
        <Suspense>
          <KeptBreak />
        </Suspense>
      )}
      <BalanceCard />
      <p className="max-md:sr-only text-soft">
        {user?.firstName ? words.$goodLuck(user.firstName) : words.$pickAGameAnd}
      </p>
      <DashboardGames />
      {blocks.choice}
      {user && (
        <Suspense>
          <LookBack />
        </Suspense>
      )}
      {blocks.nextDraw}
      <Suspense fallback={<div className="min-h-[158px]" />}>
        <DashboardPicks />
      </Suspense>
      <DashboardResults />
      <DashboardStakes />
      <div className="grid gap-2 [&>*]:min-w-0">
        {blocks.jackpots}
        <Marquee label={words.$jackpotNews}>{JACKPOT_LINE}</Marquee>
      </div>
      <section aria-labelledby="more" className="late [&_.fold>summary]:min-h-11">
        <h2 id="more" className="sr-only">
          {words.$more}
        </h2>
        <div data-tour="winners">
          <Fold summary={<FoldHead icon="trophy">{words.$winners}</FoldHead>}>
            <div className="stack">
              {blocks.topWinners}
              {blocks.winners}
            </div>
          </Fold>
        </div>
        <div data-tour="plays">
          <Fold summary={<FoldHead icon="chart">{words.$howPeoplePlay}</FoldHead>}>
            <DashboardPlays />
          </Fold>
        </div>
        <Fold summary={<FoldHead icon="repeat">{words.$salaryForLifeMultipliers}</FoldHead>}>
          {blocks.multipliers}
        </Fold>
        <Fold summary={<FoldHead icon="ticket">{words.$gameSlipChecker}</FoldHead>}>
          {blocks.slipChecker}
        </Fold>
        <Fold summary={<FoldHead icon="gift">{words.$cashOutAScratch}</FoldHead>}>{blocks.cashout}</Fold>
        {/* Newcomers are offered the tour in its place, and asked for a limit before their first top-up. */}
        <div className="flex flex-wrap gap-x-3">
          {user && answerFor(dashboardTour.id) && (
            <Link to="/profile-settings/$page" params={{ page: 'safer-play' }} className="btn-link">
              {words.$limitsAndBreaks}
            </Link>
          )}
          <TourStart tour={dashboardTour} />
        </div>
      </section>
    </div>
  )
}
