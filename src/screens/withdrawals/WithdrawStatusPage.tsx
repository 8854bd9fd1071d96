import { EmptyState } from '#src/ui/EmptyState.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { RowsNote } from '#src/ui/time/RowsNote.tsx'
import { useWithdrawals, WithdrawRecent } from './WithdrawRecent.tsx'
import { WithdrawStatus } from './WithdrawStatus.tsx'
import { words } from './words.ts'

const All = () => {
  const { query, kept, rows } = useWithdrawals()
  if (rows?.length === 0)
    return (
      <>
        <RowsNote asked={query} keptAt={kept?.asOf} />
        <EmptyState
          icon="withdraw"
          heading={words.$noWithdrawalsYet}
          sub={words.$whatYouWinCan}
          action={<LinkButton to="/withdrawals/fund">{words.$withdraw}</LinkButton>}
        />
      </>
    )
  if (rows) return <WithdrawRecent />
  return <NotYet error={query.error} refetch={query.refetch} lines={6} />
}

/** One withdrawal followed to its end; without an id, all of them. */
export const WithdrawStatusPage = ({ id }: { id: string | undefined }) => {
  const { query, rows } = useWithdrawals()
  return (
    <div className="w-full max-w-xl stack">
      {id ? <WithdrawStatus key={id} id={id} /> : <All />}
      {id && <QuietLink to="/withdrawals/successful-withdrawal">{words.$allWithdrawals}</QuietLink>}
      {(rows || query.error) && <QuietLink to="/wallet">{words.$goToWallet}</QuietLink>}
    </div>
  )
}
