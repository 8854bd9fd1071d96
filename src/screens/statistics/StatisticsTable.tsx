import { plural } from '#src/lib/plural.ts'
import { Ball } from '#src/ui/Ball.tsx'
import { DataTable, type Column } from '#src/ui/table/DataTable.tsx'
import type { CountRow, Statistics } from './statistics-model.ts'

const places = { below: 'Fewer', inside: 'Usual', above: 'More' } as const

const columns: readonly Column<CountRow>[] = [
  {
    key: 'number',
    header: 'Number',
    sortable: true,
    value: row => row.number,
    cell: row => <Ball n={row.number} size="sm" />,
  },
  { key: 'times', header: 'Times drawn', align: 'right', sortable: true, value: row => row.times },
  { key: 'place', header: 'Against chance', value: row => places[row.place] },
  {
    key: 'waiting',
    header: 'Last drawn',
    align: 'right',
    sortable: true,
    value: row => row.waiting,
    cell: row =>
      row.times === 0
        ? 'Not in these draws'
        : row.waiting === 0
          ? 'Last draw'
          : `${plural(row.waiting, 'draw')} ago`,
  },
  { key: 'longest', header: 'Longest wait', align: 'right', sortable: true, value: row => row.longestWait },
]

export const StatisticsTable = ({ statistics }: { statistics: Statistics }) => (
  <DataTable name="Every number" rows={statistics.rows} columns={columns} />
)
