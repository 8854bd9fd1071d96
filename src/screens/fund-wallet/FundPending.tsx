import { useQuery } from '@tanstack/react-query'
import { topUpsQuery } from '#src/api/wallet.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { HeardNote } from '#src/ui/time/HeardNote.tsx'
import { FundRow } from './FundRow.tsx'
import { isTopUpSettled } from './top-up-words.ts'
import { words } from './words.ts'

/** The top-ups that are under way, so that nobody pays twice. */
export const FundPending = () => {
  const query = useQuery(topUpsQuery())
  const { data, error, refetch } = query
  const isMissing = error !== null && !data
  const pending = data?.results.filter(({ state }) => !isTopUpSettled(state)) ?? []
  if (pending.length === 0 && !isMissing) return null
  return (
    <section className="card stack" aria-labelledby="fund-pending">
      <h2 id="fund-pending" className="eyebrow">
        {words.$notFinishedYet}
      </h2>
      <HeardNote asked={query} />
      {isMissing && <ErrorNote error={error} onRetry={() => void refetch()} />}
      <ul className="rows">
        {pending.map(topUp => (
          <li key={topUp.reference}>
            <FundRow topUp={topUp} />
          </li>
        ))}
      </ul>
    </section>
  )
}
