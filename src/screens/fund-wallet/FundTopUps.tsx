import { useQuery } from '@tanstack/react-query'
import { topUpsQuery } from '#src/api/wallet.ts'
import { topUpBox } from '#src/device/money-boxes.ts'
import { useKeptRows } from '../shared/use-kept-rows.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { FundRow } from './FundRow.tsx'
import { words } from './words.ts'

/** The latest top-ups, each with its state in words; offline, the ones this phone kept. */
export const FundTopUps = () => {
  const query = useQuery(topUpsQuery())
  const fresh = query.data?.results
  const kept = useKeptRows(topUpBox, fresh)
  const rows = fresh ?? kept?.rows
  if (!rows) return <NotYet error={query.error} refetch={query.refetch} lines={5} />
  if (rows.length === 0)
    return (
      <EmptyState
        heading={words.$noTopUpsYet}
        sub={words.$fundYourPlayWallet}
        action={<LinkButton to="/fund-wallet/fund-channels">{words.$topUp}</LinkButton>}
      />
    )
  return (
    <>
      {!fresh && kept && <KeptNote at={kept.asOf} failed={query.isError} />}
      <ul className="card py-1 rows">
        {rows.map(topUp => (
          <li key={topUp.reference}>
            <FundRow topUp={topUp} />
          </li>
        ))}
      </ul>
    </>
  )
}
