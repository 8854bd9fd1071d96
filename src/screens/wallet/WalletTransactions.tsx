import { useInfiniteQuery } from '@tanstack/react-query'
import { transactionsQuery } from '#src/api/wallet.ts'
import type { Transaction } from '#src/contract/wallet.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { walletNames } from '#src/lib/wallet-names.ts'
import { movementBox } from '#src/device/money-boxes.ts'
import { useKeptRows } from '../shared/use-kept-rows.ts'
import { Button } from '#src/ui/Button.tsx'
import { DataTable, type Column } from '#src/ui/table/DataTable.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { Money } from '#src/ui/Money.tsx'

const columns: Column<Transaction>[] = [
  {
    key: 'date',
    header: 'Date',
    sortable: true,
    value: row => row.date,
    cell: row => <time dateTime={row.date}>{formatDateTime(Date.parse(row.date))}</time>,
  },
  {
    key: 'title',
    header: 'What',
    value: row => row.title,
    // Batch codes stay in one piece; longer references may break.
    cell: row => (
      <span>
        {row.title.split(' ').map((word, at) => (
          <span key={at}>
            <span className={word.length < 20 ? 'whitespace-nowrap' : 'break-all'}>{word}</span>{' '}
          </span>
        ))}
      </span>
    ),
  },
  { key: 'wallet', header: 'Wallet', value: row => walletNames[row.wallet] },
  {
    key: 'amount',
    header: 'Amount',
    align: 'right',
    sortable: true,
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
  const query = useInfiniteQuery(transactionsQuery())
  const kept = useKeptRows(movementBox, query.data?.pages[0]?.results)
  const fresh = query.data?.pages.flatMap(page => page.results)
  const rows = fresh ?? kept?.rows ?? []
  return (
    <div className="stack">
      {!fresh && kept && <KeptNote at={kept.asOf} failed={query.isError} />}
      <DataTable
        title="Transactions"
        columns={columns}
        rows={rows}
        loading={query.isPending && rows.length === 0}
        error={rows.length === 0 ? query.error : undefined}
        onRetry={() => void query.refetch()}
        empty={{ heading: 'No transactions yet', sub: 'Top up your play wallet to begin.' }}
        search={{ placeholder: 'Search transactions' }}
        filters="days"
        dateOf={row => Date.parse(row.date)}
        onRow={row => onOpen(row.id)}
      />
      {all && query.hasNextPage && (
        <Button
          kind="quiet"
          block
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Load older transactions
        </Button>
      )}
    </div>
  )
}
