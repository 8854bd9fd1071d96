import { formatDateTime } from '#src/lib/lagos-time.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Money } from '#src/ui/Money.tsx'
import { emptyWords, type ShownWinner, type WinnersTab } from './winners-model.ts'

interface Props {
  tab: WinnersTab
  rows: ShownWinner[]
  loading: boolean
  error: Error | null
}

export const WinnersTable = ({ tab, rows, loading, error }: Props) => (
  <DataTable
    rows={rows}
    loading={loading}
    error={error}
    search={{ placeholder: 'Email / Phone number' }}
    empty={emptyWords(tab)}
    columns={[
      { key: 'phone', header: 'Phone number', value: row => row.phone, cell: row => <b>{row.phone}</b> },
      {
        key: 'amount',
        header: tab === 'JACKPOT' ? 'Jackpot' : 'Won',
        align: 'right',
        sortable: true,
        value: row => row.amount,
        cell: row => (
          <b className="text-win">
            <Money amount={row.amount} />
          </b>
        ),
      },
      ...(tab === 'JACKPOT'
        ? []
        : [
            {
              key: 'stake',
              header: 'Stake',
              align: 'right' as const,
              sortable: true,
              value: (row: ShownWinner) => row.stake ?? 0,
              cell: (row: ShownWinner) => <Money amount={row.stake ?? 0} />,
            },
          ]),
      { key: 'what', header: 'Win', value: row => row.what },
      {
        key: 'won',
        header: 'When',
        sortable: true,
        value: row => row.won,
        cell: row => formatDateTime(row.won),
      },
    ]}
  />
)
