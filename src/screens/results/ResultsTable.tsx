import { Link } from '@tanstack/react-router'
import type { ResultItem } from '#src/model/results.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { DataTable, type Column, type DataTableProps } from '#src/ui/table/DataTable.tsx'
import { Money } from '#src/ui/Money.tsx'
import { LineRow } from '../shared/lines/LineRow.tsx'
import { words } from './words.ts'

const columns: readonly Column<ResultItem>[] = [
  {
    key: 'batch',
    header: words.$batch,
    sortable: true,
    value: row => row.batch,
    cell: row => (
      <Link
        to="/results/$gameID"
        params={{ gameID: row.batch }}
        className="text-brand font-bold num inline-flex items-center min-h-11"
      >
        {row.batch}
      </Link>
    ),
  },
  {
    key: 'date',
    header: words.$when,
    sortable: true,
    value: row => Date.parse(row.date),
    cell: row => (
      <time dateTime={row.date} className="text-sm text-soft">
        {formatDateTime(Date.parse(row.date))}
      </time>
    ),
    place: 'side',
  },
  {
    key: 'numbers',
    header: words.$numbersDrawn,
    value: row => row.drawn.join(' '),
    cell: row => <LineRow batch={row.batch} numbers={row.drawn} label={words.$numbersDrawn} />,
    place: 'wide',
  },
  { key: 'lines', header: words.$lines, align: 'right', sortable: true, value: row => row.lines },
  { key: 'winners', header: words.$winners, align: 'right', sortable: true, value: row => row.winners },
  {
    key: 'amount',
    header: words.$paidOut,
    align: 'right',
    sortable: true,
    value: row => row.amount,
    cell: row => <Money amount={row.amount} />,
  },
]

interface Props extends Omit<DataTableProps<ResultItem>, 'columns' | 'empty' | 'search'> {
  /** The empty table's subheading. */
  sub: string
}

export const ResultsTable = ({ sub, ...table }: Props) => (
  <DataTable
    {...table}
    search={{ placeholder: words.$batchCodeOrNumbers }}
    empty={{ heading: words.$noDataAvailable, sub }}
    columns={columns}
  />
)
