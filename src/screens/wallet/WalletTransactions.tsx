import type { Transaction } from '#src/model/money.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { walletNames } from '#src/lib/wallet-names.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { DataTable, type Column } from '#src/ui/table/DataTable.tsx'
import { RowsNote } from '#src/ui/time/RowsNote.tsx'
import { Money } from '#src/ui/Money.tsx'
import { movementTitle } from './movement-words.ts'
import { useMovements } from './use-movements.ts'
import { WalletPicture } from './WalletPicture.tsx'
import { words } from './words.ts'

const columns: Column<Transaction>[] = [
  {
    key: 'title',
    header: words.$what,
    // Can be searched by its batch too, which only its own page shows.
    value: row => `${movementTitle(row.title)} ${row.title}`,
    cell: row => (
      <span className="flex items-center gap-3">
        <WalletPicture of={row} />
        {movementTitle(row.title)}
      </span>
    ),
  },
  {
    key: 'date',
    header: words.$date,
    sortable: true,
    value: row => row.date,
    cell: row => <time dateTime={row.date}>{formatDateTime(Date.parse(row.date))}</time>,
  },
  { key: 'wallet', header: words.$wallet, value: row => walletNames[row.wallet] },
  {
    key: 'amount',
    header: words.$amount,
    align: 'right',
    sortable: true,
    place: 'side',
    value: row => row.amount,
    cell: row => (
      <b className={row.amount > 0 ? 'num text-win' : 'num'}>
        {row.amount > 0 && '+'}
        <Money amount={row.amount} balance />
      </b>
    ),
  },
]

/** Movements of the three wallets; offline, the ones this phone kept. `all` lets a player load older ones. */
export const WalletTransactions = ({ all, onOpen }: { all?: boolean; onOpen: (id: string) => void }) => {
  const { query, rows, keptAt, isAll, isWaited } = useMovements()
  return (
    <div className="stack">
      <RowsNote asked={query} keptAt={keptAt} />
      <DataTable
        title={words.$transactions}
        columns={columns}
        rows={rows}
        loading={isWaited}
        error={rows.length === 0 && keptAt === undefined ? query.error : undefined}
        onRetry={() => void query.refetch()}
        empty={{
          heading: words.$noTransactionsYet,
          sub: words.$topUpYourPlay,
          // The wallet itself has the button above.
          action: all && <LinkButton to="/fund-wallet/fund-channels">{words.$topUp}</LinkButton>,
        }}
        onlyNewest={!isAll}
        search={{ placeholder: words.$searchTransactions }}
        filters="days"
        dateOf={row => Date.parse(row.date)}
        onRow={row => onOpen(row.id)}
      />
      {all && query.hasNextPage && (
        <QuietButton loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words.$loadOlderTransactions}
        </QuietButton>
      )}
    </div>
  )
}
