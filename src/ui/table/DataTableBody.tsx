import type { Column, DataTableProps } from './DataTable.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { Icon } from '../Icon.tsx'
import { nextSorting, type Sorting } from './table-model.ts'
import { words } from './words.ts'

const GHOSTS = ['a', 'b', 'c', 'd']

interface BodyProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rows' | 'empty' | 'onRow'> {
  loading: boolean
  caption?: string | undefined
  slim?: boolean | undefined
  sorting: Sorting | null
  onSort: (sorting: Sorting | null) => void
}

const sortWords = (sorting: Sorting | null, key: string) => {
  if (sorting?.key !== key) return undefined
  return sorting.down ? 'descending' : 'ascending'
}

const sortIcon = { ascending: 'up', descending: 'down', none: 'sort' } as const

export const DataTableBody = <Row,>({
  columns,
  rows,
  loading,
  caption,
  slim,
  empty,
  onRow,
  sorting,
  onSort,
}: BodyProps<Row>) => {
  if (!loading && rows.length === 0) {
    return (
      <div className="card">
        <EmptyState heading={empty?.heading ?? words.$noDataAvailable} sub={empty?.sub} />
      </div>
    )
  }
  const content = (column: Column<Row>, row: Row) => column.cell?.(row) ?? column.value?.(row)
  return (
    <div className="table-box">
      <table className={slim ? 'table table-slim' : 'table'}>
        {caption && <caption className="sr-only">{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ key, header, sortable, align }) => {
              const sorted = sortWords(sorting, key)
              return (
                <th
                  key={key}
                  scope="col"
                  aria-sort={sorted}
                  className={align === 'right' ? 'text-right' : ''}
                >
                  {sortable ? (
                    <button
                      type="button"
                      className="table-sort"
                      onClick={() => onSort(nextSorting(sorting, key))}
                    >
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
        <tbody>
          {loading
            ? GHOSTS.map(ghost => (
                <tr key={ghost}>
                  {columns.map(({ key }) => (
                    <td key={key} aria-label={words.$loading}>
                      <span className="skeleton w-full min-h-5" />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row, place) => (
                // Rows have no key; pages are short and stateless, so the index will do.
                <tr key={place} className={onRow ? 'table-open' : ''}>
                  {columns.map((column, at) => (
                    <td
                      key={column.key}
                      data-label={column.header}
                      className={`${column.align === 'right' ? 'text-right' : ''} ${column.place ? `cell-${column.place}` : ''}`}
                    >
                      {onRow && at === 0 ? (
                        <button type="button" className="table-row-button" onClick={() => onRow(row)}>
                          {content(column, row)}
                        </button>
                      ) : (
                        content(column, row)
                      )}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  )
}
