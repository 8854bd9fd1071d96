// The three largest wins, ranked.
import { useQuery } from '@tanstack/react-query'
import { winnersFeedQuery } from '#src/api/front-page.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const SHOWN = 3

export const WinnersTop = ({ title = 'Top winners' }: { title?: string }) => {
  const { data, error, refetch } = useQuery(winnersFeedQuery())
  const top = data?.rows.top_3_winners.slice(0, SHOWN)
  return (
    <section className="card" aria-labelledby="top-winners">
      <h2 id="top-winners" className="title-2">
        {title}
      </h2>
      <div className="min-h-[206px] mt-1">
        {!data && !error && <Skeleton lines={6} />}
        {!data && error && <ErrorNote error={error} onRetry={() => void refetch()} />}
        {top?.length === 0 && <EmptyState heading="No winners yet" sub="The first winners appear here." />}
        <ol aria-label={title}>
          {top?.map((winner, index) => (
            <li
              key={`${winner.game_play_id}-${winner.date_won}`}
              className="flex items-center gap-3 py-3 border-t border-line first:border-t-0"
            >
              <span className="w-9 h-9 shrink-0 rounded-full bg-hush text-brand font-extrabold num inline-flex items-center justify-center">
                {index + 1}
              </span>
              <span className="min-w-0 grow">
                <span className="block num font-bold">{winner.phone_number}</span>
                <span className="block text-sm text-soft">{lotteryName(winner.lotto_type)}</span>
              </span>
              <span className="num font-extrabold text-win">
                <Money amount={winner.earning} />
              </span>
            </li>
          ))}
        </ol>
        {data && <KeptNote at={data.at} />}
      </div>
    </section>
  )
}
