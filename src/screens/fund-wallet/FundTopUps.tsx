import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { topUpsQuery } from '#src/api/wallet.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { topUpWords } from './top-up-words.ts'

/** The latest top-ups, each with its state in words. */
export const FundTopUps = () => {
  const query = useQuery(topUpsQuery())
  if (query.error) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton lines={5} />
  if (query.data.results.length === 0)
    return (
      <EmptyState
        heading="No top-ups yet"
        sub="Fund your play wallet to buy your first ticket."
        action={
          <LinkButton to="/fund-wallet/fund-channels" kind="gold">
            Top up
          </LinkButton>
        }
      />
    )
  return (
    <ul className="stack list-none p-0 m-0">
      {query.data.results.map(topUp => (
        <li key={topUp.reference}>
          <Link
            to="/fund-wallet/paystack-fund-status"
            search={{ reference: topUp.reference }}
            className="card row focus-ring text-ink no-underline"
          >
            <span>
              <b className="num">
                <Money amount={topUp.amount} balance />
              </b>
              <br />
              <span className="hint">{formatDateTime(Date.parse(topUp.created_at))}</span>
            </span>
            <span className="text-right">{topUpWords(topUp.state, topUp.amount).heading}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
