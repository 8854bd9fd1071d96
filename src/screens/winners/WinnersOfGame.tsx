// One game's winners, on one day or ever, with the ticket that won most.
import { useQuery } from '@tanstack/react-query'
import { lotteryWinnersQuery } from '#src/api/results.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { playPathOf } from '#src/games/every-game.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { LineRow } from '../shared/lines/LineRow.tsx'
import { WinnersTable } from './WinnersTable.tsx'
import { shownWinner } from './winners-model.ts'
import { words } from './words.ts'

interface Props {
  lotteryType: string
  /** A Lagos day, `2026-11-20`; empty for every day. */
  date?: string
}

export const WinnersOfGame = ({ lotteryType, date = '' }: Props) => {
  const { data, error, isPending, refetch } = useQuery(lotteryWinnersQuery(lotteryType, date))
  const top = data?.rows.topWinningTicket[0]
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 py-3">
        <div className="min-h-[96px] max-w-full">
          {!data && !error && <Skeleton lines={3} className="w-48 max-w-full" />}
          {data && !top && data.rows.games.length === 0 && (
            <p className="text-soft">
              {(date ? words.$noneOnThisDay : words.$noneYet)(lotteryName(lotteryType))}
            </p>
          )}
          {top && (
            <>
              <p className="font-bold mb-2">{words.$latestTopWinningTicket}</p>
              {top.ticket.length > 0 && (
                <LineRow batch={top.batch} numbers={top.ticket} mine label={words.$theWinningLine} />
              )}
              <p className="text-sm text-soft mt-2">
                <Money amount={top.earning} className="font-bold text-win" />{' '}
                {words.$on(formatDateTime(Date.parse(top.dateWon)))}
              </p>
            </>
          )}
        </div>
        <LinkButton to={playPathOf(lotteryType)} kind="brand">
          {words.$playNextGame}
        </LinkButton>
      </div>
      {data && <KeptNote at={data.at} />}
      <WinnersTable
        tab={lotteryType}
        rows={data?.rows.games.map(shownWinner) ?? []}
        loading={isPending}
        error={data ? null : error}
        onRetry={() => void refetch()}
        onDay={date !== ''}
      />
    </>
  )
}
