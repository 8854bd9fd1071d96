import { Ball } from '#src/ui/Ball.tsx'
import { DataTable, type Column } from '#src/ui/table/DataTable.tsx'
import type { CountRow, Statistics } from './statistics-model.ts'
import { words } from './words.ts'

const places = { below: words.$fewer, inside: words.$usual, above: words.$more } as const

const columns: readonly Column<CountRow>[] = [
  {
    key: 'number',
    header: words.$number,
    sortable: true,
    value: row => row.number,
    cell: row => <Ball n={row.number} size="sm" />,
  },
  { key: 'times', header: words.$timesDrawn, align: 'right', sortable: true, value: row => row.times },
  { key: 'place', header: words.$againstChance, value: row => places[row.place] },
  {
    key: 'waiting',
    header: words.$lastDrawn,
    align: 'right',
    sortable: true,
    value: row => row.waiting,
    cell: row =>
      row.times === 0
        ? words.$notInTheseDraws
        : row.waiting === 0
          ? words.$lastDraw
          : words.$ago(row.waiting),
  },
  {
    key: 'longest',
    header: words.$longestWait,
    align: 'right',
    sortable: true,
    value: row => row.longestWait,
  },
]

export const StatisticsTable = ({ statistics }: { statistics: Statistics }) => (
  <DataTable name={words.$everyNumber} rows={statistics.rows} columns={columns} />
)
