import { useQuery } from '@tanstack/react-query'
import { topUpsQuery } from '#src/api/wallet.ts'
import { topUpBox } from '#src/device/money-boxes.ts'
import { useKeptRows } from '../shared/use-kept-rows.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { RowsNote } from '#src/ui/time/RowsNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { FundRow } from './FundRow.tsx'
import { words } from './words.ts'

/** The latest top-ups, each with its state in words; offline, the ones this phone kept. */
export const FundTopUps = () => {
  const query = useQuery(topUpsQuery())
  const kept = useKeptRows(topUpBox, query.data?.results)
  const rows = query.data?.results ?? kept?.rows
  if (!rows) return <NotYet error={query.error} refetch={query.refetch} lines={5} />
  return (
    <>
      <RowsNote asked={query} keptAt={kept?.asOf} />
      {rows.length === 0 ? (
        <EmptyState
          heading={words.$noTopUpsYet}
          sub={words.$fundYourPlayWallet}
          action={<LinkButton to="/fund-wallet/fund-channels">{words.$topUp}</LinkButton>}
        />
      ) : (
        <ul className="card py-1 rows">
          {rows.map(topUp => (
            <li key={topUp.reference}>
              <FundRow topUp={topUp} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
