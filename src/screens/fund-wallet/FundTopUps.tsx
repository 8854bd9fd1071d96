import { EmptyState } from '#src/ui/EmptyState.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { RowsNote } from '#src/ui/time/RowsNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { FundRow } from './FundRow.tsx'
import { useTopUps } from './use-top-ups.ts'
import { words } from './words.ts'

/** The latest top-ups, each with its state in words; offline, the ones this phone kept. */
export const FundTopUps = () => {
  const { asked, keptAt, rows } = useTopUps()
  if (!rows) return <NotYet error={asked.error} refetch={asked.refetch} lines={5} />
  return (
    <>
      <RowsNote asked={asked} keptAt={keptAt} />
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
