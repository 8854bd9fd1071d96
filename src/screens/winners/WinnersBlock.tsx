// Tabs of winners: one for each game that the page shows, and the jackpots.
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { lotteryWinnersQuery, winnersFeedQuery } from '#src/api/results.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { lotteryName, lotteryPath } from '#src/lib/lottery-name.ts'
import { BallRow } from '#src/ui/Ball.tsx'
import { KeptNote } from '#src/ui/KeptNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { WinnersTable } from './WinnersTable.tsx'
import { type WinnersTab, shownJackpot, shownWinner, tabsFor } from './winners-model.ts'

const GameWinners = ({ lotteryType }: { lotteryType: Exclude<WinnersTab, 'JACKPOT'> }) => {
  const { data, error, isPending, refetch } = useQuery(lotteryWinnersQuery(lotteryType))
  const top = data?.rows.top_winning_ticket[0]
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 py-3">
        <div className="min-h-[96px]">
          {!data && !error && <Skeleton lines={3} className="w-48" />}
          {data && !top && <p className="text-soft">{lotteryName(lotteryType)}: no winning ticket yet.</p>}
          {top && (
            <>
              <p className="eyebrow mb-2">Latest top winning ticket</p>
              <BallRow numbers={top.ticket} />
              <p className="text-sm text-soft mt-2">
                <Money amount={top.earning} className="font-bold text-win" /> on{' '}
                {formatDateTime(Date.parse(top.date_won))}
              </p>
            </>
          )}
        </div>
        <LinkButton to={lotteryPath(lotteryType)} kind="brand">
          Play next game
        </LinkButton>
      </div>
      {data && <KeptNote at={data.at} />}
      <WinnersTable
        key={lotteryType}
        tab={lotteryType}
        rows={data?.rows.games.map(shownWinner) ?? []}
        loading={isPending}
        error={data ? null : error}
        onRetry={() => void refetch()}
      />
    </>
  )
}

const JackpotWinners = () => {
  const { data, error, isPending, refetch } = useQuery(winnersFeedQuery())
  return (
    <>
      {data && <KeptNote at={data.at} />}
      <WinnersTable
        tab="JACKPOT"
        rows={data?.rows.jackpot_winners.map(shownJackpot) ?? []}
        loading={isPending}
        error={data ? null : error}
        onRetry={() => void refetch()}
      />
    </>
  )
}

export const WinnersBlock = ({ path = '/winners' }: { path?: string }) => {
  const tabs = tabsFor(path)
  // The game on sale is the one with news, so it opens first where it is among the tabs.
  const [tab, setTab] = useState<WinnersTab>(
    () => (tabs.find(({ id }) => id === 'INSTANT_CASHOUT') ?? tabs[0]!).id,
  )
  return (
    <section className="card" aria-label="Winners">
      <Tabs tabs={tabs} label="Winners by game" value={tab} onChange={setTab} />
      {tab === 'JACKPOT' ? <JackpotWinners /> : <GameWinners key={tab} lotteryType={tab} />}
    </section>
  )
}
