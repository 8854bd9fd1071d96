import { useQuery } from '@tanstack/react-query'
import { winnersFeedQuery } from '#src/api/front-page.ts'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { WinnersTable } from './WinnersTable.tsx'
import { JACKPOT, shownJackpot } from './winners-model.ts'

export const WinnersOfJackpots = () => {
  const { data, error, isPending, refetch } = useQuery(winnersFeedQuery())
  return (
    <>
      {data && <KeptNote at={data.at} />}
      <WinnersTable
        tab={JACKPOT}
        rows={data?.rows.jackpotWinners.map(shownJackpot) ?? []}
        loading={isPending}
        error={data ? null : error}
        onRetry={() => void refetch()}
      />
    </>
  )
}
