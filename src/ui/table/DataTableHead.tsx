import type { Column } from './DataTable.tsx'
import { Icon } from '../Icon.tsx'
import { nextSorting, type Sorting } from './table-model.ts'

export interface HeadProps<Row> {
  columns: readonly Column<Row>[]
  sorting: Sorting | null
  onSort: (sorting: Sorting | null) => void
}

const sortWords = (sorting: Sorting | null, key: string) => {
  if (sorting?.key !== key) return undefined
  return sorting.down ? 'descending' : 'ascending'
}

const sortIcon = { ascending: 'up', descending: 'down', none: 'sort' } as const

export const DataTableHead = <Row,>({ columns, sorting, onSort }: HeadProps<Row>) => (
  <thead>
    <tr>
      {columns.map(({ key, header, sortable, align }) => {
        const sorted = sortWords(sorting, key)
        return (
          <th key={key} scope="col" aria-sort={sorted} className={align === 'right' ? 'text-right' : ''}>
            {sortable ? (
              <button type="button" className="table-sort" onClick={() => onSort(nextSorting(sorting, key))}>
                {header}
                <Icon name={sortIcon[sorted ?? 'none']} size={16} />
              </button>
            ) : (
              header
            )}
          </th>
        )
      })}
    </tr>
  </thead>
)
