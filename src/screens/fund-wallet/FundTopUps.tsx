import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { topUpsQuery } from '#src/api/wallet.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { topUpBox, withoutLink } from '#src/device/money-boxes.ts'
import { useKeptRows } from '../shared/use-kept-rows.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { topUpWords } from './top-up-words.ts'

/** The latest top-ups, each with its state in words; offline, the ones this phone kept. */
export const FundTopUps = () => {
  const query = useQuery(topUpsQuery())
  const fresh = query.data?.results
  const kept = useKeptRows(
    topUpBox,
    useMemo(() => fresh?.map(withoutLink), [fresh]),
  )
  const rows = fresh ?? kept?.rows
  if (!rows)
    return query.error ? (
      <ErrorNote error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton lines={5} />
    )
  if (rows.length === 0)
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
    <>
      {!fresh && kept && <KeptNote at={kept.asOf} failed={query.isError} />}
      <ul className="stack list-none p-0 m-0">
        {rows.map(topUp => (
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
    </>
  )
}
